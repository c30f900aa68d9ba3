import { scryptSync } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { createPasswords, OWASP_COST } from './password.ts';

const passwords = createPasswords(OWASP_COST);

test('only the password that was hashed is right, and no hash is right for nobody', async () => {
  const stored = await passwords.hash('correct horse battery');
  expect(stored).not.toBe(await passwords.hash('correct horse battery'));
  const isRight = (password: string, hash: string | null) =>
    passwords.isRight({ password, stored: hash, isKnown: false });
  expect(await isRight('correct horse battery', stored)).toBe(true);
  expect(await isRight('correct horse batter', stored)).toBe(false);
  for (const nothing of [null, '', 'scrypt$$', 'scrypt$c2FsdA$']) {
    expect(await isRight('', nothing)).toBe(false);
  }
});

test('a hash costs what OWASP names for scrypt', async () => {
  const [, , salt = '', key] = (await passwords.hash('correct horse battery')).split('$');
  const cost = { N: 32_768, r: 8, p: 3, maxmem: 2 ** 26 };
  const expected = scryptSync('correct horse battery', Buffer.from(salt, 'base64url'), 32, cost);
  expect(key).toBe(expected.toString('base64url'));
});

test('thirty wait for their turn, strangers in a line of their own; who comes later is told when to come back', async () => {
  const cheap = createPasswords({ N: 2, r: 8, p: 1 });
  const guess = (isKnown: boolean) => cheap.isRight({ password: 'x', stored: null, isKnown });
  const waiting = Array.from({ length: 30 }, () => guess(false));
  await expect(guess(false)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  expect(await guess(true)).toBe(false);
  expect(await Promise.all(waiting)).toEqual(Array(30).fill(false));
  expect(await guess(false)).toBe(false);
});

test('a password is the same however a keyboard composes its letters', async () => {
  const stored = await passwords.hash('caf\u00E9 au lait');
  const password = 'cafe\u0301 au lait';
  expect(await passwords.isRight({ password, stored, isKnown: false })).toBe(true);
});

test('an unknown operator takes as long as a known one', async () => {
  const known = await passwords.hash('correct horse battery');
  const time = async (stored: string | null) => {
    const tookMs: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const startedMs = performance.now();
      await passwords.isRight({ password: 'wrong', stored, isKnown: false });
      tookMs.push(performance.now() - startedMs);
    }
    return tookMs.toSorted((one, other) => one - other)[2] ?? 0;
  };
  const [ofKnown, ofUnknown] = [await time(known), await time(null)];
  // A hash is all of the time; without one the ratio would be a thousandth. A machine that is busy
  // during one of the two has made it 0.37.
  expect(ofUnknown / ofKnown).toBeGreaterThan(0.1);
  expect(ofUnknown / ofKnown).toBeLessThan(10);
});
