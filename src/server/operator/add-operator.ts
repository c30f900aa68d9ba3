import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { operators, operatorSessions } from '../database/schema.ts';
import { writeAudit } from './audit-log.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { readOperator } from './operator-accounts.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { removeSecondFactor } from './second-factor.ts';

/** Who may run commands on the server is not known by an e-mail. */
const COMMAND_LINE = 'command line';

/**
 * Adds an operator, or gives a known one another password, which ends all of their sessions: that
 * is how somebody who should not be in is put out.
 */
export async function addOperator(
  deps: Pick<OperatorDeps, 'database' | 'clock' | 'passwords'>,
  operator: { email: string; password: string },
): Promise<void> {
  const email = operator.email.trim().toLowerCase();
  const passwordHash = await deps.passwords.hash(operator.password);
  await deps.database.transaction(async (tx) => {
    const known = await tx.orm.select().from(operators).where(eq(operators.email, email));
    await tx.orm
      .insert(operators)
      .values({ email, passwordHash })
      .onConflictDoUpdate({ target: operators.email, set: { passwordHash } });
    await tx.orm.delete(operatorSessions).where(eq(operatorSessions.operatorEmail, email));
    const action = known.length > 0 ? 'change password' : 'add operator';
    await writeAudit(deps, tx, { operator: COMMAND_LINE, address: '', action, target: email });
  });
}

/**
 * For who lost the authenticator and the recovery codes.
 * @throws AppError operator_unknown
 */
export async function forgetSecondFactor(deps: DatabaseDeps, email: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if ((await readOperator(tx, email)) === null) throw new AppError('operator_unknown');
    await removeSecondFactor(tx, email);
    await tx.orm.delete(operatorSessions).where(eq(operatorSessions.operatorEmail, email));
    const action = 'remove second factor';
    await writeAudit(deps, tx, { operator: COMMAND_LINE, address: '', action, target: email });
  });
}
