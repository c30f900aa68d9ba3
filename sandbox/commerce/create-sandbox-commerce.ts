import { Hono, type MiddlewareHandler } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';
import { billingPages } from './billing-page.ts';
import { checkoutPages } from './checkout-page.ts';
import { controlPages } from './control-page.ts';
import { forgetOldest } from './forget-oldest.ts';
import { STYLE_SHEET } from './pages.ts';
import { answerFault, v1App } from './v1-app.ts';
import { ApiFault } from './v1-requests.ts';
import { createWebhookSender } from './webhook-sender.ts';
import {
  makeId,
  restoreState,
  type SandboxSettings,
  type SandboxStorage,
  type World,
} from './world.ts';

export interface SandboxCommerce {
  /** To be mounted at the base path. */
  app: Hono;
  /** What a client of it is configured with; the names are those of the real provider's settings. */
  client: {
    apiBase: string;
    apiVersion: string;
    apiKey: string;
    companyId: string;
    planId: string;
    productId: string;
    webhookSecret: string;
    checkoutOrigin: string;
  };
  /** Its state and faults, for tests and demonstrations. */
  world: World;
  /** Resolves when no webhook's first attempt is under way. */
  awaitDeliveries(): Promise<void>;
  /** Stops sending webhooks. */
  close(): void;
}

/**
 * A commerce provider for machines that have no account at the real one: API v1, checkout, billing
 * and control pages, signed webhooks. The provider's official client works against it unmodified.
 * @param options.random numbers from 0 to 1, for ids
 * @param options.sleep how webhooks wait; a plain timer that keeps no process alive by default
 */
export function createSandboxCommerce(
  options: SandboxSettings & {
    storage?: SandboxStorage;
    now: () => Date;
    random: () => number;
    fetch: typeof fetch;
    sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  },
): SandboxCommerce {
  const { storage, now, random, fetch, sleep = waitQuietly, ...settings } = options;
  const state = restoreState(storage?.load() ?? null, settings, now());
  const world: World = {
    settings,
    state,
    now,
    newId: (prefix) => makeId(prefix, random),
    emit: (event) => sender.send(event),
    save: () => {
      forgetOldest(state);
      storage?.save(state);
    },
  };
  const sender = createWebhookSender({ world, fetch, sleep });
  sender.resume();

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/style.css', (c) => c.body(STYLE_SHEET, 200, { 'Content-Type': 'text/css' }));
  app.use('/api/*', failOnPurpose(world, sleep));
  app.onError(answerFault);
  app.route('/api/v1', v1App(world, sender));
  app.route('/', checkoutPages(world));
  app.route('/', billingPages(world));
  app.route('/', controlPages(world, sender));

  const { publicUrl, basePath, apiKey, companyId, planId, productId, webhookSecret } = settings;
  return {
    app,
    client: {
      apiBase: `${publicUrl}${basePath}/api/v1`,
      apiVersion: '2026-07-20',
      checkoutOrigin: new URL(publicUrl).origin,
      apiKey,
      companyId,
      planId,
      productId,
      webhookSecret,
    },
    world,
    awaitDeliveries: () => sender.awaitDeliveries(),
    close: () => sender.close(),
  };
}

/** The API faults of the control page. */
function failOnPurpose(world: World, sleep: (ms: number) => Promise<void>): MiddlewareHandler {
  return async (_c, next) => {
    const { faults } = world.state;
    if (faults.apiDelayMs > 0) await sleep(faults.apiDelayMs);
    if (faults.apiFailures > 0) {
      faults.apiFailures -= 1;
      const { apiFailureStatus: status } = faults;
      const headers: Record<string, string> = status === 429 ? { 'Retry-After': '1' } : {};
      if (status === 429) throw new ApiFault(429, 'You are being rate limited', { headers });
      throw new ApiFault(status === 500 ? 500 : 503, 'Failing on purpose', {
        type: 'sandbox_fault',
      });
    }
    await next();
  };
}

function waitQuietly(ms: number, signal?: AbortSignal): Promise<void> {
  return wait(ms, undefined, { ref: false, ...(signal !== undefined && { signal }) });
}
