import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { countingKey, visitorAddress } from '../http/visitor-address.ts';
import { giveBackAttempt, limitRate } from '../rate-limit/limit-rate.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { findOperator } from './operator-sessions.ts';
import { isRecoveryCode } from './second-factor.ts';

const WINDOW_SECONDS = 900;
const STRANGERS_LIMIT = 10;
/** More than a person mistypes, and still no number for a machine that guesses. */
const KNOWN_LIMIT = 100;

interface Attempt {
  /** Whether nobody has to stand behind strangers' guesses. */
  isKnown: boolean;
  /** It was no guess: it counts against nobody. */
  giveBack: () => Promise<void>;
}

/**
 * Counts an attempt to sign in. Guesses by strangers count by address and by account, those that
 * bring a code apart from those that do not; a browser that this operator signed in from and a
 * recovery code, which cannot be guessed, have allowances of their own. So strangers who guess
 * passwords lock nobody out who has either.
 * @throws AppError operator_attempts_used_up
 */
export async function limitAttempts(
  deps: OperatorDeps,
  c: Context<AppEnv>,
  { email, code }: { email: string; code: string | undefined },
): Promise<Attempt & { browser: 'known' | 'new' }> {
  const known = await findOperator(deps, c, 'known-browser');
  if (known?.email === email) {
    return { browser: 'known', ...(await count(deps, [`operator-browser:${email}`], KNOWN_LIMIT)) };
  }
  if (code !== undefined && (await isRecoveryCode(deps, { email, code }))) {
    return { browser: 'new', ...(await count(deps, [`operator-recovery:${email}`], KNOWN_LIMIT)) };
  }
  const from = countingKey(visitorAddress(c, deps.config.trustedProxyHops));
  const what = code === undefined ? 'operator' : 'operator-code';
  const keys = [`${what}-address:${from}`, `${what}-account:${email}`];
  return { browser: 'new', ...(await count(deps, keys, STRANGERS_LIMIT)) };
}

/** The same for who is signed in and gives a password or a code again. */
export async function limitProofs(deps: OperatorDeps, email: string): Promise<Attempt> {
  return count(deps, [`operator-proof:${email}`], STRANGERS_LIMIT);
}

async function count(deps: OperatorDeps, keys: readonly string[], limit: number): Promise<Attempt> {
  const window = { limit, windowSeconds: WINDOW_SECONDS };
  for (const key of keys) {
    await limitRate(deps, { key, ...window, code: 'operator_attempts_used_up' });
  }
  return {
    isKnown: limit === KNOWN_LIMIT,
    giveBack: async () => {
      for (const key of keys) await giveBackAttempt(deps, key);
    },
  };
}
