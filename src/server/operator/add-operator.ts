import { operators } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from './password.ts';

/** Adds an operator, or gives a known one another password. */
export async function addOperator(
  deps: Pick<Deps, 'database'>,
  operator: { email: string; password: string },
): Promise<void> {
  const email = operator.email.trim().toLowerCase();
  const passwordHash = await hashPassword(operator.password);
  await deps.database.orm
    .insert(operators)
    .values({ email, passwordHash })
    .onConflictDoUpdate({ target: operators.email, set: { passwordHash } });
}
