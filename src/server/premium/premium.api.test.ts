import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { PremiumDetails } from '#contract/premium.ts';
import {
  commerceEvents,
  memberships,
  orders,
  payments,
  premiumUsers,
  subscriptions,
  users,
} from '../database/schema.ts';
import { startMaintenance } from '../maintenance.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { payInSandbox, pressButton } from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import {
  cancelAtPeriodEnd,
  decideDispute,
  endPeriod,
  openDispute,
  refundPayment,
} from '#sandbox/commerce/lifecycle.ts';
import { buyPlan, failRenewal, renewMembership } from '#sandbox/commerce/purchases.ts';
import { checkMembershipByEmail } from './check-membership.ts';
import { sweepCommerceEvents } from './commerce-events.ts';
import { checkOpenOrders } from './open-orders.ts';
import { reconcileDaily, reconcilePremium } from './reconcile-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;

async function becomes(user: TestUser, expected: boolean): Promise<void> {
  await expect.poll(async () => isPremium(user)).toBe(expected);
}

async function confirm(user: TestUser, body: Record<string, unknown>) {
  const answer = await user.post('/api/premium/confirm', body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function onlyPayment(app: TestApp) {
  const found = Object.values(app.checkout.world.state.payments).at(-1);
  if (found === undefined) throw new Error('Nothing was paid.');
  return found;
}

function onlyMembership(app: TestApp) {
  const found = Object.values(app.checkout.world.state.memberships).at(-1);
  if (found === undefined) throw new Error('Nothing was bought.');
  return found;
}

test('who pays is premium by the webhook alone, with the document and the described tables in step', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('buyer@example.com');
  const { sessionId, status } = await payInSandbox(app, user, {
    email: 'other.address@example.com',
  });
  expect(status).toBe('success');
  await becomes(user, true);
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
  Object.assign(onlyPayment(app), { status: 'open', substatus: 'pending' });
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
    Object.assign(onlyPayment(app), { substatus });
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
    return { sessionId, payment: onlyPayment(app) };
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
    expect(id).toBe(onlyPayment(app).id);
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
  Object.assign(onlyPayment(app), { status: 'open', substatus: 'pending', paidAt: null });
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

test('a full refund ends premium at once and the membership at the provider; a partial one does not', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  await becomes(user, true);
  refundPayment(app.checkout.world, onlyPayment(app), 1);
  await app.checkout.awaitDeliveries();
  expect(await isPremium(user)).toBe(true);
  refundPayment(app.checkout.world, onlyPayment(app), null);
  await becomes(user, false);
  await expect.poll(() => onlyMembership(app).status).toBe('canceled');
  expect(await confirm(user, { session_id: sessionId })).toMatchObject({
    status: 409,
    body: { code: 'payment_refunded' },
  });
  expect(await isPremium(user)).toBe(false);
  // Who got the money back may buy again.
  expect((await user.post('/api/checkout', {})).status).toBe(200);
});

test('a payment that the provider gave back by itself ends premium like one that an operator did', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const back = await payInSandbox(app, user);
  const order = { session_id: back.sessionId, payment_id: back.paymentId };
  expect(await confirm(user, order)).toMatchObject({ body: { status: 'active' } });
  onlyPayment(app).substatus = 'auto_refunded';
  await reconcilePremium(app.deps);
  expect(await isPremium(user)).toBe(false);
  expect(onlyMembership(app).status).toBe('canceled');
  expect(await confirm(user, order)).toMatchObject({ body: { code: 'payment_refunded' } });
});

test('a payment that is paid counts, though the provider does not say since when', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  onlyPayment(app).paidAt = null;
  expect(await confirm(user, { session_id: sessionId })).toMatchObject({
    body: { status: 'active' },
  });
  expect(await isPremium(user)).toBe(true);
});

