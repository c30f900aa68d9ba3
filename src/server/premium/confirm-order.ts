import { eq } from 'drizzle-orm';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { ConfirmResponse } from '#contract/premium.ts';
import { memberships, orders } from '../database/schema.ts';
import type { FollowDeps } from './premium-deps.ts';
import { followCheckout } from './open-orders.ts';
import { followPayment, type PurchaseState } from './follow-purchase.ts';

/** The provider's form; anything else is not asked for. */
const PAYMENT_ID_FORM = /^pay_\w{4,60}$/;

/**
 * Whether an order of this person is paid, asked at the provider.
 * @param request.paymentId as the address of the way back has it: a hint, never a proof
 * @throws AppError session_unknown, payment_failed, payment_refunded, payment_disputed,
 * payment_used, membership_over, or commerce_*
 */
export async function confirmOrder(
  deps: FollowDeps,
  request: { userId: string; orderId: string; paymentId: string | undefined },
): Promise<ConfirmResponse['status']> {
  const { userId, orderId, paymentId } = request;
  const [order] = await deps.database.orm
    .select({
      userId: orders.userId,
      checkoutId: orders.checkoutId,
      grants: memberships.grants,
    })
    .from(orders)
    .leftJoin(memberships, eq(memberships.orderId, orders.id))
    .where(eq(orders.id, orderId));
  // One answer for all that are not theirs: whether an id exists is nobody's business.
  if (order?.userId !== userId || order.checkoutId === null) throw new AppError('session_unknown');
  if (order.grants === true) return 'active';

  const isHint = paymentId !== undefined && PAYMENT_ID_FORM.test(paymentId);
  const hinted = isHint ? await followPayment(deps, paymentId) : null;
  const isUseful = hinted !== null && hinted.kind !== 'missing' && hinted.kind !== 'unpaid';
  const state = isUseful ? hinted : await followCheckout(deps, order.checkoutId);
  return toStatus(state, userId);
}

function toStatus(state: PurchaseState | null, userId: string): ConfirmResponse['status'] {
  if (state === null || state.kind === 'missing') return 'pending';
  if (!('userId' in state) || state.userId !== userId) throw new AppError('payment_used');
  if (state.kind === 'active') return 'active';
  if (state.kind === 'ended') throw new AppError(ENDED[state.reason]);
  if (state.hasFailed) throw new AppError('payment_failed');
  return 'pending';
}

const ENDED = {
  refunded: 'payment_refunded',
  disputed: 'payment_disputed',
  over: 'membership_over',
} as const satisfies Record<string, ErrorCode>;
