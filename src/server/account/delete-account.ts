import type { Deps } from '../deps.ts';
import { DAY, MOMENT, RESETS_AT } from '../quota/usage-day.ts';

/**
 * Deletes a person and everything kept about them. What remains until midnight UTC is today's
 * count under a hash of the identity: without it, deleting an account would be a way to have five
 * more uses. Who comes back today goes on counting where they were (`carryUsage`).
 */
export async function deleteAccount(
  deps: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<void> {
  await deps.database.run(DELETE, [userId, deps.clock.databaseNow()]);
}

/** Gives a person who deleted their account earlier today their count back. */
export async function carryUsage(
  deps: Pick<Deps, 'database' | 'clock'>,
  person: { userId: string; issuer: string; subject: string },
): Promise<void> {
  const { userId, issuer, subject } = person;
  await deps.database.run(CARRY, [userId, issuer, subject, deps.clock.databaseNow()]);
}

/** One way only: the identity cannot be read out of it. */
const GONE_KEY = (issuer: string, subject: string) =>
  `'gone:' || encode(sha256(convert_to(${issuer} || '|' || ${subject}, 'utf8')), 'hex')`;

const DELETE = {
  name: 'account_delete',
  text: `
    with moment as (select ${MOMENT('$2')} as now),
    today as (
      insert into rate_limits (key, count, ends_at)
      select ${GONE_KEY('identities.issuer', 'identities.subject')}, usage_logs.count,
        ${RESETS_AT('moment.now')}
      from identities, usage_logs, moment
      where identities.user_id = $1 and usage_logs.user_id = $1
        and usage_logs.log_date = ${DAY('moment.now')}
      on conflict (key) do update set count = excluded.count, ends_at = excluded.ends_at
    ),
    sent as (
      delete from messages where lower(email) in (
        select lower(email) from identities where user_id = $1
      )
    ),
    used as (delete from usage_logs where user_id = $1),
    held as (delete from usage_reservations where user_id = $1),
    bought as (delete from subscriptions where user_id = $1)
    delete from users where "userId" = $1`,
};

const CARRY = {
  name: 'account_carry_usage',
  text: `
    with moment as (select ${MOMENT('$4')} as now),
    kept as (
      delete from rate_limits using moment
      where key = ${GONE_KEY('$2::text', '$3::text')} and ends_at > moment.now
      returning count
    )
    insert into usage_logs (user_id, log_date, count, created_at)
    select $1, ${DAY('moment.now')}, kept.count, moment.now from kept, moment
    on conflict (user_id, log_date) do update set count = usage_logs.count + excluded.count`,
};
