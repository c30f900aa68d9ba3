import { below, isNode, walkTree, type Place, type TreeNode } from './walk-tree.ts';
import { changeSql } from './change-sql.ts';

/** One place of a file, changed. */
export interface Mutant {
  /** Below the project's root, with slashes. */
  file: string;
  line: number;
  /** What is replaced, as UTF-16 code units of the file's text. */
  start: number;
  end: number;
  replacement: string;
  /** What names it for as long as its function and its own words stay: no line numbers. */
  key: string;
  /** However many there are that run it. */
  asksAllTests?: boolean;
}

type Change = Pick<Mutant, 'start' | 'end' | 'replacement'>;

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const SWAPPED_METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);
/** What these say is for people who run it, and no rule. */
const IS_LOG = /^(?:(?:deps\.|app\.)?(?:logger|log)|c\.get\('logger'\))\.\w+\(/;
/** Up to here a number is a count, where one more matters; beyond, a size or a time. */
const MAX_COUNT = 50;
const LONGEST_SHOWN = 120;

/**
 * Every small bug that could be made in a file: one each of the kinds that people make.
 * @param file below the project's root
 */
export function makeMutants(file: string, text: string): Mutant[] {
  const seen = new Map<string, number>();
  return walkTree(file, text).flatMap((place) =>
    changesAt(place, text)
      .filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
      .map((change) => {
        const key = `${file} ${nameOf(place)}: ${describeChange(change, place, text)}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        const line = text.slice(0, change.start).split('\n').length;
        return { file, line, ...change, key: times === 1 ? key : `${key} (${times})` };
      }),
  );
}

export function applyMutant(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function changesAt({ node, above }: Place, text: string): Change[] {
  const code = (of: TreeNode) => text.slice(of.start, of.end);
  const instead = (replacement: string, of = node): Change => {
    const { start, end } = of;
    return { start, end, replacement };
  };
  const parent = above[0];
  if ([node, ...above].some((each) => isNoRule(each, code))) return [];
  switch (node.type) {
    case 'BinaryExpression': {
      const [left, right] = sidesOf(node);
      const operator = String(node['operator']);
      const isOfNumbers = [left, right].some((side) => typeof side['value'] === 'number');
      const other = operator === '+' && isOfNumbers ? '-' : SWAPPED[operator];
      if (other === undefined) return [];
      const start = left.end + text.slice(left.end, right.start).indexOf(operator);
      return [{ start, end: start + operator.length, replacement: other }];
    }
    case 'LogicalExpression': {
      const [left, right] = sidesOf(node);
      const operator = String(node['operator']);
      const start = left.end + text.slice(left.end, right.start).indexOf(operator);
      if (operator === '??') return [instead(code(left)), instead(code(right))];
      const swap = { start, end: start + 2, replacement: operator === '&&' ? '||' : '&&' };
      return [swap, instead(code(left)), instead(code(right))];
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const condition = below(node, 'test');
      return condition === null ? [] : [instead('true', condition), instead('false', condition)];
    }
    case 'UnaryExpression': {
      const argument = below(node, 'argument');
      return node['operator'] === '!' && argument !== null ? [instead(code(argument))] : [];
    }
    case 'ExpressionStatement': {
      const expression = below(node, 'expression');
      if (expression === null || !isEffect(expression) || IS_LOG.test(code(expression))) return [];
      // Nobody is asked about an await that is left out: no-floating-promises of the lint sees it.
      return [instead(';')];
    }
    case 'ThrowStatement':
      return [instead(';')];
    case 'ReturnStatement': {
      const argument = below(node, 'argument');
      if (argument === null) return [instead(';')];
      const isCondition = argument.type === 'LogicalExpression' || isComparison(argument);
      return isCondition ? ['true', 'false'].map((value) => instead(value, argument)) : [];
    }
    case 'Literal': {
      const { value } = node;
      if (isName(node, parent)) return [];
      if (typeof value === 'boolean') return [instead(String(!value))];
      if (typeof value !== 'number') return [];
      return [instead(value <= MAX_COUNT ? String(value + 1) : `(${code(node)} * 2)`)];
    }
    case 'MemberExpression': {
      const property = below(node, 'property');
      const other = property === null ? undefined : SWAPPED_METHODS.get(code(property));
      if (property === null || other === undefined || node['computed'] === true) return [];
      return parent?.type === 'CallExpression' ? [instead(other, property)] : [];
    }
    case 'CallExpression':
      return [...dropFilter(node, { code, instead }), ...dropArguments(node, { code, instead })];
    case 'ObjectExpression':
      return parent?.type === 'CallExpression' ? dropProperties(node, text) : [];
    case 'TemplateLiteral':
      return changeSql(code(node), { isMarked: parent?.type === 'TaggedTemplateExpression' }).map(
        (change) => ({
          start: node.start + change.start,
          end: node.start + change.end,
          replacement: change.replacement,
        }),
      );
    default:
      return [];
  }
}

/** A log's line, when there is one, and what cannot be unless something else is wrong. */
function isNoRule(node: TreeNode, code: (of: TreeNode) => string): boolean {
  if (node.type === 'CallExpression') return IS_LOG.test(code(node));
  const only = node.type === 'IfStatement' ? below(node, 'consequent') : null;
  if (only === null || below(node, 'alternate') !== null) return false;
  return IS_LOG.test(code(only)) || code(only).startsWith('throw new Error(');
}

interface Writing {
  code: (of: TreeNode) => string;
  instead: (replacement: string, of?: TreeNode) => Change;
}

/** `all.filter(…)` without the filter. */
function dropFilter(call: TreeNode, { code, instead }: Writing): Change[] {
  const callee = below(call, 'callee');
  const property = callee === null ? null : below(callee, 'property');
  const object = callee === null ? null : below(callee, 'object');
  if (property === null || object === null || code(property) !== 'filter') return [];
  return [instead(code(object), call)];
}

/** `and(a, b)` and `or(a, b)` of the query builder, each without one of theirs. */
function dropArguments(call: TreeNode, { code, instead }: Writing): Change[] {
  const callee = below(call, 'callee');
  const args = listOf(call, 'arguments');
  if (callee === null || !['and', 'or'].includes(code(callee)) || args.length < 2) return [];
  return args.map((each) => {
    const others = args.filter((other) => other !== each).map(code);
    return instead(`${code(callee)}(${others.join(', ')})`, call);
  });
}

function dropProperties(object: TreeNode, text: string): Change[] {
  return listOf(object, 'properties').map(({ start, end }) => {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    return { start, end: end + comma, replacement: '' };
  });
}

function isEffect(node: TreeNode): boolean {
  const kinds = ['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression'];
  const inner = node['operator'] === 'void' ? below(node, 'argument') : null;
  return kinds.includes(node.type) || inner !== null;
}

function isComparison({ type, operator }: TreeNode): boolean {
  return type === 'BinaryExpression' && /^[<>=!]=*$/.test(String(operator));
}

/** A number or a word that only names a property, a module or an attribute. */
function isName(node: TreeNode, parent: TreeNode | undefined): boolean {
  return parent === undefined || parent['key'] === node || parent.type.startsWith('Import');
}

function sidesOf(node: TreeNode): [TreeNode, TreeNode] {
  const left = below(node, 'left');
  const right = below(node, 'right');
  if (left === null || right === null) throw new Error(`${node.type} without its sides`);
  return [left, right];
}

function listOf(node: TreeNode, field: string): TreeNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The function that the place lies in; what it is called in the file. */
function nameOf({ node, above }: Place): string {
  for (const each of [node, ...above]) {
    const holder = [below(each, 'id'), below(each, 'key')].find(
      (one) => one?.type === 'Identifier',
    );
    const isOuter = ['FunctionDeclaration', 'MethodDefinition'].includes(each.type);
    const isTop = above.at(-2) === each || above.at(-3) === each || above.at(-4) === each;
    if (holder !== undefined && holder !== null && (isOuter || isTop))
      return String(holder['name']);
  }
  return 'module';
}

function describeChange(change: Change, { node, above }: Place, text: string): string {
  // A sign or a word alone says too little: with what it stands in.
  const isShort = change.end - change.start < 12 && node.type !== 'ExpressionStatement';
  const around = isShort && node.end - node.start < 12 ? (above[0] ?? node) : node;
  const { start, end } =
    node.type === 'TemplateLiteral' ? lineAround(change, text) : isShort ? around : change;
  const before = text.slice(start, end);
  const after = applyMutant(before, {
    start: change.start - start,
    end: change.end - start,
    replacement: change.replacement,
  });
  return `${shorten(before)} → ${shorten(after)}`;
}

function lineAround({ start, end }: Change, text: string): Pick<Change, 'start' | 'end'> {
  return { start: text.lastIndexOf('\n', start) + 1, end: end + text.slice(end).indexOf('\n') };
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_SHOWN) return line === '' ? 'nothing' : line;
  return `${line.slice(0, LONGEST_SHOWN / 2)}…${line.slice(-LONGEST_SHOWN / 2)}`;
}
