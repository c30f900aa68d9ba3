import { stat } from 'node:fs/promises';
import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isWithin } from './is-within.ts';

test('what takes longer is not waited for', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  expect(await isWithin(5, never)).toBe(false);
});

test('an answer that came while this process was busy has come in time', async () => {
  await tick(); // what is late is told next, and only then what has come
  const answer = stat(import.meta.filename); // comes from another thread
  const isInTime = isWithin(5, answer);
  const untilMs = performance.now() + 200;
  while (performance.now() < untilMs);
  expect(await isInTime).toBe(true);
});

test('how late work ends is nobody’s', async () => {
  const { promise: failing, reject } = Promise.withResolvers<void>();
  expect(await isWithin(5, failing)).toBe(false);
  reject(new Error('too late'));
  await tick(); // what nobody looks after would fail the run here
});
