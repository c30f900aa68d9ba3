/** A part of a template, from its own beginning. */
interface Part {
  start: number;
  end: number;
  replacement: string;
}

const IS_STATEMENT = /\b(?:select|insert into|update|delete from)\b/;
const SWAPS: readonly [RegExp, string][] = [
  [/ <= /g, ' < '],
  [/ < /g, ' <= '],
  [/ >= /g, ' > '],
  [/ > /g, ' >= '],
  [/ = (?=[$a-z'(])/g, ' <> '],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\bnot exists\b/g, 'exists'],
  [/\bleast\(/g, 'greatest('],
  [/\bgreatest\(/g, 'least('],
  [/ or /g, ' and '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\bfor update\b(?: skip locked)?/g, ''],
  [/\blimit 1\b/g, 'limit 2'],
];
const CONDITION = /\n *(?:and|or) [^\n`]*(?=[\n`])/g;
const FIRST_CONDITION = /\bwhere [^\n`]*?(?= and |[\n`])/g;

/**
 * The small bugs that could be made in the SQL of a template: a comparison turned, a condition left
 * out. Nothing where it is no SQL.
 * @param template with its backquotes
 * @param options.isMarked a tag says that it is SQL
 */
export function changeSql(template: string, { isMarked }: { isMarked: boolean }): Part[] {
  if (!isMarked && !IS_STATEMENT.test(template)) return [];
  return [
    ...SWAPS.flatMap(([pattern, replacement]) =>
      [...template.matchAll(pattern)]
        .filter(({ index }) => !isInside(template, index))
        .map(({ index, 0: found }) => ({ start: index, end: index + found.length, replacement })),
    ),
    ...[...template.matchAll(CONDITION)]
      .filter(({ 0: found }) => isBalanced(found))
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length, replacement: '' })),
    ...[...template.matchAll(FIRST_CONDITION)]
      .filter(({ 0: found }) => isBalanced(found))
      .map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
        replacement: 'where true',
      })),
  ];
}

/** In the code between `${` and `}`, which is no SQL. */
function isInside(template: string, at: number): boolean {
  return template.lastIndexOf('${', at) > template.lastIndexOf('}', at);
}

function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return count('(') === count(')') && count('{') === count('}') && count('`') === 1;
}
