import { Hono } from 'hono';
import { z } from 'zod';
import { refundPayment } from './lifecycle.ts';
import type { PaymentRecord } from './records.ts';
import {
  ApiFault,
  findRow,
  fits,
  isInTime,
  page,
  readBody,
  readMany,
  requireCompany,
} from './v1-requests.ts';
import { showCheckout, showDispute, showPayment, showRefund } from './v1-shapes.ts';
import { mustFind, type World } from './world.ts';

const MAX_METADATA_KEYS = 50;
const metadataSchema = z
  .record(z.string().max(100), z.unknown())
  .refine(
    (metadata) => Object.keys(metadata).length <= MAX_METADATA_KEYS,
    `at most ${MAX_METADATA_KEYS} keys`,
  )
  .refine(
    (metadata) => Object.values(metadata).every((value) => String(value).length <= 500),
    'values of at most 500 characters',
  );

const checkoutSchema = z.object({
  plan_id: z.string(),
  mode: z.enum(['payment', 'setup']).default('payment'),
  metadata: metadataSchema.nullish(),
  redirect_url: z.url({ protocol: /^https?$/ }).nullish(),
  affiliate_code: z.string().nullish(),
  account_id: z.string().optional(),
});

/** Checkout configurations, payments, refunds, disputes. */
export function v1SalesRoutes(world: World): Hono {
  const app = new Hono();
  const { state } = world;

  app.post('/checkout_configurations', async (c) => {
    const body = await readBody(c, checkoutSchema);
    if (body.account_id !== undefined && body.account_id !== world.settings.companyId) {
      throw new ApiFault(403, 'This key does not belong to that account', { type: 'forbidden' });
    }
    const plan = findRow(state.plans, body.plan_id);
    const checkout = {
      id: world.newId('ch'),
      planId: plan.id,
      mode: body.mode,
      metadata: body.metadata ?? null,
      redirectUrl: body.redirect_url ?? null,
      affiliateCode: body.affiliate_code ?? null,
      createdAt: world.now().toISOString(),
    };
    state.checkouts[checkout.id] = checkout;
    world.save();
    return c.json(showCheckout(world, checkout), 201);
  });
  app.get('/checkout_configurations', (c) => {
    requireCompany(c, world);
    const plans = readMany(c, 'plan_id');
    const rows = Object.values(state.checkouts).filter(({ planId }) => fits(plans, planId));
    return c.json(page(c, { rows, show: (row) => showCheckout(world, row) }));
  });
  app.get('/checkout_configurations/:id', (c) =>
    c.json(showCheckout(world, findRow(state.checkouts, c.req.param('id')))),
  );
  app.delete('/checkout_configurations/:id', (c) => {
    const { id } = findRow(state.checkouts, c.req.param('id'));
    delete state.checkouts[id];
    world.save();
    return c.json({ id, deleted: true });
  });

  app.get('/payments', (c) => {
    requireCompany(c, world);
    const wanted = {
      statuses: readMany(c, 'statuses'),
      substatuses: readMany(c, 'substatuses'),
      plans: readMany(c, 'plan_ids'),
      products: readMany(c, 'product_ids'),
      checkouts: readMany(c, 'checkout_configuration_ids'),
    };
    const query = c.req.query('query')?.trim().toLowerCase();
    // "Defaults to false, so zero-amount payments are omitted unless you set this to true."
    const withFree = c.req.query('include_free') === 'true';
    const rows = Object.values(state.payments).filter(
      (payment) =>
        isReadable(payment) &&
        (withFree || payment.total > 0) &&
        fits(wanted.statuses, payment.status) &&
        fits(wanted.substatuses, payment.substatus) &&
        fits(wanted.plans, payment.planId) &&
        fits(wanted.products, payment.productId) &&
        fits(wanted.checkouts, payment.checkoutId) &&
        isInTime(c, payment.createdAt) &&
        (query === undefined || isFound(payment, query)),
    );
    return c.json(page(c, { rows, show: (row) => showPayment(world, row) }));
  });
  app.get('/payments/:id', (c) => c.json(showPayment(world, findPayment(c.req.param('id')))));
  app.post('/payments/:id/refund', async (c) => {
    const payment = findPayment(c.req.param('id'));
    const body = await readBody(c, z.object({ partial_amount: z.number().positive().nullish() }));
    if (refundPayment(world, payment, body.partial_amount ?? null) === null) {
      throw new ApiFault(400, 'This payment cannot be refunded by that amount');
    }
    world.save();
    return c.json(showPayment(world, payment));
  });
  app.post('/payments/:id/retry', (c) => {
    const payment = findPayment(c.req.param('id'));
    if (payment.status !== 'open') throw new ApiFault(400, 'Only an open payment can be retried');
    payment.updatedAt = world.now().toISOString();
    world.emit({ type: 'payment.failed', paymentId: payment.id });
    world.save();
    return c.json(showPayment(world, payment));
  });
  app.post('/payments/:id/void', (c) => {
    const payment = findPayment(c.req.param('id'));
    if (payment.status !== 'open') throw new ApiFault(400, 'Only an open payment can be voided');
    Object.assign(payment, {
      status: 'void',
      substatus: 'canceled',
    } satisfies Partial<PaymentRecord>);
    world.save();
    return c.json(showPayment(world, payment));
  });

  app.get('/refunds', (c) => {
    const payment = readMany(c, 'payment_id');
    const rows = Object.values(state.refunds).filter(({ paymentId }) => fits(payment, paymentId));
    return c.json(page(c, { rows, show: (row) => showRefund(world, row) }));
  });
  app.get('/refunds/:id', (c) =>
    c.json(showRefund(world, findRow(state.refunds, c.req.param('id')))),
  );
  app.get('/disputes', (c) => {
    requireCompany(c, world);
    const rows = Object.values(state.disputes);
    return c.json(page(c, { rows, show: (row) => showDispute(world, row) }));
  });
  app.get('/disputes/:id', (c) =>
    c.json(showDispute(world, findRow(state.disputes, c.req.param('id')))),
  );
  return app;

  function isReadable(payment: PaymentRecord): boolean {
    return Date.parse(payment.readableAt) <= world.now().getTime();
  }

  function findPayment(id: string): PaymentRecord {
    const payment = findRow(state.payments, id);
    if (!isReadable(payment)) throw new ApiFault(404, `No such object: ${id}`);
    return payment;
  }

  /** The provider's search: by user id, membership id, e-mail or name. */
  function isFound(payment: PaymentRecord, query: string): boolean {
    const customer = mustFind(state.customers, payment.customerId);
    const exact = [customer.id, payment.membershipId ?? ''].map((id) => id.toLowerCase());
    const loose = [customer.email, customer.name].map((text) => text.toLowerCase());
    return exact.includes(query) || loose.some((text) => text.includes(query));
  }
}
