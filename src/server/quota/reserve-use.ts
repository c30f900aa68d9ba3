import { randomUUID } from 'node:crypto';
import { dailyLimitOf, describeUsage, type UsageDay } from '#contract/describe-usage.ts';
import { AppError } from '#contract/errors.ts';
import { FREE_FAILURES_A_DAY } from '#contract/limits.ts';
import type { Usage } from '#contract/usage.ts';
import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { NOW } from '../database/now.ts';
import { DAY, RESETS_AT } from '../database/day.ts';
import { premiumRule } from '../premium/premium-rule.ts';
import { limitReached } from './usage-day.ts';

/** Whose day a use is taken from. A session's hash is resolved to its person in the same statement. */
export type QuotaSubject = { sessionHash: string } | { address: string };

/**
 * A use that was taken and is neither kept nor given back. Exactly one of `keep`, `giveBack` and
 * `forgive` has an effect, and only the first time; if the process dies before, the sweep gives the use back.
 */
export interface ReservedUse {
  /** Names the generation that this use pays for. */
  id: string;
  /** Null for an anonymous visitor. */
  userId: string | null;
  usage: Usage;
  /**
   * Makes the use final, and lets single replies to the same post be changed later. Called before
   * the first reply is handed over.
   * @param postHash of the post that the use paid for
   * @throws AppError generation_failed when the use was already given back by the sweep,
   *   sign_in_required when the person has deleted their account
   */
  keep(postHash: string): Promise<void>;
  /** Gives the use back to the day it was taken from. */
  giveBack(): Promise<void>;
  /**
   * The same while the day has failures that are free; then the use stays taken. For what the post
   * or the person brought to nothing while the writer was at work.
   * @returns whether it was given back
   */
  forgive(): Promise<boolean>;
}

interface TakenRow extends Omit<UsageDay, 'count' | 'limit'> {
  userId: string | null;
  count: number | null;
}

/**
 * Takes one use of today, or does not return. One atomic statement resolves the session, applies
 * the premium rule, works out the limit and counts, so that no number of parallel requests gets
 * more than the limit.
 * @param options.reservationId names the generation
 * @param options.holdMs after this the sweep considers the holder dead; longer than any generation
 * @throws AppError sign_in_required, limit_reached_free or limit_reached_premium
 */
export async function reserveUse(
  deps: DatabaseDeps & { config: Config },
  options: { subject: QuotaSubject; holdMs: number; reservationId?: string },
): Promise<ReservedUse> {
  const { config, database, clock } = deps;
  const { subject, holdMs, reservationId = randomUUID() } = options;
  const isSession = 'sessionHash' in subject;
  const [taken] = await database.run<TakenRow>(isSession ? TAKE_BY_SESSION : TAKE_BY_ADDRESS, [
    isSession ? subject.sessionHash : subject.address,
    clock.databaseNow(),
    reservationId,
    holdMs,
    config.premiumUserIds,
    config.dailyLimits.freeLimit,
    config.dailyLimits.premiumLimit,
  ]);
  if (taken === undefined) throw new AppError('sign_in_required');
  if (taken.count === null) throw limitReached(taken, clock.now());
  return {
    id: reservationId,
    userId: taken.userId,
    usage: describeUsage({
      ...taken,
      count: taken.count,
      limit: dailyLimitOf(taken.isPremium, config.dailyLimits),
    }),
    keep: async (postHash) => {
      const kept = await database.run(KEEP, [reservationId, postHash, clock.databaseNow()]);
      if (kept.length > 0) return;
      // Asked afterwards: the statement saw the person as they were before it waited.
      const isGone = taken.userId !== null && !(await isThere(deps, taken.userId));
      throw new AppError(isGone ? 'sign_in_required' : 'generation_failed');
    },
    giveBack: async () => {
      await database.run(GIVE_BACK, [reservationId]);
    },
    forgive: async () => {
      const [day] = await database.run<{ isFree: boolean }>(FORGIVE, [reservationId]);
      return day?.isFree ?? true; // the sweep was there before
    },
  };
}

