import { Whop } from '@whop/sdk';
import { expect, test } from 'vitest';
import { serveSandboxCommerce, type ServedSandbox } from './serve-sandbox-commerce.ts';

const COMPANY = 'biz_riposte';

/** The provider's own client, unmodified: only its address and key are settings. */
function connect(sandbox: ServedSandbox, apiKey = 'apik_sandbox'): Whop {
  return new Whop({
    apiKey,
    baseURL: sandbox.client.apiBase,
    webhookKey: Buffer.from(sandbox.client.webhookSecret).toString('base64'),
    maxRetries: 0,
  });
}

async function buy(sandbox: ServedSandbox, whop: Whop, email = 'buyer@riposte.test') {
  const checkout = await whop.checkoutConfigurations.create({
    plan_id: 'plan_premium',
    mode: 'payment',
    metadata: { sessionId: 'order-1', userId: 'user-1', userEmail: email },
    redirect_url: 'https://riposte.test/premium-success?session_id=order-1',
  });
  const back = await sandbox.press(checkout.purchase_url ?? '', 'pay');
  return { checkout, paymentId: back.searchParams.get('payment_id') ?? '' };
}

test('the official client buys, reads, lists, cancels and refunds', async () => {
  await using sandbox = await serveSandboxCommerce();
  const whop = connect(sandbox);
  const { checkout, paymentId } = await buy(sandbox, whop);
  expect((await whop.checkoutConfigurations.retrieve(checkout.id)).id).toBe(checkout.id);

  const payment = await whop.payments.retrieve(paymentId);
  expect(payment).toMatchObject({ status: 'paid', substatus: 'succeeded' });
  expect(payment.metadata).toMatchObject({ sessionId: 'order-1' });
  const membershipId = payment.membership?.id ?? '';
  const membership = await whop.memberships.retrieve(membershipId);
  expect(membership).toMatchObject({ status: 'active', checkout_configuration_id: checkout.id });

  const userId = membership.user?.id ?? '';
  expect(await whop.users.checkAccess('prod_premium', { id: userId })).toEqual({
    has_access: true,
    access_level: 'customer',
  });
  expect((await whop.plans.retrieve('plan_premium')).currency).toBe('usd');
  expect((await whop.products.retrieve('prod_premium')).id).toBe('prod_premium');
  expect((await whop.memberships.addFreeDays(membershipId, { free_days: 3 })).id).toBe(
    membershipId,
  );
  const canceling = await whop.memberships.cancel(membershipId, {
    cancellation_mode: 'at_period_end',
  });
  expect(canceling).toMatchObject({ status: 'canceling', cancel_at_period_end: true });
  expect((await whop.memberships.uncancel(membershipId)).status).toBe('active');
  expect((await whop.memberships.pause(membershipId)).payment_collection_paused).toBe(true);
  expect((await whop.memberships.resume(membershipId)).payment_collection_paused).toBe(false);
  const updated = await whop.memberships.update(membershipId, { metadata: { note: 'kind' } });
  expect(updated.metadata).toMatchObject({ note: 'kind', sessionId: 'order-1' });

  const refunded = await whop.payments.refund(paymentId);
  expect(refunded).toMatchObject({ status: 'paid', substatus: 'refunded' });
  expect((await whop.memberships.retrieve(membershipId)).status).toBe('active');
  const refunds = await whop.refunds.list({ payment_id: paymentId });
  expect(refunds.data).toMatchObject([{ amount: 9.99, currency: 'usd' }]);
  await expect(whop.payments.refund(paymentId)).rejects.toMatchObject({ status: 400 });
  expect(await whop.checkoutConfigurations.delete(checkout.id)).toMatchObject({ deleted: true });
  await expect(whop.checkoutConfigurations.retrieve(checkout.id)).rejects.toMatchObject({
    status: 404,
  });
});

test('part of a payment can be given back, and nobody has access whose membership is ended', async () => {
  await using sandbox = await serveSandboxCommerce();
  const whop = connect(sandbox);
  const { paymentId } = await buy(sandbox, whop);
  const refunded = await whop.payments.refund(paymentId, { partial_amount: 1.5 });
  expect(refunded).toMatchObject({ substatus: 'partially_refunded', refunded_amount: 1.5 });
  await whop.memberships.cancel(refunded.membership?.id ?? '', { cancellation_mode: 'immediate' });
  const id = refunded.user?.id ?? '';
  expect(await whop.users.checkAccess('prod_premium', { id })).toEqual({
    has_access: false,
    access_level: 'no_access',
  });
});

