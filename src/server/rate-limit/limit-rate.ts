import { AppError, type ErrorCode } from '#contract/errors.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/**
 * Counts one attempt in a fixed window that all instances share.
 * @param options.key who and what: 'messages:203.0.113.7'
 * @param options.code instead of rate_limited; its sentence may name the {minutes} to wait
 * @throws AppError rate_limited once the window holds more than `limit`
 */
export async function limitRate(
  deps: DatabaseDeps,
  options: { key: string; limit: number; windowSeconds: number; code?: ErrorCode },
): Promise<void> {
  const [window] = await deps.database.run<{ count: number; secondsLeft: number }>(COUNT, [
    options.key,
    deps.clock.databaseNow(),
    options.windowSeconds,
  ]);
  if (window === undefined || window.count > options.limit) {
    const retryAfterSeconds = Math.max(1, window?.secondsLeft ?? options.windowSeconds);
    throw new AppError(options.code ?? 'rate_limited', {
      retryAfterSeconds,
      values: { minutes: Math.ceil(retryAfterSeconds / 60) },
    });
  }
}

/**
 * For files of all that is a person's: megabytes, which are held until they are read.
 * @throws AppError rate_limited
 */
export function limitDownloads(deps: DatabaseDeps, userId: string): Promise<void> {
  return limitRate(deps, { key: `download:${userId}`, limit: 10, windowSeconds: 600 });
}

/** Takes one attempt out of the count again: it turned out to be none of those that are limited. */
export async function giveBackAttempt(
  deps: Pick<DatabaseDeps, 'database'>,
  key: string,
): Promise<void> {
  await deps.database.run(GIVE_BACK, [key]);
}

/** Drops windows that are over. */
export async function deleteOldRateLimits(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

const COUNT = {
  name: 'rate_limit_count',
  text: `
    insert into rate_limits (key, count, ends_at)
    select $1, 1, clock.now + $3::int * interval '1 second'
    from (select ${NOW('$2')} as now) as clock
    on conflict (key) do update set
      count = case when rate_limits.ends_at <= ${NOW('$2')} then 1 else rate_limits.count + 1 end,
      ends_at = case when rate_limits.ends_at <= ${NOW('$2')} then excluded.ends_at
        else rate_limits.ends_at end
    returning count,
      ceil(extract(epoch from rate_limits.ends_at - ${NOW('$2')}))::int as "secondsLeft"`,
};

const GIVE_BACK = {
  name: 'rate_limit_give_back',
  text: 'update rate_limits set count = count - 1 where key = $1 and count > 0',
};

const DELETE_OLD = {
  name: 'rate_limit_delete_old',
  text: `delete from rate_limits where ends_at < ${NOW('$1')}`,
};
