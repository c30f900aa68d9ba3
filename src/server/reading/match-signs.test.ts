import { expect, test } from 'vitest';
import { compileSigns, findSigns } from './match-signs.ts';
import { splitTokens } from './split-tokens.ts';

const signs = compileSigns(
  [
    { meaning: 'loss', signs: 'my ~1 <kin> died !laughing' },
    { meaning: 'doctor', signs: 'oncolog*|doctor' },
    { meaning: 'note', signs: 'suic* ~1 note !book' },
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
  ['my dad died', ['loss']],
  ['my kind dad and died', []],
  ['The oncologist and the doctor', ['doctor', 'doctor']],
  ['The oncoming train, and onco is no word', []],
  ['A suicide note', ['note']],
  ['her suicidal last note, his suicide note book', ['note']],
  ['suicide. Note that', []],
  ['suicide', []],
])('%s: %j', (text, meanings) => {
  expect(find(text)).toEqual(meanings);
});

test('a long text is read to its end, for as long as there is time', () => {
  const tokens = splitTokens(`${'so '.repeat(62)}doctor, doctor ${'so '.repeat(63)} doctor`);
  const count = (isOver: () => boolean) => [...findSigns(tokens, signs, { isOver })].length;
  expect(count(() => false)).toBe(3);
  let asked = 0;
  const isOver = () => (asked += 1) > 1;
  expect(count(isOver)).toBe(2);
  expect(asked).toBe(2);
  expect(count(() => true)).toBe(1);
});

test('a sign that cannot be read is refused, with its line', () => {
  expect(() => compileSigns([{ meaning: 1, signs: 'a <nobody>' }], {})).toThrow('<nobody>');
  expect(() => compileSigns([{ meaning: 1, signs: '!a b' }], {})).toThrow('No first word: !a b');
  expect(() => compileSigns([{ meaning: 1, signs: 'ab* c' }], {})).toThrow('ab*');
});
