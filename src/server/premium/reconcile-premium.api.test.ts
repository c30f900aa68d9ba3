import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { addFreeDays, endPeriod, refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { buyPlan } from '#sandbox/commerce/purchases.ts';
import { startMaintenance } from '../maintenance.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { confirm, lastMembership, lastPayment, payInSandbox } from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import { reconcileDaily, reconcilePremium } from './reconcile-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;

test('the reconciliation finds purchases, refunds and ends, and does nothing twice', async () => {
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
  refundPayment(app.checkout.world, lastPayment(app), null);
  const { commerce } = app.deps;
  const terminateMembership = commerce.terminateMembership.bind(commerce);
  commerce.terminateMembership = () => Promise.reject(new AppError('commerce_unavailable'));
  await expect(reconcilePremium(app.deps)).rejects.toMatchObject({ code: 'commerce_unavailable' });
  commerce.terminateMembership = terminateMembership;
  expect([await isPremium(user), lastMembership(app).status]).toEqual([false, 'active']);
  await reconcilePremium(app.deps);
  expect(lastMembership(app).status).toBe('canceled');
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
  await expect.poll(() => isPremium(first)).toBe(true);
  await stop();

  await payInSandbox(app, second);
  app.setTime(new Date(NOON.getTime() + DAY_MS - 1000));
  await reconcileDaily(app.deps);
  expect(await isPremium(second)).toBe(false);
  app.setTime(new Date(NOON.getTime() + DAY_MS));
  await reconcileDaily(app.deps);
  expect(await isPremium(second)).toBe(true);
});

test('the reconciliation finds a refund of a payment of last month, and days that were given', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user);
  await reconcilePremium(app.deps);
  const { world } = app.checkout;
  addFreeDays(world, lastMembership(app), 30);
  expect(await reconcilePremium(app.deps)).toMatchObject({ changed: 1 });
  app.setTime(new Date(NOON.getTime() + 39 * DAY_MS));
  expect(await isPremium(await app.signIn(user.email))).toBe(true);
  refundPayment(world, lastPayment(app), null);
  await reconcilePremium(app.deps);
  expect(await isPremium(await app.signIn(user.email))).toBe(false);
});

test('the reconciliation finds a refund of a payment of long ago, whose premium goes on by days that were given', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user);
  const { world } = app.checkout;
  addFreeDays(world, lastMembership(app), 365);
  await reconcilePremium(app.deps);
  app.setTime(new Date(NOON.getTime() + 100 * DAY_MS));
  expect(await isPremium(await app.signIn(user.email))).toBe(true);
  refundPayment(world, lastPayment(app), null);
  expect(await reconcilePremium(app.deps)).toMatchObject({ payments: 1, changed: 1 });
  expect(await isPremium(await app.signIn(user.email))).toBe(false);
  expect(lastMembership(app).status).toBe('canceled');
  expect(await reconcilePremium(app.deps)).toMatchObject({ changed: 0 });
});

test('the reconciliation reads every page', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const { world } = app.checkout;
  const [plan] = Object.values(world.state.plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  for (let count = 0; count < 51; count += 1) {
    buyPlan(world, { plan, checkout: null, email: `${count}@example.com`, tellsWebhooks: false });
  }
  expect(await reconcilePremium(app.deps)).toEqual({
    memberships: 51,
    payments: 51,
    changed: 0,
  });
});

/** Each paid and was premium; then the money of some went back, unheard, and the provider keeps these open. */
async function refundUnheard(app: TestApp, people: readonly TestUser[]): Promise<void> {
  for (const user of people) {
    const { sessionId } = await payInSandbox(app, user);
    await confirm(user, { session_id: sessionId });
    refundPayment(app.checkout.world, lastPayment(app), null);
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
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  await payInSandbox(app, user);
  await expect(reconcileDaily({ ...app.deps, stopping: AbortSignal.abort() })).rejects.toThrow();
  expect(await isPremium(await app.signIn(user.email))).toBe(false);
  await reconcileDaily(app.deps);
  expect(await isPremium(await app.signIn(user.email))).toBe(true);
});
