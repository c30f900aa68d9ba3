import { dailyLimitOf } from '#contract/limits.ts';
import type { Profile } from '#contract/profile.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** Keeps what a page was just told, so that its person can go on while the database is away. */
export function rememberProfile(
  deps: Pick<ProfileDeps, 'offlineUses'>,
  tokenHash: string,
  profile: Profile,
): void {
  const { userId, isPremium, usageCount, usageResetDate } = profile;
  deps.offlineUses.remember({
    tokenHash,
    userId,
    day: {
      isPremium,
      limit: dailyLimitOf(isPremium),
      count: usageCount,
      resetsAt: usageResetDate,
    },
  });
  deps.offlineUses.rememberProfile(profile);
}
