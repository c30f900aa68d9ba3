import { dailyLimitOf } from '#contract/describe-usage.ts';
import type { Profile } from '#contract/profile.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** Keeps what a page was just told, so that its person can go on while the database is away. */
export function rememberProfile(
  deps: Pick<ProfileDeps, 'config' | 'offlineUses'>,
  tokenHash: string,
  profile: Profile,
): void {
  const { userId, isPremium, usageCount, usageResetDate } = profile;
  deps.offlineUses.remember({
    tokenHash,
    userId,
    day: {
      isPremium,
      limit: dailyLimitOf(isPremium, deps.config.dailyLimits),
      count: usageCount,
      resetsAt: usageResetDate,
    },
  });
  deps.offlineUses.rememberProfile(profile);
}
