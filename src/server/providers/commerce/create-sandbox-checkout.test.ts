import { expect, test } from 'vitest';
import { createSandboxCheckout } from './create-sandbox-checkout.ts';
import { verifyWebhook } from './verify-webhook.ts';

const NOW = new Date(Date.UTC(2026, 10, 20, 12));

function open(options: { received?: Request[] } = {}) {
  return createSandboxCheckout({
    publicUrl: 'https://riposte.test',
    secret: 'installation',
    clock: { now: () => NOW, databaseNow: () => NOW },
    sleep: async () => {},
    callWebhook: (request) => {
      options.received?.push(request);
      return new Response(null, { status: 200 });
    },
  });
}

test('the client reaches the sandbox inside the process, whatever the public address is', async () => {
  const { commerce, sandbox } = open();
  await commerce.verifyConfiguration();
  const { url } = await commerce.createCheckout({
    orderId: 'o',
    userId: 'u',
    userEmail: 'buyer@riposte.test',
    redirectUrl: 'https://riposte.test/premium-success?session_id=o',
  });
  expect(url).toContain('https://riposte.test/sandbox/commerce/checkout/');
  sandbox.close();
});

test('a purchase calls the application with a signature that fits the secret', async () => {
  const received: Request[] = [];
  const { sandbox, webhookSecret: secret } = open({ received });
  const body = new URLSearchParams({ email: 'buyer@riposte.test', action: 'pay' });
  await sandbox.app.request('/checkout/plan_sandbox_monthly/', {
    method: 'POST',
    headers: { origin: 'https://riposte.test' },
    body,
  });
  await sandbox.awaitDeliveries();
  expect(received.map(({ url }) => url)).toEqual(
    Array.from({ length: 3 }, () => 'https://riposte.test/api/webhooks/commerce'),
  );
  for (const { headers, ...request } of received.map((request) => ({
    headers: request.headers,
    text: () => request.text(),
  }))) {
    const rawBody = await request.text();
    expect(verifyWebhook({ headers, rawBody, secret, now: NOW })).toMatchObject({ ok: true });
  }
  sandbox.close();
});

test('another start has the same key and secret', () => {
  expect(open().webhookSecret).toBe(open().webhookSecret);
});
