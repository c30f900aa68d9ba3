import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { operators } from '../database/schema.ts';
import type { Connection } from '../database/database.ts';
import type { Operator } from '../http/callers.ts';
import type { Door } from '../http/door.ts';
import { nameActor, writeAudit } from './audit-log.ts';
import { limitProofs } from './limit-attempts.ts';
import { readOperator } from './operator-accounts.ts';
import type { OperatorDeps } from './operator-deps.ts';
import {
  endOtherOperatorSessions,
  markProven,
  mustSetUpSecondFactor,
} from './operator-sessions.ts';
import { requireGoodPassword } from './require-good-password.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  makeRecoveryCodes,
  removeSecondFactor,
  useSecondFactor,
} from './second-factor.ts';

/** What an operator does about their own sign-in: proof, password, second factor. */
export function serveOperatorSelf(door: Door, deps: OperatorDeps): void {
  door.handle('readOperatorSelf', async ({ operator }) => {
    const { email, role, hasSecondFactor } = operator;
    return {
      ...{ email, role, hasSecondFactor },
      mustSetUpSecondFactor: mustSetUpSecondFactor(deps, operator),
      recoveryCodes: await countRecoveryCodes(deps, email),
    };
  });
  door.handle('proveOperator', async ({ operator, body }) => {
    const { email } = operator;
    const { giveBack } = await limitProofs(deps, email);
    if ('password' in body) await requirePassword(email, body.password);
    else await useSecondFactor(deps, { email, code: body.code });
    await giveBack();
    await markProven(deps, operator);
  });
  door.handle('changeOperatorPassword', async ({ c, operator, body }) => {
    const { email } = operator;
    const { giveBack } = await limitProofs(deps, email);
    const old = await requirePassword(email, body.oldPassword);
    await giveBack();
    requireGoodPassword(body.newPassword, { email });
    const passwordHash = await deps.passwords.hash(body.newPassword);
    await deps.database.transaction(async (tx) => {
      const changed = await tx.orm
        .update(operators)
        .set({ passwordHash })
        .where(and(eq(operators.email, email), eq(operators.passwordHash, old)))
        .returning({ email: operators.email });
      if (changed.length === 0) throw new AppError('operator_password_wrong'); // changed meanwhile
      await endOtherOperatorSessions(deps, tx, { c, operator });
      await writeDown(tx, operator, 'change password');
    });
  });
  door.handle('beginSecondFactor', ({ operator }) => beginSecondFactor(deps, operator.email));
  door.handle('confirmSecondFactor', async ({ c, operator, body: { code } }) => {
    const { email } = operator;
    const { giveBack } = await limitProofs(deps, email);
    const recoveryCodes = await deps.database.transaction(async (tx) => {
      const codes = await confirmSecondFactor(deps, tx, { email, code });
      await endOtherOperatorSessions(deps, tx, { c, operator });
      await writeDown(tx, operator, 'set up second factor');
      return codes;
    });
    await giveBack();
    return { recoveryCodes };
  });
  door.handle('removeSecondFactor', async ({ operator }) => {
    await deps.database.transaction(async (tx) => {
      await removeSecondFactor(tx, operator.email);
      await writeDown(tx, operator, 'remove second factor');
    });
  });
  door.handle('renewRecoveryCodes', async ({ operator }) => {
    if (!operator.hasSecondFactor) throw new AppError('operator_second_factor_missing');
    const recoveryCodes = await deps.database.transaction(async (tx) => {
      const codes = await makeRecoveryCodes(tx, operator.email);
      await writeDown(tx, operator, 'renew recovery codes');
      return codes;
    });
    return { recoveryCodes };
  });

  /** @returns what it is kept by */
  async function requirePassword(email: string, password: string): Promise<string> {
    const stored = (await readOperator(deps.database, email))?.passwordHash ?? null;
    const isRight = await deps.passwords.isRight({ password, stored, isKnown: true });
    if (stored === null || !isRight) throw new AppError('operator_password_wrong');
    return stored;
  }

  async function writeDown(tx: Connection, operator: Operator, action: string): Promise<void> {
    await writeAudit(deps, tx, { ...nameActor(operator), action, target: operator.email });
  }
}
