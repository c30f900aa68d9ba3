import { and, eq, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { memberships, orders, payments, subscriptions, users } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { PremiumDeps } from './premium-deps.ts';
import type { Membership, Payment } from '../providers/commerce/commerce-provider.ts';
import { findOwner, type Owner } from './find-owner.ts';
import { judgeMembership, type Judgement } from './judge-membership.ts';
import { refreshPremium } from './refresh-premium.ts';

/** What the provider said about a purchase, and when it was asked. */
export interface Purchase {
  /** The place of the question among all questions; an older answer never replaces a newer one. */
  readTicket: number;
  payments: readonly Payment[];
  membership: Membership | null;
}

/** A purchase after it was written down. Null where there is no membership yet. */
export interface Recorded {
  owner: Owner;
  judgement: Judgement | null;
  /** The checkout that this purchase was the first of, and that could be paid again. */
  paidCheckoutId: string | null;
}

/**
 * Writes the provider's truth down and lets premium follow, in one transaction. Doing it twice, or
 * late, or with an old answer, changes nothing.
 * @param options.claimant who may have it if it is nobody's yet: a membership found by their e-mail
 * @returns null when the purchase is nobody's
 */
export async function recordPurchase(
  deps: Pick<PremiumDeps, 'database' | 'clock' | 'config'>,
  purchase: Purchase,
  options: { claimant?: string | undefined } = {},
): Promise<Recorded | null> {
  const { readTicket, membership } = purchase;
  const [payment = null] = purchase.payments;
  return deps.database.transaction(async (tx) => {
    const found = await findOwner(tx.orm, { payment, membership });
    const owner =
      found ??
      (options.claimant === undefined ? null : { userId: options.claimant, orderId: null });
    if (owner === null) return null;
    // One purchase of a person after the other; also the proof that the account still exists.
    const [user] = await tx.orm
      .select({ userId: users.userId })
      .from(users)
      .where(eq(users.userId, owner.userId))
      .for('update');
    if (user === undefined) return null;

    for (const each of purchase.payments) await recordPayment(tx, each, { readTicket, owner });
    const judgement =
      membership === null
        ? null
        : await recordMembership(deps, tx, { readTicket, membership, owner });
    const orderId = judgement?.grants === true ? owner.orderId : null;
    const paidCheckoutId = orderId === null ? null : await fulfilOrder(deps, tx, orderId);
    await recordSubscription(tx, owner.userId);
    await refreshPremium(deps, tx, { userIds: [owner.userId] });
    return { owner, judgement, paidCheckoutId };
  });
}

/** @returns its checkout, where the order was open until now */
async function fulfilOrder(
  deps: Pick<DatabaseDeps, 'clock'>,
  tx: Connection,
  orderId: string,
): Promise<string | null> {
  const fulfilledAt = sql`coalesce(${orders.fulfilledAt}, ${deps.clock.now().toISOString()}::timestamptz)`;
  await tx.orm.update(orders).set({ fulfilledAt, nextCheckAt: null }).where(eq(orders.id, orderId));
  const [closed] = await tx.orm
    .update(orders)
    .set({ isOpen: false })
    .where(and(eq(orders.id, orderId), eq(orders.isOpen, true)))
    .returning({ checkoutId: orders.checkoutId });
  return closed?.checkoutId ?? null;
}

async function recordPayment(
  tx: Connection,
  payment: Payment,
  { readTicket, owner }: { readTicket: number; owner: Owner },
): Promise<void> {
  const { status, substatus, failureMessage, paidAt, membershipId } = payment;
  const read = { status, substatus, failureMessage, paidAt, membershipId, readTicket };
  await tx.orm
    .insert(payments)
    .values({ paymentId: payment.id, ...owner, createdAt: payment.createdAt, ...read })
    .onConflictDoUpdate({
      target: payments.paymentId,
      set: read,
      setWhere: lt(payments.readTicket, readTicket),
    });
}

async function recordMembership(
  deps: Pick<DatabaseDeps, 'clock'>,
  tx: Connection,
  purchase: { readTicket: number; membership: Membership; owner: Owner },
): Promise<Judgement> {
  const { membership, owner, readTicket } = purchase;
  const known = await tx.orm
    .select({ status: payments.status, substatus: payments.substatus, paidAt: payments.paidAt })
    .from(payments)
    .where(eq(payments.membershipId, membership.id));
  const judgement = judgeMembership(membership, known);
  const { status, cancelAtPeriodEnd, periodEnd, manageUrl } = membership;
  const { grants, validUntil } = judgement;
  const read = { status, cancelAtPeriodEnd, periodEnd, manageUrl, grants, validUntil, readTicket };
  const updatedAt = deps.clock.now();
  const written = await tx.orm
    .insert(memberships)
    .values({ membershipId: membership.id, ...owner, ...read, updatedAt })
    .onConflictDoUpdate({
      target: memberships.membershipId,
      set: { ...read, updatedAt },
      setWhere: lt(memberships.readTicket, readTicket),
    })
    .returning({ membershipId: memberships.membershipId });
  if (written.length > 0) return judgement;
  // A newer answer is there already: that one holds, but its payments may not have been known to it.
  const isThis = eq(memberships.membershipId, membership.id);
  const [newer] = await tx.orm.select().from(memberships).where(isThis);
  if (newer === undefined) throw new Error('What stands in the way of an insert is there.');
  const again = judgeMembership(newer, known);
  await tx.orm.update(memberships).set({ grants: again.grants, updatedAt }).where(isThis);
  // Whoever is the first to know that it is over ends it at the provider.
  return { ...again, mustEnd: again.mustEnd && newer.grants };
}

/** The described table: 'active' means premium. One row for all memberships of a person. */
async function recordSubscription(tx: Connection, userId: string): Promise<void> {
  const own = await tx.orm.select().from(memberships).where(eq(memberships.userId, userId));
  if (own.length === 0) return;
  const granting = own.filter(({ grants }) => grants);
  const isEndless = granting.some(({ validUntil }) => validUntil === null);
  const ends = granting.map(({ validUntil }) => Number(validUntil));
  const values = {
    status: granting.length > 0 ? 'active' : 'canceled',
    validUntil: granting.length === 0 || isEndless ? null : new Date(Math.max(...ends)),
  };
  await tx.orm
    .insert(subscriptions)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: subscriptions.userId, set: values });
}
