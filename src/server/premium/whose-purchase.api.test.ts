import { expect, test } from 'vitest';
import { cancelAtPeriodEnd, refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { buyPlan, renewMembership } from '#sandbox/commerce/purchases.ts';
import type { PlanRecord } from '#sandbox/commerce/records.ts';
import { memberships, orders, payments, users } from '../database/schema.ts';
import { findOrCreateUser } from '../identity/find-or-create-user.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { pressButton } from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import { checkMembershipByEmail } from './check-membership.ts';
import { reconcilePremium } from './reconcile-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;

/** A membership that no order of ours asked for, with its payment. */
function buyElsewhere(
  app: TestApp,
  options: { email: string; metadata?: Record<string, string>; plan?: Partial<PlanRecord> },
) {
  const { world } = app.checkout;
  const [premium] = Object.values(world.state.plans);
  if (premium === undefined) throw new Error('The sandbox has a plan.');
  const { email, metadata = {} } = options;
  const plan = { ...premium, ...options.plan };
  world.state.plans[plan.id] = plan;
  const payment = buyPlan(world, { plan, checkout: null, email, tellsWebhooks: false });
  payment.metadata = metadata;
  const membership = world.state.memberships[payment.membershipId ?? ''];
  if (membership === undefined) throw new Error('A purchase opens a membership.');
  membership.metadata = metadata;
  return { payment, membership };
}

test('a checkout that speaks of somebody else than its order opens premium for neither', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const [buyer, other] = [await app.signIn(), await app.signIn()];
  const { url } = (await (await buyer.post('/api/checkout', {})).json()) as { url: string };
  const [checkout] = Object.values(app.checkout.world.state.checkouts);
  if (checkout === undefined) throw new Error('No checkout was made.');
  checkout.metadata = { ...checkout.metadata, userId: other.userId };
  const { sessionId, paymentId } = await pressButton(app, url, { email: buyer.email });
  const answer = await buyer.post('/api/premium/confirm', {
    session_id: sessionId,
    payment_id: paymentId,
  });
  expect(await answer.json()).toMatchObject({ code: 'payment_used' });
  expect([await isPremium(buyer), await isPremium(other)]).toEqual([false, false]);
  expect(await app.deps.database.orm.select().from(memberships)).toEqual([]);
});

test('a checkout is known by its own id: nothing has to name its order, and naming another’s gives nothing', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const [buyer, other] = [await app.signIn(), await app.signIn()];
  const begin = async (user: TestUser) => {
    const { url } = (await (await user.post('/api/checkout', {})).json()) as { url: string };
    const made = app.checkout.world.state.checkouts[new URL(url).searchParams.get('session') ?? ''];
    if (made === undefined) throw new Error('No checkout was made.');
    return { url, made };
  };
  const pay = async (user: TestUser, url: string) => {
    const email = 'who.pays@example.com'; // by which nobody is found
    const { sessionId } = await pressButton(app, url, { email });
    const answer = await user.post('/api/premium/confirm', { session_id: sessionId });
    return (await answer.json()) as object;
  };
  const [theirs, others] = [await begin(buyer), await begin(other)];
  const { metadata } = others.made;
  others.made.metadata = {};
  expect(await pay(other, others.url)).toEqual({ status: 'active' });
  theirs.made.metadata = metadata;
  expect(await pay(buyer, theirs.url)).toMatchObject({ code: 'payment_used' });
  expect(await isPremium(buyer)).toBe(false);
});

test('a membership that names another account does not go to who has its e-mail, until that account is gone', async () => {
  await using app = await createTestApp({ now: NOON });
  const [named, sharer] = [await app.signIn(), await app.signIn('shared@example.com')];
  buyElsewhere(app, { email: sharer.email, metadata: { userId: named.userId } });
  await checkMembershipByEmail(app.deps, sharer.userId);
  expect(await isPremium(sharer)).toBe(false);
  await named.request('/api/account', { method: 'DELETE' });
  app.setTime(new Date(NOON.getTime() + 301_000));
  await checkMembershipByEmail(app.deps, sharer.userId);
  expect(await isPremium(sharer)).toBe(true);
});

test('a search of payments that finds somebody else’s as well gives them nothing', async () => {
  await using app = await createTestApp({ now: NOON });
  const [holder, other] = [await app.signIn(), await app.signIn()];
  buyElsewhere(app, { email: holder.email });
  app.setTime(new Date(NOON.getTime() + 1000));
  const newer = buyElsewhere(app, { email: other.email });
  await checkMembershipByEmail(app.deps, other.userId);
  const { commerce } = app.deps;
  const list = commerce.listPayments.bind(commerce);
  commerce.listPayments = ({ limit = 50 }) => list({ limit });
  await checkMembershipByEmail(app.deps, holder.userId);
  expect(await isPremium(holder)).toBe(true);
  const bound = await app.deps.database.orm.select().from(payments);
  const ownerOf = (id: string) => bound.find(({ paymentId }) => paymentId === id)?.userId;
  expect([bound.length, ownerOf(newer.payment.id)]).toEqual([2, other.userId]);
});

