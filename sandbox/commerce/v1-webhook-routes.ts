import { Hono } from 'hono';
import { z } from 'zod';
import type { WebhookRecord } from './records.ts';
import { ApiFault, findRow, page, readBody, requireCompany } from './v1-requests.ts';
import { showDelivery, showWebhook } from './v1-shapes.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { World } from './world.ts';

const createSchema = z.object({
  url: z.url({ protocol: /^https?$/ }),
  enabled: z.boolean().nullish(),
  events: z.array(z.string()).nullish(),
  api_version: z.string().nullish(),
  resource_id: z.string().nullish(),
});

/** Webhooks, what they were sent, and sending it again. */
export function v1WebhookRoutes(world: World, sender: WebhookSender): Hono {
  const app = new Hono();
  const { state } = world;

  app.get('/webhooks', (c) => {
    requireCompany(c, world);
    const rows = Object.values(state.webhooks);
    return c.json(page(c, { rows, show: (row) => showWebhook(world, row) }));
  });
  app.post('/webhooks', async (c) => {
    const body = await readBody(c, createSchema);
    const webhook: WebhookRecord = {
      id: world.newId('hook'),
      url: body.url,
      enabled: body.enabled ?? true,
      events: body.events ?? [],
      secret: world.newId('ws'),
      createdAt: world.now().toISOString(),
    };
    state.webhooks[webhook.id] = webhook;
    world.save();
    // The secret is told once, here.
    return c.json({ ...showWebhook(world, webhook), webhook_secret: webhook.secret }, 201);
  });
  app.get('/webhooks/:id', (c) =>
    c.json(showWebhook(world, findRow(state.webhooks, c.req.param('id')))),
  );
  app.patch('/webhooks/:id', async (c) => {
    const webhook = findRow(state.webhooks, c.req.param('id'));
    const body = await readBody(c, createSchema.partial());
    webhook.url = body.url ?? webhook.url;
    webhook.enabled = body.enabled ?? webhook.enabled;
    webhook.events = body.events ?? webhook.events;
    world.save();
    return c.json(showWebhook(world, webhook));
  });
  app.delete('/webhooks/:id', (c) => {
    const { id } = findRow(state.webhooks, c.req.param('id'));
    delete state.webhooks[id];
    world.save();
    return c.json(true);
  });
  app.get('/webhooks/:id/deliveries', (c) => {
    const { id } = findRow(state.webhooks, c.req.param('id'));
    const rows = Object.values(state.deliveries).filter(({ webhookId }) => webhookId === id);
    return c.json(page(c, { rows, show: showDelivery }));
  });
  app.post('/webhooks/:id/deliveries/:delivery/replay', (c) => {
    const { id } = findRow(state.webhooks, c.req.param('id'));
    const delivery = findRow(state.deliveries, c.req.param('delivery'));
    if (delivery.webhookId !== id) throw new ApiFault(404, `No such object: ${delivery.id}`);
    sender.replay(delivery);
    world.save();
    return c.json(showDelivery(delivery));
  });
  return app;
}
