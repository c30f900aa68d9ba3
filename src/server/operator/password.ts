import { AppError } from '#contract/errors.ts';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const KEY_BYTES = 32;
/** 32 MB and about 0.2 s a hash: what OWASP names for scrypt. */
export const OWASP_COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/** About six seconds of work: whoever would wait longer is told to come back. */
const MAX_WAITING = 30;

/** Passwords that wait to be checked, one at a time: a flood of them does not fill the memory. */
interface Line {
  waiting: number;
  last: Promise<unknown>;
}

/** Keeps operators' passwords as hashes, and checks them. */
export interface Passwords {
  /** @returns `scrypt$salt$key`, with a new salt */
  hash(password: string): Promise<string>;
  /**
   * Takes as long for an unknown operator as for a known one.
   * @param attempt.stored what `hash` made, or null when there is no such operator
   * @param attempt.isKnown true where this browser was let in before
   * @throws AppError rate_limited when too many passwords wait to be checked
   */
  isRight(attempt: { password: string; stored: string | null; isKnown: boolean }): Promise<boolean>;
}

/** @param cost what a hash, and each guess, costs */
export function createPasswords(cost: ScryptOptions): Passwords {
  // Strangers can fill their own line only: who is known here does not stand behind them.
  const known: Line = { waiting: 0, last: Promise.resolve() };
  const strangers: Line = { waiting: 0, last: Promise.resolve() };
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, { salt, cost, line: known });
      return ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    isRight: async ({ password, stored, isKnown }) => {
      const [, salt = '', expected = ''] = (stored ?? '').split('$');
      const line = isKnown ? known : strangers;
      const key = await derive(password, { salt: Buffer.from(salt, 'base64url'), cost, line });
      const expectedKey = Buffer.from(expected, 'base64url');
      return expectedKey.length === key.length && timingSafeEqual(key, expectedKey);
    },
  };
}

async function derive(
  password: string,
  { salt, cost, line }: { salt: Buffer; cost: ScryptOptions; line: Line },
): Promise<Buffer> {
  if (line.waiting >= MAX_WAITING) throw new AppError('rate_limited', { retryAfterSeconds: 10 });
  line.waiting += 1;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const run = async () => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
    await promise.catch(() => undefined); // the caller hears of it
    line.waiting -= 1;
  };
  line.last = line.last.then(run);
  return promise;
}
