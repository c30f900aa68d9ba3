import type { PremiumDetails } from '#contract/premium.ts';
import { isWithin } from '../waiting/is-within.ts';
import type { PremiumDeps } from './premium-deps.ts';

/** A price changes rarely, and the provider counts our questions. */
const KEPT_MS = 600_000;
/** Whoever looks again while the provider fails, signed in or not, does not make us ask at each look. */
const FAILURE_KEPT_MS = 10_000;
/** The page does not wait longer for a number it can do without. */
const PATIENCE_MS = 1500;

/**
 * What premium costs, in the words of the provider; null while it does not tell. Kept for ten
 * minutes; asked once however many people look.
 */
export function createPriceReader(
  deps: Pick<PremiumDeps, 'commerce' | 'clock' | 'logger'>,
): () => Promise<PremiumDetails['price']> {
  let kept: { price: PremiumDetails['price']; untilMs: number } | null = null;
  let asking: Promise<PremiumDetails['price']> | null = null;

  return async () => {
    const nowMs = deps.clock.now().getTime();
    if (kept !== null && nowMs < kept.untilMs) return kept.price;
    asking ??= ask().finally(() => {
      asking = null;
    });
    await isWithin(PATIENCE_MS, asking);
    return kept?.price ?? null;
  };

  async function ask(): Promise<PremiumDetails['price']> {
    try {
      const plan = await deps.commerce.getPlan(deps.commerce.premium.planId);
      const price =
        plan === null
          ? null
          : {
              amount: plan.billingPeriodDays === null ? plan.initialPrice : plan.renewalPrice,
              currency: plan.currency,
              periodDays: plan.billingPeriodDays,
            };
      kept = { price, untilMs: deps.clock.now().getTime() + KEPT_MS };
      return price;
    } catch (error) {
      deps.logger.warn({ err: error }, 'price not told');
      const price = kept?.price ?? null;
      kept = { price, untilMs: deps.clock.now().getTime() + FAILURE_KEPT_MS };
      return price;
    }
  }
}
