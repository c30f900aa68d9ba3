import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { FollowDeps, PremiumDeps } from './premium-deps.ts';
import { followPayment, isFailed, type PurchaseState } from './follow-purchase.ts';

const MINUTE_MS = 60_000;
/** Somebody who pays and closes the window, while the webhook is lost, waits this long at most. */
export const FIRST_CHECK_MS = 2 * MINUTE_MS;
/** Then later and later; what is not paid after a day is left to the reconciliation. */
const CHECKS_AFTER_MINUTES = [8, 50, 240, 1200];
const ORDERS_AT_ONCE = 20;

/**
 * Asks the provider for the payments of a checkout and lets premium follow the best of them.
 * @returns null when there is no payment yet
 * @throws AppError commerce_* when the provider cannot be asked
 */
export async function followCheckout(
  deps: FollowDeps,
  checkoutId: string,
): Promise<PurchaseState | null> {
  const found = await deps.commerce.listPaymentsOfCheckout(checkoutId);
  // A card that was declined leaves a payment beside the one that is paid, or still on its way.
  const best =
    found.find(({ status }) => status === 'paid') ??
    found.find((payment) => !isFailed(payment)) ??
    found[0];
  return best === undefined ? null : followPayment(deps, best.id);
}

/** Asks for orders that nobody came back from: a lost webhook costs nobody their premium. */
export async function checkOpenOrders(
  deps: FollowDeps & Pick<PremiumDeps, 'logger'>,
): Promise<void> {
  const due = await deps.database.run<{ checkoutId: string }>(CLAIM, [
    deps.clock.databaseNow(),
    CHECKS_AFTER_MINUTES,
    ORDERS_AT_ONCE,
  ]);
  for (const { checkoutId } of due) {
    try {
      await followCheckout(deps, checkoutId);
    } catch (error) {
      deps.logger.warn({ err: error }, 'open order not checked; tried again later');
    }
  }
}

/** Checkouts that were left; their pages are dead by then. */
export async function deleteOldOrders(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

const CLAIM = {
  name: 'order_claim',
  text: `
    update orders set checks = checks + 1,
      next_check_at = ${NOW('$1')} + ($2::int[])[checks + 1] * interval '1 minute'
    where id in (
      select id from orders where next_check_at <= ${NOW('$1')} and checkout_id is not null
      order by next_check_at limit $3::int for update skip locked
    )
    returning checkout_id as "checkoutId"`,
};

const DELETE_OLD = {
  name: 'order_delete_old',
  text: `delete from orders
    where fulfilled_at is null and created_at < ${NOW('$1')} - interval '60 days'`,
};
