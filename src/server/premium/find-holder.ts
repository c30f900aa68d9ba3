import { eq } from 'drizzle-orm';
import { emailKey } from '../database/email-key.ts';
import { users } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { Membership } from '../providers/commerce/commerce-provider.ts';

/**
 * Finds who may have a membership that came by no checkout of ours: the one person whose verified
 * e-mail is its holder's.
 * @returns null where that is nobody, or more than one, or where it names another account
 */
export async function findHolder(
  deps: Pick<DatabaseDeps, 'database'>,
  membership: Membership,
): Promise<string | null> {
  if (membership.customerEmail === null) return null;
  const found = await deps.database.run<{ userId: string }>(FIND, [membership.customerEmail]);
  const [holder] = found;
  if (holder === undefined || found.length > 1) return null;
  return (await isSomeoneElses(deps, membership, holder.userId)) ? null : holder.userId;
}

/** A purchase by a checkout of ours belongs to who asked for it, whatever address they paid with. */
export async function isSomeoneElses(
  deps: Pick<DatabaseDeps, 'database'>,
  membership: Membership,
  userId: string,
): Promise<boolean> {
  const named = membership.metadata['userId'];
  if (typeof named !== 'string' || named === userId) return false;
  const [other] = await deps.database.orm
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, named));
  return other !== undefined;
}

const FIND = {
  name: 'membership_holder_find',
  text: `
    select distinct user_id as "userId" from identities
    where ${emailKey('email')} = ${emailKey('$1::text')} and email_verified limit 2`,
};
