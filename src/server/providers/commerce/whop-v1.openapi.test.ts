import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serveSandboxCommerce } from '#sandbox/commerce/serve-sandbox-commerce.ts';
import document from './whop-v1.openapi.json' with { type: 'json' };
import { createWhopProvider } from './whop-provider.ts';

const FOLDER = new URL('.', import.meta.url);
const METHODS = ['get', 'post', 'patch', 'delete'] as const;
type Operation = {
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
};

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => method in item).map((method) => ({
    path,
    method,
    operation: (item as Record<string, Operation>)[method] as Operation, // `in` has just said so
  })),
);

test('the client calls every operation of the document, and the types know them all', () => {
  const sources = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
    .join('\n');
  const types = readFileSync(new URL('whop-v1.gen.ts', FOLDER), 'utf8');
  expect(operations).toHaveLength(20);
  for (const { path, method } of operations) {
    expect(sources).toContain(`client.${method.toUpperCase()}('${path}'`);
    expect(types).toContain(`"${path}": {`);
  }
});

test('what the sandbox answers fits the document', async () => {
  await using sandbox = await serveSandboxCommerce();
  const seen = new Set<string>();
  const provider = createWhopProvider({
    ...sandbox.client,
    isSandbox: true,
    sleep: async () => {},
    random: () => 0.5,
    now: () => new Date(),
    fetch: async (input, init) => {
      const { method, url } = input as Request; // openapi-fetch always makes one
      const response = await fetch(input, init);
      const found = findOperation(method, url);
      const schema = found.operation.responses[String(response.status)];
      expect(schema, `${found.path} answered ${response.status}`).toBeDefined();
      readSchema(schema?.content['application/json'].schema ?? {}).parse(
        await response.clone().json(),
      );
      seen.add(`${found.method} ${found.path}`);
      return response;
    },
  });
  await callEverything(provider, (url, button) => sandbox.press(url, button));
  expect(seen.size).toBe(operations.length);
});

function findOperation(method: string, url: string) {
  const path = new URL(url).pathname.replace('/sandbox/commerce/api/v1', '');
  const found = operations.find(
    (operation) =>
      operation.method === method.toLowerCase() &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (found === undefined) throw new Error(`The document has no ${method} ${path}`);
  return found;
}

function readSchema(schema: object): z.ZodType {
  const definitions = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Record<string, object>;
  const own = JSON.parse(
    JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as object;
  return z.fromJSONSchema({ ...own, $defs: definitions } as Parameters<typeof z.fromJSONSchema>[0]);
}

async function callEverything(
  provider: ReturnType<typeof createWhopProvider>,
  press: (url: string, button: 'pay') => Promise<URL>,
): Promise<void> {
  const { planId } = provider.premium;
  const { url, checkoutId } = await provider.createCheckout({
    orderId: 'o',
    userId: 'u',
    userEmail: 'buyer@riposte.test',
    redirectUrl: 'https://riposte.test/premium-success?session_id=o',
  });
  const paymentId = (await press(url, 'pay')).searchParams.get('payment_id') ?? '';
  const payment = await provider.getPayment(paymentId);
  await provider.listPaymentsOfCheckout(checkoutId);
  await provider.isCheckoutOpen(checkoutId);
  await provider.endCheckout(checkoutId);
  const membershipId = payment?.membershipId ?? '';
  await provider.getMembership(membershipId);
  await provider.findMembershipsByEmail('buyer@riposte.test');
  await provider.addFreeDays({ membershipId, days: 1, requestId: 'f' });
  await provider.cancelMembership(membershipId);
  await provider.refundPayment({ paymentId, requestId: 'r' });
  await provider.verifyConfiguration();
  await provider.listPlans();
  await provider.createQuickLink({ planId, requestId: 'q' });
  const promo = await provider.createPromoCode({
    code: 'X',
    amountOff: 1,
    kind: 'flat_amount',
    currency: 'usd',
    durationMonths: 0,
    newUsersOnly: false,
    planIds: [planId],
    requestId: 'p',
  });
  await provider.listPromoCodes();
  await provider.archivePromoCode(promo.id);
  const { items } = await provider.listWebhooks();
  const webhookId = items.at(-1)?.id ?? '';
  const deliveries = await provider.listWebhookDeliveries(webhookId);
  const deliveryId = deliveries.items[0]?.id ?? '';
  await provider.replayWebhookDelivery({ webhookId, deliveryId });
}
