import { expect, test } from 'vitest';
import { isTooLong } from './is-too-long.ts';

const long = 'x'.repeat(130);
const sentence =
  'This is a sentence that a person reads, and it may be as long as it has to be '.repeat(2);

test.each([
  ['const a = 1;', false],
  [`const ${long} = 1;`, true],
  [`  error: '${sentence}',`, false],
  ['  error: `' + sentence + '${count} of them`,', false],
  [`        ${sentence}`, false],
  [`call(first, second, third, { one: 1, two: 2 }, ${'another, '.repeat(12)}last);`, true],
  [`body { margin: 0; ${'padding: 0 auto; '.repeat(8)}}`, true],
  [`  '${long}',`, true],
])('%s', (line, expected) => {
  expect(isTooLong(line, 'src/a.ts')).toBe(expected);
});

test('tables of words have rows as long as they are', () => {
  expect(isTooLong(long, 'src/server/reading/care-signs/grief.ts')).toBe(false);
});
