import type { Profile } from '#contract/profile.ts';
import { READ_NOW } from '../database/now.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { premiumRule } from '../premium/premium-rule.ts';
import { DAY, RESETS_AT } from '../quota/usage-day.ts';

interface ProfileRow extends Omit<Profile, 'usageResetDate' | 'createdAt' | 'premiumSince'> {
  usageResetDate: Date;
  createdAt: Date;
  premiumSince: Date | null;
}

/**
 * Reads a person's profile document with today's count in it. Its isPremium is the rule's answer
 * of this moment: a gift that ran out an hour ago is over, whatever was stored.
 * @returns null when there is no such person
 */
export async function readProfile(
  deps: Pick<ProfileDeps, 'config' | 'database' | 'clock'>,
  userId: string,
): Promise<Profile | null> {
  const [row] = await deps.database.run<ProfileRow>(READ, [
    userId,
    deps.clock.databaseNow(),
    deps.config.premiumUserIds,
  ]);
  if (row === undefined) return null;
  return {
    ...row,
    usageResetDate: row.usageResetDate.toISOString(),
    createdAt: row.createdAt.toISOString(),
    premiumSince: row.premiumSince?.toISOString() ?? null,
  };
}

const TODAY = READ_NOW('$2');

const READ = {
  name: 'profile_read',
  text: `
    select "userId", email, "displayName", "photoURL",
      ${premiumRule({ userId: 'users."userId"', now: TODAY, whitelist: '$3::text[]' })}
        as "isPremium",
      coalesce((
        select usage_logs.count from usage_logs
        where usage_logs.user_id = users."userId" and usage_logs.log_date = ${DAY(TODAY)}
      ), 0) as "usageCount",
      ${RESETS_AT(TODAY)} as "usageResetDate",
      "createdAt", "premiumSince", "stripeSessionId"
    from users where "userId" = $1`,
};
