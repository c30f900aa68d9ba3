import { emailKey } from '../database/email-key.ts';
import { AppError } from '#contract/errors.ts';
import type { PremiumDetails } from '#contract/premium.ts';
import { NOW } from '../database/now.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { isSubscribed, premiumRule } from './premium-rule.ts';
import { SECOND_MEMBERSHIPS } from './second-memberships.ts';

interface DetailsRow {
  isPremium: boolean;
  isListed: boolean;
  isSubscribed: boolean;
  isLifetime: boolean;
  giftUntil: Date | null;
  cancelAtPeriodEnd: boolean | null;
  membershipStatus: string | null;
  periodEnd: Date | null;
  manageUrl: string | null;
  failureMessage: string | null;
  secondMembership: PremiumDetails['secondMembership'];
}

/** What is shown to a person about their own premium, without its price. */
export async function readPremiumDetails(
  deps: Pick<PremiumDeps, 'config' | 'database' | 'clock'>,
  userId: string,
): Promise<Omit<PremiumDetails, 'price'>> {
  const [row] = await deps.database.run<DetailsRow>(READ, [
    userId,
    deps.clock.databaseNow(),
    deps.config.premiumUserIds,
  ]);
  if (row === undefined) throw new AppError('sign_in_required');
  const ends =
    row.cancelAtPeriodEnd === true ||
    ['completed', 'canceling'].includes(row.membershipStatus ?? '');
  const periodEnd = row.periodEnd?.toISOString() ?? null;
  const source = nameSource(row);
  const isBought = source === 'subscription';
  const isLifetime = (source === 'gift' || (isBought && ends)) && row.isLifetime;
  return {
    isPremium: row.isPremium,
    source,
    isLifetime,
    // Of a gift and a subscription that ends the one that lasts longer counts.
    endsAt:
      isLifetime || (isBought && !ends)
        ? null
        : findLater(isBought ? row.periodEnd : null, row.giftUntil),
    renewsAt: isBought && !ends ? periodEnd : null,
    manageUrl: row.manageUrl,
    renewalProblem:
      row.membershipStatus === 'past_due' ? (row.failureMessage ?? 'The payment failed.') : null,
    secondMembership: row.secondMembership,
  };
}

function findLater(one: Date | null, other: Date | null): string | null {
  const later = (one?.getTime() ?? 0) > (other?.getTime() ?? 0) ? one : other;
  return later?.toISOString() ?? null;
}

function nameSource(row: DetailsRow): PremiumDetails['source'] {
  if (row.isSubscribed) return 'subscription';
  if (row.isLifetime || row.giftUntil !== null) return 'gift';
  return row.isListed ? 'whitelist' : null;
}

const READ = {
  name: 'premium_details',
  text: `
    with clock as (select ${NOW('$2')} as now),
    ${SECOND_MEMBERSHIPS},
    best as (
      select * from memberships where user_id = $1 and grants
      order by valid_until desc nulls first limit 1
    ),
    gift as (
      select premium_users.* from identities
      join premium_users on ${emailKey('premium_users.email')} = ${emailKey('identities.email')}
      cross join clock
      where identities.user_id = $1 and identities.email_verified
        and (premium_users.is_lifetime or premium_users.premium_until > clock.now)
    )
    select
      ${premiumRule({ userId: 'users."userId"', now: 'clock.now', whitelist: '$3::text[]' })}
        as "isPremium",
      users."userId" = any($3::text[]) as "isListed",
      ${isSubscribed({ userId: '$1', now: 'clock.now' })} as "isSubscribed",
      coalesce(gift.is_lifetime or gift.premium_until = 'infinity', false) as "isLifetime",
      gift.premium_until as "giftUntil",
      best.cancel_at_period_end as "cancelAtPeriodEnd",
      best.status as "membershipStatus",
      best.period_end as "periodEnd",
      best.manage_url as "manageUrl",
      (
        select failure_message from payments
        where payments.membership_id = best.membership_id
        order by payments.created_at desc limit 1
      ) as "failureMessage",
      (
        select case
          when exists (select 1 from seconds where user_id = $1) then 'active'
          when exists (
            select 1 from payments as back where back.user_id = $1
              and back.substatus in ('refunded', 'auto_refunded', 'resolution_lost')
              and back.membership_id <> best.membership_id
              and back.paid_at > (
                select min(paid_at) from payments where membership_id = best.membership_id
              )
          ) then 'refunded'
        end
      ) as "secondMembership"
    from users cross join clock
    left join best on true left join gift on true
    where users."userId" = $1`,
};