test('the official client walks through every page and comes to the end', async () => {
  await using sandbox = await serveSandboxCommerce();
  const whop = connect(sandbox);
  for (let number = 1; number <= 5; number += 1) {
    await buy(sandbox, whop, `buyer${number}@riposte.test`);
  }
  const emails: unknown[] = [];
  for await (const payment of whop.payments.list({ company_id: COMPANY, first: 2 })) {
    emails.push(payment.user?.email);
  }
  expect(emails).toEqual([5, 4, 3, 2, 1].map((number) => `buyer${number}@riposte.test`));
  const one = await whop.members.list({ company_id: COMPANY, query: 'buyer3@riposte.test' });
  const userId = one.data[0]?.user?.id ?? '';
  const held = await whop.memberships.list({ company_id: COMPANY, user_ids: [userId, 'user_x'] });
  expect(held.data.map(({ user }) => user?.id)).toEqual([userId]);
});

test('the official client manages promo codes, plans and webhooks', async () => {
  await using sandbox = await serveSandboxCommerce();
  const whop = connect(sandbox);
  const promo = await whop.promoCodes.create({
    amount_off: 10,
    base_currency: 'usd',
    code: 'TEN',
    company_id: COMPANY,
    new_users_only: false,
    promo_duration_months: 1,
    promo_type: 'percentage',
  });
  expect((await whop.promoCodes.retrieve(promo.id)).code).toBe('TEN');
  expect(await whop.promoCodes.delete(promo.id)).toBe(true);
  expect((await whop.promoCodes.retrieve(promo.id)).status).toBe('archived');
  const webhook = await whop.webhooks.create({ url: 'https://riposte.test/hook' });
  expect(webhook.webhook_secret).toMatch(/^ws_/);
  expect((await whop.webhooks.update(webhook.id, { enabled: false })).enabled).toBe(false);
  expect(await whop.webhooks.delete(webhook.id)).toBe(true);
  expect((await whop.plans.list({ account_id: COMPANY })).data).toHaveLength(1);
  expect((await whop.products.list({ account_id: COMPANY })).data).toHaveLength(1);
  expect((await whop.disputes.list({ company_id: COMPANY })).data).toEqual([]);
});

test('the official client accepts the webhooks, and refuses badly signed and old ones', async () => {
  await using sandbox = await serveSandboxCommerce();
  // Standard Webhooks compares with the real clock.
  sandbox.advance(Date.now() - Date.UTC(2026, 10, 20, 12));
  const whop = connect(sandbox);
  const { paymentId } = await buy(sandbox, whop);
  await sandbox.awaitDeliveries();
  const unwrap = ({ headers, rawBody }: ServedSandbox['received'][number]) =>
    whop.webhooks.unwrap(rawBody, { headers: Object.fromEntries(headers) });
  const events = sandbox.received.map((webhook) => unwrap(webhook));
  expect(events.map(({ type }) => type)).toEqual([
    'payment.created',
    'membership.activated',
    'payment.succeeded',
  ]);
  expect(events[2]?.data).toMatchObject({ id: paymentId, status: 'paid' });
  for (const fault of ['signsBadly', 'usesOldTimestamp'] as const) {
    sandbox.received.length = 0;
    Object.assign(sandbox.world.state.faults, { signsBadly: false, [fault]: true });
    await buy(sandbox, whop, `${fault}@riposte.test`);
    await sandbox.awaitDeliveries();
    expect(sandbox.received).toHaveLength(3);
    for (const webhook of sandbox.received) expect(() => unwrap(webhook)).toThrow();
  }
});

test('the official client meets the errors of the real provider', async () => {
  await using sandbox = await serveSandboxCommerce();
  const { faults } = sandbox.world.state;
  await expect(connect(sandbox, 'wrong').plans.retrieve('plan_premium')).rejects.toMatchObject({
    status: 401,
  });
  await expect(
    connect(sandbox, 'apik_sandbox_read_only').payments.refund('pay_1'),
  ).rejects.toMatchObject({ status: 403 });
  const whop = connect(sandbox);
  await expect(whop.plans.retrieve('plan_none')).rejects.toMatchObject({ status: 404 });
  await expect(whop.memberships.addFreeDays('mem_none', { free_days: 5000 })).rejects.toMatchObject(
    { status: 404 },
  );
  await expect(whop.members.list({ company_id: 'biz_other' })).rejects.toMatchObject({
    status: 403,
  });
  for (const status of [429, 500, 503]) {
    Object.assign(faults, { apiFailures: 1, apiFailureStatus: status });
    await expect(whop.plans.retrieve('plan_premium')).rejects.toMatchObject({ status });
  }
});

test('an Idempotency-Key replays its answer, and refuses another body', async () => {
  await using sandbox = await serveSandboxCommerce();
  const whop = connect(sandbox);
  const request = { plan_id: 'plan_premium', 'Idempotency-Key': 'checkout-1' };
  const first = await whop.checkoutConfigurations.create(request);
  expect((await whop.checkoutConfigurations.create(request)).id).toBe(first.id);
  await expect(
    whop.checkoutConfigurations.create({ ...request, metadata: { other: 'body' } }),
  ).rejects.toMatchObject({ status: 400 });
  sandbox.advance(24 * 3600 * 1000);
  expect((await whop.checkoutConfigurations.create(request)).id).not.toBe(first.id);
});
