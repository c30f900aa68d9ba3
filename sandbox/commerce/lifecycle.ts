import type { DisputeRecord, MembershipRecord, PaymentRecord, RefundRecord } from './records.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;
const CENTS = 100;

/** Ends at the period's end; a membership without periods ends at once. */
export function cancelAtPeriodEnd(world: World, membership: MembershipRecord): void {
  if (membership.periodEnd === null) return endMembership(world, membership, 'canceled');
  change(world, membership, { cancelAtPeriodEnd: true, status: 'canceling' });
  world.emit({ type: 'membership.cancel_at_period_end_changed', membershipId: membership.id });
}

/** Takes a cancellation back before it has come. */
export function uncancelMembership(world: World, membership: MembershipRecord): void {
  change(world, membership, { cancelAtPeriodEnd: false, status: 'active', canceledAt: null });
  world.emit({ type: 'membership.cancel_at_period_end_changed', membershipId: membership.id });
}

/** Access ends now. */
export function endMembership(
  world: World,
  membership: MembershipRecord,
  status: 'canceled' | 'expired',
): void {
  if (!givesAccess(membership)) return;
  change(world, membership, { status, canceledAt: world.now().toISOString() });
  world.emit({ type: 'membership.deactivated', membershipId: membership.id });
}

/** Moves the end of the period. */
export function addFreeDays(world: World, membership: MembershipRecord, days: number): void {
  const end = membership.periodEnd === null ? world.now() : new Date(membership.periodEnd);
  change(world, membership, { periodEnd: new Date(end.getTime() + days * DAY_MS).toISOString() });
}

/** The days are over: what was cancelled ends, the rest runs out. */
export function endPeriod(world: World, membership: MembershipRecord): void {
  change(world, membership, { periodEnd: world.now().toISOString() });
  endMembership(world, membership, membership.cancelAtPeriodEnd ? 'canceled' : 'expired');
}

/** True while the provider says that this membership opens the product. */
export function givesAccess(membership: MembershipRecord): boolean {
  return ['active', 'trialing', 'canceling', 'completed', 'past_due'].includes(membership.status);
}

/**
 * Gives money back. As at the real provider the payment stays paid, only its substatus tells, and
 * the membership goes on.
 * @returns the refund, or null when there is not that much left to give back
 */
export function refundPayment(
  world: World,
  payment: PaymentRecord,
  partialAmount: number | null,
): RefundRecord | null {
  const left = toCents(payment.total) - toCents(payment.refundedAmount);
  const amount = partialAmount === null ? left : toCents(partialAmount);
  const isWhole = amount === left;
  const wasRefundedBefore = payment.refundedAt !== null && left === 0;
  if (payment.status !== 'paid' || wasRefundedBefore || amount < 0 || amount > left) return null;
  const at = world.now().toISOString();
  Object.assign(payment, {
    refundedAmount: (toCents(payment.refundedAmount) + amount) / CENTS,
    refundedAt: at,
    substatus: isWhole ? 'refunded' : 'partially_refunded',
    updatedAt: at,
  } satisfies Partial<PaymentRecord>);
  const refund: RefundRecord = {
    id: world.newId('rf'),
    paymentId: payment.id,
    amount: amount / CENTS,
    currency: payment.currency,
    status: 'succeeded',
    createdAt: at,
  };
  world.state.refunds[refund.id] = refund;
  world.emit({ type: 'refund.created', refundId: refund.id });
  world.emit({ type: 'refund.updated', refundId: refund.id });
  return refund;
}

/** The buyer's bank takes the money back for now. */
export function openDispute(world: World, payment: PaymentRecord): DisputeRecord {
  const dispute: DisputeRecord = {
    id: world.newId('dspt'),
    paymentId: payment.id,
    amount: payment.total,
    currency: payment.currency,
    status: 'needs_response',
    reason: 'fraudulent',
    createdAt: world.now().toISOString(),
  };
  world.state.disputes[dispute.id] = dispute;
  payment.substatus = 'dispute_needs_response';
  payment.updatedAt = dispute.createdAt;
  world.emit({ type: 'dispute.created', disputeId: dispute.id });
  return dispute;
}

/** The bank has decided. */
export function decideDispute(world: World, dispute: DisputeRecord, outcome: 'won' | 'lost'): void {
  dispute.status = outcome;
  const payment = world.state.payments[dispute.paymentId];
  if (payment !== undefined) {
    payment.substatus = `dispute_${outcome}`;
    payment.updatedAt = world.now().toISOString();
  }
  world.emit({ type: 'dispute.updated', disputeId: dispute.id });
}

function change(world: World, membership: MembershipRecord, to: Partial<MembershipRecord>): void {
  Object.assign(membership, to, { updatedAt: world.now().toISOString() });
}

function toCents(amount: number): number {
  return Math.round(amount * CENTS);
}
