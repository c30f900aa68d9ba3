import { expect, test } from 'vitest';
import { waitBeforeAsking } from './use-confirmation.ts';

test('a payment is asked about nine times within a minute, and then no more', () => {
  const waits = Array.from({ length: 12 }, (_, index) => waitBeforeAsking(index + 1));
  const whole = [1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000];
  expect(waits).toEqual([...whole, false, false, false, false]);
});
