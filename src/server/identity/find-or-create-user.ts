import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { identities, users } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { IdentityClaims } from '../providers/identity/identity-provider.ts';

/**
 * Finds the person behind an identity, or makes one with their profile document. The document is
 * written at the first sign-in only; the identity follows the provider at each.
 * @returns the user id
 */
export async function findOrCreateUser(
  deps: DatabaseDeps,
  claims: IdentityClaims,
): Promise<string> {
  const { issuer, subject, email, emailVerified, displayName, photoUrl } = claims;
  const seen = { email, emailVerified, displayName, photoUrl, lastSignInAt: deps.clock.now() };
  const found = await deps.database.transaction(async (tx) => {
    const known = await tx.orm
      .update(identities)
      .set(seen)
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
      .returning({ userId: identities.userId });
    if (known[0] !== undefined) return known[0];

    const userId = newUserId();
    const createdAt = deps.clock.now();
    await tx.orm
      .insert(users)
      .values({ userId, email, displayName, photoURL: photoUrl, createdAt });
    const linked = await tx.orm
      .insert(identities)
      .values({ issuer, subject, userId, ...seen })
      .onConflictDoUpdate({ target: [identities.issuer, identities.subject], set: seen })
      .returning({ userId: identities.userId });
    const winner = linked[0]?.userId ?? userId;
    // Two first sign-ins of one person at once: the later one keeps the earlier one's document.
    if (winner !== userId) await tx.orm.delete(users).where(eq(users.userId, userId));
    return { userId: winner };
  });
  return found.userId;
}

function newUserId(): string {
  return randomBytes(15).toString('base64url');
}
