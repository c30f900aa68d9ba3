import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  cancelAtPeriodEnd,
  decideDispute,
  endPeriod,
  openDispute,
  refundPayment,
} from '#sandbox/commerce/lifecycle.ts';
import { failRenewal, renewMembership } from '#sandbox/commerce/purchases.ts';
import { orders, payments, premiumUsers } from '../database/schema.ts';
import { createTestApp, type TestUser } from '../testing/create-test-app.ts';
import { confirm, lastMembership, lastPayment, payInSandbox } from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import { reconcilePremium } from './reconcile-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;

async function becomes(user: TestUser, expected: boolean): Promise<void> {
  await expect.poll(async () => isPremium(user)).toBe(expected);
}

test('a full refund ends premium at once and the membership at the provider; a partial one does not', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  await becomes(user, true);
  refundPayment(app.checkout.world, lastPayment(app), 1);
  await app.checkout.awaitDeliveries();
  expect(await isPremium(user)).toBe(true);
  refundPayment(app.checkout.world, lastPayment(app), null);
  await becomes(user, false);
  await expect.poll(() => lastMembership(app).status).toBe('canceled');
  expect(await confirm(user, { session_id: sessionId })).toMatchObject({
    status: 409,
    body: { code: 'payment_refunded' },
  });
  expect(await isPremium(user)).toBe(false);
  // Who got the money back may buy again.
  expect((await user.post('/api/checkout', {})).status).toBe(200);
});

test.each([
  ['gave back by itself', 'auto_refunded'],
  ['gave back as the buyer won a case at it', 'resolution_lost'],
])(
  'a payment that the provider %s ends premium like one that an operator did',
  async (_how, substatus) => {
    await using app = await createTestApp({ takesWebhooks: false });
    const user = await app.signIn();
    const back = await payInSandbox(app, user);
    const order = { session_id: back.sessionId, payment_id: back.paymentId };
    expect(await confirm(user, order)).toMatchObject({ body: { status: 'active' } });
    lastPayment(app).substatus = substatus;
    await reconcilePremium(app.deps);
    expect(await isPremium(user)).toBe(false);
    expect(lastMembership(app).status).toBe('canceled');
    expect(await confirm(user, order)).toMatchObject({ body: { code: 'payment_refunded' } });
  },
);

test('of a membership renewed since, the first payment given back ends nothing, whichever is heard of last', async () => {
  await using app = await createTestApp({ now: NOON });
  const email = 'buyer@example.com';
  await payInSandbox(app, await app.signIn(email));
  await app.checkout.awaitDeliveries();
  const [first, membership] = [lastPayment(app), lastMembership(app)];
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
  const dispute = openDispute(app.checkout.world, lastPayment(app));
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
  cancelAtPeriodEnd(app.checkout.world, lastMembership(app));
  const periodEnd = lastMembership(app).periodEnd ?? '';
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

test.each(['completed', 'canceling'] as const)(
  'a membership that is %s says when it ends, and promises no renewal',
  async (status) => {
    await using app = await createTestApp({ now: NOON });
    const user = await app.signIn();
    await payInSandbox(app, user);
    await becomes(user, true);
    const membership = lastMembership(app);
    membership.status = status;
    await reconcilePremium(app.deps);
    expect(await (await user.request('/api/premium')).json()).toMatchObject({
      ...{ isPremium: true, source: 'subscription' },
      ...{ endsAt: membership.periodEnd, renewsAt: null },
    });
  },
);

test('while nothing is charged, as a membership is paused, premium goes on and no renewal is told; resumed, it runs out as before', async () => {
  await using app = await createTestApp({ now: NOON });
  const email = 'buyer@example.com';
  const first = await app.signIn(email);
  await payInSandbox(app, first);
  await becomes(first, true);
  const membership = lastMembership(app);
  membership.isPaused = true;
  await reconcilePremium(app.deps);
  app.setTime(new Date(NOON.getTime() + 40 * DAY_MS));
  const user = await app.signIn(email);
  expect(await (await user.request('/api/premium')).json()).toMatchObject({
    ...{ isPremium: true, source: 'subscription', endsAt: null, renewsAt: null },
  });
  membership.isPaused = false;
  await reconcilePremium(app.deps);
  expect(await isPremium(user)).toBe(false);
});

test.each([
  ['its flag', { cancelAtPeriodEnd: true }],
  ['its status', { status: 'canceling' }],
])('who is paused and cancelled, by %s, has an end all the same', async (_how, cancelled) => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  await payInSandbox(app, user);
  await becomes(user, true);
  const membership = lastMembership(app);
  Object.assign(membership, { isPaused: true, ...cancelled });
  await reconcilePremium(app.deps);
  expect(await (await user.request('/api/premium')).json()).toMatchObject({
    endsAt: membership.periodEnd,
  });
});

test('who cancelled and has a gift is told the end of the one that lasts longer', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('both@example.com');
  await payInSandbox(app, user);
  await becomes(user, true);
  cancelAtPeriodEnd(app.checkout.world, lastMembership(app));
  const details = async () => (await user.request('/api/premium')).json();
  const periodEnd = lastMembership(app).periodEnd ?? '';
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
  const membership = lastMembership(app);
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
  endPeriod(app.checkout.world, lastMembership(app));
  await becomes(user, false);
  const { body } = await confirm(user, { session_id: sessionId });
  expect(body).toMatchObject({ code: 'membership_over' });
});