async function isThere(deps: DatabaseDeps, userId: string): Promise<boolean> {
  return (await deps.database.run(FIND_PERSON, [userId])).length > 0;
}

const FIND_PERSON = {
  name: 'quota_find_person',
  text: 'select 1 from users where "userId" = $1',
};

const TAKE_BY_SESSION = {
  name: 'quota_take_by_session',
  text: takeStatement({
    column: 'user_id',
    who: `select sessions.user_id, null::text as ip_address from sessions, clock
          where sessions.token_hash = $1 and sessions.expires_at > clock.now`,
  }),
};

const TAKE_BY_ADDRESS = {
  name: 'quota_take_by_address',
  text: takeStatement({
    column: 'ip_address',
    who: 'select null::text as user_id, $1::text as ip_address',
  }),
};

function takeStatement(subject: { column: 'user_id' | 'ip_address'; who: string }): string {
  return `
    with clock as (select ${NOW('$2')} as now),
    who as (${subject.who}),
    plan as (
      select who.*, ${premiumRule({
        userId: 'who.user_id',
        now: 'clock.now',
        whitelist: '$5::text[]',
      })} as is_premium
      from who, clock
    ),
    taken as (
      insert into usage_logs (user_id, ip_address, log_date, count, created_at)
      select plan.user_id, plan.ip_address, ${DAY('clock.now')}, 1, clock.now from plan, clock
      on conflict (${subject.column}, log_date) do update set count = usage_logs.count + 1
        where usage_logs.count <
          (select case when is_premium then $7::int else $6::int end from plan)
      returning user_id, ip_address, log_date, count
    ),
    held as (
      insert into usage_reservations (id, user_id, ip_address, log_date, expires_at)
      select $3::uuid, taken.user_id, taken.ip_address, taken.log_date,
        clock.now + $4::int * interval '1 millisecond'
      from taken, clock
    )
    select plan.user_id as "userId", plan.is_premium as "isPremium", taken.count,
      ${RESETS_AT('clock.now')} as "resetsAt"
    from plan cross join clock left join taken on true`;
}

const KEEP = {
  name: 'quota_keep',
  text: `
    with kept as (delete from usage_reservations where id = $1::uuid returning id, user_id),
    revisable as (
      insert into generations (id, user_id, post_hash, expires_at)
      select kept.id, kept.user_id, $2, ${NOW('$3')} + interval '1 day' from kept
      where kept.user_id is not null
    )
    select id from kept`,
};

const GIVE_BACK = {
  name: 'quota_give_back',
  text: giveBackStatement('where id = $1::uuid'),
};

const FORGIVE = {
  name: 'quota_forgive',
  text: `
    with gone as (
      delete from usage_reservations where id = $1::uuid returning user_id, ip_address, log_date
    )
    update usage_logs set failures = usage_logs.failures + 1,
      count = case when usage_logs.failures < ${FREE_FAILURES_A_DAY}
        then greatest(0, usage_logs.count - 1) else usage_logs.count end
    from gone where usage_logs.log_date = gone.log_date
      and (usage_logs.user_id = gone.user_id or usage_logs.ip_address = gone.ip_address)
    returning usage_logs.failures <= ${FREE_FAILURES_A_DAY} as "isFree"`,
};

/**
 * Gives back what reservations hold, each to its own day. Deleting the reservation is what makes
 * it happen once, whoever tries.
 */
export function giveBackStatement(which: string): string {
  return `
    with gone as (delete from usage_reservations ${which} returning user_id, ip_address, log_date),
    owed as (
      select user_id, ip_address, log_date, count(*)::int as uses from gone
      group by user_id, ip_address, log_date
    )
    update usage_logs set count = greatest(0, usage_logs.count - owed.uses) from owed
    where usage_logs.log_date = owed.log_date
      and (usage_logs.user_id = owed.user_id or usage_logs.ip_address = owed.ip_address)
    returning owed.uses`;
}