test('of a membership renewed since, the first payment given back ends nothing, whichever is heard of last', async () => {
  await using app = await createTestApp({ now: NOON });
  const email = 'buyer@example.com';
  await payInSandbox(app, await app.signIn(email));
  await app.checkout.awaitDeliveries();
  const [first, membership] = [onlyPayment(app), onlyMembership(app)];
  app.setTime(new Date(NOON.getTime() + 30 * DAY_MS));
  const user = await app.signIn(email);
  const renewal = renewMembership(app.checkout.world, membership);
  await app.checkout.awaitDeliveries();
  refundPayment(app.checkout.world, first, null);
  await app.checkout.awaitDeliveries();
  expect(await isPremium(user)).toBe(true);
  refundPayment(app.checkout.world, renewal, 1);
  await app.checkout.awaitDeliveries();
  expect(await isPremium(user)).toBe(true);
  expect(membership.status).toBe('active');
});

test('a dispute changes nothing until it is lost', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  await becomes(user, true);
  const dispute = openDispute(app.checkout.world, onlyPayment(app));
  await app.checkout.awaitDeliveries();
  expect(await isPremium(user)).toBe(true);
  decideDispute(app.checkout.world, dispute, 'lost');
  await becomes(user, false);
  const { body } = await confirm(user, { session_id: sessionId });
  expect(body).toMatchObject({ code: 'payment_disputed' });
});

test('cancelling ends premium when the period ends, not before, and says when', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  await payInSandbox(app, user);
  await becomes(user, true);
  cancelAtPeriodEnd(app.checkout.world, onlyMembership(app));
  const periodEnd = onlyMembership(app).periodEnd ?? '';
  await expect
    .poll(async () => (await user.request('/api/premium')).json())
    .toMatchObject({
      isPremium: true,
      source: 'subscription',
      endsAt: periodEnd,
      renewsAt: null,
    });
  app.setTime(new Date(Date.parse(periodEnd) - 1000));
  // Signed in anew: the first session ends with the period, and without one nobody is premium.
  const again = await app.signIn(user.email);
  expect(await isPremium(again)).toBe(true);
  app.setTime(new Date(periodEnd));
  expect(await (await again.request('/api/premium')).json()).toMatchObject({
    isPremium: false,
    source: null,
    endsAt: null,
  });
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
  const renewal = renewMembership(world, onlyMembership(app));
  expect(await readOrders()).toEqual([NOON]);
  refundPayment(world, renewal, null);
  expect(await readOrders()).toEqual([NOON]);
});

test('a membership that is completed says when it ends, and promises no renewal', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  await payInSandbox(app, user);
  await becomes(user, true);
  const membership = onlyMembership(app);
  membership.status = 'completed';
  await reconcilePremium(app.deps);
  expect(await (await user.request('/api/premium')).json()).toMatchObject({
    ...{ isPremium: true, source: 'subscription' },
    ...{ endsAt: membership.periodEnd, renewsAt: null },
  });
});

test('who cancelled and has a gift is told the end of the one that lasts longer', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('both@example.com');
  await payInSandbox(app, user);
  await becomes(user, true);
  cancelAtPeriodEnd(app.checkout.world, onlyMembership(app));
  const details = async () => (await user.request('/api/premium')).json();
  const periodEnd = onlyMembership(app).periodEnd ?? '';
  await expect.poll(details).toMatchObject({ endsAt: periodEnd });
  const { orm } = app.deps.database;
  const premiumUntil = new Date(Date.parse(periodEnd) - DAY_MS);
  await orm.insert(premiumUsers).values({ email: user.email, premiumUntil });
  expect(await details()).toMatchObject({ source: 'subscription', endsAt: periodEnd });
  const later = new Date(Date.parse(periodEnd) + DAY_MS);
  await orm.update(premiumUsers).set({ premiumUntil: later });
  expect(await details()).toMatchObject({ endsAt: later.toISOString(), renewsAt: null });
  await orm.update(premiumUsers).set({ isLifetime: true });
  expect(await details()).toMatchObject({ endsAt: null, isLifetime: true });
});

