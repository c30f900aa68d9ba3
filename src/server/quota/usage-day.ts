import { COOLDOWN_HOURS, dailyLimitOf } from '#contract/limits.ts';
import type { Usage } from '#contract/usage.ts';

// SQL expressions of the usage day, shared by the statements that count.

/** The UTC day of a time. */
export const DAY = (time: string) => `(${time} at time zone 'utc')::date`;

/** The midnight UTC after a time. */
export const RESETS_AT = (time: string) => `((${DAY(time)} + 1)::timestamp at time zone 'utc')`;

export const DAILY_LIMIT = (isPremium: string) =>
  `case when ${isPremium} then ${dailyLimitOf(true)} else ${dailyLimitOf(false)} end`;

/** The usage answer for a day's count. */
export function describeUsage(day: { isPremium: boolean; count: number; resetsAt: Date }): Usage {
  const limit = dailyLimitOf(day.isPremium);
  const cooldown = !day.isPremium && day.count >= limit;
  return {
    remaining: Math.max(0, limit - day.count),
    limit,
    count: day.count,
    isPremium: day.isPremium,
    cooldown,
    hoursLeft: cooldown ? COOLDOWN_HOURS : 0,
    resetsAt: day.resetsAt.toISOString(),
  };
}
