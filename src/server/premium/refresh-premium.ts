import { emailKey } from '../database/email-key.ts';
import type { Connection } from '../database/database.ts';
import { NOW } from '../database/now.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { premiumRule } from './premium-rule.ts';

/** Notified with a person's id whenever their profile document may have changed. */
export const PROFILE_CHANNEL = 'profile_changed';

/** Whose premium may have changed: persons, or whoever has this address. */
export type PremiumSubject = { userIds: readonly string[] } | { email: string };

/**
 * The one place where premium changes: works the rule out anew, lets the profile document follow
 * (isPremium, premiumSince, stripeSessionId) and tells its watchers. Called in the same transaction
 * as whatever changed premium, and at each sign-in, which brings an e-mail that it may hang on; the
 * watchers hear of it when that commits.
 * @param tx the transaction
 * @returns the ids of the people looked at
 */
export async function refreshPremium(
  deps: Pick<PremiumDeps, 'config' | 'clock'>,
  tx: Pick<Connection, 'run'>,
  subject: PremiumSubject,
): Promise<string[]> {
  const [statements, who] =
    'userIds' in subject ? [OF_USERS, [...subject.userIds]] : [OF_ADDRESS, subject.email];
  const { hold, statement } = statements;
  await tx.run(hold, [who]);
  const rows = await tx.run<{ userId: string }>(statement, [
    deps.clock.databaseNow(),
    [...deps.config.premiumUserIds],
    who,
  ]);
  return rows.map(({ userId }) => userId);
}

/**
 * Lets documents follow whose premium ran out by time alone, which no event tells.
 * @returns how many people it ended for
 */
export async function refreshRunOutPremium(
  deps: Pick<PremiumDeps, 'config' | 'clock' | 'database'>,
): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const over = await tx.run<{ userId: string }>(FIND_RUN_OUT, [
      deps.clock.databaseNow(),
      [...deps.config.premiumUserIds],
    ]);
    const userIds = over.map(({ userId }) => userId);
    await refreshPremium(deps, tx, { userIds });
    return userIds.length;
  });
}

const RULE = premiumRule({
  userId: 'users."userId"',
  now: 'clock.now',
  whitelist: '$2::text[]',
});

const refresh = (whichUsers: string) => `
  with clock as (select ${NOW('$1')} as now),
  ruled as (
    select users."userId" as id, ${RULE} as is_premium, clock.now
    from users, clock where ${whichUsers}
  )
  update users set
    "isPremium" = ruled.is_premium,
    "premiumSince" = case
      when not ruled.is_premium then null
      else coalesce(users."premiumSince", ruled.now)
    end,
    "stripeSessionId" = coalesce(
      (
        select memberships.order_id from memberships
        where memberships.user_id = users."userId" and memberships.grants
          and memberships.order_id is not null
        order by memberships.updated_at desc limit 1
      ),
      users."stripeSessionId"
    )
  from ruled where users."userId" = ruled.id
  returning users."userId" as "userId", pg_notify('${PROFILE_CHANNEL}', users."userId")::text`;

/**
 * Whoever changes premium at the same moment is waited for first: a statement that waits while it is
 * under way works the rule out from what was there before. In one order, so that two do not tie each
 * other up.
 */
const hold = (whichUsers: string) => `
  select 1 from users where ${whichUsers} order by users."userId" for no key update`;

const isOneOf = (ids: string) => `users."userId" = any(${ids}::text[])`;
const hasAddress = (email: string) => `users."userId" in (
  select identities.user_id from identities
  where ${emailKey('identities.email')} = ${emailKey(`${email}::text`)} and identities.email_verified
)`;

const OF_USERS = {
  hold: { name: 'premium_hold_users', text: hold(isOneOf('$1')) },
  statement: { name: 'premium_refresh_users', text: refresh(isOneOf('$3')) },
};

const OF_ADDRESS = {
  hold: { name: 'premium_hold_address', text: hold(hasAddress('$1')) },
  statement: { name: 'premium_refresh_address', text: refresh(hasAddress('$3')) },
};

const FIND_RUN_OUT = {
  name: 'premium_find_run_out',
  text: `
    with clock as (select ${NOW('$1')} as now)
    select users."userId" as "userId" from users, clock
    where users."isPremium" and not ${RULE}
    limit 500`,
};
