import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { givesAccess } from '#sandbox/commerce/lifecycle.ts';
import type { CustomerRecord, WebhookRecord } from '#sandbox/commerce/records.ts';
import { answerFault } from '#sandbox/commerce/v1-app.ts';
import { showCompany } from '#sandbox/commerce/v1-shapes.ts';
import { isSameSecret } from '#server/http/is-same-secret.ts';
import { ApiFault, findRow, readBody } from '#sandbox/commerce/v1-requests.ts';
import type { World } from '#sandbox/commerce/world.ts';
import { readForm } from '#sandbox/read-form.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { fits, fitsFlag, pageOf, removeRow } from './requests.ts';
import { salesRoutes } from './sales-routes.ts';
import { showMembership, showUser, showWebhook } from './shapes.ts';

/** The provider's API v2, which the real one has switched off; all 51 described operations. */
export function commerceV2App(world: World): Hono {
  const app = new Hono();
  app.onError(answerFault);
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
    const customer = state.customers[(form?.['code'] ?? '').replace('code_', '')];
    if (form?.['grant_type'] !== 'authorization_code' || customer === undefined) {
      throw new ApiFault(400, 'invalid_grant');
    }
    const token = world.newId('oauth');
    tokens.set(token, customer.id);
    return c.json({ access_token: token });
  });
  app.use(async (c, next) => {
    const presented = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!tokens.has(presented) && !isSameSecret(presented, world.settings.apiKey)) {
      throw new ApiFault(401, 'The API key is missing or wrong');
    }
    await next();
    c.header('Deprecation', '@1791417600');
  });

  app.get('/company', (c) => c.json(showCompany(world)));
  app.get('/oauth/company', (c) => c.json(showCompany(world)));
  app.get('/oauth/info', (c) =>
    c.json({
      user: showUser(oauthUser(c)),
      company: showCompany(world),
      experiences: Object.values(experiences),
    }),
  );
  app.get('/oauth/user', (c) => c.json(showUser(oauthUser(c))));
  app.get('/oauth/user/experiences', (c) => c.json(pageOf(c, Object.values(experiences))));
  app.get('/oauth/user/memberships', (c) => {
    const { id } = oauthUser(c);
    const rows = Object.values(state.memberships).filter(
      (row) => row.customerId === id && fitsFlag(c, 'valid', givesAccess(row)),
    );
    return c.json(
      pageOf(
        c,
        rows.map((row) => showMembership(world, row)),
      ),
    );
  });

  app.route('/', salesRoutes(world));
  app.route('/', catalogueRoutes(world));

  app.get('/experiences', (c) => {
    const rows = Object.values(experiences).filter((row) =>
      fits(c, 'experience_type', row.experience_type),
    );
    return c.json(pageOf(c, rows));
  });
  app.get('/experiences/:id', (c) => c.json(findRow(experiences, c.req.param('id'))));
  app.post('/experiences/:id', async (c) => {
    const row = findRow(experiences, c.req.param('id'));
    row.name = (await readBody(c, z.object({ name: z.string() }))).name;
    return c.json(row, 201);
  });
  app.delete('/experiences/:id', (c) => removeRow(c, experiences));
  app.get('/reviews', (c) => c.json(pageOf(c, Object.values(reviews))));
  app.get('/reviews/:id', (c) => c.json(findRow(reviews, c.req.param('id'))));

  app.get('/webhooks', (c) => {
    const rows = Object.values(state.webhooks).filter((row) => fitsFlag(c, 'enabled', row.enabled));
    return c.json(pageOf(c, rows.map(showWebhook)));
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
    return c.json(showWebhook(row), 201);
  });
  app.get('/webhooks/:id', (c) => c.json(showWebhook(findRow(state.webhooks, c.req.param('id')))));
  app.post('/webhooks/:id', async (c) => {
    const row = findRow(state.webhooks, c.req.param('id'));
    const body = await readBody(
      c,
      z.object({ url: z.url().optional(), enabled: z.boolean().optional() }),
    );
    row.url = body.url ?? row.url;
    row.enabled = body.enabled ?? row.enabled;
    return c.json(showWebhook(row), 201);
  });
  app.delete('/webhooks/:id', (c) => removeRow(c, state.webhooks));
  app.all('*', () => {
    throw new ApiFault(404, 'No such operation');
  });
  return app;

  function oauthUser(c: Context): CustomerRecord {
    const token = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
    const customer = state.customers[tokens.get(token) ?? ''];
    if (customer === undefined) throw new ApiFault(401, 'This needs an OAuth token');
    return customer;
  }
}
