import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { operators } from '../database/schema.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { tellSecurityEvent } from '../http/security-events.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { writeAudit, type AuditDeed } from './audit-log.ts';
import { limitAttempts } from './limit-attempts.ts';
import { readOperator } from './operator-accounts.ts';
import {
  endOperatorSession,
  openOperatorSession,
  type OperatorSession,
} from './operator-sessions.ts';
import { useSecondFactor } from './second-factor.ts';
import type { Door } from '../http/door.ts';

/** Signing in and out of the operator area. */
export function serveOperatorSignIn(door: Door, deps: OperatorDeps): void {
  door.handle('signInOperator', async ({ c, body: { email, password, code } }) => {
    const operator = await readOperator(deps.database, email);
    // What names no operator may be anything, a password in the wrong box included.
    if (operator !== null) c.set('account', `operator:${email}`);
    const { isKnown, browser, giveBack } = await limitAttempts(deps, c, { email, code });
    const stored = operator?.passwordHash ?? null;
    const isRight = await deps.passwords.isRight({ password, stored, isKnown });
    if (operator === null || !isRight) throw new AppError('operator_credentials_wrong');
    const details: Record<string, string> = { browser };
    if (operator.secondFactor !== null) {
      if (code === undefined) {
        await giveBack();
        throw new AppError('operator_code_required');
      }
      details['by'] = await useSecondFactor(deps, { email, code });
    }
    // Only guesses are used up: who knows the password may sign in from as many browsers as they like.
    await giveBack();
    const proven = await renewOldHash(deps, operator, password);
    await writeDown(deps, c, { operator: email, action: 'sign in', details });
    const event = { event: 'operator_sign_in', outcome: 'ok', code: null } as const;
    tellSecurityEvent(c, deps.config.trustedProxyHops, event);
    await openOperatorSession(deps, c, { operator: proven, kind: 'known-browser' });
    return describe(await openOperatorSession(deps, c, { operator: proven, kind: 'session' }));
  });
  door.handle('readOperatorSession', ({ operator }) => describe(operator));
  door.handle('signOutOperator', ({ c }) => endOperatorSession(deps, c, { everywhere: false }));
  door.handle('signOutOperatorEverywhere', async ({ c, operator }) => {
    await writeDown(deps, c, { operator: operator.email, action: 'end all sessions' });
    await endOperatorSession(deps, c, { everywhere: true });
  });
}

/**
 * The password is here only now: what it is kept by grows with the machines of who guesses. One that
 * was changed meanwhile stays.
 */
async function renewOldHash(
  deps: OperatorDeps,
  operator: typeof operators.$inferSelect,
  password: string,
): Promise<typeof operators.$inferSelect> {
  const { email, passwordHash: old } = operator;
  if (!deps.passwords.isOld(old)) return operator;
  const passwordHash = await deps.passwords.hash(password);
  await deps.database.orm
    .update(operators)
    .set({ passwordHash })
    .where(and(eq(operators.email, email), eq(operators.passwordHash, old)));
  return { ...operator, passwordHash };
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
