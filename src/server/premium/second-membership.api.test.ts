import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cancelAtPeriodEnd, endMembership, refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { failRenewal, renewMembership } from '#sandbox/commerce/purchases.ts';
import type { SecondMembership } from '#contract/commerce.ts';
import { AppError } from '#contract/errors.ts';
import type { PremiumDetails } from '#contract/premium.ts';
import type { Profile } from '#contract/profile.ts';
import { auditLog, orders, payments } from '../database/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { confirmInAWord, payInSandbox, pressButton } from '../testing/pay-in-sandbox.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { deleteOldOrders } from './open-orders.ts';
import { reconcilePremium } from './reconcile-premium.ts';
import { listSecondMemberships } from './second-memberships.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const HOUR_MS = 3_600_000;

async function checkOut(user: TestUser): Promise<{ url: string; code: string }> {
  return (await (await user.post('/api/checkout', {})).json()) as { url: string; code: string };
}

async function readDetails(user: TestUser): Promise<PremiumDetails> {
  return (await (await user.request('/api/premium')).json()) as PremiumDetails;
}

const listCheckouts = (app: TestApp) => Object.keys(app.checkout.world.state.checkouts);
const countPaid = (app: TestApp) =>
  Object.values(app.checkout.world.state.payments).filter(({ status }) => status === 'paid').length;

/** Two pages that can both be paid, as the provider could not be told to end the older; both are. */
async function buyTwice(app: TestApp, user: TestUser): Promise<string[]> {
  const { commerce } = app.deps;
  const end = commerce.endCheckout.bind(commerce);
  commerce.endCheckout = () => Promise.reject(new Error('not now'));
  const first = await checkOut(user);
  app.setTime(new Date(NOON.getTime() + 21 * HOUR_MS));
  const second = await checkOut(user);
  commerce.endCheckout = end;
  const sessions: string[] = [];
  for (const { url } of [first, second]) {
    const { sessionId } = await pressButton(app, url, { email: user.email });
    sessions.push(sessionId);
    expect(await confirmInAWord(user, { sessionId })).toBe('active');
    app.setTime(new Date(NOON.getTime() + (22 + sessions.length) * HOUR_MS));
  }
  expect(new Set(sessions).size).toBe(2);
  return sessions;
}

test('whoever has a checkout open gets the same page again, also at the same moment', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const [one, other] = await Promise.all([checkOut(user), checkOut(user)]);
  expect(other.url).toBe(one.url);
  expect((await checkOut(user)).url).toBe(one.url);
  expect(listCheckouts(app)).toHaveLength(1);
  expect(await app.deps.database.orm.select().from(orders)).toHaveLength(1);
  const somebodyElse = await app.signIn();
  const theirs = await checkOut(somebodyElse);
  expect(theirs.url).not.toBe(one.url);
  const { sessionId } = await pressButton(app, theirs.url, { email: somebodyElse.email });
  expect(await confirmInAWord(somebodyElse, { sessionId })).toBe('active');
  expect((await checkOut(user)).url).toBe(one.url);
});

test.each([
  [true, false],
  [false, true],
])(
  'one of two presses at the same moment fails: the other’s page opens premium',
  async (...fates) => {
    await using app = await createTestApp({ takesWebhooks: false });
    const user = await app.signIn();
    const { commerce } = app.deps;
    const create = commerce.createCheckout.bind(commerce);
    const asked: PromiseWithResolvers<boolean>[] = [];
    commerce.createCheckout = async (order) => {
      const fate = Promise.withResolvers<boolean>();
      asked.push(fate);
      if (await fate.promise) return create(order);
      throw new AppError('commerce_unavailable');
    };
    const presses = [checkOut(user), checkOut(user)];
    await expect.poll(() => asked.length).toBe(2);
    asked[0]?.resolve(fates[0]);
    await Promise.race(presses);
    asked[1]?.resolve(fates[1]);
    const made = (await Promise.all(presses)).find(({ url }) => url !== undefined);
    const { sessionId } = await pressButton(app, made?.url ?? '', { email: user.email });
    expect(await confirmInAWord(user, { sessionId })).toBe('active');
  },
);

