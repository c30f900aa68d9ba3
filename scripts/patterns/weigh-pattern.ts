import { type AST, RegExpParser } from '@eslint-community/regexpp';
import {
  createCache,
  getConsumedChars,
  getFirstConsumedChar,
  getFirstConsumedCharAfter,
  getLongestPrefix,
  getMatchingDirection,
  hasSomeAncestor,
  hasSomeDescendant,
  type Cache,
} from 'regexp-ast-analysis';

type Part = AST.Pattern | AST.Alternative | AST.Element;

/** Of a part of a pattern, tried at one place of the text. */
interface Weight {
  /** In how many ways the engine may leave the part, at most: what it goes back to when the rest fails. */
  ways: number;
  /** Characters looked at until it was left in each of them. */
  steps: number;
  /** The parts that the next character does not decide. */
  doubts: readonly Part[];
}

export interface PatternWeight {
  pattern: AST.Pattern;
  flags: Cache;
  /** Characters looked at in a text of the given length, at most; infinite where no bound is seen. */
  steps: number;
  /** What the engine may have to take back, with more than one way. */
  doubts: readonly Part[];
}

/** Characters looked at in some 10 ms, by a slow pattern on a slow machine. */
export const MAX_STEPS = 4e6;

/** Beyond this a figure says no more than "never". */
const NEVER = 1e12;
/** Rounds beyond which a loop is one that reads on and on. */
const MANY = 16;

/**
 * Bounds what a backtracking engine does with a pattern. A choice that the next characters decide has
 * one way; any other multiplies the ways of what follows, and in a loop is raised to the power of the
 * rounds. The bound is never too low but for a constant factor (words of a list count as one); it may
 * be too high.
 * @param length of the longest text that the pattern meets, in UTF-16 code units
 * @throws SyntaxError for what is not a pattern
 */
export function weighPattern(pattern: RegExp, length: number): PatternWeight {
  const parser = new RegExpParser();
  const flags = createCache(parser.parseFlags(pattern.flags));
  const ast = parser.parsePattern(pattern.source, undefined, undefined, {
    unicode: flags.unicode,
    unicodeSets: flags.unicodeSets,
  });
  const context = { flags, length };
  const { ways, steps, doubts } = weighAlternatives(ast.alternatives, context);
  const starts =
    flags.sticky || ast.alternatives.every((one) => isAtStart(one, flags)) ? 1 : length;
  // The try that succeeds is the last, or the next one begins where it ended.
  const total = Math.max(ways, steps) + starts * stepsOfFailing(ast, context);
  return { pattern: ast, flags, steps: total > NEVER ? Infinity : total, doubts };
}

interface Context {
  flags: Cache & { sticky: boolean };
  length: number;
  /** Set where nothing comes after: what repeats there for as long as it can never fails. */
  isEnd?: boolean;
}

/** Of a try that fails, on the average over the tries. */
function stepsOfFailing(ast: AST.Pattern, context: Context): number {
  const failing = weighAlternatives(ast.alternatives, { ...context, isEnd: true });
  const short = weighAlternatives(ast.alternatives, { ...context, isEnd: true, length: 2 });
  const first = getFirstConsumedChar(ast.alternatives, 'ltr', context.flags);
  const runsPastStart = hasSomeDescendant(
    ast,
    (node) =>
      node.type === 'Quantifier' &&
      node.max > MANY &&
      (hasSomeAncestor(node, isLook) ||
        !getConsumedChars(node.element, context.flags).chars.isDisjointWith(first.char)),
  );
  // Where no loop reads over the place of the next try, the tries share the text between them.
  const isShared = !first.empty && !runsPastStart && failing.ways === short.ways;
  return isShared ? 2 * Math.max(short.ways, short.steps) : Math.max(failing.ways, failing.steps);
}

function weighAlternatives(alternatives: readonly AST.Alternative[], context: Context): Weight {
  const weights = alternatives.map((one) => weighSequence(one.elements, context));
  const ways = alternatives.map((one, index) => {
    const rivals = alternatives.flatMap((other, at) =>
      at !== index && canBothMatch(one, other, context) ? [weights[at]?.ways ?? 1] : [],
    );
    return rivals.reduce((sum, more) => sum + more, weights[index]?.ways ?? 1);
  });
  const isDoubtful = ways.some((sum, index) => sum > (weights[index]?.ways ?? 1));
  return {
    ways: Math.max(...ways),
    steps: Math.max(...weights.map(({ steps }) => steps)) * (isDoubtful ? 2 : 1),
    doubts: [
      ...(isDoubtful ? alternatives.slice(0, 1) : []),
      ...weights.flatMap(({ doubts }) => doubts),
    ],
  };
}

