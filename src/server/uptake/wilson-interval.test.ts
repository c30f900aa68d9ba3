import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

test.each([
  // The four examples of Newcombe 1998, table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  // The third from the other side.
  [20, 20, 0.8389, 1],
])('%d of %d are %f to %f, as published', (count, of, low, high) => {
  const interval = wilsonInterval(count, of);
  expect(interval?.low).toBeCloseTo(low, 4);
  expect(interval?.high).toBeCloseTo(high, 4);
});

test('no share is more than all', () => {
  // Of 23 it would be, by the last digit.
  for (let of = 1; of <= 100; of += 1) {
    expect(wilsonInterval(of, of)?.high).toBeLessThanOrEqual(1);
    expect(wilsonInterval(0, of)?.low).toBeGreaterThanOrEqual(0);
  }
});

test('of none there is no share', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});
