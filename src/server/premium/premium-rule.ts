import { emailKey } from '../database/email-key.ts';

/**
 * The one rule for premium, as an SQL condition, so that the hot path can apply it in the same
 * statement that takes a use. True if any of: the user id is on the whitelist; an active
 * subscription that has not run out (bought, or a membership found by e-mail); a lifetime or unexpired gift to the verified e-mail, compared case-insensitively
 * (product description, section 4).
 * @param expressions SQL expressions: the user id, the time, and the whitelist as text[]
 */
export function premiumRule(expressions: {
  userId: string;
  now: string;
  whitelist: string;
}): string {
  const { userId, now, whitelist } = expressions;
  return `coalesce(
    ${userId} = any(${whitelist}) or ${isSubscribed({ userId, now })} or ${hasGift({ userId, now })},
    false
  )`;
}

/** The rule's second part, as SQL. */
export function isSubscribed({ userId, now }: { userId: string; now: string }): string {
  return `exists (
    select 1 from subscriptions where subscriptions.user_id = ${userId}
      and subscriptions.status = 'active'
      and (subscriptions.valid_until is null or subscriptions.valid_until > ${now})
  )`;
}

/** The rule's third part, as SQL. */
export function hasGift({ userId, now }: { userId: string; now: string }): string {
  return `exists (
    select 1 from identities
    join premium_users on ${emailKey('premium_users.email')} = ${emailKey('identities.email')}
    where identities.user_id = ${userId} and identities.email_verified
      and (premium_users.is_lifetime or premium_users.premium_until > ${now})
  )`;
}
