import { AppError } from '#contract/errors.ts';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const KEY_BYTES = 32;
/** 32 MB and about 0.2 s a hash: what OWASP names for scrypt. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/** About six seconds of work: whoever would wait longer is told to come back. */
const MAX_WAITING = 30;

/** One hash at a time: a flood of passwords waits instead of filling the memory. */
let waiting = 0;
let lastHash: Promise<unknown> = Promise.resolve();

/** @returns `scrypt$salt$key`, with a new salt */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Takes as long for an unknown operator as for a known one.
 * @throws AppError rate_limited when too many passwords wait to be checked
 * @param stored what hashPassword made, or null when there is no such operator
 */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? '').split('$');
  const key = await derive(password, Buffer.from(salt, 'base64url'));
  const expectedKey = Buffer.from(expected, 'base64url');
  return expectedKey.length === key.length && timingSafeEqual(key, expectedKey);
}

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (waiting >= MAX_WAITING) throw new AppError('rate_limited', { retryAfterSeconds: 10 });
  waiting += 1;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const run = async () => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
    await promise.catch(() => undefined); // the caller hears of it
    waiting -= 1;
  };
  lastHash = lastHash.then(run);
  return promise;
}