test('the twenty-first checkout in ten minutes has to wait', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const pages = new Set<string>();
  for (let press = 0; press < 20; press += 1) pages.add((await checkOut(user)).url);
  expect(pages.size).toBe(1);
  expect(await checkOut(user)).toMatchObject({ code: 'rate_limited' });
});

test.each(['another plan', 'a day later'])(
  'for %s there is a new page, and the older one is ended',
  async (what) => {
    await using app = await createTestApp({ now: NOON });
    const user = await app.signIn();
    const former = await checkOut(user);
    if (what === 'a day later') app.setTime(new Date(NOON.getTime() + 20 * HOUR_MS));
    else await app.deps.database.orm.update(orders).set({ planId: 'plan_other' });
    const latter = await checkOut(user);
    expect(latter.url).not.toBe(former.url);
    expect(listCheckouts(app)).toEqual([new URL(latter.url).searchParams.get('session')]);
    const { paymentId } = await pressButton(app, former.url, { email: user.email });
    expect([paymentId, countPaid(app)]).toEqual(['', 0]);
  },
);

test('a page that was ended at the provider is replaced by a new one', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const former = await checkOut(user);
  for (const id of listCheckouts(app)) await app.deps.commerce.endCheckout(id);
  const latter = await checkOut(user);
  expect(latter.url).not.toBe(former.url);
  expect(listCheckouts(app)).toHaveLength(1);
});

test.each([0, 20])(
  'a page whose payment was given back before it was heard of is replaced by a new one, and ended, %i hours later',
  async (hours) => {
    await using app = await createTestApp({ now: NOON, takesWebhooks: false });
    const user = await app.signIn();
    const { url } = await checkOut(user);
    await pressButton(app, url, { email: user.email });
    const { world } = app.checkout;
    const [payment] = Object.values(world.state.payments);
    if (payment === undefined) throw new Error('One was paid.');
    refundPayment(world, payment, null);
    app.setTime(new Date(NOON.getTime() + hours * HOUR_MS));
    const latter = await checkOut(user);
    expect(latter.url).not.toBe(url);
    expect(listCheckouts(app)).toEqual([new URL(latter.url).searchParams.get('session')]);
    const { sessionId } = await pressButton(app, latter.url, { email: user.email });
    expect(await confirmInAWord(user, { sessionId })).toBe('active');
  },
);

test('a page that is paid cannot be paid again in another tab', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn();
  const { url } = await checkOut(user);
  const { sessionId } = await pressButton(app, url, { email: user.email });
  expect(await confirmInAWord(user, { sessionId })).toBe('active');
  const again = await pressButton(app, url, { email: user.email });
  expect([again.paymentId, countPaid(app)]).toEqual(['', 1]);
});

test('a page that cannot be ended takes nothing from who paid on it', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  app.deps.commerce.endCheckout = () => Promise.reject(new AppError('commerce_unavailable'));
  const user = await app.signIn();
  const { sessionId } = await payInSandbox(app, user);
  expect(await confirmInAWord(user, { sessionId })).toBe('active');
});

test.each([0, 20])(
  'who has paid and is not known to is told so instead of being led to pay again, %i hours later',
  async (hours) => {
    await using app = await createTestApp({ now: NOON, takesWebhooks: false });
    const user = await app.signIn();
    await payInSandbox(app, user);
    app.setTime(new Date(NOON.getTime() + hours * HOUR_MS));
    expect(await checkOut(user)).toMatchObject({ code: 'already_subscribed' });
    expect(await readDetails(user)).toMatchObject({ isPremium: true, secondMembership: null });
  },
);

