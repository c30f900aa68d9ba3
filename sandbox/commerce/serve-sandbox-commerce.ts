import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { listen } from '#server/http/listen.ts';
import { createSandboxCommerce, type SandboxCommerce } from './create-sandbox-commerce.ts';
import type { SandboxStorage } from './world.ts';

const BASE_PATH = '/sandbox/commerce';

export interface ServedSandbox extends AsyncDisposable, SandboxCommerce {
  /** Its origin. */
  url: string;
  /** Webhooks that arrived, as they came. */
  received: { headers: Headers; rawBody: string }[];
  /** What the webhooks are answered with, one by one; then 200. */
  webhookAnswers: number[];
  /** Waits that the sandbox asked for; they end at once. */
  sleptMs: number[];
  /** Moves the sandbox's clock. */
  advance(ms: number): void;
  /**
   * Presses a button of a checkout page as a browser does.
   * @returns where it leads
   */
  press(checkoutUrl: string, button: 'pay' | 'decline' | 'pay_without_webhook'): Promise<URL>;
}

/** The sandbox on a loopback port with a clock of its own, for tests over real HTTP. */
export async function serveSandboxCommerce(
  options: { storage?: SandboxStorage; seed?: string } = {},
): Promise<ServedSandbox> {
  const received: ServedSandbox['received'] = [];
  const webhookAnswers: number[] = [];
  const sleptMs: number[] = [];
  let nowMs = Date.UTC(2026, 10, 20, 12);
  const site = new Hono();
  site.post('/webhook', async (c) => {
    received.push({ headers: c.req.raw.headers, rawBody: await c.req.text() });
    return c.body(null, (webhookAnswers.shift() ?? 200) as 200); // tests pass statuses
  });
  const listening = await listen({ fetch: site.fetch, hosts: ['127.0.0.1'], port: 0 });
  const url = `http://127.0.0.1:${listening.port}`;
  const sandbox = createSandboxCommerce({
    publicUrl: url,
    basePath: BASE_PATH,
    apiKey: 'apik_sandbox',
    companyId: 'biz_riposte',
    planId: 'plan_premium',
    productId: 'prod_premium',
    webhookSecret: 'ws_sandbox secret with spaces',
    webhookUrl: `${url}/webhook`,
    now: () => new Date(nowMs),
    random: createRandom(options.seed ?? 'seed'),
    fetch,
    sleep: async (ms) => void sleptMs.push(ms),
    ...(options.storage !== undefined && { storage: options.storage }),
  });
  site.route(BASE_PATH, sandbox.app);

  return {
    ...sandbox,
    url,
    received,
    webhookAnswers,
    sleptMs,
    advance: (ms) => void (nowMs += ms),
    async press(checkoutUrl, button) {
      const page = new URL(checkoutUrl);
      const shown = await (await fetch(page)).text();
      const read = (name: string) =>
        new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(shown)?.[1] ?? '';
      const response = await fetch(`${page.origin}${page.pathname}`, {
        method: 'POST',
        headers: { origin: page.origin },
        body: new URLSearchParams({
          session: read('session'),
          email: read('email'),
          action: button,
        }),
        redirect: 'manual',
      });
      await response.body?.cancel();
      return new URL(response.headers.get('location') ?? 'none:');
    },
    async [Symbol.asyncDispose]() {
      sandbox.close();
      await listening.close(0);
    },
  };
}

/** The same numbers for the same seed. */
function createRandom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}
