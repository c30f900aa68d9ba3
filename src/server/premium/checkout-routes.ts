import { AppError } from '#contract/errors.ts';
import { NOW } from '../database/now.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { isSubscribed } from './premium-rule.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { Door } from '../http/door.ts';

/** Each makes something at the provider, which counts our requests. */
const CHECKOUTS = { limit: 20, windowSeconds: 600 };

/** An order of ours, then the provider's page to pay it on. */
export function serveCheckout(door: Door, deps: PremiumDeps): void {
  door.handle('beginCheckout', async ({ user: { userId } }) => {
    await limitRate(deps, { key: `checkout:${userId}`, ...CHECKOUTS });
    if (await hasSubscription(deps, userId)) throw new AppError('already_subscribed');
    return { url: await beginCheckout(deps, userId) };
  });
}

/** Whoever pays already should not pay twice. A gift is no reason not to buy. */
async function hasSubscription(deps: PremiumDeps, userId: string): Promise<boolean> {
  const [row] = await deps.database.run<{ is: boolean }>(ASK, [userId, deps.clock.databaseNow()]);
  return row?.is === true;
}

const ASK = {
  name: 'subscription_ask',
  text: `select ${isSubscribed({ userId: '$1', now: NOW('$2') })} as "is"`,
};
