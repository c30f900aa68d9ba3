import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { addFreeDays, refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { buyPlan, declinePlan, renewMembership } from '#sandbox/commerce/purchases.ts';
import { commerceEvents, orders } from '../database/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { payInSandbox } from '../testing/pay-in-sandbox.ts';
import { readUsage } from '../testing/read-usage.ts';
import { deleteOldCommerceEvents, recordEvent, sweepCommerceEvents } from './commerce-events.ts';
import { checkOpenOrders, deleteOldOrders } from './open-orders.ts';
import { reconcileDaily, reconcilePremium } from './reconcile-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function openScene() {
  const app = await createTestApp({ now: NOON, takesWebhooks: false });
  return {
    app,
    user: await app.signIn('buyer@example.com'),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

/** Signed in anew: a session lasts no longer than a period. */
async function isPremium(app: TestApp): Promise<boolean> {
  return (await readUsage(await app.signIn('buyer@example.com'))).isPremium;
}

async function confirm(user: TestUser, body: Record<string, string>): Promise<unknown> {
  return (await user.post('/api/premium/confirm', body)).json();
}

function later(app: TestApp, ms: number): void {
  app.setTime(new Date(NOON.getTime() + ms));
}

function firstOf<Row>(table: Record<string, Row>): Row {
  const [row] = Object.values(table);
  if (row === undefined) throw new Error('The sandbox has none.');
  return row;
}

test('neither a hint that leads nowhere nor a card declined afterwards hides a payment', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  const { sessionId } = await payInSandbox(app, user);
  const { world } = app.checkout;
  const [plan, checkout] = [firstOf(world.state.plans), firstOf(world.state.checkouts)];
  later(app, 1000);
  declinePlan(world, { plan, checkout, email: user.email });
  expect(await confirm(user, { session_id: sessionId, payment_id: 'pay_unknown1' })).toEqual({
    status: 'active',
  });
});

test('an order that is paid is not asked for again, and is kept when those that were left are dropped', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  await (await app.signIn()).post('/api/checkout', {});
  const { sessionId, paymentId } = await payInSandbox(app, user);
  await confirm(user, { session_id: sessionId, payment_id: paymentId });
  const asked: string[] = [];
  const { commerce } = app.deps;
  const list = commerce.listPaymentsOfCheckout.bind(commerce);
  commerce.listPaymentsOfCheckout = (checkoutId) => {
    asked.push(checkoutId);
    return list(checkoutId);
  };
  later(app, 121_000);
  await checkOpenOrders(app.deps);
  const { orm } = app.deps.database;
  const left = (await orm.select().from(orders)).filter(({ id }) => id !== sessionId);
  expect(asked).toEqual(left.map(({ checkoutId }) => checkoutId));
  later(app, 61 * DAY_MS);
  await deleteOldOrders(app.deps);
  expect((await orm.select().from(orders)).map(({ id }) => id)).toEqual([sessionId]);
});

test('an order that nobody paid is asked for five times in a day, later and later', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  await user.post('/api/checkout', {});
  let minute = 0;
  const askedAfter: number[] = [];
  app.deps.commerce.listPaymentsOfCheckout = () => {
    askedAfter.push(minute);
    return Promise.resolve([]);
  };
  const due = [2, 10, 60, 300, 1500];
  for (minute of [...due.flatMap((after) => [after - 1, after]), 3000, 9000]) {
    later(app, minute * 60_000);
    await checkOpenOrders(app.deps);
  }
  expect(askedAfter).toEqual(due);
});

test('an event whose payment never turns up is given up after two days of trying', async () => {
  await using scene = await openScene();
  const { app } = scene;
  await recordEvent(app.deps, { webhookId: 'msg', type: 'payment.created', objectId: 'pay_never' });
  let attempts = 0;
  for (let hour = 1; hour <= 60; hour += 1) {
    later(app, hour * HOUR_MS + hour);
    attempts += await sweepCommerceEvents(app.deps);
  }
  expect(attempts).toBe(54);
});

test('what fails is tried again later and later, up to an hour apart, for two days', async () => {
  await using scene = await openScene();
  const { app } = scene;
  const { orm } = app.deps.database;
  await recordEvent(app.deps, { webhookId: 'msg', type: 'payment.created', objectId: 'pay_never' });
  const readDueMs = async () =>
    Number((await orm.select().from(commerceEvents))[0]?.nextAttemptAt) - NOON.getTime();
  const triedMs = [await readDueMs()];
  for (let dueMs = triedMs[0]; dueMs !== undefined; dueMs = triedMs.at(-1)) {
    later(app, dueMs);
    if ((await sweepCommerceEvents(app.deps)) === 0) break;
    triedMs.push(await readDueMs());
  }
  const waitsMs = triedMs.slice(1).map((ms, index) => ms - (triedMs[index] ?? 0));
  expect(waitsMs).toEqual(waitsMs.toSorted((one, other) => one - other));
  expect(Math.max(...waitsMs)).toBe(HOUR_MS);
  expect(triedMs.at(-1)).toBeGreaterThan(45 * HOUR_MS);
});

