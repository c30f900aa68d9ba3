import { Hono, type Context } from 'hono';
import { z } from 'zod';
import {
  addFreeDays,
  cancelAtPeriodEnd,
  endMembership,
  givesAccess,
} from '#sandbox/commerce/lifecycle.ts';
import type { MembershipRecord } from '#sandbox/commerce/records.ts';
import { ApiFault, findRow, readBody } from '#sandbox/commerce/v1-requests.ts';
import type { World } from '#sandbox/commerce/world.ts';
import { expandOf, fits, fitsFlag, metadata, pageOf, removeRow } from './requests.ts';
import { showCheckout, showMembership, showPayment, showUser, statusOf } from './shapes.ts';

/** Checkouts, people, memberships and payments. */
export function salesRoutes(world: World): Hono {
  const app = new Hono();
  const { state } = world;

  app.get('/checkout_sessions', (c) => {
    const rows = Object.values(state.checkouts).filter((row) => fits(c, 'plan_id', row.planId));
    return c.json(
      pageOf(
        c,
        rows.map((row) => showCheckout(world, row)),
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
    return c.json(showCheckout(world, row), 201);
  });
  app.get('/checkout_sessions/:id', (c) =>
    c.json(showCheckout(world, findRow(state.checkouts, c.req.param('id')))),
  );
  app.delete('/checkout_sessions/:id', (c) => removeRow(c, state.checkouts));

  for (const people of ['customers', 'members']) {
    app.get(`/${people}`, (c) => c.json(pageOf(c, Object.values(state.customers).map(showUser))));
    app.get(`/${people}/:search`, (c) => {
      const search = c.req.param('search');
      const found = Object.values(state.customers).find(
        ({ id, email }) => id === search || email.toLowerCase() === search?.toLowerCase(),
      );
      if (found === undefined) throw new ApiFault(404, `No such person: ${search}`);
      return c.json(showUser(found));
    });
  }

  app.get('/memberships', (c) => {
    const rows = Object.values(state.memberships).filter(
      (row) =>
        fits(c, 'status', statusOf(row)) &&
        fits(c, 'plan_id', row.planId) &&
        fits(c, 'product_id', row.productId) &&
        fits(c, 'access_pass_id', row.productId) &&
        fits(c, 'user_id', row.customerId) &&
        fitsFlag(c, 'valid', givesAccess(row)),
    );
    const sorted = c.req.query('direction') === 'asc' ? rows : rows.toReversed();
    const hidden = c.req.query('hide_metadata') === 'true' ? { metadata: null } : {};
    const shown = sorted.map((row) => ({ ...showMembership(world, row, expandOf(c)), ...hidden }));
    return c.json(pageOf(c, shown));
  });
  app.get('/memberships/:id', (c) =>
    c.json(showMembership(world, findMembership(c.req.param('id')), expandOf(c))),
  );
  const act = (path: string, change: (row: MembershipRecord, c: Context) => unknown) =>
    app.post(`/memberships/:id${path}`, async (c) => {
      const row = findMembership(c.req.param('id') ?? '');
      await change(row, c);
      world.save();
      return c.json(showMembership(world, row, expandOf(c)), 201);
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
      pageOf(
        c,
        rows.map((row) => showPayment(world, row, expandOf(c))),
      ),
    );
  });
  app.get('/payments/:id', (c) =>
    c.json(showPayment(world, findRow(state.payments, c.req.param('id')), expandOf(c))),
  );
  return app;

  function findMembership(id: string): MembershipRecord {
    const byKey = Object.values(state.memberships).find(({ licenseKey }) => licenseKey === id);
    return byKey ?? findRow(state.memberships, id);
  }
}
