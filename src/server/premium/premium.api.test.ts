import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cancelAtPeriodEnd, refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { renewMembership } from '#sandbox/commerce/purchases.ts';
import {
  memberships,
  orders,
  payments,
  premiumUsers,
  subscriptions,
  users,
} from '../database/schema.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import {
  confirm,
  lastMembership,
  lastPayment,
  payInSandbox,
  pressButton,
} from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import { reconcilePremium } from './reconcile-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;

test('who pays is premium by the webhook alone, with the document and the described tables in step', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('buyer@example.com');
  const { sessionId, status } = await payInSandbox(app, user, {
    email: 'other.address@example.com',
  });
  expect(status).toBe('success');
  await expect.poll(() => isPremium(user)).toBe(true);
  expect(await (await user.request('/api/usage')).json()).toMatchObject({
    limit: 30,
    remaining: 30,
  });
  const [document] = await app.deps.database.orm.select().from(users);
  expect(document).toMatchObject({
    isPremium: true,
    stripeSessionId: sessionId,
    premiumSince: NOON,
  });
  const [subscription] = await app.deps.database.orm.select().from(subscriptions);
  expect(subscription).toMatchObject({ userId: user.userId, status: 'active' });
});

test('who comes back before any webhook is premium by confirmation alone', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId, paymentId } = await payInSandbox(app, user);
  expect(await isPremium(user)).toBe(false);
  expect(await confirm(user, { session_id: sessionId, payment_id: paymentId })).toEqual({
    status: 200,
    body: { status: 'active' },
  });
  expect(await isPremium(user)).toBe(true);
  // What is paid is not led back to.
  expect(await app.deps.database.orm.select().from(orders)).toMatchObject([{ isOpen: false }]);
  // Once more, without the hint and while the provider is away: still only a yes.
  app.checkout.world.state.faults.apiFailures = 1000;
  expect(await confirm(user, { session_id: sessionId })).toMatchObject({ status: 200 });
});

test('the checkout address keeps d2c and its way back names the order alone', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const { url } = (await (await user.post('/api/checkout', {})).json()) as { url: string };
  expect(new URL(url).searchParams.get('d2c')).toBe('true');
  expect(url).not.toContain(encodeURIComponent(user.email));
  const [checkout] = Object.values(app.checkout.world.state.checkouts);
  const [order] = await app.deps.database.orm.select().from(orders);
  expect(checkout?.metadata).toEqual({
    userId: user.userId,
    userEmail: user.email,
    sessionId: order?.id,
  });
  expect(checkout?.redirectUrl).toBe(
    `http://localhost:3000/premium-success?session_id=${order?.id}`,
  );
});

test('100 confirmations at once: one grant, one row of everything', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId, paymentId } = await payInSandbox(app, user);
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () =>
      confirm(user, { session_id: sessionId, payment_id: paymentId }),
    ),
  );
  expect(answers.every(({ body }) => body['status'] === 'active')).toBe(true);
  const { orm } = app.deps.database;
  expect(await orm.select().from(memberships)).toHaveLength(1);
  expect(await orm.select().from(payments)).toHaveLength(1);
  expect(await orm.select().from(subscriptions)).toHaveLength(1);
});

test('somebody else’s session, an invented one and a strange one give nothing, all in the same words', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const buyer = await app.signIn();
  const thief = await app.signIn();
  const { sessionId, paymentId } = await payInSandbox(app, buyer);
  const attempts = [
    { session_id: sessionId },
    { session_id: sessionId, payment_id: paymentId },
    { session_id: `order_${'x'.repeat(32)}` },
    { session_id: "' or 1=1 --" },
    { session_id: '\u0000\uD800' },
    { session_id: 'a'.repeat(10_000) },
    { session_id: '../../users' },
  ];
  const codes = [];
  for (const attempt of attempts) codes.push((await confirm(thief, attempt)).body['code']);
  expect(new Set(codes)).toEqual(new Set(['session_unknown']));
  for (const body of [{}, { session_id: '' }, { session_id: 7 }]) {
    expect((await confirm(thief, body)).body).toMatchObject({
      code: 'session_missing',
      error: 'No session ID found',
    });
  }
  expect(await isPremium(thief)).toBe(false);
  expect((await app.request('/api/premium/confirm', { method: 'POST' })).status).toBe(403);
});

