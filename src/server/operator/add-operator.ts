import { eq } from 'drizzle-orm';
import { operators, operatorSessions } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from './password.ts';

/**
 * Adds an operator, or gives a known one another password, which ends all of their sessions: that
 * is how somebody who should not be in is put out.
 */
export async function addOperator(
  deps: Pick<Deps, 'database'>,
  operator: { email: string; password: string },
): Promise<void> {
  const email = operator.email.trim().toLowerCase();
  const passwordHash = await hashPassword(operator.password);
  await deps.database.orm.transaction(async (tx) => {
    await tx
      .insert(operators)
      .values({ email, passwordHash })
      .onConflictDoUpdate({ target: operators.email, set: { passwordHash } });
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorEmail, email));
  });
}
