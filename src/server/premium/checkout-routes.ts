import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { PAGES } from '#contract/paths.ts';
import { orders, subscriptions, users } from '../database/schema.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { FIRST_CHECK_MS } from './open-orders.ts';
import type { Door } from '../http/door.ts';

/** Each makes something at the provider, which counts our requests. */
const CHECKOUTS_PER_WINDOW = 20;
const WINDOW_SECONDS = 600;

/** An order of ours, then the provider's page to pay it on. */
export function serveCheckout(door: Door, deps: PremiumDeps): void {
  door.handle('beginCheckout', async ({ user: { userId } }) => {
    await limitRate(deps, {
      key: `checkout:${userId}`,
      limit: CHECKOUTS_PER_WINDOW,
      windowSeconds: WINDOW_SECONDS,
    });
    if (await hasSubscription(deps, userId)) throw new AppError('already_subscribed');
    return { url: await beginCheckout(deps, userId) };
  });
}

async function beginCheckout(deps: PremiumDeps, userId: string): Promise<string> {
  const { orm } = deps.database;
  const [user] = await orm.select().from(users).where(eq(users.userId, userId));
  if (user === undefined) throw new AppError('sign_in_required');
  const orderId = `order_${randomBytes(24).toString('base64url')}`;
  const createdAt = deps.clock.now();
  // Before the checkout, so that a payment never arrives for an order that is not there.
  await orm.insert(orders).values({ id: orderId, userId, createdAt });
  try {
    const { checkoutId, url } = await deps.commerce.createCheckout({
      orderId,
      userId,
      userEmail: user.email,
      redirectUrl: `${deps.config.publicUrl}${PAGES.premiumSuccess}?session_id=${orderId}`,
    });
    const nextCheckAt = new Date(createdAt.getTime() + FIRST_CHECK_MS);
    await orm.update(orders).set({ checkoutId, nextCheckAt }).where(eq(orders.id, orderId));
    return url;
  } catch (error) {
    await orm.delete(orders).where(eq(orders.id, orderId));
    throw error;
  }
}

/** Whoever pays already should not pay twice. A gift is no reason not to buy. */
async function hasSubscription(deps: PremiumDeps, userId: string): Promise<boolean> {
  const now = deps.clock.databaseNow() ?? deps.clock.now();
  const active = await deps.database.orm
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.status, 'active'),
        or(isNull(subscriptions.validUntil), gt(subscriptions.validUntil, now)),
      ),
    );
  return active.length > 0;
}
