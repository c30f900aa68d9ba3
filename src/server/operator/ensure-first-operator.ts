import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { operators } from '../database/schema.ts';
import type { OperatorDeps } from './operator-deps.ts';

/** An operator that was just made because there was none. */
export interface MadeOperator {
  email: string;
  /** Null when it came from the settings; else to be printed, once: it is kept nowhere. */
  password: string | null;
}

const SANDBOX_EMAIL = 'operator@example.com';

/**
 * Makes the first operator, if there is none yet: the one of the settings, or where only this machine
 * can open the page one with a password that nobody else knows.
 * @returns null when there is one already, or none may be made
 */
export async function ensureFirstOperator(
  deps: Pick<OperatorDeps, 'config' | 'database' | 'passwords'>,
): Promise<MadeOperator | null> {
  const { config } = deps;
  if (await hasOperators(deps)) return null;
  const { email, password } = config.operator;
  if (email !== null && password !== null) {
    const isFirst = await addFirst(deps, { email: email.trim().toLowerCase(), password });
    return isFirst ? { email, password: null } : null;
  }
  if (config.isForOthers) return null;
  const made = { email: SANDBOX_EMAIL, password: randomBytes(12).toString('base64url') };
  return (await addFirst(deps, made)) ? made : null;
}

/** Whether anybody may sign in to the operators' area. */
export async function hasOperators({ database }: Pick<OperatorDeps, 'database'>): Promise<boolean> {
  const known = await database.orm.select({ email: operators.email }).from(operators).limit(1);
  return known.length > 0;
}

/**
 * The e-mail of the settings where it is nobody's: there were operators already when it was set, and
 * it makes the first one only.
 */
export async function findUnusedEmail({
  config,
  database,
}: Pick<OperatorDeps, 'config' | 'database'>): Promise<string | null> {
  const email = config.operator.email?.trim().toLowerCase();
  if (email === undefined) return null;
  const known = await database.orm
    .select({ email: operators.email })
    .from(operators)
    .where(eq(operators.email, email));
  return known.length === 0 ? email : null;
}

/** @returns false where another instance that started at the same time was faster */
async function addFirst(
  deps: Pick<OperatorDeps, 'database' | 'passwords'>,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const passwordHash = await deps.passwords.hash(password);
  const added = await deps.database.orm
    .insert(operators)
    .values({ email, passwordHash })
    .onConflictDoNothing()
    .returning({ email: operators.email });
  return added.length > 0;
}
