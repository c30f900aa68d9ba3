import { eq } from 'drizzle-orm';
import { payments } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { FollowDeps, PremiumDeps } from './premium-deps.ts';
import type { Membership, Payment } from '../providers/commerce/commerce-provider.ts';
import { findHolder } from './find-holder.ts';
import { TAKEN_BACK } from './judge-membership.ts';
import { recordPurchase, type Purchase, type Recorded } from './record-purchase.ts';

/** Providers index a search late; more payments than this no membership of a month has. */
const PAYMENTS_OF_MEMBERSHIP = 50;

/** How a purchase stands after the provider was asked. */
export type PurchaseState =
  | { kind: 'active'; userId: string }
  /** The provider does not know it, or not yet. */
  | { kind: 'missing' }
  /** Not of our company or of another plan. */
  | { kind: 'foreign' }
  /** Nobody's: it came by no checkout of ours. */
  | { kind: 'unbound' }
  | { kind: 'unpaid'; userId: string; hasFailed: boolean }
  | { kind: 'ended'; userId: string; reason: 'refunded' | 'disputed' | 'over' };

/**
 * Lets premium follow a payment: the one way for the return page, the webhook and the
 * reconciliation. Only what the provider's API says counts, never a webhook's body or an address.
 * @throws AppError commerce_* when the provider cannot be asked; nothing was changed then
 */
export async function followPayment(deps: FollowDeps, paymentId: string): Promise<PurchaseState> {
  const readTicket = await takeReadTicket(deps);
  const payment = await deps.commerce.getPayment(paymentId);
  if (payment === null) return { kind: 'missing' };
  if (!isOurs(deps, payment)) return { kind: 'foreign' };
  const membership =
    payment.membershipId === null ? null : await deps.commerce.getMembership(payment.membershipId);
  // The last one decides, and a renewal may not have been heard of yet: a membership that is paid is not ended.
  const isTakenBack = membership !== null && TAKEN_BACK.has(payment.substatus);
  const all = isTakenBack ? await listPaymentsOf(deps, membership.id) : [];
  const others = all.filter(({ id }) => id !== payment.id);
  return followPurchase(deps, { readTicket, payments: [payment, ...others], membership });
}

/**
 * Lets premium follow a membership.
 * @param options.membership the membership where it was read already, with `readTicket` taken before
 * @param options.claimant see `recordPurchase`
 * @throws AppError commerce_* when the provider cannot be asked
 */
export async function followMembership(
  deps: FollowDeps,
  options:
    | { membershipId: string }
    | { membership: Membership; readTicket: number; claimant?: string },
): Promise<PurchaseState> {
  const isRead = 'membership' in options;
  const readTicket = isRead ? options.readTicket : await takeReadTicket(deps);
  const membership = isRead
    ? options.membership
    : await deps.commerce.getMembership(options.membershipId);
  if (membership === null) return { kind: 'missing' };
  if (!isOurs(deps, membership)) return { kind: 'foreign' };
  const paid = await readUnknownPayments(deps, membership.id);
  const claimant = isRead ? options.claimant : undefined;
  return followPurchase(deps, { readTicket, payments: paid, membership }, { claimant });
}

/** Taken before the provider is asked: answers are put in the order of their questions. */
export async function takeReadTicket(deps: Pick<DatabaseDeps, 'database'>): Promise<number> {
  const [row] = await deps.database.run<{ ticket: string | number }>(TICKET, []);
  if (row === undefined) throw new Error('A sequence always answers.');
  return Number(row.ticket);
}

const TICKET = {
  name: 'commerce_read_ticket',
  text: `select nextval('commerce_reads') as ticket`,
};

/** A membership alone does not tell whether its money was given back: its payments do. */
async function readUnknownPayments(
  deps: Pick<PremiumDeps, 'database' | 'commerce'>,
  membershipId: string,
): Promise<Payment[]> {
  const [known] = await deps.database.orm
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(eq(payments.membershipId, membershipId))
    .limit(1);
  return known === undefined ? listPaymentsOf(deps, membershipId) : [];
}

async function listPaymentsOf(
  deps: Pick<PremiumDeps, 'commerce'>,
  membershipId: string,
): Promise<Payment[]> {
  const { items } = await deps.commerce.listPayments({
    query: membershipId,
    limit: PAYMENTS_OF_MEMBERSHIP,
  });
  return items.filter((payment) => payment.membershipId === membershipId);
}

async function followPurchase(
  deps: FollowDeps,
  purchase: Purchase,
  options: { claimant?: string | undefined } = {},
): Promise<PurchaseState> {
  const recorded =
    (await recordPurchase(deps, purchase, options)) ?? (await recordForHolder(deps, purchase));
  if (recorded?.judgement?.mustEnd === true && purchase.membership !== null) {
    // Premium is over here already; this keeps the provider from charging for it again.
    const readTicket = await takeReadTicket(deps);
    const membership = await deps.commerce.terminateMembership(purchase.membership.id);
    await recordPurchase(deps, { readTicket, payments: [], membership });
  }
  if (recorded?.paidCheckoutId != null) {
    // In another tab it would be paid a second time. Where it cannot be ended, operators see that.
    await deps.commerce.endCheckout(recorded.paidCheckoutId).catch(() => {});
  }
  return describeState(purchase, recorded);
}

/** What came by no checkout of ours goes to whose verified e-mail its holder has. */
async function recordForHolder(
  deps: Pick<PremiumDeps, 'database' | 'clock' | 'config'>,
  purchase: Purchase,
): Promise<Recorded | null> {
  const { membership } = purchase;
  const claimant = membership === null ? null : await findHolder(deps, membership);
  return claimant === null ? null : recordPurchase(deps, purchase, { claimant });
}

function describeState(purchase: Purchase, recorded: Recorded | null): PurchaseState {
  if (recorded === null) return { kind: 'unbound' };
  const { judgement } = recorded;
  const { userId } = recorded.owner;
  if (judgement?.grants === true) return { kind: 'active', userId };
  if (judgement?.moneyBack) return { kind: 'ended', userId, reason: judgement.moneyBack };
  const isPaid = purchase.payments.some(({ status }) => status === 'paid');
  if (judgement !== null && (isPaid || purchase.payments.length === 0)) {
    return { kind: 'ended', userId, reason: 'over' };
  }
  // The one that was asked for stands first.
  const [asked] = purchase.payments;
  return { kind: 'unpaid', userId, hasFailed: asked !== undefined && isFailed(asked) };
}

/** Whether the provider gave up on a payment; what merely waits may still come. */
export function isFailed({ substatus }: Payment): boolean {
  return FAILED.has(substatus);
}

const FAILED = new Set(['failed', 'canceled', 'price_too_low', 'uncollectible']);

function isOurs(
  deps: Pick<PremiumDeps, 'commerce'>,
  source: Pick<Payment, 'companyId' | 'planId' | 'productId'>,
): boolean {
  const { companyId, planId, productId } = deps.commerce.premium;
  if (source.companyId !== companyId) return false;
  // Another plan of the same product is premium too: quick links and promotions make such plans.
  return source.planId === planId || source.productId === productId;
}
