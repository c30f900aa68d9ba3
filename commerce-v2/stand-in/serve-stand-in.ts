import { Hono } from 'hono';
import {
  serveSandboxCommerce,
  type ServedSandbox,
} from '#sandbox/commerce/serve-sandbox-commerce.ts';
import { listen } from '#server/http/listen.ts';
import { commerceV2App } from './app.ts';

export interface StandIn extends AsyncDisposable {
  /** What a client is given; the operations' paths begin with /v2. */
  baseUrl: string;
  apiKey: string;
  /** Presses a button of a checkout page as a browser does. */
  press: ServedSandbox['press'];
}

/** API v2 on a loopback port, over the same sandbox that speaks v1: what is bought there is seen here. */
export async function serveStandIn(): Promise<StandIn> {
  const sandbox = await serveSandboxCommerce();
  const site = new Hono().route('/api/v2', commerceV2App(sandbox.world));
  const listening = await listen({ fetch: site.fetch, hosts: ['127.0.0.1'], port: 0 });
  return {
    baseUrl: `http://127.0.0.1:${listening.port}/api`,
    apiKey: sandbox.client.apiKey,
    press: (checkoutUrl, button) => sandbox.press(checkoutUrl, button),
    async [Symbol.asyncDispose]() {
      await listening.close(0);
      await sandbox[Symbol.asyncDispose]();
    },
  };
}