test('a gift for a time says when it ends, and is none any more then', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('gifted@example.com');
  const premiumUntil = new Date(NOON.getTime() + DAY_MS);
  await app.deps.database.orm.insert(premiumUsers).values({ email: user.email, premiumUntil });
  const details = async () => (await user.request('/api/premium')).json();
  expect(await details()).toMatchObject({
    isPremium: true,
    source: 'gift',
    isLifetime: false,
    endsAt: premiumUntil.toISOString(),
  });
  app.setTime(premiumUntil);
  expect(await details()).toMatchObject({ isPremium: false, source: null, endsAt: null });
});

test('a gift without an end, as an import may bring it, is one for life', async () => {
  await using app = await createTestApp();
  const user = await app.signIn('endless@example.com');
  await app.deps.database.run(
    {
      name: '',
      text: `insert into premium_users (email, premium_until) values ($1, 'infinity')`,
    },
    [user.email],
  );
  expect(await (await user.request('/api/premium')).json()).toMatchObject({
    ...{ isPremium: true, source: 'gift' },
    ...{ isLifetime: true, endsAt: null },
  });
});

test('who is on the whitelist and has a gift as well is told of the gift', async () => {
  await using app = await createTestApp();
  const { userId, email, token } = await app.signIn();
  await using listing = await createTestApp({
    beside: app,
    settings: { PREMIUM_USER_IDS: userId },
  });
  const details = async () =>
    (
      await listing.request('/api/premium', { headers: { authorization: `Bearer ${token}` } })
    ).json();
  expect(await details()).toMatchObject({ isPremium: true, source: 'whitelist' });
  await app.deps.database.orm.insert(premiumUsers).values({ email, isLifetime: true });
  expect(await details()).toMatchObject({ source: 'gift', isLifetime: true });
});

test('a renewal that failed keeps premium for its grace and says why; paying clears it', async () => {
  await using app = await createTestApp({ now: NOON });
  const email = 'buyer@example.com';
  await payInSandbox(app, await app.signIn(email));
  app.setTime(new Date(NOON.getTime() + 30 * DAY_MS));
  const user = await app.signIn(email);
  await becomes(user, true);
  const membership = onlyMembership(app);
  failRenewal(app.checkout.world, membership);
  const details = async () => (await user.request('/api/premium')).json();
  const problem = { isPremium: true, renewalProblem: 'Your card was declined.' };
  await expect.poll(details).toMatchObject(problem);
  app.setTime(new Date(NOON.getTime() + 31 * DAY_MS));
  const other = await app.signIn();
  await payInSandbox(app, other);
  await becomes(other, true);
  expect(await details()).toMatchObject(problem);
  app.setTime(new Date(NOON.getTime() + 38 * DAY_MS));
  expect(await isPremium(user)).toBe(false);
  renewMembership(app.checkout.world, membership);
  await becomes(user, true);
  expect(await details()).toMatchObject({ renewalProblem: null, endsAt: null });
  const { orm } = app.deps.database;
  const [order] = await orm.select().from(orders).where(eq(orders.userId, user.userId));
  const paid = await orm.select().from(payments).where(eq(payments.userId, user.userId));
  expect(new Set(paid.map(({ orderId }) => orderId))).toEqual(new Set([order?.id]));
  expect(paid).toHaveLength(3);
});

test('a period that ended at the provider ends premium here', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  await becomes(user, true);
  endPeriod(app.checkout.world, onlyMembership(app));
  await becomes(user, false);
  const { body } = await confirm(user, { session_id: sessionId });
  expect(body).toMatchObject({ code: 'membership_over' });
});

test('a membership bought elsewhere under one’s verified e-mail counts, for one account only', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('Buyer@example.com');
  const plan = Object.values(app.checkout.world.state.plans)[0];
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  const bought = { plan, checkout: null, email: 'buyer@EXAMPLE.com', tellsWebhooks: false };
  buyPlan(app.checkout.world, bought);
  await user.request('/api/premium');
  await becomes(user, true);

  // The same address with another identity provider: the membership is taken.
  const second = await app.signIn('buyer@example.com');
  expect(second.userId).not.toBe(user.userId);
  await checkMembershipByEmail(app.deps, second.userId);
  expect(await isPremium(second)).toBe(false);
  expect(await isPremium(user)).toBe(true);
});

