import { expect, test } from 'vitest';
import { createStopLimit } from './stop-limit.ts';

test('who stops 30 in ten minutes waits for the rest of them, and nobody else does', () => {
  let nowMs = 0;
  const limit = createStopLimit(() => nowMs);
  for (let stop = 0; stop < 30; stop += 1) {
    expect(() => limit.check('me')).not.toThrow();
    limit.count('me');
  }
  nowMs = 400_000;
  expect(() => limit.check('me')).toThrow(
    expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 200 }),
  );
  expect(() => limit.check('somebody else')).not.toThrow();
  nowMs = 600_000;
  expect(() => limit.check('me')).not.toThrow();
});