test('an older page that could not be given up while the provider was away is ended at the next press', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const former = await checkOut(user);
  app.setTime(new Date(NOON.getTime() + 20 * HOUR_MS));
  const { faults } = app.checkout.world.state;
  faults.apiFailures = 1000;
  expect(await checkOut(user)).toMatchObject({ code: 'commerce_unavailable' });
  faults.apiFailures = 0;
  const { url } = await checkOut(user);
  expect(url).not.toBe(former.url);
  expect(listCheckouts(app)).toEqual([new URL(url).searchParams.get('session')]);
  const open = eq(orders.isOpen, true);
  expect(await app.deps.database.orm.select().from(orders).where(open)).toMatchObject([
    { checkoutUrl: url },
  ]);
});

test('the second of two memberships is the only one when the first has run out', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn('twice@example.com');
  await buyTwice(app, user);
  const [first] = Object.values(app.checkout.world.state.memberships);
  if (first === undefined) throw new Error('Two were bought.');
  cancelAtPeriodEnd(app.checkout.world, first);
  await reconcilePremium(app.deps);
  app.setTime(new Date(first.periodEnd ?? ''));
  const again = await app.signIn(user.email);
  expect(await readDetails(again)).toMatchObject({ isPremium: true, secondMembership: null });
});

test('of two memberships the one that lasts longer is told of, before all one without an end', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await buyTwice(app, user);
  const [first, second] = Object.values(app.checkout.world.state.memberships);
  if (first === undefined || second === undefined) throw new Error('Two were bought.');
  expect(await readDetails(user)).toMatchObject({ renewsAt: second.periodEnd, endsAt: null });
  first.periodEnd = null;
  await reconcilePremium(app.deps);
  expect(await readDetails(user)).toMatchObject({ isPremium: true, renewsAt: null, endsAt: null });
  app.setTime(new Date(Date.parse(second.periodEnd ?? '') + 30 * 24 * HOUR_MS));
  expect(await readDetails(await app.signIn(user.email))).toMatchObject({ isPremium: true });
});

test('of two memberships the document names the checkout of the later one, and of those that grant only', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const [first, second] = await buyTwice(app, user);
  const named = async () =>
    ((await (await user.request('/api/profile')).json()) as Profile).stripeSessionId;
  expect(await named()).toBe(second);
  const { world } = app.checkout;
  const [, later] = Object.values(world.state.payments);
  if (later === undefined) throw new Error('Two were bought.');
  refundPayment(world, later, null);
  await reconcilePremium(app.deps);
  expect(await named()).toBe(first);
});

test('an order whose page was replaced, and paid all the same, was fulfilled and is kept', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const sessions = await buyTwice(app, user);
  app.setTime(new Date(NOON.getTime() + 61 * 24 * HOUR_MS));
  await deleteOldOrders(app.deps);
  const kept = await app.deps.database.orm.select().from(orders);
  expect(kept.map(({ id }) => id).toSorted()).toEqual(sessions.toSorted());
});

test('of two memberships the one whose payment is known is the second: it can be given back', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  await buyTwice(app, await app.signIn());
  const { orm } = app.deps.database;
  const [second] = await listSecondMemberships(app.deps);
  await orm.delete(payments).where(eq(payments.paymentId, second?.paymentId ?? ''));
  const [known] = await orm.select().from(payments);
  expect(await listSecondMemberships(app.deps)).toMatchObject([
    { membershipId: known?.membershipId, paymentId: known?.paymentId },
  ]);
});

test('of two memberships the one bought later stays the second, and what is to be given back is its last payment that was paid', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  await buyTwice(app, await app.signIn());
  const { world } = app.checkout;
  const [first, second] = Object.values(world.state.memberships);
  if (first === undefined || second === undefined) throw new Error('Two were bought.');
  app.setTime(new Date(NOON.getTime() + 48 * HOUR_MS));
  const renewal = renewMembership(world, second);
  app.setTime(new Date(NOON.getTime() + 49 * HOUR_MS));
  renewMembership(world, first);
  app.setTime(new Date(NOON.getTime() + 72 * HOUR_MS));
  failRenewal(world, second);
  await reconcilePremium(app.deps);
  expect(await listSecondMemberships(app.deps)).toMatchObject([
    { membershipId: second.id, paymentId: renewal.id },
  ]);
});