test('the check by e-mail is asked at most every five minutes, and an outage grants and takes nothing', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('buyer@example.com');
  const { world } = app.checkout;
  world.state.faults.apiFailures = 1000;
  expect(await (await user.request('/api/premium')).json()).toMatchObject({
    isPremium: false,
    price: null,
  });
  await expect.poll(() => app.log.join('')).toContain('memberships by e-mail not checked');
  world.state.faults.apiFailures = 0;
  const plan = Object.values(world.state.plans)[0];
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  buyPlan(world, { plan, checkout: null, email: 'buyer@example.com', tellsWebhooks: false });
  app.setTime(new Date(NOON.getTime() + 299_000));
  await checkMembershipByEmail(app.deps, user.userId);
  expect(await isPremium(user)).toBe(false);
  app.setTime(new Date(NOON.getTime() + 300_000));
  await user.request('/api/premium');
  await becomes(user, true);
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
  cancelAtPeriodEnd(app.checkout.world, onlyMembership(app));
  await confirm(user, { session_id: sessionId });
  const periodEnd = Date.parse(onlyMembership(app).periodEnd ?? '');
  const checkOut = async () => (await (await app.signIn(email)).post('/api/checkout', {})).json();
  app.setTime(new Date(periodEnd - 1000));
  expect(await checkOut()).toMatchObject({ code: 'already_subscribed' });
  app.setTime(new Date(periodEnd));
  expect(await checkOut()).toMatchObject({ url: expect.any(String) as unknown });
});

test('lost webhooks: the open order is asked for by itself', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user);
  await checkOpenOrders(app.deps);
  expect(await isPremium(user)).toBe(false);
  app.setTime(new Date(NOON.getTime() + 121_000));
  await checkOpenOrders(app.deps);
  expect(await isPremium(user)).toBe(true);
});

test('lost webhooks: the reconciliation finds purchases, refunds and ends, and does nothing twice', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const people = await Promise.all([app.signIn(), app.signIn(), app.signIn()]);
  for (const user of people) await payInSandbox(app, user);
  expect(await reconcilePremium(app.deps)).toEqual({ memberships: 3, payments: 3, changed: 3 });
  for (const user of people) expect(await isPremium(user)).toBe(true);
  const [first, second] = people;
  const { world } = app.checkout;
  const paid = Object.values(world.state.payments);
  const held = Object.values(world.state.memberships);
  if (paid[0] === undefined || held[1] === undefined) throw new Error('Three bought.');
  refundPayment(world, paid[0], null);
  endPeriod(world, held[1]);
  await reconcilePremium(app.deps);
  expect(await Promise.all(people.map(isPremium))).toEqual([false, false, true]);
  expect(first && second && world.state.memberships[held[0]?.id ?? '']?.status).toBe('canceled');
  expect(await reconcilePremium(app.deps)).toMatchObject({ changed: 0 });
});

test('the reconciliation ends at the provider what premium ended here and the provider kept open', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  await confirm(user, { session_id: sessionId });
  refundPayment(app.checkout.world, onlyPayment(app), null);
  const { commerce } = app.deps;
  const terminateMembership = commerce.terminateMembership.bind(commerce);
  commerce.terminateMembership = () => Promise.reject(new AppError('commerce_unavailable'));
  await expect(reconcilePremium(app.deps)).rejects.toMatchObject({ code: 'commerce_unavailable' });
  commerce.terminateMembership = terminateMembership;
  expect([await isPremium(user), onlyMembership(app).status]).toEqual([false, 'active']);
  await reconcilePremium(app.deps);
  expect(onlyMembership(app).status).toBe('canceled');
});

