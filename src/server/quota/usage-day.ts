import { COOLDOWN_HOURS, dailyLimitOf } from '#contract/limits.ts';
import type { Usage } from '#contract/usage.ts';

// SQL expressions of the usage day, shared by the statements that count.

/** The UTC day of a time. */
export const DAY = (time: string) => `(${time} at time zone 'utc')::date`;

/** The midnight UTC after a time. */
export const RESETS_AT = (time: string) => `((${DAY(time)} + 1)::timestamp at time zone 'utc')`;

export const DAILY_LIMIT = (isPremium: string) =>
  `case when ${isPremium} then ${dailyLimitOf(true)} else ${dailyLimitOf(false)} end`;

/** What somebody has used of a day, as statements answer it. */
export interface UsageDay {
  isPremium: boolean;
  limit: number;
  count: number;
  resetsAt: Date;
}

/** The usage answer for a day. */
export function describeUsage(day: UsageDay): Usage {
  const cooldown = !day.isPremium && day.count >= day.limit;
  return {
    remaining: Math.max(0, day.limit - day.count),
    limit: day.limit,
    count: day.count,
    isPremium: day.isPremium,
    cooldown,
    hoursLeft: cooldown ? COOLDOWN_HOURS : 0,
    resetsAt: day.resetsAt.toISOString(),
  };
}