test('a delivery replayed after 30 days is still known; after 45 it is forgotten', async () => {
  await using scene = await openScene();
  const { app } = scene;
  const event = { webhookId: 'msg', type: 'payment.created', objectId: 'pay_old' };
  await recordEvent(app.deps, event);
  later(app, 30 * DAY_MS);
  await deleteOldCommerceEvents(app.deps);
  expect(await recordEvent(app.deps, event)).toBe(false);
  later(app, 46 * DAY_MS);
  await deleteOldCommerceEvents(app.deps);
  expect(await app.deps.database.orm.select().from(commerceEvents)).toEqual([]);
});

test('an old payment given back does not end what a renewal paid for that nobody heard of', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  const { sessionId } = await payInSandbox(app, user);
  await confirm(user, { session_id: sessionId });
  const { world } = app.checkout;
  const [first, membership] = [
    firstOf(world.state.payments),
    firstOf(world.state.memberships),
  ] as const;
  later(app, 30 * DAY_MS);
  renewMembership(world, membership);
  refundPayment(world, first, null);
  await recordEvent(app.deps, { webhookId: 'msg', type: 'refund.created', objectId: first.id });
  later(app, 30 * DAY_MS + HOUR_MS);
  expect(await sweepCommerceEvents(app.deps)).toBe(1);
  expect(membership.status).toBe('active');
  expect(await isPremium(app)).toBe(true);
});

test('the reconciliation finds a refund of a payment of last month, and days that were given', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  await payInSandbox(app, user);
  await reconcilePremium(app.deps);
  const { world } = app.checkout;
  addFreeDays(world, firstOf(world.state.memberships), 30);
  expect(await reconcilePremium(app.deps)).toMatchObject({ changed: 1 });
  later(app, 39 * DAY_MS);
  expect(await isPremium(app)).toBe(true);
  refundPayment(world, firstOf(world.state.payments), null);
  await reconcilePremium(app.deps);
  expect(await isPremium(app)).toBe(false);
});

test('the reconciliation finds a refund of a payment of long ago, whose premium goes on by days that were given', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  await payInSandbox(app, user);
  const { world } = app.checkout;
  addFreeDays(world, firstOf(world.state.memberships), 365);
  await reconcilePremium(app.deps);
  later(app, 100 * DAY_MS);
  expect(await isPremium(app)).toBe(true);
  refundPayment(world, firstOf(world.state.payments), null);
  expect(await reconcilePremium(app.deps)).toMatchObject({ payments: 1, changed: 1 });
  expect(await isPremium(app)).toBe(false);
  expect(firstOf(world.state.memberships).status).toBe('canceled');
  expect(await reconcilePremium(app.deps)).toMatchObject({ changed: 0 });
});

test('the reconciliation reads every page', async () => {
  await using scene = await openScene();
  const { world } = scene.app.checkout;
  const plan = firstOf(world.state.plans);
  for (let count = 0; count < 51; count += 1) {
    buyPlan(world, { plan, checkout: null, email: `${count}@example.com`, tellsWebhooks: false });
  }
  expect(await reconcilePremium(scene.app.deps)).toEqual({
    memberships: 51,
    payments: 51,
    changed: 0,
  });
});

/** Each paid and was premium; then the money of some went back, unheard, and the provider keeps these open. */
async function refundUnheard(app: TestApp, people: readonly TestUser[]): Promise<void> {
  const { world } = app.checkout;
  for (const user of people) {
    const { sessionId } = await payInSandbox(app, user);
    await confirm(user, { session_id: sessionId });
    const payment = Object.values(world.state.payments).at(-1);
    if (payment === undefined) throw new Error('Nothing was paid.');
    refundPayment(world, payment, null);
  }
}

test('memberships that the provider will not end, however many, keep the reconciliation from no other', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const signIn = (name: string) => app.signIn(`${name}@example.com`);
  const [first, last] = [await signIn('first'), await signIn('last')];
  const stuck = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(signIn));
  await payInSandbox(app, first);
  await refundUnheard(app, stuck);
  await payInSandbox(app, last);
  app.deps.commerce.terminateMembership = () => Promise.reject(new AppError('commerce_rejected'));
  await expect(reconcilePremium(app.deps)).rejects.toMatchObject({ code: 'commerce_rejected' });
  const found = await Promise.all(
    [first, last, ...stuck].map(async (user) => (await user.request('/api/usage')).json()),
  );
  expect(found).toMatchObject(
    [true, true, ...stuck.map(() => false)].map((isPremium) => ({ isPremium })),
  );
});

test('a provider that is away is soon left alone', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const people = await Promise.all(names.map((name) => app.signIn(`${name}@example.com`)));
  await refundUnheard(app, people);
  let asked = 0;
  app.deps.commerce.terminateMembership = () => {
    asked += 1;
    return Promise.reject(new AppError('commerce_unavailable'));
  };
  await expect(reconcilePremium(app.deps)).rejects.toMatchObject({ code: 'commerce_unavailable' });
  expect(asked).toBe(5);
});

test('a day whose reconciliation is cut short by a stop is reconciled again', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  await payInSandbox(app, user);
  await expect(reconcileDaily({ ...app.deps, stopping: AbortSignal.abort() })).rejects.toThrow();
  expect(await isPremium(app)).toBe(false);
  await reconcileDaily(app.deps);
  expect(await isPremium(app)).toBe(true);
});
