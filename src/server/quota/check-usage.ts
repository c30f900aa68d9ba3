import { dailyLimitOf, describeUsage, type UsageDay } from '#contract/describe-usage.ts';
import type { Usage } from '#contract/usage.ts';
import { READ_NOW } from '../database/now.ts';
import type { QuotaDeps } from './quota-deps.ts';
import { premiumRule } from '../premium/premium-rule.ts';
import { DAY, RESETS_AT } from '../database/day.ts';

type Row = Omit<UsageDay, 'limit'>;

/**
 * Reads today's usage without changing it.
 * @param subject a person's id, or the address of an anonymous visitor
 */
export async function checkUsage(
  deps: Pick<QuotaDeps, 'config' | 'database' | 'clock'>,
  subject: { userId: string } | { address: string },
): Promise<Usage> {
  const now = deps.clock.databaseNow();
  const [day] =
    'userId' in subject
      ? await deps.database.run<Row>(CHECK_PERSON, [
          subject.userId,
          now,
          deps.config.premiumUserIds,
        ])
      : await deps.database.run<Row>(CHECK_ADDRESS, [subject.address, now]);
  if (day === undefined) throw new Error('The usage statement always answers one row.');
  return describeUsage({ ...day, limit: dailyLimitOf(day.isPremium, deps.config.dailyLimits) });
}

const TODAY = READ_NOW('$2');

// One for each kind of subject: "a person's or an address's" is planned anew for all days each time.
const CHECK_PERSON = {
  name: 'quota_check_person',
  text: `
    with plan as materialized (
      select ${premiumRule({ userId: '$1::text', now: TODAY, whitelist: '$3::text[]' })} as is_premium
    )
    select
      plan.is_premium as "isPremium",
      coalesce((
        select usage_logs.count from usage_logs
        where usage_logs.log_date = ${DAY(TODAY)} and usage_logs.user_id = $1::text
      ), 0) as count,
      ${RESETS_AT(TODAY)} as "resetsAt"
    from plan`,
};

const CHECK_ADDRESS = {
  name: 'quota_check_address',
  text: `
    select
      false as "isPremium",
      coalesce((
        select usage_logs.count from usage_logs
        where usage_logs.log_date = ${DAY(TODAY)} and usage_logs.ip_address = $1::text
      ), 0) as count,
      ${RESETS_AT(TODAY)} as "resetsAt"`,
};