test('a renewal that was given back is no second membership', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user);
  const { world } = app.checkout;
  const [membership] = Object.values(world.state.memberships);
  if (membership === undefined) throw new Error('One was bought.');
  app.setTime(new Date(NOON.getTime() + HOUR_MS));
  refundPayment(world, renewMembership(world, membership), null);
  app.setTime(new Date(NOON.getTime() + 2 * HOUR_MS));
  renewMembership(world, membership);
  expect(await reconcilePremium(app.deps)).toMatchObject({ payments: 3 });
  expect(await readDetails(user)).toMatchObject({ isPremium: true, secondMembership: null });
});

test('who bought anew after a refund, or whose second membership ended unrefunded, is not told of money given back', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const [again, twice] = [await app.signIn(), await app.signIn()];
  const { world } = app.checkout;
  expect(
    await confirmInAWord(again, { sessionId: (await payInSandbox(app, again)).sessionId }),
  ).toBe('active');
  const [payment] = Object.values(world.state.payments);
  if (payment === undefined) throw new Error('One was paid.');
  refundPayment(world, payment, null);
  await reconcilePremium(app.deps);
  app.setTime(new Date(NOON.getTime() + 1000));
  expect(
    await confirmInAWord(again, { sessionId: (await payInSandbox(app, again)).sessionId }),
  ).toBe('active');
  await buyTwice(app, twice);
  const second = Object.values(world.state.memberships).at(-1);
  if (second === undefined) throw new Error('Two were bought.');
  endMembership(world, second, 'canceled');
  await reconcilePremium(app.deps);
  for (const user of [again, twice]) {
    expect(await readDetails(user)).toMatchObject({ isPremium: true, secondMembership: null });
  }
});

test.each([
  ['by itself', 'auto_refunded'],
  ['as its buyer won a case at it', 'resolution_lost'],
])(
  'a second membership that the provider gave back %s is told of as given back',
  async (...row) => {
    const [, substatus] = row;
    await using app = await createTestApp({ now: NOON, takesWebhooks: false });
    const user = await app.signIn();
    await buyTwice(app, user);
    const second = Object.values(app.checkout.world.state.payments).at(-1);
    if (second === undefined) throw new Error('Two were paid.');
    second.substatus = substatus;
    await reconcilePremium(app.deps);
    expect(await readDetails(user)).toMatchObject({
      isPremium: true,
      secondMembership: 'refunded',
    });
  },
);

test('a second membership is shown to its buyer and to operators, and given back by one press', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const [user, other] = [await app.signIn('twice@example.com'), await app.signIn()];
  const { sessionId } = await payInSandbox(app, other);
  await confirmInAWord(other, { sessionId });
  await buyTwice(app, user);
  expect((await readDetails(user)).secondMembership).toBe('active');
  expect((await readDetails(other)).secondMembership).toBeNull();

  const owner = await signInOperator(app);
  const list = async () => {
    const answer = await owner.get('/api/operator/commerce/second-memberships');
    return ((await answer.json()) as { items: SecondMembership[] }).items;
  };
  const [second, ...more] = await list();
  expect(more).toEqual([]);
  expect(second).toMatchObject({ email: 'twice@example.com' });
  const [, , later] = Object.values(app.checkout.world.state.payments);
  expect(second).toMatchObject({ paymentId: later?.id, membershipId: later?.membershipId });

  const refunded = await owner.post(`/api/operator/commerce/payments/${second?.paymentId}/refund`, {
    json: { requestId: randomUUID() },
  });
  expect(refunded.status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await readDetails(user)).toMatchObject({ isPremium: true, secondMembership: 'refunded' });
  const { memberships, payments } = app.checkout.world.state;
  expect(memberships[second?.membershipId ?? '']?.status).toBe('canceled');
  expect(Object.values(payments).map(({ substatus }) => substatus)).toEqual([
    'succeeded',
    'succeeded',
    'refunded',
  ]);
  expect((await readDetails(other)).secondMembership).toBeNull();
  const log = await app.deps.database.orm
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'refund payment'));
  expect(log).toMatchObject([{ target: second?.paymentId, operator: 'owner@example.com' }]);
});
