import { expect, test } from 'vitest';
import { countDown, isEven, isFew, isMany } from './halves.ts';

test('two is even, three is not', () => {
  expect([isEven(2), isEven(3)]).toEqual([true, false]);
});

test('200 are many, one is not', () => {
  expect([isMany(200), isMany(1)]).toEqual([true, false]);
});

test('it ends at none', () => {
  expect(countDown(3)).toBe(0);
});

test('four are few, five are not', () => {
  expect([isFew(4), isFew(5)]).toEqual([true, false]);
});
