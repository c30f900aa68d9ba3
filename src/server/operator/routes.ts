import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { operators } from '../database/schema.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { giveBackAttempt, limitRate } from '../rate-limit/limit-rate.ts';
import { tellSecurityEvent } from '../http/security-events.ts';
import { countingKey, visitorAddress } from '../http/visitor-address.ts';
import { writeAudit, type AuditDeed } from './audit-log.ts';
import {
  endOperatorSession,
  findOperator,
  openOperatorSession,
  type OperatorSession,
} from './operator-sessions.ts';
import type { Door } from '../http/door.ts';

const ATTEMPTS = { limit: 10, windowSeconds: 900 };
/** More than a person mistypes, and still no number for a machine that guesses. */
const KNOWN_BROWSER_ATTEMPTS = { limit: 100, windowSeconds: 900 };

/** Signing in and out of the operator area. */
export function serveOperators(door: Door, deps: OperatorDeps): void {
  door.handle('signInOperator', async ({ c, body: { email, password } }) => {
    const [operator] = await deps.database.orm
      .select()
      .from(operators)
      .where(eq(operators.email, email));
    // What names no operator may be anything, a password in the wrong box included.
    if (operator !== undefined) c.set('account', `operator:${email}`);
    const { isKnown, countedBy } = await limitAttempts(deps, c, email);
    const stored = operator?.passwordHash ?? null;
    if (!(await deps.passwords.isRight({ password, stored, isKnown }))) {
      throw new AppError('operator_credentials_wrong');
    }
    // Only guesses are used up: who knows the password may sign in from as many browsers as they like.
    for (const key of countedBy) await giveBackAttempt(deps, key);
    const details = { browser: isKnown ? 'known' : 'new' };
    await writeDown(deps, c, { operator: email, action: 'sign in', details });
    const event = { event: 'operator_sign_in', outcome: 'ok', code: null } as const;
    tellSecurityEvent(c, deps.config.trustedProxyHops, event);
    await openOperatorSession(deps, c, { email, kind: 'known-browser' });
    return describe(await openOperatorSession(deps, c, { email, kind: 'session' }));
  });
  door.handle('readOperatorSession', ({ operator }) => describe(operator));
  door.handle('signOutOperator', ({ c }) => endOperatorSession(deps, c, { everywhere: false }));
  door.handle('signOutOperatorEverywhere', async ({ c, operator }) => {
    await writeDown(deps, c, { operator: operator.email, action: 'end all sessions' });
    await endOperatorSession(deps, c, { everywhere: true });
  });
}

/**
 * By address and by account; but a browser that this operator signed in from has an allowance of
 * its own, so that neither strangers who guess nor typos lock its owner out.
 * @returns whether it is such a browser, and what this attempt was counted by
 */
async function limitAttempts(
  deps: OperatorDeps,
  c: Context<AppEnv>,
  email: string,
): Promise<{ isKnown: boolean; countedBy: string[] }> {
  const known = await findOperator(deps, c, 'known-browser');
  const isKnown = known?.email === email;
  const address = visitorAddress(c, deps.config.trustedProxyHops);
  const from = address === null ? 'unknown' : countingKey(address);
  const countedBy = isKnown
    ? [`operator-browser:${email}`]
    : [`operator-address:${from}`, `operator-account:${email}`];
  const attempts = isKnown ? KNOWN_BROWSER_ATTEMPTS : ATTEMPTS;
  for (const key of countedBy) {
    await limitRate(deps, { key, ...attempts, code: 'operator_attempts_used_up' });
  }
  return { isKnown, countedBy };
}

/** What an operator does to their own sessions: an intruder's would be seen in the log. */
async function writeDown(
  deps: OperatorDeps,
  c: Context<AppEnv>,
  deed: Pick<AuditDeed, 'operator' | 'action' | 'details'>,
): Promise<void> {
  const address = visitorAddress(c, deps.config.trustedProxyHops) ?? '';
  await writeAudit(deps, deps.database, { ...deed, target: deed.operator, address });
}

function describe({ email, expiresAt }: OperatorSession) {
  return { email, isAdmin: true, expiresAt } as const;
}
