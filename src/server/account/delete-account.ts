import { emailKey } from '../database/email-key.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { IDENTITY_HASH } from '../quota/carry-usage.ts';
import { DAY } from '../database/day.ts';

/**
 * Deletes a person and everything kept about them. What remains until midnight UTC is today's
 * count under a hash of the identity: without it, deleting an account would be a way to have five
 * more uses. Who comes back today goes on counting where they were (`carryUsage`).
 */
export async function deleteAccount(deps: DatabaseDeps, userId: string): Promise<void> {
  await deps.database.run(DELETE, [userId, deps.clock.databaseNow()]);
  await deps.database.run(DELETE_LATE, [userId]);
}

const DELETE = {
  name: 'account_delete',
  text: `
    with clock as (select ${NOW('$2')} as now),
    today as (
      insert into carried_usage (identity_hash, log_date, count, failures, tokens)
      select ${IDENTITY_HASH('identities.issuer', 'identities.subject')}, log_date, count,
        failures, tokens
      from identities, usage_logs, clock
      where identities.user_id = $1 and usage_logs.user_id = $1
        and usage_logs.log_date = ${DAY('clock.now')}
      on conflict (identity_hash) do update
        set log_date = excluded.log_date, count = excluded.count,
          failures = excluded.failures, tokens = excluded.tokens
    ),
    sent as (
      delete from messages where ${emailKey('email')} in (
        select ${emailKey('email')} from identities where user_id = $1
      )
    ),
    used as (delete from usage_logs where user_id = $1),
    held as (delete from usage_reservations where user_id = $1 returning id),
    bought as (delete from subscriptions where user_id = $1)
    -- What is held goes first, as a generation that is kept takes it first: neither waits in a ring.
    delete from users where "userId" = $1 and (select count(*) from held) >= 0`,
};

/** A use that was taken while the statement above ran, which did not see it. */
const DELETE_LATE = {
  name: 'account_delete_late',
  text: `delete from usage_logs where user_id = $1
    and not exists (select 1 from users where "userId" = $1)`,
};