function weighSequence(elements: readonly AST.Element[], context: Context): Weight {
  let ways = 1;
  let steps = 0;
  const doubts: Part[] = [];
  const lastToFail = elements.findLastIndex((one) => one.type !== 'Quantifier' || one.min > 0);
  for (const [index, element] of elements.entries()) {
    const isEnd = context.isEnd === true && index >= lastToFail;
    const weight = weighElement(element, { ...context, isEnd });
    steps += ways * weight.steps;
    ways *= weight.ways;
    doubts.push(...weight.doubts);
  }
  return { ways, steps, doubts };
}

function weighElement(element: AST.Element, context: Context): Weight {
  if (element.type === 'Quantifier') return weighQuantifier(element, context);
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    return weighAlternatives(element.alternatives, context);
  }
  if (element.type === 'Assertion' && 'alternatives' in element) {
    // Once it has held or failed, nothing goes back into it.
    const inner = weighAlternatives(element.alternatives, { ...context, isEnd: false });
    return { ways: 1, steps: Math.max(inner.ways, inner.steps), doubts: inner.doubts };
  }
  return { ways: 1, steps: element.type === 'Backreference' ? context.length : 1, doubts: [] };
}

function weighQuantifier(quantifier: AST.Quantifier, context: Context): Weight {
  const inner = weighElement(quantifier.element, { ...context, isEnd: false });
  const rounds = context.isEnd === true ? quantifier.min : Math.min(quantifier.max, context.length);
  if (rounds === 0) return { ways: 1, steps: 0, doubts: [] };
  const isDoubtful = quantifier.min < rounds && canGoOnOrLeave(quantifier, context);
  const leaves = isDoubtful ? rounds - quantifier.min + 1 : 1;
  const looksAround = hasSomeDescendant(quantifier, isLook);
  // What the next character decides at every turn reads each character of the text once.
  const once = inner.ways === 1 && !looksAround ? 2 * context.length : Infinity;
  const power = Math.min(inner.ways ** rounds, NEVER * NEVER);
  return {
    ways: power * leaves,
    steps: Math.min(rounds * inner.steps * (inner.ways === 1 ? 1 : power), once),
    doubts: [...inner.doubts, ...(isDoubtful ? [quantifier] : [])],
  };
}

/** Whether after a round another one can begin where what follows can begin too. */
function canGoOnOrLeave(quantifier: AST.Quantifier, { flags }: Context): boolean {
  const direction = getMatchingDirection(quantifier);
  const again = getFirstConsumedChar(quantifier.element, direction, flags);
  const after = getFirstConsumedCharAfter(quantifier, direction, flags);
  if (again.empty) return true;
  if (!again.char.isDisjointWith(after.char)) return true;
  // At the pattern's end nothing can fail any more; a look at what follows can.
  return after.empty && !after.look.char.isAll && !again.char.isDisjointWith(after.look.char);
}

/** Whether a text may begin in both ways, as far as their fixed beginnings tell. */
function canBothMatch(one: AST.Alternative, other: AST.Alternative, { flags }: Context): boolean {
  const direction = getMatchingDirection(one);
  const [first, second] = [one, other].map((each) =>
    getLongestPrefix(each, direction, flags, { includeAfter: true }),
  );
  const pairs = Math.min(first?.length ?? 0, second?.length ?? 0);
  for (let index = 0; index < pairs; index += 1) {
    const [left, right] = [first?.[index], second?.[index]];
    if (left !== undefined && right !== undefined && left.isDisjointWith(right)) return false;
  }
  return true;
}

function isLook(node: AST.Node): boolean {
  return node.type === 'Assertion' && 'alternatives' in node;
}

function isAtStart({ elements }: AST.Alternative, flags: Cache): boolean {
  const first = elements[0];
  if (first?.type === 'Group' || first?.type === 'CapturingGroup') {
    return first.alternatives.every((one) => isAtStart(one, flags));
  }
  return first?.type === 'Assertion' && first.kind === 'start' && !flags.multiline;
}
