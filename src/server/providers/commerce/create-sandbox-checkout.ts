import { createHash, randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import {
  createSandboxCommerce,
  type SandboxCommerce,
} from '#sandbox/commerce/create-sandbox-commerce.ts';
import type { SandboxStorage } from '#sandbox/commerce/world.ts';
import type { Clock } from '../../database/clock.ts';
import type { CommerceProvider } from './commerce-provider.ts';
import type { Outside } from './whop-client.ts';
import { createWhopProvider } from './whop-provider.ts';

const PATH = '/sandbox/commerce';
const RANDOM_RANGE = 2 ** 47;

/**
 * Checkout without a commerce account: the sandbox provider, to be mounted on our own origin, and
 * the ordinary client of it.
 * @param options.secret this installation's own; key and webhook secret are made from it, so that
 * every instance and every restart has the same ones
 * @param options.callWebhook how a webhook reaches the application: its own request handler
 */
export function createSandboxCheckout(options: {
  publicUrl: string;
  secret: string;
  clock: Clock;
  sleep: Outside['sleep'];
  callWebhook: (request: Request) => Response | Promise<Response>;
  storage?: SandboxStorage;
}): {
  commerce: CommerceProvider;
  webhookSecret: string;
  sandboxes: Record<string, Hono>;
  sandbox: SandboxCommerce;
} {
  const { publicUrl, secret, clock, storage } = options;
  const now = () => clock.now();
  const random = () => randomInt(RANDOM_RANGE) / RANDOM_RANGE;
  const sandbox = createSandboxCommerce({
    publicUrl,
    basePath: PATH,
    apiKey: `apik_${derive(secret, 'key')}`,
    companyId: 'biz_sandbox',
    planId: 'plan_sandbox_monthly',
    productId: 'prod_sandbox_premium',
    webhookSecret: `ws_${derive(secret, 'webhook')}`,
    webhookUrl: `${publicUrl}/api/webhooks/commerce`,
    now,
    random,
    // Both are on our own origin, which this process may not be able to reach by its public name.
    fetch: async (input, init) => options.callWebhook(new Request(input, init)),
    ...(storage !== undefined && { storage }),
  });
  const commerce = createWhopProvider({
    ...sandbox.client,
    isSandbox: true,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const inside = new URL(pathname.slice(PATH.length) + search, publicUrl);
      return sandbox.app.fetch(new Request(inside, request));
    },
    sleep: options.sleep,
    random,
    now,
  });
  return {
    commerce,
    webhookSecret: sandbox.client.webhookSecret,
    sandboxes: { [PATH]: sandbox.app },
    sandbox,
  };
}

function derive(secret: string, use: string): string {
  return createHash('sha256').update(`sandbox commerce ${use} ${secret}`).digest('base64url');
}
