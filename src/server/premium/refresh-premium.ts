import { sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { premiumRule } from './premium-rule.ts';

/** Notified with a person's id whenever their profile document may have changed. */
export const PROFILE_CHANNEL = 'profile_changed';

/** Whose premium may have changed: persons, or whoever has this address. */
export type PremiumSubject = { userIds: readonly string[] } | { email: string };

/**
 * The one place where premium changes: works the rule out anew, lets the profile document follow
 * (isPremium, premiumSince, stripeSessionId) and tells its watchers. Called in the same transaction
 * as whatever changed premium; the watchers hear of it when that commits.
 * @param executor the transaction
 * @returns the ids of the people looked at
 */
export async function refreshPremium(
  deps: Pick<Deps, 'config' | 'clock'>,
  executor: Pick<Orm, 'execute'>,
  subject: PremiumSubject,
): Promise<string[]> {
  const rule = premiumRule({
    userId: 'users."userId"',
    now: 'moment.now',
    whitelist: 'moment.whitelist',
  });
  const result = await executor.execute<{ userId: string }>(sql`
    with moment as (
      select
        coalesce(${deps.clock.databaseNow()?.toISOString() ?? null}::timestamptz, clock_timestamp())
          as now,
        ${textArray(deps.config.premiumUserIds)} as whitelist
    ),
    ruled as (
      select users."userId" as id, ${sql.raw(rule)} as is_premium, moment.now
      from users, moment where ${whichUsers(subject)}
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
    returning users."userId" as "userId", pg_notify(${PROFILE_CHANNEL}, users."userId")::text`);
  return rowsOf<{ userId: string }>(result).map(({ userId }) => userId);
}

/**
 * Lets documents follow whose premium ran out by time alone, which no event tells.
 * @returns how many people it ended for
 */
export async function refreshRunOutPremium(
  deps: Pick<Deps, 'config' | 'clock' | 'database'>,
): Promise<number> {
  return deps.database.orm.transaction(async (tx) => {
    const rule = premiumRule({
      userId: 'users."userId"',
      now: 'moment.now',
      whitelist: 'moment.whitelist',
    });
    const over = await tx.execute(sql`
      with moment as (
        select
          coalesce(${deps.clock.databaseNow()?.toISOString() ?? null}::timestamptz, clock_timestamp())
            as now,
          ${textArray(deps.config.premiumUserIds)} as whitelist
      )
      select users."userId" as "userId" from users, moment
      where users."isPremium" and not ${sql.raw(rule)}
      limit 500`);
    const userIds = rowsOf<{ userId: string }>(over).map(({ userId }) => userId);
    if (userIds.length > 0) await refreshPremium(deps, tx, { userIds });
    return userIds.length;
  });
}

function whichUsers(subject: PremiumSubject): SQL {
  if ('userIds' in subject) return sql`users."userId" = any(${textArray(subject.userIds)})`;
  return sql`users."userId" in (
    select identities.user_id from identities
    where lower(identities.email) = lower(${subject.email}) and identities.email_verified
  )`;
}

/** As JSON, because the drivers do not agree on how an array is passed. */
function textArray(values: readonly string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
}

function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows; // the same shape in both drivers
}