test('another plan of the product is premium too; another product and another company are not', async () => {
  await using app = await createTestApp();
  const [linked, alien, stranger] = [await app.signIn(), await app.signIn(), await app.signIn()];
  const unnamed = await app.signIn();
  buyElsewhere(app, { email: linked.email, plan: { id: 'plan_linked' } });
  buyElsewhere(app, { email: alien.email, plan: { id: 'plan_alien', productId: 'prod_alien' } });
  buyElsewhere(app, { email: stranger.email });
  for (const { userId } of [linked, alien]) await checkMembershipByEmail(app.deps, userId);
  const { commerce } = app.deps;
  const find = commerce.findMembershipsByEmail.bind(commerce);
  commerce.findMembershipsByEmail = async (email) =>
    (await find(email)).map((membership) => ({ ...membership, companyId: 'biz_other' }));
  await checkMembershipByEmail(app.deps, stranger.userId);
  // Where the provider leaves the product out, the plan says enough.
  buyElsewhere(app, { email: unnamed.email });
  commerce.findMembershipsByEmail = async (email) =>
    (await find(email)).map((membership) => ({ ...membership, productId: null }));
  await checkMembershipByEmail(app.deps, unnamed.userId);
  const people = [linked, alien, stranger, unnamed];
  expect(await Promise.all(people.map(isPremium))).toEqual([true, false, false, true]);
});

test('a purchase by no checkout goes to the order that it names with its person, not by half', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const [buyer, halves, other] = [await app.signIn(), await app.signIn(), await app.signIn()];
  for (const user of [buyer, halves]) await user.post('/api/checkout', {});
  const made = await app.deps.database.orm.select().from(orders);
  const orderOf = (user: TestUser) => made.find(({ userId }) => userId === user.userId)?.id ?? '';
  const named = { sessionId: orderOf(buyer), userId: buyer.userId };
  const { payment } = buyElsewhere(app, { email: 'gift@example.org', metadata: named });
  // The provider's list of payments is late: the membership alone says whose it is.
  delete app.checkout.world.state.payments[payment.id];
  for (const metadata of [
    { sessionId: orderOf(halves) },
    { userId: halves.userId },
    { sessionId: orderOf(halves), userId: other.userId },
  ] as Record<string, string>[]) {
    buyElsewhere(app, { email: 'nobody@example.org', metadata });
  }
  await reconcilePremium(app.deps);
  expect(await Promise.all([buyer, halves, other].map(isPremium))).toEqual([true, false, false]);
  expect(await app.deps.database.orm.select().from(memberships)).toMatchObject(
    [named.userId].map((userId) => ({ userId, orderId: named.sessionId })),
  );
});

test('the provider is asked for memberships under an e-mail only while its person is not premium', async () => {
  await using app = await createTestApp();
  const [gifted, other] = [await app.signIn(), await app.signIn()];
  await makePremium(app, gifted);
  const asked: string[] = [];
  app.deps.commerce.findMembershipsByEmail = (email) => {
    asked.push(email);
    return Promise.resolve([]);
  };
  for (const user of [gifted, other]) await user.request('/api/premium');
  await expect.poll(() => asked).toContain(other.email);
  expect(asked).toEqual([other.email]);
});

test('a membership found by e-mail is renewed by payments that name nobody, and premium counts from its start', async () => {
  await using app = await createTestApp({ now: NOON });
  const { userId, email } = await app.signIn();
  const { membership } = buyElsewhere(app, { email });
  await checkMembershipByEmail(app.deps, userId);
  app.setTime(new Date(NOON.getTime() + 31 * DAY_MS));
  renewMembership(app.checkout.world, membership);
  const user = await app.signIn(email);
  await expect
    .poll(async () => (await user.request('/api/premium')).json())
    .toMatchObject({ isPremium: true, renewsAt: membership.periodEnd });
  expect(await app.deps.database.orm.select().from(users)).toMatchObject([{ premiumSince: NOON }]);
});

test('money given back for one of two memberships leaves the other', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const older = buyElsewhere(app, { email: user.email });
  app.setTime(new Date(NOON.getTime() + 1000));
  const newer = buyElsewhere(app, { email: user.email });
  await checkMembershipByEmail(app.deps, user.userId);
  refundPayment(app.checkout.world, newer.payment, null);
  await expect.poll(() => newer.membership.status).toBe('canceled');
  cancelAtPeriodEnd(app.checkout.world, older.membership);
  await expect
    .poll(async () => (await user.request('/api/premium')).json())
    .toMatchObject({ isPremium: true, endsAt: older.membership.periodEnd });
});

test('a gift and a membership are for an e-mail that the provider of sign-in still vouches for', async () => {
  await using app = await createTestApp();
  const user = await app.signIn('vouched@example.com');
  buyElsewhere(app, { email: user.email });
  await makePremium(app, user);
  expect(await isPremium(user)).toBe(true);
  const identity = { issuer: 'https://accounts.test', subject: user.email, email: user.email };
  const named = { displayName: 'Test Person', photoUrl: null };
  await findOrCreateUser(app.deps, { ...identity, ...named, emailVerified: false });
  await checkMembershipByEmail(app.deps, user.userId);
  expect(await isPremium(user)).toBe(false);
});