test('the reconciliation runs by itself once a day, and a day on which the provider was away counts for none', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const people = await Promise.all([app.signIn(), app.signIn()]);
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('Two signed in.');
  await payInSandbox(app, first);
  const { faults } = app.checkout.world.state;
  faults.apiFailures = 10_000;
  await expect(reconcileDaily(app.deps)).rejects.toThrow();
  faults.apiFailures = 0;
  const stop = startMaintenance(app.deps);
  await becomes(first, true);
  await stop();

  await payInSandbox(app, second);
  app.setTime(new Date(NOON.getTime() + DAY_MS - 1000));
  await reconcileDaily(app.deps);
  expect(await isPremium(second)).toBe(false);
  app.setTime(new Date(NOON.getTime() + DAY_MS));
  await reconcileDaily(app.deps);
  expect(await isPremium(second)).toBe(true);
});

test('events whose work failed are taken up again by the sweep', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const { world } = app.checkout;
  const { url } = (await (await user.post('/api/checkout', {})).json()) as { url: string };
  world.state.faults.apiFailures = 10_000;
  await pressButton(app, url, { email: user.email });
  await app.checkout.awaitDeliveries();
  const readAttempts = async () => {
    const events = await app.deps.database.orm.select().from(commerceEvents);
    return new Set(events.map(({ attempts }) => attempts));
  };
  await expect.poll(readAttempts, { timeout: 10_000 }).toEqual(new Set([1]));
  expect(await isPremium(user)).toBe(false);
  world.state.faults.apiFailures = 0;
  app.setTime(new Date(NOON.getTime() + 3_700_000));
  expect(await sweepCommerceEvents(app.deps)).toBeGreaterThan(0);
  expect(await isPremium(user)).toBe(true);
  expect(await sweepCommerceEvents(app.deps)).toBe(0);
});

test('the price is the provider’s', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const plan = Object.values(app.checkout.world.state.plans)[0];
  expect(await (await user.request('/api/premium')).json()).toEqual({
    isPremium: false,
    source: null,
    isLifetime: false,
    endsAt: null,
    renewsAt: null,
    manageUrl: null,
    price: { amount: plan?.initialPrice, currency: 'usd', periodDays: 30 },
    renewalProblem: null,
    secondMembership: null,
  });
});

test('who has not signed in is told the price; while the provider fails it is the former one, asked for at most every ten seconds', async () => {
  await using app = await createTestApp({ now: NOON });
  const readPrice = async () => (await app.request('/api/premium/price')).json();
  const [plan] = Object.values(app.checkout.world.state.plans);
  const price = { amount: plan?.initialPrice, currency: 'usd', periodDays: 30 };
  expect(await readPrice()).toEqual({ price });
  const { commerce } = app.deps;
  const getPlan = commerce.getPlan.bind(commerce);
  let asked = 0;
  commerce.getPlan = () => {
    asked += 1;
    return Promise.reject(new Error('away'));
  };
  app.setTime(new Date(NOON.getTime() + 600_000));
  for (let look = 0; look < 3; look += 1) expect(await readPrice()).toEqual({ price });
  expect(asked).toBe(1);
  commerce.getPlan = getPlan;
  app.setTime(new Date(NOON.getTime() + 610_000));
  if (plan !== undefined) plan.initialPrice = 8;
  expect(await readPrice()).toMatchObject({ price: { amount: 8 } });
});

test('a plan that begins for nothing costs what it costs later; one that is gone has no price', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const { plans } = app.checkout.world.state;
  const [plan] = Object.values(plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  Object.assign(plan, { initialPrice: 0, renewalPrice: 7 });
  const readPrice = async () =>
    ((await (await user.request('/api/premium')).json()) as PremiumDetails).price;
  expect(await readPrice()).toMatchObject({ amount: 7 });
  delete plans[plan.id];
  app.setTime(new Date(NOON.getTime() + 600_000));
  expect(await readPrice()).toBeNull();
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
