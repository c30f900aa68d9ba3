import { expect, test } from 'vitest';
import { showCost, showInterval, showMs, showShare } from './show-figures.ts';

test.each([
  [null, '–'],
  [5, '5 ms'],
  [1000, '1 s'],
  [1500, '1.5 s'],
  [60_000, '1 min'],
  [620_000, '11 min'],
])('%s ms reads %s', (ms, words) => {
  expect(showMs(ms)).toBe(words);
});

test.each([
  [null, 'not known'],
  [0, '0.00 USD'],
  [0.00123, '0.0012 USD'],
  [0.1, '0.10 USD'],
  [12.345, '12.35 USD'],
])('a cost of %s reads %s', (cost, words) => {
  expect(showCost(cost, 'usd')).toBe(words);
});

test.each([
  [{ count: 81, of: 263, low: 0.2553, high: 0.3662 }, '31 %', '26 to 37 %'],
  [{ count: 2, of: 1000, low: 0.0005, high: 0.0073 }, '0.2 %', '0.1 to 0.7 %'],
  [{ count: 0, of: 20, low: 0, high: 0.1611 }, '0 %', '0 to 16 %'],
  [{ count: 1, of: 100, low: null, high: 0.05 }, '1 %', ''],
  [{ count: 1, of: 100, low: 0.01, high: null }, '1 %', ''],
  [{ count: 0, of: 0, low: null, high: null }, '–', ''],
])('a share of %o reads %s, %s', (share, words, interval) => {
  expect([showShare(share), showInterval(share)]).toEqual([words, interval]);
});
