import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { PAGES } from '#contract/paths.ts';
import { orders, users } from '../database/schema.ts';
import { FIRST_CHECK_MS, followCheckout } from './open-orders.ts';
import type { PurchaseState } from './follow-purchase.ts';
import type { PremiumDeps } from './premium-deps.ts';

/** Under the 24 hours for which the provider makes one order one checkout. */
const REUSED_MS = 20 * 3_600_000;

type Order = typeof orders.$inferSelect;

/**
 * Where a person pays: on the page that they have open already, else on a new one, which ends what
 * came before it. Two pages that can be paid would be two memberships.
 * @returns the page's address
 * @throws AppError already_subscribed when an open one turns out to be paid; commerce_*
 */
export async function beginCheckout(deps: PremiumDeps, userId: string): Promise<string> {
  const { order, userEmail, replaced } = await claimOrder(deps, userId);
  for (const older of replaced) await giveUp(deps, older);
  if (order.checkoutId === null || order.checkoutUrl === null) {
    return makeCheckout(deps, { order, userEmail });
  }
  if (await mayBePaid(deps, order.checkoutId)) return order.checkoutUrl;
  await giveUp(deps, order);
  return beginCheckout(deps, userId);
}

/**
 * The person's open order, or a new one, and those that it replaces. Presses at the same time get the
 * same.
 */
function claimOrder(
  deps: PremiumDeps,
  userId: string,
): Promise<{ order: Order; userEmail: string; replaced: Order[] }> {
  const { planId } = deps.commerce.premium;
  return deps.database.transaction(async ({ orm }) => {
    const [user] = await orm.select().from(users).where(eq(users.userId, userId)).for('update');
    if (user === undefined) throw new AppError('sign_in_required');
    const isTheirs = and(eq(orders.userId, userId), eq(orders.isOpen, true));
    const open = await orm.select().from(orders).where(isTheirs);
    const now = deps.clock.now();
    const fit = open.find(
      (order) => order.planId === planId && now.getTime() - order.createdAt.getTime() < REUSED_MS,
    );
    // Others are open where the provider was away when they were to be given up.
    const replaced = open.filter((order) => order !== fit);
    if (fit !== undefined) return { order: fit, userEmail: user.email, replaced };
    const id = `order_${randomBytes(24).toString('base64url')}`;
    // Before the checkout, so that a payment never arrives for an order that is not there.
    const [order] = await orm
      .insert(orders)
      .values({ id, userId, planId, isOpen: true, createdAt: now })
      .returning();
    if (order === undefined) throw new Error('An insert returns its row.');
    return { order, userEmail: user.email, replaced };
  });
}

async function makeCheckout(
  deps: PremiumDeps,
  { order, userEmail }: { order: Order; userEmail: string },
): Promise<string> {
  const { orm } = deps.database;
  try {
    const { checkoutId, url } = await deps.commerce.createCheckout({
      orderId: order.id,
      userId: order.userId,
      userEmail,
      redirectUrl: `${deps.config.publicUrl}${PAGES.premiumSuccess}?session_id=${order.id}`,
    });
    const nextCheckAt = new Date(order.createdAt.getTime() + FIRST_CHECK_MS);
    const made = { checkoutId, checkoutUrl: url, nextCheckAt };
    // Again where a press at the same time failed and took the order back.
    await orm
      .insert(orders)
      .values({ ...order, ...made })
      .onConflictDoUpdate({ target: orders.id, set: made });
    return url;
  } catch (error) {
    await orm.delete(orders).where(and(eq(orders.id, order.id), isNull(orders.checkoutId)));
    throw error;
  }
}

async function mayBePaid(deps: PremiumDeps, checkoutId: string): Promise<boolean> {
  const state = await requireUnpaid(deps, checkoutId);
  return state?.kind !== 'ended' && (await deps.commerce.isCheckoutOpen(checkoutId));
}

/** Asked of the provider: the webhook of its payment may be lost, and it may be gone there. */
async function requireUnpaid(deps: PremiumDeps, checkoutId: string): Promise<PurchaseState | null> {
  const state = await followCheckout(deps, checkoutId);
  if (state?.kind === 'active') throw new AppError('already_subscribed');
  return state;
}

/** Asks first: who paid on the older page, unheard, is not led to pay on another. */
async function giveUp(deps: PremiumDeps, { id, checkoutId }: Order): Promise<void> {
  if (checkoutId !== null) {
    await requireUnpaid(deps, checkoutId);
    await end(deps, checkoutId);
  }
  await deps.database.orm.update(orders).set({ isOpen: false }).where(eq(orders.id, id));
}

/** What cannot be ended now stays payable: a second membership is shown to operators. */
async function end(deps: PremiumDeps, checkoutId: string): Promise<void> {
  try {
    await deps.commerce.endCheckout(checkoutId);
  } catch (error) {
    deps.logger.warn({ err: error }, 'a checkout that was replaced is not ended');
  }
}
