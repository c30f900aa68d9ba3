import { AppError } from '#contract/errors.ts';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** 32 MB and about 0.2 s a hash: what OWASP names for scrypt. */
export const OWASP_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const COST_FORM = /^N=(\d{1,7}),r=(\d{1,2}),p=(\d{1,2})$/;

/** What a hash costs who guesses, and us. */
export interface Cost {
  N: number;
  r: number;
  p: number;
}

/** About six seconds of work: whoever would wait longer is told to come back. */
const MAX_WAITING = 30;

/** Passwords that wait to be checked, one at a time: a flood of them does not fill the memory. */
interface Line {
  waiting: number;
  last: Promise<unknown>;
}

/** Keeps operators' passwords as hashes, and checks them. */
export interface Passwords {
  /** @returns `scrypt$N=…,r=…,p=…$salt$key`, with a new salt */
  hash(password: string): Promise<string>;
  /** Whether a hash does not say today's cost: then it is made anew when the password is at hand. */
  isOld(stored: string): boolean;
  /**
   * Takes as long for an unknown operator as for a known one.
   * @param attempt.stored what `hash` made, or null when there is no such operator
   * @param attempt.isKnown true where this browser was let in before
   * @throws AppError rate_limited when too many passwords wait to be checked
   */
  isRight(attempt: { password: string; stored: string | null; isKnown: boolean }): Promise<boolean>;
}

/** @param cost what a hash, and each guess, costs */
export function createPasswords(cost: Cost): Passwords {
  // Strangers can fill their own line only: who is known here does not stand behind them.
  const known: Line = { waiting: 0, last: Promise.resolve() };
  const strangers: Line = { waiting: 0, last: Promise.resolve() };
  const said = `N=${cost.N},r=${cost.r},p=${cost.p}`;
  return {
    isOld: (stored) => stored.split('$')[1] !== said,
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, { salt, cost, line: known });
      return ['scrypt', said, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    isRight: async ({ password, stored, isKnown }) => {
      const [salt = '', expected = ''] = (stored ?? '').split('$').slice(-2);
      const line = isKnown ? known : strangers;
      const its = { salt: Buffer.from(salt, 'base64url'), cost: readCost(stored) ?? cost, line };
      const key = await derive(password, its);
      const expectedKey = Buffer.from(expected, 'base64url');
      return expectedKey.length === key.length && timingSafeEqual(key, expectedKey);
    },
  };
}

/** Those of before did not say theirs: it was today's. */
function readCost(stored: string | null): Cost | null {
  const [, N, r, p] = COST_FORM.exec(stored?.split('$')[1] ?? '') ?? [];
  return N === undefined ? null : { N: Number(N), r: Number(r), p: Number(p) };
}

async function derive(
  password: string,
  { salt, cost, line }: { salt: Buffer; cost: Cost; line: Line },
): Promise<Buffer> {
  if (line.waiting >= MAX_WAITING) throw new AppError('rate_limited', { retryAfterSeconds: 10 });
  line.waiting += 1;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const run = async () => {
    const options = { ...cost, maxmem: MAX_MEMORY_BYTES };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
    await promise.catch(() => undefined); // the caller hears of it
    line.waiting -= 1;
  };
  line.last = line.last.then(run);
  return promise;
}
