import { AppError } from '#contract/errors.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { checkMembershipByEmail, claimMembership } from './check-membership.ts';
import { confirmOrder } from './confirm-order.ts';
import { createPriceReader } from './read-price.ts';
import { readPremiumDetails } from './premium-details.ts';
import type { Door } from '../http/door.ts';

/** A page asks about a dozen times in the minute that a payment may take. */
const CONFIRMATIONS = { limit: 120, windowSeconds: 60 };
/** Each asks the provider at once, which counts our requests. */
const SEARCHES = { limit: 10, windowSeconds: 600 };

/** What premium costs, how a person is premium, and the confirmation of what they bought. */
export function servePremium(door: Door, deps: PremiumDeps): void {
  const readPrice = createPriceReader(deps);
  door.handle('readPremium', async ({ user: { userId } }) => {
    const [details, price] = await Promise.all([readPremiumDetails(deps, userId), readPrice()]);
    // Found later, it reaches the page by the live profile.
    if (!details.isPremium) void checkMembershipByEmail(deps, userId);
    return { ...details, price };
  });
  door.handle('readPrice', async () => ({ price: await readPrice() }));
  door.handle('findMembership', async ({ user: { userId } }) => {
    await limitRate(deps, { key: `find-membership:${userId}`, ...SEARCHES });
    try {
      return { status: (await claimMembership(deps, { userId })) ? 'active' : 'none' } as const;
    } catch (error) {
      const isAboutCommerce = error instanceof AppError && error.code.startsWith('commerce_');
      throw isAboutCommerce ? new AppError('membership_unchecked', { cause: error }) : error;
    }
  });
  door.handle('confirmOrder', async ({ c, user: { userId }, body }) => {
    await limitRate(deps, { key: `confirm:${userId}`, ...CONFIRMATIONS });
    const status = await confirmOrder(deps, {
      userId,
      orderId: body.session_id,
      paymentId: body.payment_id,
    });
    if (status !== 'active') c.status(202);
    return { status };
  });
}
