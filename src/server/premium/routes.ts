import { Hono } from 'hono';
import {
  confirmRequestSchema,
  type ConfirmResponse,
  type PremiumDetails,
} from '#contract/premium.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../identity/sessions.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { checkMembershipByEmail } from './check-membership.ts';
import { confirmOrder } from './confirm-order.ts';
import { createPriceReader } from './read-price.ts';
import { readPremiumDetails } from './premium-details.ts';

/** A page asks about a dozen times in the minute that a payment may take. */
const CONFIRMATIONS_PER_MINUTE = 120;

/** How a person is premium, and the confirmation of what they bought; mounted at `/api/premium`. */
export function premiumRoutes(deps: Deps): Hono<AppEnv> {
  const readPrice = createPriceReader(deps);
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { userId } = await requireUser(deps, c);
      const [details, price] = await Promise.all([readPremiumDetails(deps, userId), readPrice()]);
      // Found later, it reaches the page by the live profile.
      if (!details.isPremium) void checkMembershipByEmail(deps, userId);
      return c.json<PremiumDetails>({ ...details, price });
    })
    .post('/confirm', async (c) => {
      const { userId } = await requireUser(deps, c);
      const body = await readJsonBody(c, confirmRequestSchema);
      await limitRate(deps, {
        key: `confirm:${userId}`,
        limit: CONFIRMATIONS_PER_MINUTE,
        windowSeconds: 60,
      });
      const status = await confirmOrder(deps, {
        userId,
        orderId: body.session_id,
        paymentId: body.payment_id,
      });
      return c.json<ConfirmResponse>({ status }, status === 'active' ? 200 : 202);
    });
}
