import { expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import { mayAskAgain, waitBeforeAsking } from './use-confirmation.ts';

test('a payment is asked about nine times within a minute, and then no more', () => {
  const waits = Array.from({ length: 12 }, (_, index) => waitBeforeAsking(index + 1));
  const whole = [1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000];
  expect(waits).toEqual([...whole, false, false, false, false]);
});

test('a provider that cannot be reached is asked again three times, a refusal is told at once', () => {
  const asksAgain = (failures: number, status: number) =>
    mayAskAgain(failures, new ApiError('Away.', { status, code: null }));
  for (const status of [0, 500, 503]) {
    expect([0, 1, 2, 3].map((failures) => asksAgain(failures, status))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
  for (const status of [200, 404, 499]) expect(asksAgain(0, status)).toBe(false);
  expect(mayAskAgain(0, new Error('no answer of ours'))).toBe(false);
});