test('a payment of somebody else’s checkout does not pay for one’s own order', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const buyer = await app.signIn();
  const thief = await app.signIn();
  const { paymentId } = await payInSandbox(app, buyer);
  const own = await payInSandbox(app, thief, { button: 'decline' });
  const answer = await confirm(thief, { session_id: own.sessionId, payment_id: paymentId });
  expect(answer).toMatchObject({ status: 409, body: { code: 'payment_used' } });
  expect(await isPremium(thief)).toBe(false);
  // Asking made the buyer's own payment known, which is theirs alone.
  expect(await isPremium(buyer)).toBe(true);
});

test('a session that is not paid yet is pending; a declined card is said so; a second card works', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { url } = (await (await user.post('/api/checkout', {})).json()) as { url: string };
  const [order] = await app.deps.database.orm.select().from(orders);
  const sessionId = order?.id ?? '';
  expect(await confirm(user, { session_id: sessionId })).toEqual({
    status: 202,
    body: { status: 'pending' },
  });
  const declined = await pressButton(app, url, { email: user.email, button: 'decline' });
  expect(
    await confirm(user, { session_id: sessionId, payment_id: declined.paymentId }),
  ).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
  expect(await isPremium(user)).toBe(false);
  const { orm } = app.deps.database;
  expect(await orm.select().from(orders)).toMatchObject([{ fulfilledAt: null }]);
  expect(await orm.select().from(subscriptions)).toEqual([]);
  // Refused for now, and the provider still tries.
  Object.assign(lastPayment(app), { status: 'open', substatus: 'pending' });
  expect(
    await confirm(user, { session_id: sessionId, payment_id: declined.paymentId }),
  ).toMatchObject({ status: 202, body: { status: 'pending' } });
  await pressButton(app, url, { email: user.email });
  // Even with the address of the declined try, the paid one is found.
  expect(
    await confirm(user, { session_id: sessionId, payment_id: declined.paymentId }),
  ).toMatchObject({ status: 200 });
});

test('a payment that the provider gave up on has failed; whatever else is not paid may still come', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId, paymentId } = await payInSandbox(app, user, { button: 'decline' });
  const ask = async (substatus: string) => {
    Object.assign(lastPayment(app), { substatus });
    const { body } = await confirm(user, { session_id: sessionId, payment_id: paymentId });
    return body['code'] ?? body['status'];
  };
  for (const substatus of ['failed', 'canceled', 'price_too_low', 'uncollectible']) {
    expect(await ask(substatus), substatus).toBe('payment_failed');
  }
  for (const substatus of ['pending', 'past_due', 'one of next year']) {
    expect(await ask(substatus), substatus).toBe('pending');
  }
});

test('a payment on its way is pending though another card was declined, before it or after it', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { url } = (await (await user.post('/api/checkout', {})).json()) as { url: string };
  const decline = async () => {
    const { sessionId } = await pressButton(app, url, { email: user.email, button: 'decline' });
    return { sessionId, payment: lastPayment(app) };
  };
  const { sessionId } = await decline();
  const { payment: byDebit } = await decline();
  await decline();
  Object.assign(byDebit, { substatus: 'pending' });
  expect(await confirm(user, { session_id: sessionId })).toMatchObject({ status: 202 });
  Object.assign(byDebit, { substatus: 'failed' });
  expect(await confirm(user, { session_id: sessionId })).toMatchObject({ status: 402 });
});

test('a hint that has not the form of a payment is not asked for at the provider', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  app.deps.commerce.getPayment = ((ask) => (id: string) => {
    expect(id).toBe(lastPayment(app).id);
    return ask(id);
  })(app.deps.commerce.getPayment.bind(app.deps.commerce));
  for (const hint of ['../memberships/mem_1', 'pay_', `pay_${'x'.repeat(61)}`]) {
    const answer = await confirm(user, { session_id: sessionId, payment_id: hint });
    expect(answer).toMatchObject({ body: { status: 'active' } });
  }
});

test('a payment that can be read only later is pending until then, and the webhook waits for it too', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  app.checkout.world.state.faults.paymentReadableAfterMs = 5000;
  const { sessionId, paymentId } = await payInSandbox(app, user, { button: 'pay_without_webhook' });
  expect(await confirm(user, { session_id: sessionId, payment_id: paymentId })).toMatchObject({
    status: 202,
  });
  app.setTime(new Date(NOON.getTime() + 6000));
  expect(await confirm(user, { session_id: sessionId, payment_id: paymentId })).toMatchObject({
    status: 200,
  });
});

