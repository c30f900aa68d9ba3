import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordRight } from './password.ts';

test('only the password that was hashed is right, and no hash is right for nobody', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).not.toBe(await hashPassword('correct horse battery'));
  const isRight = (password: string, hash: string | null) =>
    isPasswordRight({ password, stored: hash, isKnown: false });
  expect(await isRight('correct horse battery', stored)).toBe(true);
  expect(await isRight('correct horse batter', stored)).toBe(false);
  for (const nothing of [null, '', 'scrypt$$', 'scrypt$c2FsdA$']) {
    expect(await isRight('', nothing)).toBe(false);
  }
});

test('a password is the same however a keyboard composes its letters', async () => {
  const stored = await hashPassword('caf\u00E9 au lait');
  const password = 'cafe\u0301 au lait';
  expect(await isPasswordRight({ password, stored, isKnown: false })).toBe(true);
});

test('an unknown operator takes as long as a known one', async () => {
  const known = await hashPassword('correct horse battery');
  const time = async (stored: string | null) => {
    const tookMs: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const startedMs = performance.now();
      await isPasswordRight({ password: 'wrong', stored, isKnown: false });
      tookMs.push(performance.now() - startedMs);
    }
    return tookMs.toSorted((one, other) => one - other)[2] ?? 0;
  };
  const [ofKnown, ofUnknown] = [await time(known), await time(null)];
  // A hash is all of the time; without one the ratio would be a thousandth. A machine that is busy
  // during one of the two has made it 0.37.
  expect(ofUnknown / ofKnown).toBeGreaterThan(0.1);
  expect(ofUnknown / ofKnown).toBeLessThan(10);
}, 120_000);
