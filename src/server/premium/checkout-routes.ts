import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { subscriptions } from '../database/schema.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { beginCheckout } from './begin-checkout.ts';
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

/** Whoever pays already should not pay twice. A gift is no reason not to buy. */
async function hasSubscription(deps: PremiumDeps, userId: string): Promise<boolean> {
  const now = deps.clock.now();
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
