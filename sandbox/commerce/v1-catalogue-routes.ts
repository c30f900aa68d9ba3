import { Hono } from 'hono';
import { z } from 'zod';
import type { PlanRecord, PromoCodeRecord } from './records.ts';
import {
  ApiFault,
  findRow,
  fits,
  page,
  readBody,
  readMany,
  requireCompany,
} from './v1-requests.ts';
import { showCompany, showPlan, showProduct, showPromoCode } from './v1-shapes.ts';
import type { World } from './world.ts';

const planSchema = z.object({
  account_id: z.string().optional(),
  product_id: z.string(),
  title: z.string().max(80).nullish(),
  plan_type: z.enum(['renewal', 'one_time']).default('renewal'),
  release_method: z.enum(['buy_now', 'waitlist']).default('buy_now'),
  visibility: z.enum(['visible', 'hidden', 'archived', 'quick_link']).default('visible'),
  initial_price: z.number().min(0).nullish(),
  renewal_price: z.number().min(0).nullish(),
  currency: z.string().default('usd'),
  billing_period: z.number().int().positive().nullish(),
  trial_period_days: z.number().int().min(0).nullish(),
  internal_notes: z.string().nullish(),
  stock: z.number().int().min(0).nullish(),
  unlimited_stock: z.boolean().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

const promoSchema = z.object({
  amount_off: z.number().positive(),
  base_currency: z.string(),
  code: z.string().min(1).max(64),
  company_id: z.string(),
  new_users_only: z.boolean(),
  promo_duration_months: z.number().int().min(0),
  promo_type: z.enum(['percentage', 'flat_amount']),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  plan_ids: z.array(z.string()).nullish(),
  product_id: z.string().nullish(),
  stock: z.number().int().min(0).nullish(),
  unlimited_stock: z.boolean().nullish(),
});

/** The company, its products, plans and promo codes. */
export function v1CatalogueRoutes(world: World): Hono {
  const app = new Hono();
  const { state } = world;

  app.get('/companies/:id', (c) => {
    if (c.req.param('id') !== world.settings.companyId) throw new ApiFault(404, 'No such company');
    return c.json(showCompany(world));
  });
  app.get('/products', (c) => {
    requireCompany(c, world);
    const rows = Object.values(state.products);
    return c.json(page(c, { rows, show: (row) => showProduct(world, row) }));
  });
  app.get('/products/:id', (c) =>
    c.json(showProduct(world, findRow(state.products, c.req.param('id')))),
  );

  app.get('/plans', (c) => {
    requireCompany(c, world);
    const wanted = {
      products: readMany(c, 'product_ids'),
      types: readMany(c, 'plan_types'),
      visibilities: readMany(c, 'visibilities'),
    };
    const rows = Object.values(state.plans).filter(
      (plan) =>
        fits(wanted.products, plan.productId) &&
        fits(wanted.types, plan.planType) &&
        fits(wanted.visibilities, plan.visibility),
    );
    return c.json(page(c, { rows, show: (row) => showPlan(world, row) }));
  });
  app.get('/plans/:id', (c) => c.json(showPlan(world, findRow(state.plans, c.req.param('id')))));
  app.post('/plans', async (c) => {
    const body = await readBody(c, planSchema);
    findRow(state.products, body.product_id);
    const at = world.now().toISOString();
    const plan: PlanRecord = {
      id: world.newId('plan'),
      productId: body.product_id,
      title: body.title ?? null,
      planType: body.plan_type,
      releaseMethod: body.release_method,
      initialPrice: body.initial_price ?? 0,
      renewalPrice: body.renewal_price ?? 0,
      currency: body.currency,
      billingPeriodDays: body.billing_period ?? null,
      trialPeriodDays: body.trial_period_days ?? null,
      visibility: body.visibility,
      stock: body.stock ?? null,
      unlimitedStock: body.unlimited_stock ?? true,
      internalNotes: body.internal_notes ?? null,
      metadata: body.metadata ?? null,
      createdAt: at,
      updatedAt: at,
    };
    state.plans[plan.id] = plan;
    world.save();
    return c.json(showPlan(world, plan), 201);
  });

  app.get('/promo_codes', (c) => {
    requireCompany(c, world);
    const statuses = readMany(c, 'status');
    const plans = readMany(c, 'plan_ids');
    const rows = Object.values(state.promoCodes).filter(
      (promo) => fits(statuses, promo.status) && fits(plans, ...promo.planIds),
    );
    return c.json(page(c, { rows, show: (row) => showPromoCode(world, row) }));
  });
  app.get('/promo_codes/:id', (c) =>
    c.json(showPromoCode(world, findRow(state.promoCodes, c.req.param('id')))),
  );
  app.post('/promo_codes', async (c) => {
    const body = await readBody(c, promoSchema);
    const isTaken = Object.values(state.promoCodes).some(
      ({ code, status }) => status === 'active' && code.toLowerCase() === body.code.toLowerCase(),
    );
    if (isTaken) throw new ApiFault(422, 'code: has already been taken');
    for (const planId of body.plan_ids ?? []) findRow(state.plans, planId);
    const promo: PromoCodeRecord = {
      id: world.newId('promo'),
      code: body.code,
      amountOff: body.amount_off,
      promoType: body.promo_type,
      currency: body.base_currency,
      durationMonths: body.promo_duration_months,
      status: 'active',
      newUsersOnly: body.new_users_only,
      planIds: body.plan_ids ?? [],
      productId: body.product_id ?? null,
      stock: body.stock ?? null,
      unlimitedStock: body.unlimited_stock ?? body.stock === undefined,
      uses: 0,
      expiresAt: body.expires_at ?? null,
      metadata: null,
      createdAt: world.now().toISOString(),
    };
    state.promoCodes[promo.id] = promo;
    world.save();
    return c.json(showPromoCode(world, promo), 201);
  });
  app.delete('/promo_codes/:id', (c) => {
    findRow(state.promoCodes, c.req.param('id')).status = 'archived';
    world.save();
    return c.json(true);
  });
  return app;
}
