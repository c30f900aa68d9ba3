import { AppError } from '#contract/errors.ts';
import { ConfigError } from '../../config/config.ts';
import type { Plan } from './commerce-provider.ts';

export interface CommerceSettings {
  apiBase: string;
  apiVersion: string;
  apiKey: string;
  companyId: string;
  planId: string;
  productId: string;
  checkoutOrigin: string;
}

/**
 * Compares the settings with what the provider says about the plan, and sees whether the key may read what is sold.
 * @param provider.readSales asks for payments and memberships
 * @throws ConfigError one line for each setting that does not fit; AppError commerce_unavailable
 */
export async function verifyCommerceSettings(
  settings: CommerceSettings,
  provider: {
    getPlan: (planId: string) => Promise<Plan | null>;
    readSales: () => Promise<unknown>;
  },
): Promise<void> {
  const { apiBase, planId } = settings;
  const plan = await provider.getPlan(planId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'commerce_refused') {
      throw new ConfigError([
        `COMMERCE_API_KEY is refused by ${apiBase}. Live and sandbox keys look alike: it must belong to that API and may read plans.`,
      ]);
    }
    if (error instanceof AppError && error.code === 'commerce_rejected') {
      throw new ConfigError([
        `COMMERCE_API_VERSION is "${settings.apiVersion}", which ${apiBase} refuses; this product is written for 2026-07-20.`,
      ]);
    }
    throw error;
  });
  if (plan === null) {
    throw new ConfigError([
      `COMMERCE_PLAN_ID is "${planId}", but ${apiBase} knows no such plan. It must be a plan of COMMERCE_COMPANY_ID there; live and sandbox have different ones.`,
    ]);
  }
  const problems = [
    compare('COMMERCE_COMPANY_ID', settings.companyId, plan.companyId, planId),
    compare('COMMERCE_PRODUCT_ID', settings.productId, plan.productId, planId),
    compareOrigin(settings.checkoutOrigin, plan),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new ConfigError(problems);
  // Each permission of a key is given by itself: one that only sells would take money for nothing.
  await provider.readSales().catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'commerce_refused') throw error;
    throw new ConfigError([
      `COMMERCE_API_KEY may not read payments and memberships at ${apiBase}. Give it ${READING.join(', ')}.`,
    ]);
  });
}

/** What the provider wants for reading payments, with all that a payment tells, and memberships. */
const READING = [
  'payment:basic:read',
  'plan:basic:read',
  'access_pass:basic:read',
  'member:basic:read',
  'member:email:read',
  'member:phone:read',
  'promo_code:basic:read',
  'payment:dispute:read',
  'payment:resolution_center_case:read',
];

function compare(
  name: string,
  isSet: string,
  wanted: string | null,
  planId: string,
): string | null {
  if (isSet === wanted) return null;
  const belongs = wanted === null ? 'does not say what it belongs to' : `belongs to "${wanted}"`;
  return `${name} is "${isSet}", but the plan "${planId}" ${belongs}.`;
}

function compareOrigin(isSet: string, plan: Plan): string | null {
  const { origin } = new URL(plan.purchaseUrl);
  if (new URL(isSet).origin === origin) return null;
  return `COMMERCE_CHECKOUT_ORIGIN is "${isSet}", but the plan "${plan.id}" is sold at "${origin}". Live and sandbox have different ones.`;
}
