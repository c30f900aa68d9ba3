import { expect, test } from 'vitest';
import type { MembershipRecord, PaymentRecord } from '#sandbox/commerce/records.ts';
import { refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { buyPlan, renewMembership } from '#sandbox/commerce/purchases.ts';
import { commerceEvents, orders } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  confirmInAWord,
  lastMembership,
  lastPayment,
  payInSandbox,
} from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import { deleteOldOrders } from './open-orders.ts';
import { reconcilePremium } from './reconcile-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;
/** By which nobody is found. */
const STRANGE_EMAIL = 'who.pays@example.org';

/** What was bought last. */
function readBought(app: TestApp): { payment: PaymentRecord; membership: MembershipRecord } {
  return { payment: lastPayment(app), membership: lastMembership(app) };
}

/** As a provider has it that keeps what a checkout carried elsewhere. */
function unname(record: PaymentRecord | MembershipRecord): void {
  Object.assign(record, { checkoutId: null, metadata: {} });
}

/** Sends the provider's message about a payment or a membership, and waits until it is followed. */
async function tell(app: TestApp, event: Parameters<TestApp['checkout']['world']['emit']>[0]) {
  app.checkout.world.emit(event);
  await app.checkout.awaitDeliveries();
  const readOpen = async () =>
    (await app.deps.database.orm.select().from(commerceEvents)).filter(
      ({ doneAt }) => doneAt === null,
    );
  await expect.poll(readOpen).toEqual([]);
}

test('a payment alone leads to its order where the membership names nothing', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const back = await payInSandbox(app, user, { email: STRANGE_EMAIL });
  unname(readBought(app).membership);
  expect(await confirmInAWord(user, back)).toBe('active');
});

test('a membership leads to its order where nothing was heard of it for two months and its last payment names nothing', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user, { email: STRANGE_EMAIL });
  app.setTime(new Date(NOON.getTime() + 60 * DAY_MS));
  unname(renewMembership(app.checkout.world, readBought(app).membership));
  await reconcilePremium(app.deps);
  expect(await isPremium(await app.signIn(user.email))).toBe(true);
});

test('a payment that settles when its order is long forgotten is still its buyer’s', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const bought = { email: STRANGE_EMAIL, button: 'pay_without_webhook' } as const;
  const back = await payInSandbox(app, user, bought);
  const { payment } = readBought(app);
  const settled = { ...payment };
  const waiting = { status: 'open', substatus: 'pending', paidAt: null, membershipId: null };
  Object.assign(payment, waiting);
  expect(await confirmInAWord(user, back)).toBe('pending');
  app.setTime(new Date(NOON.getTime() + 61 * DAY_MS));
  await deleteOldOrders(app.deps);
  expect(await app.deps.database.orm.select().from(orders)).toEqual([]);
  const { membership } = readBought(app);
  membership.periodEnd = new Date(NOON.getTime() + 91 * DAY_MS).toISOString();
  Object.assign(payment, settled);
  await tell(app, { type: 'payment.succeeded', paymentId: payment.id });
  expect(await isPremium(await app.signIn(user.email))).toBe(true);
});

test('a membership that is somebody’s already stays theirs, whoever else’s payment turns out to be for it', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const [holder, payer] = [await app.signIn('holder@example.com'), await app.signIn()];
  const back = await payInSandbox(app, payer, { email: holder.email });
  const { payment, membership } = readBought(app);
  const settled = { ...payment };
  const waiting = { status: 'open', substatus: 'pending', paidAt: null, membershipId: null };
  Object.assign(payment, waiting);
  unname(membership);
  expect(await confirmInAWord(payer, back)).toBe('pending');
  expect(await (await holder.post('/api/premium/find', undefined)).json()).toEqual({
    status: 'active',
  });
  Object.assign(payment, settled);
  expect(await confirmInAWord(payer, back)).toBe('payment_used');
  expect([await isPremium(holder), await isPremium(payer)]).toEqual([true, false]);
});

test('a renewal that is given back while the provider does not tell its membership ends premium once it does', async () => {
  await using app = await createTestApp({ now: NOON });
  const { email } = await app.signIn();
  const { world } = app.checkout;
  const [plan] = Object.values(world.state.plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  buyPlan(world, { plan, checkout: null, email, tellsWebhooks: true });
  const { membership } = readBought(app);
  await tell(app, { type: 'membership.activated', membershipId: membership.id });
  app.setTime(new Date(NOON.getTime() + 30 * DAY_MS));
  const user = await app.signIn(email);
  expect(await isPremium(user)).toBe(true);
  const { commerce } = app.deps;
  const getMembership = commerce.getMembership.bind(commerce);
  commerce.getMembership = () => Promise.resolve(null);
  const renewal = renewMembership(world, membership);
  refundPayment(world, renewal, null);
  await tell(app, { type: 'payment.succeeded', paymentId: renewal.id });
  commerce.getMembership = getMembership;
  await tell(app, { type: 'membership.activated', membershipId: membership.id });
  expect(await isPremium(user)).toBe(false);
  expect(membership.status).toBe('canceled');
});
