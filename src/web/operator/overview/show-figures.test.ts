import { expect, test } from 'vitest';
import { showCost, showMs } from './show-figures.ts';

test.each([
  [null, '–'],
  [5, '≤ 5 ms'],
  [1500, '≤ 1.5 s'],
  [60_000, '≤ 1 min'],
  [620_000, '≤ 11 min'],
])('%s ms reads %s', (ms, words) => {
  expect(showMs(ms)).toBe(words);
});

test.each([
  [null, 'not known'],
  [0, '0.00 USD'],
  [0.00123, '0.0012 USD'],
  [12.345, '12.35 USD'],
])('a cost of %s reads %s', (cost, words) => {
  expect(showCost(cost, 'usd')).toBe(words);
});
