import type { Membership, MembershipStatus } from '../providers/commerce/commerce-provider.ts';

const HOUR_MS = 3_600_000;
/** How long premium outlives its period while the news of a renewal, or the provider, is late. */
const RENEWAL_SLACK_MS = 48 * HOUR_MS;
/** A renewal that failed is tried again by the provider; premium goes on meanwhile. */
const PAST_DUE_GRACE_MS = 7 * 24 * HOUR_MS;

/** Those that the provider says open the product; 'past_due' is its grace. */
const OPENING: ReadonlySet<string> = new Set<MembershipStatus>([
  'active',
  'trialing',
  'canceling',
  'completed',
  'past_due',
]);

/** Substatuses after which the money is no longer ours. The payment's status stays 'paid'. */
export const TAKEN_BACK: ReadonlySet<string> = new Set([
  'refunded',
  'auto_refunded',
  'dispute_lost',
  // A case at the provider's own resolution center, which gave the buyer the money back.
  'resolution_lost',
]);

/** A payment of a membership, as it is stored. */
export interface StoredPayment {
  status: string;
  substatus: string;
  paidAt: Date | null;
}

/** What of a membership decides, as the provider says it or as it is stored. */
type JudgedMembership = Pick<Membership, 'cancelAtPeriodEnd' | 'periodEnd'> & { status: string };

/** What a membership comes to. */
export interface Judgement {
  grants: boolean;
  /** When it ends without further news; null: never by itself. */
  validUntil: Date | null;
  /** True where the provider keeps open what was paid back: it has to be ended there by us. */
  mustEnd: boolean;
  moneyBack: 'refunded' | 'disputed' | null;
}

/**
 * Whether a membership makes its holder premium, and until when. The last payment decides: one
 * that was given back ends it, whatever the provider says, and an older one that was does not.
 * @param payments all known payments of the membership
 */
export function judgeMembership(
  membership: JudgedMembership,
  payments: readonly StoredPayment[],
): Judgement {
  const isOpen = OPENING.has(membership.status);
  const [lastPaid] = payments
    .filter(({ status }) => status === 'paid')
    .toSorted((a, b) => Number(b.paidAt) - Number(a.paidAt));
  const isTakenBack = lastPaid !== undefined && TAKEN_BACK.has(lastPaid.substatus);
  const isUnpaid = payments.length > 0 && lastPaid === undefined;
  return {
    grants: isOpen && !isTakenBack && !isUnpaid,
    validUntil: endOf(membership),
    mustEnd: isOpen && isTakenBack,
    moneyBack: isTakenBack ? nameMoneyBack(lastPaid.substatus) : null,
  };
}

function nameMoneyBack(substatus: string): 'refunded' | 'disputed' {
  return substatus === 'dispute_lost' ? 'disputed' : 'refunded';
}

function endOf({ status, cancelAtPeriodEnd, periodEnd }: JudgedMembership): Date | null {
  if (periodEnd === null) return null;
  const ends = cancelAtPeriodEnd || status === 'canceling' || status === 'completed';
  if (ends) return periodEnd;
  const slackMs = status === 'past_due' ? PAST_DUE_GRACE_MS : RENEWAL_SLACK_MS;
  return new Date(periodEnd.getTime() + slackMs);
}
