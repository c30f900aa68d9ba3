import { expect, test } from 'vitest';
import { compileSigns, findSigns } from './match-signs.ts';
import { splitTokens } from './split-tokens.ts';

const signs = compileSigns(
  [
    { meaning: 'loss', signs: 'my ~1 <kin> died !laughing' },
    { meaning: 'doctor', signs: 'oncolog*|doctor' },
  ],
  { kin: 'dad mum' },
);

const find = (text: string) =>
  [...findSigns(splitTokens(text), signs, { isOver: () => false })].map(({ meaning }) => meaning);

test.each([
  ['My dad died.', ['loss']],
  ['my dear old mum died', []],
  ['My poor dad died yesterday', ['loss']],
  ['my dad died laughing', []],
  ['That is my. Dad died.', []],
  ['The oncologist and the doctor', ['doctor', 'doctor']],
])('%s: %j', (text, meanings) => {
  expect(find(text)).toEqual(meanings);
});

test('a sign that cannot be read is refused, with its line', () => {
  expect(() => compileSigns([{ meaning: 1, signs: 'a <nobody>' }], {})).toThrow('<nobody>');
  expect(() => compileSigns([{ meaning: 1, signs: '!a b' }], {})).toThrow('No first word: !a b');
  expect(() => compileSigns([{ meaning: 1, signs: 'ab* c' }], {})).toThrow('ab*');
});