test('a payment that is not through is pending though its membership is there', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId, paymentId } = await payInSandbox(app, user);
  Object.assign(lastPayment(app), { status: 'open', substatus: 'pending', paidAt: null });
  expect(await confirm(user, { session_id: sessionId, payment_id: paymentId })).toEqual({
    status: 202,
    body: { status: 'pending' },
  });
  expect(await isPremium(user)).toBe(false);
});

test('a payment whose membership is not there yet is pending, and its order is done once it is', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId, paymentId } = await payInSandbox(app, user);
  const { commerce } = app.deps;
  const getMembership = commerce.getMembership.bind(commerce);
  commerce.getMembership = () => Promise.resolve(null);
  const back = { session_id: sessionId, payment_id: paymentId };
  expect(await confirm(user, back)).toEqual({ status: 202, body: { status: 'pending' } });
  commerce.getMembership = getMembership;
  expect(await confirm(user, back)).toEqual({ status: 200, body: { status: 'active' } });
  const { orm } = app.deps.database;
  expect(await orm.select().from(orders)).toMatchObject([{ isOpen: false }]);
  expect(await orm.select().from(memberships)).toMatchObject([{ orderId: sessionId }]);
});

test('a payment that is paid counts, though the provider does not say since when', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  lastPayment(app).paidAt = null;
  expect(await confirm(user, { session_id: sessionId })).toMatchObject({
    body: { status: 'active' },
  });
  expect(await isPremium(user)).toBe(true);
});

test('an order keeps the time at which its purchase first granted premium', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user);
  const readOrders = async () => {
    await reconcilePremium(app.deps);
    const file = (await (await user.request('/api/account')).json()) as {
      orders: { fulfilledAt: string }[];
    };
    return file.orders.map(({ fulfilledAt }) => new Date(fulfilledAt));
  };
  expect(await readOrders()).toEqual([NOON]);
  app.setTime(new Date(NOON.getTime() + DAY_MS));
  const { world } = app.checkout;
  const renewal = renewMembership(world, lastMembership(app));
  expect(await readOrders()).toEqual([NOON]);
  refundPayment(world, renewal, null);
  expect(await readOrders()).toEqual([NOON]);
});

test('an outage of the provider: checkout says so and leaves no order; generation goes on', async () => {
  await using app = await createTestApp();
  const [user, other] = [await app.signIn(), await app.signIn()];
  // Somebody else's, whose page is just being made.
  const underWay = { id: 'order_under_way', userId: other.userId, createdAt: NOON };
  await app.deps.database.orm.insert(orders).values(underWay);
  app.checkout.world.state.faults.apiFailures = 1000;
  const answer = await user.post('/api/checkout', {});
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'commerce_unavailable' });
  expect(await app.deps.database.orm.select().from(orders)).toMatchObject([underWay]);
  const reply = await user.post('/api/quick-action', { tweetText: 'A post', tone: 'nice' });
  expect(reply.status).toBe(200);
});

test('who has a subscription is not charged twice; who has a gift may buy', async () => {
  await using app = await createTestApp();
  const user = await app.signIn('gifted@example.com');
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: 'gifted@example.com', isLifetime: true });
  await payInSandbox(app, user);
  // Not so often that the limit of checkouts answers instead.
  await expect
    .poll(async () => (await user.post('/api/checkout', {})).json(), { interval: 1000 })
    .toMatchObject({ code: 'already_subscribed' });
});

test('who cancelled buys again when the period is over, not before', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const email = 'again@example.com';
  const user = await app.signIn(email);
  const { sessionId } = await payInSandbox(app, user);
  cancelAtPeriodEnd(app.checkout.world, lastMembership(app));
  await confirm(user, { session_id: sessionId });
  const periodEnd = Date.parse(lastMembership(app).periodEnd ?? '');
  const checkOut = async () => (await (await app.signIn(email)).post('/api/checkout', {})).json();
  app.setTime(new Date(periodEnd - 1000));
  expect(await checkOut()).toMatchObject({ code: 'already_subscribed' });
  app.setTime(new Date(periodEnd));
  expect(await checkOut()).toMatchObject({ url: expect.any(String) as unknown });
});

test('deleting the account removes the purchase’s rows; the same membership may be found again', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn('buyer@example.com');
  const { sessionId } = await payInSandbox(app, user);
  await confirm(user, { session_id: sessionId });
  await user.request('/api/account', { method: 'DELETE' });
  const { orm } = app.deps.database;
  for (const table of [orders, payments, memberships]) {
    expect(await orm.select().from(table)).toHaveLength(0);
  }
  expect(
    await orm.select().from(subscriptions).where(eq(subscriptions.userId, user.userId)),
  ).toHaveLength(0);
});
