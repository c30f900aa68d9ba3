import { emailKey } from '../database/email-key.ts';
import { NOW } from '../database/now.ts';
import { isWithin } from '../waiting/is-within.ts';
import type { FollowDeps, PremiumDeps } from './premium-deps.ts';
import { isSomeoneElses } from './find-holder.ts';
import { followMembership, takeReadTicket } from './follow-purchase.ts';

/** How long an answer about a person's memberships holds. */
const KEPT_SECONDS = 300;

type CheckDeps = FollowDeps & Pick<PremiumDeps, 'logger'>;

/**
 * Looks for memberships that a person bought under their own verified e-mail and not through a
 * checkout of ours, and binds what is nobody else's to their account.
 * @param options.keptSeconds how old an answer may be that is not asked for again
 * @returns whether one was found that grants premium
 * @throws AppError commerce_*: what is known stays, and nothing new is granted
 */
export async function claimMembership(
  deps: CheckDeps,
  { userId, keptSeconds = 0 }: { userId: string; keptSeconds?: number },
): Promise<boolean> {
  let isFound = false;
  const now = deps.clock.databaseNow();
  const emails = await deps.database.run<{ email: string }>(CLAIM, [userId, now, keptSeconds]);
  for (const { email } of emails) {
    const readTicket = await takeReadTicket(deps);
    for (const membership of await deps.commerce.findMembershipsByEmail(email)) {
      if (await isSomeoneElses(deps, membership, userId)) continue;
      const state = await followMembership(deps, { membership, readTicket, claimant: userId });
      isFound ||= state.kind === 'active' && state.userId === userId;
    }
  }
  return isFound;
}

/** The same at most once in five minutes. Never throws. */
export function checkMembershipByEmail(deps: CheckDeps, userId: string): Promise<void> {
  return check(deps, { userId, keptSeconds: KEPT_SECONDS });
}

/** The same at once, however fresh the last answer, but whoever waits for it waits no longer than `patienceMs`. */
export async function checkMembershipBriefly(
  deps: CheckDeps,
  { userId, patienceMs }: { userId: string; patienceMs: number },
): Promise<void> {
  await isWithin(patienceMs, check(deps, { userId }));
}

async function check(
  deps: CheckDeps,
  whose: { userId: string; keptSeconds?: number },
): Promise<void> {
  try {
    await claimMembership(deps, whose);
  } catch (error) {
    deps.logger.warn({ err: error }, 'memberships by e-mail not checked');
  }
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
