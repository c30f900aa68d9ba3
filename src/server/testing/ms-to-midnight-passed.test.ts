import { expect, test } from 'vitest';
import { msToMidnightPassed } from './ms-to-midnight-passed.ts';

test('what would straddle midnight UTC waits until the next day has begun; the rest begins at once', () => {
  const at = (time: string) =>
    msToMidnightPassed({ now: new Date(`2026-02-28T${time}Z`), neededMs: 60_000 });
  expect(at('00:00:00.000')).toBe(0);
  expect(at('23:58:59.999')).toBe(0);
  for (const late of ['23:59:00.000', '23:59:30.000', '23:59:59.999']) {
    const begins = new Date(Date.parse(`2026-02-28T${late}Z`) + at(late)).toISOString();
    expect(begins).toBe('2026-03-01T00:00:00.250Z');
  }
});
