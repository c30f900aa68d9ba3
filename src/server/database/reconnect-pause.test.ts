import { expect, test } from 'vitest';
import { createReconnectPause } from './reconnect-pause.ts';

function createPause() {
  const time = { ms: 0 };
  return { time, pause: createReconnectPause({ now: () => time.ms, random: () => 0.5 }) };
}

test('goes through as long as nothing failed', () => {
  const { pause } = createPause();
  expect(() => pause.check()).not.toThrow();
  expect(() => pause.check()).not.toThrow();
});

test('refuses at once after a failure, and lets one at a time ask again', () => {
  const { pause, time } = createPause();
  pause.fail();
  expect(() => pause.check()).toThrow('away');
  time.ms = 100;
  expect(() => pause.check()).not.toThrow();
  expect(() => pause.check()).toThrow('away');
  pause.succeed();
  expect(() => pause.check()).not.toThrow();
  expect(() => pause.check()).not.toThrow();
});

test('pauses grow up to 1.5 s, and many failures at once count as one', () => {
  const { pause, time } = createPause();
  for (let request = 0; request < 50; request += 1) pause.fail();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const from = time.ms;
    for (;;) {
      try {
        pause.check();
        break;
      } catch {
        time.ms += 10;
      }
    }
    pauses.push(time.ms - from);
    pause.fail();
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1500, 1500, 1500, 1500]);
});
