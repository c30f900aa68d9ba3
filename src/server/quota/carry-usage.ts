import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { DAY } from '../database/day.ts';

/** One way only: the identity cannot be read out of it. */
export const IDENTITY_HASH = (issuer: string, subject: string) =>
  `encode(sha256(convert_to(${issuer} || '|' || ${subject}, 'utf8')), 'hex')`;

/** Gives a person who deleted their account earlier today their count back. */
export async function carryUsage(
  deps: DatabaseDeps,
  person: { userId: string; issuer: string; subject: string },
): Promise<void> {
  const { userId, issuer, subject } = person;
  await deps.database.run(CARRY, [userId, issuer, subject, deps.clock.databaseNow()]);
}

/** Drops the counts of days that are over. */
export async function deleteOldCarriedUsage(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

const CARRY = {
  name: 'usage_carry',
  text: `
    with clock as (select ${NOW('$4')} as now),
    kept as (
      delete from carried_usage using clock
      where identity_hash = ${IDENTITY_HASH('$2::text', '$3::text')}
        and log_date = ${DAY('clock.now')}
      returning log_date, count, failures, tokens
    )
    insert into usage_logs (user_id, log_date, count, created_at, failures, tokens)
    select $1, kept.log_date, kept.count, clock.now, kept.failures, kept.tokens from kept, clock
    on conflict (user_id, log_date) do update set count = usage_logs.count + excluded.count,
      failures = usage_logs.failures + excluded.failures,
      tokens = usage_logs.tokens + excluded.tokens`,
};

const DELETE_OLD = {
  name: 'usage_carried_delete_old',
  text: `delete from carried_usage where log_date < ${DAY(NOW('$1'))}`,
};
