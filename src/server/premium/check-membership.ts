import { emailKey } from '../database/email-key.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { NOW } from '../database/now.ts';
import { users } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { PremiumDeps } from './premium-deps.ts';
import type { Membership } from '../providers/commerce/commerce-provider.ts';
import { followMembership, takeReadTicket } from './follow-purchase.ts';

/** How long an answer about a person's memberships holds. */
const KEPT_SECONDS = 300;

type CheckDeps = Pick<PremiumDeps, 'database' | 'clock' | 'config' | 'commerce' | 'logger'>;

/**
 * Looks for memberships that a person bought under their own verified e-mail and not through a
 * checkout of ours, and binds what is nobody else's to their account. Asks at most once in five
 * minutes. Never throws: when the provider does not answer, what is known stays, and nothing new
 * is granted.
 */
export async function checkMembershipByEmail(deps: CheckDeps, userId: string): Promise<void> {
  try {
    const emails = await deps.database.run<{ email: string }>(CLAIM, [
      userId,
      deps.clock.databaseNow(),
      KEPT_SECONDS,
    ]);
    for (const { email } of emails) {
      const readTicket = await takeReadTicket(deps);
      for (const membership of await deps.commerce.findMembershipsByEmail(email)) {
        if (await isSomeoneElses(deps, membership, userId)) continue;
        await followMembership(deps, { membership, readTicket, claimant: userId });
      }
    }
  } catch (error) {
    deps.logger.warn({ err: error }, 'memberships by e-mail not checked');
  }
}

/** The same, but whoever waits for it does not wait longer than `patienceMs`. */
export async function checkMembershipBriefly(
  deps: CheckDeps,
  options: { userId: string; patienceMs: number },
): Promise<void> {
  const timer = new AbortController();
  const patience = wait(options.patienceMs, undefined, { signal: timer.signal, ref: false });
  await Promise.race([
    checkMembershipByEmail(deps, options.userId),
    patience.catch(() => undefined),
  ]);
  timer.abort();
}

/** A purchase by a checkout of ours belongs to who asked for it, whatever address they paid with. */
async function isSomeoneElses(
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

const CLAIM = {
  name: 'membership_check_claim',
  text: `
    with claimed as (
      insert into membership_checks (user_id, checked_at)
      select $1, clock.now from (select ${NOW('$2')} as now) as clock
      on conflict (user_id) do update set checked_at = excluded.checked_at
        where membership_checks.checked_at
          <= excluded.checked_at - $3::int * interval '1 second'
      returning user_id
    )
    select distinct ${emailKey('identities.email')} as email from identities
    join claimed on claimed.user_id = identities.user_id where identities.email_verified`,
};
