import type { Usage } from '#contract/usage.ts';
import { NOW } from '../database/now.ts';
import type { QuotaDeps } from './quota-deps.ts';
import { premiumRule } from '../premium/premium-rule.ts';
import { DAY, describeUsage, RESETS_AT } from './usage-day.ts';

/**
 * Reads today's usage without changing it.
 * @param subject a person's id, or the address of an anonymous visitor
 */
export async function checkUsage(
  deps: Pick<QuotaDeps, 'config' | 'database' | 'clock'>,
  subject: { userId: string } | { address: string },
): Promise<Usage> {
  const isUser = 'userId' in subject;
  const [day] = await deps.database.run<{ isPremium: boolean; count: number; resetsAt: Date }>(
    CHECK,
    [
      isUser ? subject.userId : null,
      isUser ? null : subject.address,
      deps.clock.databaseNow(),
      deps.config.premiumUserIds,
    ],
  );
  if (day === undefined) throw new Error('The usage statement always answers one row.');
  return describeUsage(day);
}

const CHECK = {
  name: 'quota_check',
  text: `
    with clock as (select ${NOW('$3')} as now)
    select
      ${premiumRule({
        userId: '$1::text',
        now: 'clock.now',
        whitelist: '$4::text[]',
      })} as "isPremium",
      coalesce((
        select usage_logs.count from usage_logs
        where usage_logs.log_date = ${DAY('clock.now')}
          and (usage_logs.user_id = $1::text or usage_logs.ip_address = $2::text)
      ), 0) as count,
      ${RESETS_AT('clock.now')} as "resetsAt"
    from clock`,
};
