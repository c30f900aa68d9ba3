import type { AST } from '@eslint-community/regexpp';
import { Chars, toUnicodeSet, type Cache } from 'regexp-ast-analysis';
import type { PatternWeight } from './weigh-pattern.ts';

/** A text that a pattern may be slow on: the beginning, then the pump as often as it fits, then the end. */
export interface Attack {
  start: string;
  pump: string;
  end: string;
}

/** What is slow to read in general, whatever the pattern. */
const COMMON = ['a', ' ', '?', '#a', '((', '\n', '0', '.', '"', '@a', 'a ', 'A? ', '…', '👍🏽', 'é'];
/** Nothing that anybody writes: what a pattern that reads on looks for in vain. */
const ENDS = ['\u0000', ' x'];
/** Of one pattern's own: enough for each of its loops and each way of a short list. */
const MAX_OWN = 60;
const READABLE = ['a', '0', ' ', '?', '#', '.', '-', 'A', '\n', "'", '"', 'é'];

/**
 * Texts made to be slow for a pattern: what it cannot decide and each of its loops pumped, its words
 * over and over, and the common ones.
 */
export function makeAttacks({ pattern, flags, doubts }: PatternWeight): Attack[] {
  const own = new Map<string, Attack>();
  const add = (start: string, pump: string) => {
    if (pump === '' || own.size >= MAX_OWN) return;
    for (const end of ENDS) own.set(`${start}\u0001${pump}${end}`, { start, pump, end });
  };
  const pumpLoop = (node: AST.Node) => {
    if (node.type !== 'Quantifier' || node.max <= 3) return;
    for (const turn of [0, 1]) {
      add(beforeOf(node, flags), writeElement(node.element, { flags, turn }));
    }
  };
  doubts.forEach(pumpLoop);
  visit(pattern, pumpLoop);
  for (const { elements } of pattern.alternatives) {
    for (const turn of [0, 1, 2]) {
      add('', writeAll(elements, { flags, turn }));
      add('', writeAll(elements.slice(0, -1), { flags, turn }));
    }
  }
  visit(pattern, (node) => {
    if (isCharacters(node)) add('', writeElement(node, { flags, turn: 0 }));
  });
  return [
    ...own.values(),
    ...COMMON.flatMap((pump) => ENDS.map((end) => ({ start: '', pump, end }))),
  ];
}

export function describeAttack({ start, pump, end }: Attack): string {
  return `${JSON.stringify(start)} + ${JSON.stringify(pump)}×n + ${JSON.stringify(end)}`;
}

/** @param length of the text, in UTF-16 code units */
export function writeAttack({ start, pump, end }: Attack, length: number): string {
  const room = Math.max(0, length - start.length - end.length);
  return `${start}${pump.repeat(Math.ceil(room / pump.length)).slice(0, room)}${end}`.slice(
    0,
    length,
  );
}

interface Writing {
  flags: Cache;
  /** Which of several ways is written. */
  turn: number;
}

function writeAll(elements: readonly AST.Element[], writing: Writing): string {
  return elements.map((element) => writeElement(element, writing)).join('');
}

function writeElement(element: AST.Element, writing: Writing): string {
  if (isCharacters(element)) return writeCharacter(element, writing.flags);
  if (element.type === 'Quantifier') {
    const times = Math.min(Math.max(element.min, writing.turn > 0 ? 0 : 1), element.max);
    return writeElement(element.element, writing).repeat(times);
  }
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    const { alternatives } = element;
    return writeAll(alternatives[writing.turn % alternatives.length]?.elements ?? [], writing);
  }
  // A look at what follows or precedes, or a word's end: a space will do where one is needed.
  return element.type === 'Assertion' && element.kind === 'word' && writing.turn === 2 ? ' ' : '';
}

type Characters =
  | AST.Character
  | AST.CharacterClass
  | AST.CharacterSet
  | AST.ExpressionCharacterClass;

function isCharacters(node: AST.Node): node is Characters {
  return ['Character', 'CharacterClass', 'CharacterSet', 'ExpressionCharacterClass'].includes(
    node.type,
  );
}

function writeCharacter(node: Characters, flags: Cache): string {
  if (node.type === 'Character') return String.fromCodePoint(node.value);
  const { chars } = toUnicodeSet(node, flags);
  const readable = READABLE.find((one) => chars.has(one.codePointAt(0) ?? 0));
  const first = chars.ranges[0]?.min ?? Chars.all(flags).ranges[0]?.min ?? 0;
  return readable ?? String.fromCodePoint(first);
}

/** What the pattern wants before a part of it, in the first of its ways. */
function beforeOf(node: AST.Node, flags: Cache): string {
  const parent = node.parent;
  if (parent === null || parent === undefined) return '';
  if (parent.type !== 'Alternative') return beforeOf(parent, flags);
  const at = parent.elements.indexOf(node as AST.Element);
  const before = parent.elements.slice(0, at);
  return `${beforeOf(parent, flags)}${writeAll(before, { flags, turn: 0 })}`;
}

function visit(node: AST.Pattern | AST.Alternative | AST.Element, see: (node: AST.Node) => void) {
  see(node);
  if ('alternatives' in node) {
    for (const each of node.alternatives) visit(each, see);
  } else if (node.type === 'Alternative') {
    for (const each of node.elements) visit(each, see);
  } else if (node.type === 'Quantifier') visit(node.element, see);
}
