import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { isSameSecret } from '#server/http/is-same-secret.ts';
import { createShortMemory } from '../short-memory.ts';
import { KEPT_ROWS } from './forget-oldest.ts';
import { v1CatalogueRoutes } from './v1-catalogue-routes.ts';
import { v1CustomerRoutes } from './v1-customer-routes.ts';
import { ApiFault, findRow } from './v1-requests.ts';
import { v1SalesRoutes } from './v1-sales-routes.ts';
import { showCheckout } from './v1-shapes.ts';
import { v1WebhookRoutes } from './v1-webhook-routes.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { World } from './world.ts';

/** What this sandbox knows of the provider's date versions. */
const API_VERSION_DATES = ['2026-07-20'];
const DAY_MS = 86_400_000;
const MAX_IDEMPOTENCY_KEY_BYTES = 255;
/** The same key with this ending may read but not write, as a key without those permissions. */
const READ_ONLY_SUFFIX = '_read_only';

/** The provider's API v1, as its official client speaks it. */
export function v1App(world: World, sender: WebhookSender): Hono {
  const app = new Hono();
  app.onError(answerFault);
  // Reading one checkout configuration takes no key; without one its metadata stays hidden.
  app.get('/checkout_configurations/:id', async (c, next) => {
    if (c.req.header('authorization') !== undefined) return next();
    const checkout = findRow(world.state.checkouts, c.req.param('id'));
    return c.json({ ...showCheckout(world, checkout), metadata: null });
  });
  app.use(requireKey(world.settings.apiKey));
  app.use(requireVersion);
  app.use(replayIdempotent(world));
  app.route('/', v1SalesRoutes(world));
  app.route('/', v1CustomerRoutes(world));
  app.route('/', v1CatalogueRoutes(world));
  app.route('/', v1WebhookRoutes(world, sender));
  app.all('*', () => {
    throw new ApiFault(404, 'No such operation');
  });
  return app;
}

export function answerFault(error: Error, c: Context): Response {
  if (!(error instanceof ApiFault)) throw error;
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  return c.json({ error: { type: error.type, message: error.message } }, error.status);
}

function requireKey(apiKey: string): MiddlewareHandler {
  return async (c, next) => {
    const presented = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const isReadOnly = isSameSecret(presented, `${apiKey}${READ_ONLY_SUFFIX}`);
    if (!isReadOnly && !isSameSecret(presented, apiKey)) {
      throw new ApiFault(401, 'The API key is missing or wrong', { type: 'unauthorized' });
    }
    if (isReadOnly && c.req.method !== 'GET') {
      throw new ApiFault(403, 'This key lacks the permission', { type: 'forbidden' });
    }
    await next();
  };
}

const requireVersion: MiddlewareHandler = async (c, next) => {
  const asked = c.req.header('api-version-date');
  if (asked !== undefined && !API_VERSION_DATES.includes(asked)) {
    throw new ApiFault(
      400,
      `Unknown Api-Version-Date ${asked}. Supported: ${API_VERSION_DATES.join(', ')}`,
    );
  }
  await next();
  c.header('Api-Version-Date', asked ?? API_VERSION_DATES[0] ?? '');
};

/** A POST with a known Idempotency-Key gets the first answer again; another body is an error. */
function replayIdempotent(world: World): MiddlewareHandler {
  const answers = createShortMemory<{ asked: string; status: number; body: string }>({
    now: () => world.now(),
    keptMs: DAY_MS,
    most: KEPT_ROWS,
  });
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    if (key === '' || Buffer.byteLength(key) > MAX_IDEMPOTENCY_KEY_BYTES) {
      throw new ApiFault(400, 'The Idempotency-Key must have 1 to 255 bytes');
    }
    const asked = `${c.req.path} ${await c.req.text()}`;
    const known = answers.get(key);
    if (known !== null) {
      if (known.asked !== asked) {
        throw new ApiFault(400, 'This Idempotency-Key was used with another request');
      }
      c.header('Idempotent-Replayed', 'true');
      c.header('Content-Type', 'application/json');
      return c.body(known.body, known.status as 200); // it was the status of an answer with a body
    }
    await next();
    if (c.res.status >= 500 || c.res.status === 429) return;
    const body = await c.res.clone().text();
    answers.add(key, { asked, status: c.res.status, body });
  };
}
