import { expect, test } from 'vitest';
import { serveSandboxCommerce, type ServedSandbox } from './serve-sandbox-commerce.ts';
import type { SandboxState } from './world.ts';

const CHECKOUT = '/sandbox/commerce/checkout/plan_premium/';
const CONTROL = '/sandbox/commerce/control';

async function buy(
  sandbox: ServedSandbox,
  button: 'pay' | 'decline' | 'pay_without_webhook' = 'pay',
) {
  await sandbox.press(`${sandbox.url}${CHECKOUT}?email=buyer@riposte.test`, button);
  const { payments, memberships } = sandbox.world.state;
  return {
    payment: Object.values(payments).at(-1),
    membership: Object.values(memberships).at(-1),
  };
}

/** Presses a button of one of the sandbox's own pages, or of another site's. */
function post(
  sandbox: ServedSandbox,
  path: string,
  fields: Record<string, string>,
  origin?: string,
) {
  return fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { origin: origin ?? sandbox.url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

async function control(sandbox: ServedSandbox, fields: Record<string, string>) {
  const response = await post(sandbox, CONTROL, fields);
  expect(response.status).toBe(303);
  await sandbox.awaitDeliveries();
}

async function readApi(sandbox: ServedSandbox, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.client.apiBase}${path}`, {
    headers: { authorization: 'Bearer apik_sandbox', ...headers },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const types = (sandbox: ServedSandbox) =>
  sandbox.received.map(({ rawBody }) => (JSON.parse(rawBody) as { type: string }).type);
const ids = (sandbox: ServedSandbox) =>
  sandbox.received.map(({ headers }) => headers.get('webhook-id'));

test('the checkout page says that it is a sandbox and has its three buttons', async () => {
  await using sandbox = await serveSandboxCommerce();
  const page = await (await fetch(`${sandbox.url}${CHECKOUT}`)).text();
  expect(page).toContain('<h1>Sandbox checkout</h1>');
  expect(page).toContain('No money moves');
  for (const button of ['Pay', 'Decline', 'Pay without webhook']) {
    expect(page).toContain(`>${button}</button>`);
  }
  expect(page).not.toMatch(/<script|<style|style=/);
});

test('forms of other sites change nothing', async () => {
  await using sandbox = await serveSandboxCommerce();
  const { membership, payment } = await buy(sandbox);
  const member = Object.values(sandbox.world.state.customers)[0]?.memberId ?? '';
  for (const [path, fields] of [
    [CHECKOUT, { email: 'other@riposte.test', action: 'pay' }],
    [CONTROL, { action: 'refund', id: payment?.id ?? '' }],
    [`/sandbox/commerce/billing/manage/${member}/`, { membership: membership?.id ?? '' }],
  ] as const) {
    expect((await post(sandbox, path, fields, 'https://evil.test')).status).toBe(403);
  }
  expect(Object.keys(sandbox.world.state.payments)).toHaveLength(1);
  expect(payment?.substatus).toBe('succeeded');
});

test('metadata in the address is dropped: only what the API put there counts', async () => {
  await using sandbox = await serveSandboxCommerce();
  await sandbox.press(
    `${sandbox.url}${CHECKOUT}?d2c=true&metadata[userId]=u1&email=buyer@riposte.test`,
    'pay',
  );
  expect(Object.values(sandbox.world.state.payments)[0]?.metadata).toEqual({});
});

test('a checkout link that is not ours leads nowhere', async () => {
  await using sandbox = await serveSandboxCommerce();
  for (const path of [`${CHECKOUT}?session=ch_none`, CHECKOUT.replace('premium', '__proto__')]) {
    expect((await fetch(`${sandbox.url}${path}`)).status).toBe(404);
  }
});

test('paying without webhook tells nobody, and the payment is there', async () => {
  await using sandbox = await serveSandboxCommerce();
  const { payment } = await buy(sandbox, 'pay_without_webhook');
  await sandbox.awaitDeliveries();
  expect(sandbox.received).toEqual([]);
  expect((await readApi(sandbox, `/payments/${payment?.id}`)).body['status']).toBe('paid');
});

test('webhooks come once, in order; then twice, backwards, or not at all, as the faults say', async () => {
  await using sandbox = await serveSandboxCommerce();
  const inOrder = ['payment.created', 'membership.activated', 'payment.succeeded'];
  await buy(sandbox);
  await sandbox.awaitDeliveries();
  expect(types(sandbox)).toEqual(inOrder);

  sandbox.received.length = 0;
  await control(sandbox, { action: 'faults', webhookDuplicates: '1' });
  await buy(sandbox);
  await sandbox.awaitDeliveries();
  expect(sandbox.received).toHaveLength(6);
  expect(new Set(ids(sandbox)).size).toBe(3);

  sandbox.received.length = 0;
  await control(sandbox, { action: 'faults', disorderWindowMs: '50' });
  await buy(sandbox);
  await sandbox.awaitDeliveries();
  expect(types(sandbox)).toEqual(inOrder.toReversed());
  expect(sandbox.sleptMs).toContain(50);

  sandbox.received.length = 0;
  await control(sandbox, { action: 'faults', losesWebhooks: '1' });
  await buy(sandbox);
  await sandbox.awaitDeliveries();
  expect(sandbox.received).toEqual([]);

  await control(sandbox, { action: 'faults', webhookDelayMs: '700' });
  await buy(sandbox);
  await sandbox.awaitDeliveries();
  expect(sandbox.sleptMs.filter((ms) => ms === 700)).toHaveLength(3);
});

test('a refused webhook is sent again with the same id, later and later', async () => {
  await using sandbox = await serveSandboxCommerce();
  sandbox.webhookAnswers.push(500, 500, 503);
  const { payment } = await buy(sandbox, 'decline');
  await expect.poll(() => sandbox.received.length).toBe(5);
  expect(new Set(ids(sandbox)).size).toBe(2);
  expect(payment?.status).toBe('open');
  expect(sandbox.sleptMs).toEqual(expect.arrayContaining([1000]));
});

test('a delivery is listed and replayed under its own id', async () => {
  await using sandbox = await serveSandboxCommerce();
  await buy(sandbox);
  await sandbox.awaitDeliveries();
  const { body } = await readApi(sandbox, '/webhooks/hook_application/deliveries');
  expect(body['data']).toMatchObject([
    { event: 'payment.succeeded', status: 'delivered', response_status: 200, attempts: 1 },
    { event: 'membership.activated' },
    { event: 'payment.created' },
  ]);
  const [delivery] = Object.values(sandbox.world.state.deliveries);
  await control(sandbox, { action: 'replay', id: delivery?.id ?? '' });
  expect(ids(sandbox).at(-1)).toBe(delivery?.messageId);
  expect(sandbox.received).toHaveLength(4);
});

test('a payment may be readable only later', async () => {
  await using sandbox = await serveSandboxCommerce();
  await control(sandbox, { action: 'faults', paymentReadableAfterMs: '2000' });
  const { payment } = await buy(sandbox);
  expect((await readApi(sandbox, `/payments/${payment?.id}`)).status).toBe(404);
  expect((await readApi(sandbox, '/payments')).body['data']).toEqual([]);
  sandbox.advance(2000);
  expect((await readApi(sandbox, `/payments/${payment?.id}`)).status).toBe(200);
});

test('renewal, failed renewal, refund, dispute and the period’s end happen on demand', async () => {
  await using sandbox = await serveSandboxCommerce();
  const { membership, payment } = await buy(sandbox);
  const firstEnd = membership?.periodEnd ?? '';
  const id = membership?.id ?? '';
  const press = (action: string, row: string) => control(sandbox, { action, id: row });
  sandbox.received.length = 0;
  await press('renew', id);
  expect(Date.parse(membership?.periodEnd ?? '')).toBe(Date.parse(firstEnd) + 30 * 86_400_000);
  const renewal = Object.values(sandbox.world.state.payments).at(-1);
  expect(renewal).toMatchObject({ billingReason: 'subscription_cycle', checkoutId: null });
  await press('fail-renewal', id);
  expect(membership?.status).toBe('past_due');
  await press('renew', id);
  await press('refund', payment?.id ?? '');
  expect(payment).toMatchObject({ status: 'paid', substatus: 'refunded' });
  expect(membership?.status).toBe('active');
  await press('open-dispute', renewal?.id ?? '');
  expect(renewal?.substatus).toBe('dispute_needs_response');
  const [dispute] = Object.values(sandbox.world.state.disputes);
  await press('lose-dispute', dispute?.id ?? '');
  expect(renewal?.substatus).toBe('dispute_lost');
  await press('win-dispute', dispute?.id ?? '');
  expect((await readApi(sandbox, `/disputes/${dispute?.id}`)).body['status']).toBe('won');
  await press('end-period', id);
  expect(membership?.status).toBe('expired');
  expect(types(sandbox).slice(-7)).toEqual([
    'payment.succeeded',
    'refund.created',
    'refund.updated',
    'dispute.created',
    'dispute.updated',
    'dispute.updated',
    'membership.deactivated',
  ]);
});

test('the billing page cancels for the period’s end, and takes it back', async () => {
  await using sandbox = await serveSandboxCommerce();
  const { membership } = await buy(sandbox);
  const shown = (await readApi(sandbox, `/memberships/${membership?.id}`)).body;
  const { pathname } = new URL(String(shown['manage_url']));
  expect(await (await fetch(`${sandbox.url}${pathname}`)).text()).toContain('Cancel subscription');
  const fields = { membership: membership?.id ?? '' };
  await post(sandbox, pathname, { ...fields, action: 'cancel' });
  expect(membership).toMatchObject({ status: 'canceling', cancelAtPeriodEnd: true });
  expect(await (await fetch(`${sandbox.url}${pathname}`)).text()).toContain('Ends on');
  await post(sandbox, pathname, { ...fields, action: 'keep' });
  expect(membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  await sandbox.awaitDeliveries();
  expect(types(sandbox).at(-1)).toBe('membership.cancel_at_period_end_changed');
});

test('the control page shows what happened', async () => {
  await using sandbox = await serveSandboxCommerce();
  const { payment } = await buy(sandbox);
  await sandbox.awaitDeliveries();
  const page = await (await fetch(`${sandbox.url}${CONTROL}`)).text();
  for (const text of [payment?.id ?? '', 'Open dispute', 'Fail renewal', 'Replay', 'Lose every']) {
    expect(page).toContain(text);
  }
  expect((await post(sandbox, CONTROL, { action: 'renew', id: 'mem_none' })).status).toBe(400);
});

test('purchases outlive a restart, and the settings win over the snapshot', async () => {
  let snapshot = '';
  const storage = {
    load: () => (snapshot === '' ? null : (JSON.parse(snapshot) as SandboxState)),
    save: (state: SandboxState) => void (snapshot = JSON.stringify(state)),
  };
  let paymentId: string | undefined;
  {
    await using sandbox = await serveSandboxCommerce({ storage });
    paymentId = (await buy(sandbox)).payment?.id;
    await sandbox.awaitDeliveries();
  }
  await using again = await serveSandboxCommerce({ storage, seed: 'another' });
  expect((await readApi(again, `/payments/${paymentId}`)).status).toBe(200);
  expect(again.world.state.webhooks['hook_application']?.url).toBe(`${again.url}/webhook`);
});

test('the API wants its key and a version that it knows', async () => {
  await using sandbox = await serveSandboxCommerce();
  const read = (headers: Record<string, string>) =>
    readApi(sandbox, '/plans/plan_premium', headers);
  expect((await read({ authorization: 'Bearer other' })).status).toBe(401);
  expect((await read({ 'api-version-date': '2026-07-20' })).status).toBe(200);
  const unknown = await read({ 'api-version-date': '2031-01-01' });
  expect(unknown.status).toBe(400);
  expect(JSON.stringify(unknown.body)).toContain('Supported: 2026-07-20');
});

test('reading a checkout takes no key, but hides its metadata', async () => {
  await using sandbox = await serveSandboxCommerce();
  const created = await fetch(`${sandbox.client.apiBase}/checkout_configurations`, {
    method: 'POST',
    headers: { authorization: 'Bearer apik_sandbox' },
    body: JSON.stringify({ plan_id: 'plan_premium', metadata: { userId: 'u' } }),
  });
  const { id } = (await created.json()) as { id: string };
  const open = await fetch(`${sandbox.client.apiBase}/checkout_configurations/${id}`);
  expect(await open.json()).toMatchObject({ id, metadata: null });
});

test('filters are understood with brackets and without', async () => {
  await using sandbox = await serveSandboxCommerce();
  await buy(sandbox);
  await buy(sandbox, 'decline');
  for (const name of ['statuses[]', 'statuses']) {
    const { body } = await readApi(sandbox, `/payments?${encodeURIComponent(name)}=paid`);
    expect(body['data']).toHaveLength(1);
    expect(body['page_info']).toMatchObject({ end_cursor: null, has_next_page: false });
  }
});
