import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { memberships, orders, payments } from '../database/schema.ts';
import type { Membership, Payment } from '../providers/commerce/commerce-provider.ts';

/** The account that a purchase opens, and the order that asked for it. */
export interface Owner {
  userId: string;
  orderId: string | null;
}

/**
 * Finds whose purchase this is: whoever it was bound to first, else the person whose order made the
 * checkout. What a checkout's address says is never asked: a buyer can edit it.
 * @returns null when it is nobody's
 */
export async function findOwner(
  executor: Pick<Orm, 'select'>,
  purchase: { payment: Payment | null; membership: Membership | null },
): Promise<Owner | null> {
  const { payment, membership } = purchase;
  const membershipId = membership?.id ?? payment?.membershipId ?? null;
  if (membershipId !== null) {
    const [bound] = await executor
      .select({ userId: memberships.userId, orderId: memberships.orderId })
      .from(memberships)
      .where(eq(memberships.membershipId, membershipId));
    if (bound !== undefined) return bound;
  }
  if (payment !== null) {
    const [bound] = await executor
      .select({ userId: payments.userId, orderId: payments.orderId })
      .from(payments)
      .where(eq(payments.paymentId, payment.id));
    if (bound !== undefined) return bound;
  }
  // What the one leaves out the other may name: a renewal has no checkout.
  return (await findOrderOf(executor, payment)) ?? findOrderOf(executor, membership);
}

async function findOrderOf(
  executor: Pick<Orm, 'select'>,
  source: Pick<Payment, 'checkoutId' | 'metadata'> | null,
): Promise<Owner | null> {
  if (source === null) return null;
  const { checkoutId, metadata } = source;
  const { sessionId, userId } = metadata;
  const isNamed = typeof sessionId === 'string' && typeof userId === 'string';
  const which =
    checkoutId !== null
      ? eq(orders.checkoutId, checkoutId)
      : isNamed
        ? eq(orders.id, sessionId)
        : undefined;
  if (which === undefined) return null;
  const [order] = await executor
    .select({ userId: orders.userId, orderId: orders.id })
    .from(orders)
    .where(which);
  if (order === undefined) return null;
  // Metadata that speaks of somebody else was not written by us.
  const isSomeoneElses = typeof userId === 'string' && userId !== order.userId;
  return isSomeoneElses ? null : order;
}
