import type { DAILY_LIMITS } from './limits.ts';
import type { Usage } from './usage.ts';

/** Shown as the cooldown when a free user's uses are gone, whatever the hour: as described. */
const COOLDOWN_HOURS = 24;

/** What somebody has used of a day. */
export interface UsageDay {
  isPremium: boolean;
  limit: number;
  count: number;
  resetsAt: Date;
}

/** How many generations a day a person has. */
export function dailyLimitOf(isPremium: boolean, limits: typeof DAILY_LIMITS): number {
  return isPremium ? limits.premiumLimit : limits.freeLimit;
}

/** The usage answer for a day. */
export function describeUsage({ isPremium, limit, count, resetsAt }: UsageDay): Usage {
  const cooldown = !isPremium && count >= limit;
  return {
    remaining: Math.max(0, limit - count),
    limit,
    count,
    isPremium,
    cooldown,
    hoursLeft: cooldown ? COOLDOWN_HOURS : 0,
    resetsAt: resetsAt.toISOString(),
  };
}
