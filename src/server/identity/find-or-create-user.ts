import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isAsciiEmail } from '#contract/email.ts';
import type { Connection } from '../database/database.ts';
import { emailKey } from '../database/email-key.ts';
import { identities, users } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { IdentityClaims } from '../providers/identity/identity-provider.ts';

/**
 * Finds the person behind an identity, or makes one with their profile document. The document is
 * written at the first sign-in only; the identity follows the provider at each. Who was imported
 * waits for the first identity with their verified e-mail, and is nobody else's from then on.
 * @returns the user id
 */
export async function findOrCreateUser(
  deps: DatabaseDeps,
  claims: IdentityClaims,
): Promise<string> {
  const { issuer, subject, email, emailVerified, displayName, photoUrl } = claims;
  const seen = { email, emailVerified, displayName, photoUrl, lastSignInAt: deps.clock.now() };
  return deps.database.transaction(async (tx) => {
    const known = await tx.orm
      .update(identities)
      .set(seen)
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
      .returning({ userId: identities.userId });
    if (known[0] !== undefined) return known[0].userId;

    const waiting = emailVerified && isAsciiEmail(email) ? await findWaiting(tx, email) : null;
    const userId = waiting ?? newUserId();
    if (waiting === null) {
      const createdAt = deps.clock.now();
      await tx.orm
        .insert(users)
        .values({ userId, email, displayName, photoURL: photoUrl, createdAt });
    }
    const linked = await tx.orm
      .insert(identities)
      .values({ issuer, subject, userId, ...seen })
      .onConflictDoUpdate({ target: [identities.issuer, identities.subject], set: seen })
      .returning({ userId: identities.userId });
    const winner = linked[0]?.userId ?? userId;
    // Two first sign-ins of one person at once: the later one keeps the earlier one's document.
    if (winner !== userId && waiting === null)
      await tx.orm.delete(users).where(eq(users.userId, userId));
    return winner;
  });
}

/**
 * A person without an identity, which only an import makes. The lock keeps two first sign-ins with
 * one e-mail from both being them; each statement sees what was done before it.
 */
async function findWaiting(tx: Connection, email: string): Promise<string | null> {
  await tx.run(LOCK_EMAIL, [email]);
  const [waiting] = await tx.run<{ userId: string }>(FIND_WAITING, [email]);
  return waiting?.userId ?? null;
}

const LOCK_EMAIL = {
  name: 'user_lock_email',
  text: `select pg_advisory_xact_lock(hashtextextended(${emailKey('$1::text')}, 0))`,
};

const FIND_WAITING = {
  name: 'user_find_waiting',
  text: `
    select users."userId" as "userId" from users
    where ${emailKey('users.email')} = ${emailKey('$1::text')}
      and not exists (select 1 from identities where identities.user_id = users."userId")
    order by users."createdAt", users."userId" limit 1`,
};

function newUserId(): string {
  return randomBytes(15).toString('base64url');
}
