import { eq } from 'drizzle-orm';
import { premiumUsers } from '../database/schema.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import type { TestApp, TestUser } from './create-test-app.ts';

/**
 * Gives a person premium for life, as an operator's gift does.
 * @returns a function that takes it back
 */
export async function makePremium(app: TestApp, user: TestUser): Promise<() => Promise<void>> {
  const { database } = app.deps;
  const { email } = user;
  await database.transaction(async (tx) => {
    await tx.orm.insert(premiumUsers).values({ email, isLifetime: true });
    await refreshPremium(app.deps, tx, { email });
  });
  return () =>
    database.transaction(async (tx) => {
      await tx.orm.delete(premiumUsers).where(eq(premiumUsers.email, email));
      await refreshPremium(app.deps, tx, { email });
    });
}
