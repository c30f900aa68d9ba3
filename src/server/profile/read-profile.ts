import type { Profile } from '#contract/profile.ts';
import { ANY_OF } from '../database/any-of.ts';
import { READ_NOW } from '../database/now.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { premiumRule } from '../premium/premium-rule.ts';
import { DAY, RESETS_AT } from '../database/day.ts';

type Deps = Pick<ProfileDeps, 'config' | 'database' | 'clock'>;

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
export async function readProfile(deps: Deps, userId: string): Promise<Profile | null> {
  return (await readProfiles(deps, [userId])).get(userId) ?? null;
}

/** The same of several people, by one statement; without those who are not there. */
export async function readProfiles(
  deps: Deps,
  userIds: readonly string[],
): Promise<Map<string, Profile>> {
  const rows = await deps.database.run<ProfileRow>(READ, [
    userIds,
    deps.clock.databaseNow(),
    deps.config.premiumUserIds,
  ]);
  return new Map(
    rows.map((row) => [
      row.userId,
      {
        ...row,
        usageResetDate: row.usageResetDate.toISOString(),
        createdAt: row.createdAt.toISOString(),
        premiumSince: row.premiumSince?.toISOString() ?? null,
      },
    ]),
  );
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
        where usage_logs.user_id = users."userId" and usage_logs.log_date = (select ${DAY(TODAY)})
      ), 0) as "usageCount",
      ${RESETS_AT(TODAY)} as "usageResetDate",
      "createdAt", "premiumSince", "stripeSessionId"
    from users where "userId" = ${ANY_OF('$1')}`,
};
