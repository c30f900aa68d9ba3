import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { addFreeDays, cancelAtPeriodEnd, endMembership, givesAccess } from './lifecycle.ts';
import type { CustomerRecord, MembershipRecord, PlanRecord, WebhookRecord } from './records.ts';
import { readForm } from './page-forms.ts';
import { isSameKey } from './v1-app.ts';
import { ApiFault, findRow, readBody } from './v1-requests.ts';
import {
  checkoutV2,
  companyV2,
  membershipV2,
  paymentV2,
  planV2,
  productV2,
  promoCodeV2,
  statusV2,
  userV2,
  webhookV2,
} from './v2-shapes.ts';
import type { World } from './world.ts';

const MAX_PER_PAGE = 50;
const metadata = z.record(z.string(), z.unknown());
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

/** The provider's API v2, which the real one has switched off; all 51 described operations. */
export function v2App(world: World): Hono {
  const app = new Hono();
  const { state } = world;
  const experiences: Record<string, { id: string; name: string; experience_type: string }> = {
    exp_replies: { id: 'exp_replies', name: 'Replies', experience_type: 'software' },
  };
  const reviews: Record<string, { id: string; stars: number; title: string; product: string }> = {
    rev_first: { id: 'rev_first', stars: 5, title: 'Witty', product: world.settings.productId },
  };
  /** OAuth access tokens, and whose they are. */
  const tokens = new Map<string, string>();

  app.post('/oauth/token', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') === true;
    const form = isJson ? await readBody(c, z.record(z.string(), z.string())) : await readForm(c);
    // Authorization codes of the sandbox are `code_` and the user's id.
    const customer = state.customers[(form['code'] ?? '').replace('code_', '')];
    if (form['grant_type'] !== 'authorization_code' || customer === undefined) {
      throw new ApiFault(400, 'invalid_grant');
    }
    const token = world.newId('oauth');
    tokens.set(token, customer.id);
    return c.json({ access_token: token });
  });
  app.use(async (c, next) => {
    const presented = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!tokens.has(presented) && !isSameKey(presented, world.settings.apiKey)) {
      throw new ApiFault(401, 'The API key is missing or wrong');
    }
    await next();
    c.header('Deprecation', '@1791417600');
  });

  app.get('/company', (c) => c.json(companyV2(world)));
  app.get('/oauth/company', (c) => c.json(companyV2(world)));
  app.get('/oauth/info', (c) =>
    c.json({
      user: userV2(oauthUser(c)),
      company: companyV2(world),
      experiences: Object.values(experiences),
    }),
  );
  app.get('/oauth/user', (c) => c.json(userV2(oauthUser(c))));
  app.get('/oauth/user/experiences', (c) => c.json(pageV2(c, Object.values(experiences))));
  app.get('/oauth/user/memberships', (c) => {
    const { id } = oauthUser(c);
    const rows = Object.values(state.memberships).filter(
      (row) => row.customerId === id && fitsFlag(c, 'valid', givesAccess(row)),
    );
    return c.json(
      pageV2(
        c,
        rows.map((row) => membershipV2(world, row)),
      ),
    );
  });

  app.get('/checkout_sessions', (c) => {
    const rows = Object.values(state.checkouts).filter((row) => fits(c, 'plan_id', row.planId));
    return c.json(
      pageV2(
        c,
        rows.map((row) => checkoutV2(world, row)),
      ),
    );
  });
  app.post('/checkout_sessions', async (c) => {
    const body = await readBody(
      c,
      z.object({
        plan_id: z.string(),
        affiliate_code: z.string().optional(),
        redirect_url: z.string().optional(),
        metadata: metadata.optional(),
      }),
    );
    const row = {
      id: world.newId('ch'),
      planId: findRow(state.plans, body.plan_id).id,
      mode: 'payment',
      metadata: body.metadata ?? null,
      redirectUrl: body.redirect_url ?? null,
      affiliateCode: body.affiliate_code ?? null,
      createdAt: world.now().toISOString(),
    };
    state.checkouts[row.id] = row;
    return c.json(checkoutV2(world, row), 201);
  });
  app.get('/checkout_sessions/:id', (c) =>
    c.json(checkoutV2(world, findRow(state.checkouts, c.req.param('id')))),
  );
  app.delete('/checkout_sessions/:id', (c) => remove(c, state.checkouts));

  for (const people of ['customers', 'members']) {
    app.get(`/${people}`, (c) => c.json(pageV2(c, Object.values(state.customers).map(userV2))));
    app.get(`/${people}/:search`, (c) => {
      const search = c.req.param('search');
      const found = Object.values(state.customers).find(
        ({ id, email }) => id === search || email.toLowerCase() === search?.toLowerCase(),
      );
      if (found === undefined) throw new ApiFault(404, `No such person: ${search}`);
      return c.json(userV2(found));
    });
  }

  app.get('/experiences', (c) => {
    const rows = Object.values(experiences).filter((row) =>
      fits(c, 'experience_type', row.experience_type),
    );
    return c.json(pageV2(c, rows));
  });
  app.get('/experiences/:id', (c) => c.json(findRow(experiences, c.req.param('id'))));
  app.post('/experiences/:id', async (c) => {
    const row = findRow(experiences, c.req.param('id'));
    row.name = (await readBody(c, z.object({ name: z.string() }))).name;
    return c.json(row, 201);
  });
  app.delete('/experiences/:id', (c) => remove(c, experiences));
  app.get('/reviews', (c) => c.json(pageV2(c, Object.values(reviews))));
  app.get('/reviews/:id', (c) => c.json(findRow(reviews, c.req.param('id'))));

  app.get('/memberships', (c) => {
    const rows = Object.values(state.memberships).filter(
      (row) =>
        fits(c, 'status', statusV2(row)) &&
        fits(c, 'plan_id', row.planId) &&
        fits(c, 'product_id', row.productId) &&
        fits(c, 'access_pass_id', row.productId) &&
        fits(c, 'user_id', row.customerId) &&
        fitsFlag(c, 'valid', givesAccess(row)),
    );
    const sorted = c.req.query('direction') === 'asc' ? rows : rows.toReversed();
    const hidden = c.req.query('hide_metadata') === 'true' ? { metadata: null } : {};
    const shown = sorted.map((row) => ({ ...membershipV2(world, row, expandOf(c)), ...hidden }));
    return c.json(pageV2(c, shown));
  });
  app.get('/memberships/:id', (c) =>
    c.json(membershipV2(world, findMembership(c.req.param('id')), expandOf(c))),
  );
  const act = (path: string, change: (row: MembershipRecord, c: Context) => unknown) =>
    app.post(`/memberships/:id${path}`, async (c) => {
      const row = findMembership(c.req.param('id') ?? '');
      await change(row, c);
      world.save();
      return c.json(membershipV2(world, row, expandOf(c)), 201);
    });
  const mergeMetadata = async (row: MembershipRecord, c: Context) =>
    Object.assign(row.metadata, (await readBody(c, z.object({ metadata }))).metadata);
  act('', mergeMetadata);
  act('/validate_license', mergeMetadata);
  act('/cancel', (row) => cancelAtPeriodEnd(world, row));
  act('/terminate', (row) => endMembership(world, row, 'canceled'));
  act('/add_free_days', async (row, c) =>
    addFreeDays(world, row, (await readBody(c, z.object({ days: z.number() }))).days),
  );

  app.get('/payments', (c) => {
    const rows = Object.values(state.payments).filter(
      (row) => fits(c, 'status', row.status) && fits(c, 'membership_id', row.membershipId),
    );
    return c.json(
      pageV2(
        c,
        rows.map((row) => paymentV2(world, row, expandOf(c))),
      ),
    );
  });
  app.get('/payments/:id', (c) =>
    c.json(paymentV2(world, findRow(state.payments, c.req.param('id')), expandOf(c))),
  );

  app.get('/plans', (c) => {
    const rows = Object.values(state.plans).filter(
      (row) => fits(c, 'visibility', row.visibility) && fits(c, 'product_id', row.productId),
    );
    return c.json(
      pageV2(
        c,
        rows.map((row) => planV2(world, row, expandOf(c))),
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
    return c.json(planV2(world, row), 201);
  });
  app.get('/plans/:id', (c) =>
    c.json(planV2(world, findRow(state.plans, c.req.param('id')), expandOf(c))),
  );
  for (const path of ['/plans/:id', '/oauth/company/plans/:id']) {
    app.post(path, async (c) => {
      const row = updatePlan(
        findRow(state.plans, c.req.param('id') ?? ''),
        await readBody(c, planBody),
      );
      return c.json({ data: planV2(world, row) }, 201);
    });
  }
  app.post('/plans/:id/create_quick_link', async (c) => {
    const base = findRow(state.plans, c.req.param('id'));
    const row: PlanRecord = { ...base, id: world.newId('plan'), visibility: 'quick_link' };
    state.plans[row.id] = updatePlan(row, await readBody(c, planBody));
    return c.json(planV2(world, row), 201);
  });

  for (const prefix of ['', '/oauth/company']) {
    app.get(`${prefix}/products`, (c) => {
      const rows = Object.values(state.products).filter((row) =>
        fits(c, 'visibility', row.visibility),
      );
      return c.json(pageV2(c, rows.map(productV2)));
    });
    app.get(`${prefix}/products/:id`, (c) =>
      c.json(productV2(findRow(state.products, c.req.param('id') ?? ''))),
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
    return c.json({ data: productV2(row) }, 201);
  });

  app.get('/promo_codes', (c) => {
    const rows = Object.values(state.promoCodes).filter((row) => fits(c, 'status', row.status));
    return c.json(pageV2(c, rows.map(promoCodeV2)));
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
    return c.json(promoCodeV2(findRow(state.promoCodes, id)), 201);
  });
  app.get('/promo_codes/:id', (c) =>
    c.json(promoCodeV2(findRow(state.promoCodes, c.req.param('id')))),
  );
  app.post('/promo_codes/:id', async (c) => {
    const row = findRow(state.promoCodes, c.req.param('id'));
    const body = await readBody(
      c,
      z.object({ status: z.enum(['active', 'inactive', 'archived']).optional() }),
    );
    row.status = body.status ?? row.status;
    return c.json(promoCodeV2(row), 201);
  });
  app.delete('/promo_codes/:id', (c) => remove(c, state.promoCodes));

  app.get('/webhooks', (c) => {
    const rows = Object.values(state.webhooks).filter((row) => fitsFlag(c, 'enabled', row.enabled));
    return c.json(pageV2(c, rows.map(webhookV2)));
  });
  app.post('/webhooks', async (c) => {
    const body = await readBody(c, z.object({ url: z.url(), enabled: z.boolean().default(true) }));
    const row: WebhookRecord = {
      id: world.newId('hook'),
      ...body,
      events: [],
      secret: world.newId('ws'),
      createdAt: world.now().toISOString(),
    };
    state.webhooks[row.id] = row;
    return c.json(webhookV2(row), 201);
  });
  app.get('/webhooks/:id', (c) => c.json(webhookV2(findRow(state.webhooks, c.req.param('id')))));
  app.post('/webhooks/:id', async (c) => {
    const row = findRow(state.webhooks, c.req.param('id'));
    const body = await readBody(
      c,
      z.object({ url: z.url().optional(), enabled: z.boolean().optional() }),
    );
    row.url = body.url ?? row.url;
    row.enabled = body.enabled ?? row.enabled;
    return c.json(webhookV2(row), 201);
  });
  app.delete('/webhooks/:id', (c) => remove(c, state.webhooks));
  app.all('*', () => {
    throw new ApiFault(404, 'No such operation');
  });
  return app;

  function findMembership(id: string): MembershipRecord {
    const byKey = Object.values(state.memberships).find(({ licenseKey }) => licenseKey === id);
    return byKey ?? findRow(state.memberships, id);
  }

  function oauthUser(c: Context): CustomerRecord {
    const token = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
    const customer = state.customers[tokens.get(token) ?? ''];
    if (customer === undefined) throw new ApiFault(401, 'This needs an OAuth token');
    return customer;
  }

  function remove(c: Context, table: Record<string, { id: string }>) {
    const { id } = findRow(table, c.req.param('id') ?? '');
    delete table[id];
    world.save();
    return c.body(null, 204);
  }
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

function pageV2<Row>(c: Context, rows: readonly Row[]) {
  const read = (name: string, unset: number) => {
    const number = Number(c.req.query(name) ?? unset);
    if (!Number.isInteger(number) || number < 1) throw new ApiFault(400, `${name} is no number`);
    return number;
  };
  const page = read('page', 1);
  const per = Math.min(read('per', 10), MAX_PER_PAGE);
  return {
    pagination: {
      current_page: page,
      total_page: Math.ceil(rows.length / per),
      total_count: rows.length,
    },
    data: rows.slice((page - 1) * per, page * per),
  };
}

function fits(c: Context, name: string, value: string | null): boolean {
  const wanted = c.req.query(name);
  return wanted === undefined || wanted === value;
}

function fitsFlag(c: Context, name: string, value: boolean): boolean {
  return fits(c, name, String(value));
}

function expandOf(c: Context): ReadonlySet<string> {
  return new Set(c.req.queries('expand') ?? []);
}
