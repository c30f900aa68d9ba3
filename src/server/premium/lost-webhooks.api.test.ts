import { expect, test } from 'vitest';
import { refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { declinePlan, renewMembership } from '#sandbox/commerce/purchases.ts';
import { commerceEvents, orders } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  confirm,
  lastMembership,
  lastPayment,
  payInSandbox,
  pressButton,
} from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import { deleteOldCommerceEvents, recordEvent, sweepCommerceEvents } from './commerce-events.ts';
import { checkOpenOrders, deleteOldOrders } from './open-orders.ts';

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

function later(app: TestApp, ms: number): void {
  app.setTime(new Date(NOON.getTime() + ms));
}

test('neither a hint that leads nowhere nor a card declined afterwards hides a payment', async () => {
  await using scene = await openScene();
  const { app, user } = scene;
  const { sessionId } = await payInSandbox(app, user);
  const { world } = app.checkout;
  const [plan] = Object.values(world.state.plans);
  const [checkout] = Object.values(world.state.checkouts);
  if (plan === undefined || checkout === undefined) throw new Error('A checkout was begun.');
  later(app, 1000);
  declinePlan(world, { plan, checkout, email: user.email });
  expect(await confirm(user, { session_id: sessionId, payment_id: 'pay_unknown1' })).toEqual({
    status: 200,
    body: { status: 'active' },
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
  const [first, membership] = [lastPayment(app), lastMembership(app)];
  later(app, 30 * DAY_MS);
  renewMembership(world, membership);
  refundPayment(world, first, null);
  await recordEvent(app.deps, { webhookId: 'msg', type: 'refund.created', objectId: first.id });
  later(app, 30 * DAY_MS + HOUR_MS);
  expect(await sweepCommerceEvents(app.deps)).toBe(1);
  expect(membership.status).toBe('active');
  // Signed in anew: a session lasts no longer than a period.
  expect(await isPremium(await app.signIn(user.email))).toBe(true);
});

test('a trial costs nothing, and is found all the same by its checkout alone', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  for (const plan of Object.values(app.checkout.world.state.plans)) plan.trialPeriodDays = 3;
  const { sessionId } = await payInSandbox(app, user);
  expect(lastPayment(app)).toMatchObject({ status: 'paid', total: 0 });
  expect(await confirm(user, { session_id: sessionId })).toEqual({
    status: 200,
    body: { status: 'active' },
  });
});

test('the open order is asked for by itself', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user);
  await checkOpenOrders(app.deps);
  expect(await isPremium(user)).toBe(false);
  app.setTime(new Date(NOON.getTime() + 121_000));
  await checkOpenOrders(app.deps);
  expect(await isPremium(user)).toBe(true);
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
