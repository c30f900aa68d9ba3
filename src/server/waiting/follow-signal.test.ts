import { expect, test } from 'vitest';
import { followSignal } from './follow-signal.ts';

test('is aborted with the signal and for its reason, also where that was over before', () => {
  const leaving = new AbortController();
  const [early] = followSignal(leaving.signal);
  expect(early.signal.aborted).toBe(false);
  leaving.abort('left');
  const [late] = followSignal(leaving.signal);
  expect([early.signal.reason, late.signal.reason]).toEqual(['left', 'left']);
});

test('leaves the signal alone, and is left alone once it has let go', () => {
  const leaving = new AbortController();
  const [own] = followSignal(leaving.signal);
  own.abort();
  expect(leaving.signal.aborted).toBe(false);
  const [kept, letGo] = followSignal(leaving.signal);
  letGo();
  leaving.abort();
  expect(kept.signal.aborted).toBe(false);
});
