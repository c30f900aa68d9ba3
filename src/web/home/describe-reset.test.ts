import { expect, test } from 'vitest';
import { describeReset } from './describe-reset.ts';

const MIDNIGHT = new Date('2026-03-11T00:00:00Z');

test.each([
  ['2026-03-10T20:48:00Z', 'Resets in 3 h 12 min'],
  ['2026-03-10T23:59:30Z', 'Resets in 1 min'],
  ['2026-03-10T23:00:00Z', 'Resets in 1 h'],
  ['2026-03-10T21:00:30Z', 'Resets in 3 h'],
  ['2026-03-11T00:00:01Z', 'Resets now'],
])('at %s: %s', (now, words) => {
  expect(describeReset(MIDNIGHT, new Date(now))).toBe(words);
});
