import { Hono } from 'hono';
import { z } from 'zod';
import type { PlanRecord } from '#sandbox/commerce/records.ts';
import { findRow, readBody } from '#sandbox/commerce/v1-requests.ts';
import type { World } from '#sandbox/commerce/world.ts';
import { expandOf, fits, metadata, pageOf, removeRow } from './requests.ts';
import { showPlan, showProduct, showPromoCode } from './shapes.ts';

const planBody = z.object({
  visibility: z.string().optional(),
  stock: z.number().optional(),
  unlimited_stock: z.boolean().optional(),
  initial_price: z.number().optional(),
  renewal_price: z.number().optional(),
  internal_notes: z.string().optional(),
  trial_period_days: z.number().optional(),
  metadata: metadata.optional(),
});
const newPlanBody = planBody.extend({
  product_id: z.string(),
  plan_type: z.enum(['renewal', 'one_time']).default('renewal'),
  base_currency: z.string().default('usd'),
  billing_period: z.number().optional(),
});

/** Plans, products and promo codes. */
export function catalogueRoutes(world: World): Hono {
  const app = new Hono();
  const { state } = world;

  app.get('/plans', (c) => {
    const rows = Object.values(state.plans).filter(
      (row) => fits(c, 'visibility', row.visibility) && fits(c, 'product_id', row.productId),
    );
    return c.json(
      pageOf(
        c,
        rows.map((row) => showPlan(world, row, expandOf(c))),
      ),
    );
  });
  app.post('/plans', async (c) => {
    const body = await readBody(c, newPlanBody);
    findRow(state.products, body.product_id);
    const base = findRow(state.plans, world.settings.planId);
    const row: PlanRecord = {
      ...base,
      id: world.newId('plan'),
      productId: body.product_id,
      planType: body.plan_type,
      currency: body.base_currency,
      billingPeriodDays: body.billing_period ?? null,
    };
    state.plans[row.id] = updatePlan(row, body);
    return c.json(showPlan(world, row), 201);
  });
  app.get('/plans/:id', (c) =>
    c.json(showPlan(world, findRow(state.plans, c.req.param('id')), expandOf(c))),
  );
  for (const path of ['/plans/:id', '/oauth/company/plans/:id']) {
    app.post(path, async (c) => {
      const row = updatePlan(
        findRow(state.plans, c.req.param('id') ?? ''),
        await readBody(c, planBody),
      );
      return c.json({ data: showPlan(world, row) }, 201);
    });
  }
  app.post('/plans/:id/create_quick_link', async (c) => {
    const base = findRow(state.plans, c.req.param('id'));
    const row: PlanRecord = { ...base, id: world.newId('plan'), visibility: 'quick_link' };
    state.plans[row.id] = updatePlan(row, await readBody(c, planBody));
    return c.json(showPlan(world, row), 201);
  });

  for (const prefix of ['', '/oauth/company']) {
    app.get(`${prefix}/products`, (c) => {
      const rows = Object.values(state.products).filter((row) =>
        fits(c, 'visibility', row.visibility),
      );
      return c.json(pageOf(c, rows.map(showProduct)));
    });
    app.get(`${prefix}/products/:id`, (c) =>
      c.json(showProduct(findRow(state.products, c.req.param('id') ?? ''))),
    );
  }
  app.post('/products/:id', async (c) => {
    const row = findRow(state.products, c.req.param('id'));
    const body = await readBody(
      c,
      z.object({ name: z.string().optional(), visibility: z.string().optional() }),
    );
    row.title = body.name ?? row.title;
    row.visibility = body.visibility ?? row.visibility;
    return c.json({ data: showProduct(row) }, 201);
  });

  app.get('/promo_codes', (c) => {
    const rows = Object.values(state.promoCodes).filter((row) => fits(c, 'status', row.status));
    return c.json(pageOf(c, rows.map(showPromoCode)));
  });
  app.post('/promo_codes', async (c) => {
    const body = await readBody(
      c,
      z.object({
        amount_off: z.number(),
        base_currency: z.string(),
        code: z.string(),
        promo_type: z.enum(['percentage', 'flat_amount']),
        plan_ids: z.array(z.string()).default([]),
        number_of_intervals: z.number().default(0),
        new_users_only: z.boolean().default(false),
      }),
    );
    const id = world.newId('promo');
    state.promoCodes[id] = {
      id,
      code: body.code,
      amountOff: body.amount_off,
      promoType: body.promo_type,
      currency: body.base_currency,
      durationMonths: body.number_of_intervals,
      status: 'active',
      newUsersOnly: body.new_users_only,
      planIds: body.plan_ids,
      productId: null,
      stock: null,
      unlimitedStock: true,
      uses: 0,
      expiresAt: null,
      metadata: null,
      createdAt: world.now().toISOString(),
    };
    return c.json(showPromoCode(findRow(state.promoCodes, id)), 201);
  });
  app.get('/promo_codes/:id', (c) =>
    c.json(showPromoCode(findRow(state.promoCodes, c.req.param('id')))),
  );
  app.post('/promo_codes/:id', async (c) => {
    const row = findRow(state.promoCodes, c.req.param('id'));
    const body = await readBody(
      c,
      z.object({ status: z.enum(['active', 'inactive', 'archived']).optional() }),
    );
    row.status = body.status ?? row.status;
    return c.json(showPromoCode(row), 201);
  });
  app.delete('/promo_codes/:id', (c) => removeRow(c, state.promoCodes));
  return app;
}

function updatePlan(row: PlanRecord, body: z.infer<typeof planBody>): PlanRecord {
  return Object.assign(row, {
    visibility: body.visibility ?? row.visibility,
    stock: body.stock ?? row.stock,
    unlimitedStock: body.unlimited_stock ?? row.unlimitedStock,
    initialPrice: body.initial_price ?? row.initialPrice,
    renewalPrice: body.renewal_price ?? row.renewalPrice,
    internalNotes: body.internal_notes ?? row.internalNotes,
    trialPeriodDays: body.trial_period_days ?? row.trialPeriodDays,
    metadata: body.metadata ?? row.metadata,
  } satisfies Partial<PlanRecord>);
}
