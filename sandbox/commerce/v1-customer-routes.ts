import { Hono } from 'hono';
import { z } from 'zod';
import { addFreeDays, cancelAtPeriodEnd, endMembership, uncancelMembership } from './lifecycle.ts';
import type { CustomerRecord, MembershipRecord } from './records.ts';
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
import { accessOf, showMember, showMembership, showUser } from './v1-shapes.ts';
import type { World } from './world.ts';

/** Memberships, members, and what a user may open. */
export function v1CustomerRoutes(world: World): Hono {
  const app = new Hono();
  const { state } = world;

  app.get('/memberships', (c) => {
    requireCompany(c, world);
    const wanted = {
      plans: readMany(c, 'plan_ids'),
      products: readMany(c, 'product_ids'),
      statuses: readMany(c, 'statuses'),
      users: readMany(c, 'user_ids'),
    };
    const rows = Object.values(state.memberships).filter(
      (membership) =>
        fits(wanted.plans, membership.planId) &&
        fits(wanted.products, membership.productId) &&
        fits(wanted.statuses, membership.status) &&
        fits(wanted.users, membership.customerId) &&
        isInTime(c, membership.createdAt),
    );
    return c.json(page(c, { rows, show: (row) => showMembership(world, row) }));
  });
  app.get('/memberships/:id', (c) => c.json(showMembership(world, find(c.req.param('id')))));
  app.patch('/memberships/:id', async (c) => {
    const membership = find(c.req.param('id'));
    const body = await readBody(
      c,
      z.object({ metadata: z.record(z.string(), z.unknown()).nullish() }),
    );
    if (body.metadata) membership.metadata = { ...membership.metadata, ...body.metadata };
    world.save();
    return c.json(showMembership(world, membership));
  });
  app.post('/memberships/:id/cancel', async (c) => {
    const membership = find(c.req.param('id'));
    const body = await readBody(
      c,
      z.object({ cancellation_mode: z.enum(['at_period_end', 'immediate']).nullish() }),
    );
    if (body.cancellation_mode === 'immediate') endMembership(world, membership, 'canceled');
    else cancelAtPeriodEnd(world, membership);
    world.save();
    return c.json(showMembership(world, membership));
  });
  app.post('/memberships/:id/uncancel', (c) => {
    const membership = find(c.req.param('id'));
    if (!membership.cancelAtPeriodEnd) throw new ApiFault(400, 'This membership is not canceling');
    uncancelMembership(world, membership);
    world.save();
    return c.json(showMembership(world, membership));
  });
  for (const [action, isPaused] of [
    ['pause', true],
    ['resume', false],
  ] as const) {
    app.post(`/memberships/:id/${action}`, (c) => {
      const membership = find(c.req.param('id'));
      membership.isPaused = isPaused;
      world.save();
      return c.json(showMembership(world, membership));
    });
  }
  app.post('/memberships/:id/add_free_days', async (c) => {
    const membership = find(c.req.param('id'));
    const body = await readBody(c, z.object({ free_days: z.number().int().min(1).max(1095) }));
    addFreeDays(world, membership, body.free_days);
    world.save();
    return c.json(showMembership(world, membership));
  });

  app.get('/members', (c) => {
    requireCompany(c, world);
    const query = c.req.query('query')?.trim().toLowerCase();
    const users = readMany(c, 'user_ids');
    const rows = Object.values(state.customers).filter(
      (customer) => fits(users, customer.id) && (query === undefined || isFound(customer, query)),
    );
    return c.json(page(c, { rows, show: (row) => showMember(world, row) }));
  });
  app.get('/members/:id', (c) => {
    const id = c.req.param('id');
    const customer = Object.values(state.customers).find(({ memberId }) => memberId === id);
    if (customer === undefined) throw new ApiFault(404, `No such object: ${id}`);
    return c.json(showMember(world, customer));
  });
  app.get('/users/:id', (c) => c.json(showUser(findUser(c.req.param('id')))));
  app.get('/users/:id/access/:resource', (c) => {
    const customer = findUser(c.req.param('id'));
    const resource = c.req.param('resource');
    if (resource !== world.settings.companyId) findRow(state.products, resource);
    const memberships = Object.values(state.memberships).filter(
      ({ customerId, productId }) =>
        customerId === customer.id &&
        (resource === world.settings.companyId || productId === resource),
    );
    const level = accessOf(customer, memberships);
    return c.json({ has_access: level !== 'no_access', access_level: level });
  });
  return app;

  /** By id or by licence key. */
  function find(id: string): MembershipRecord {
    const byKey = Object.values(state.memberships).find(({ licenseKey }) => licenseKey === id);
    return byKey ?? findRow(state.memberships, id);
  }

  function findUser(id: string): CustomerRecord {
    const byName = Object.values(state.customers).find(({ username }) => username === id);
    return byName ?? findRow(state.customers, id);
  }

  /** A search, not a look-up: whoever compares e-mails must do so afterwards. */
  function isFound({ email, name, username }: CustomerRecord, query: string): boolean {
    return [email, name, username].some((text) => text.toLowerCase().includes(query));
  }
}
