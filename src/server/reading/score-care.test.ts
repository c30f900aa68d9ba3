import { expect, test } from 'vitest';
import { scoreCare } from './score-care.ts';

test('words that nobody has counted say nothing, and those that hurt say more than those that do not', () => {
  expect(scoreCare(['blorp', 'fnord'])).toBe(scoreCare([]));
  const sad = scoreCare('we buried my mum on friday and the house is so quiet'.split(' '));
  const calm = scoreCare('we painted my fence on friday and the house is so pretty'.split(' '));
  expect(sad).toBeGreaterThan(calm);
});
