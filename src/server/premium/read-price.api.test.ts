import { expect, test } from 'vitest';
import type { PremiumDetails } from '#contract/premium.ts';
import { createTestApp } from '../testing/create-test-app.ts';

const NOON = new Date('2026-03-10T12:00:00Z');

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
    price: { amount: plan?.renewalPrice, currency: 'usd', periodDays: 30 },
    renewalProblem: null,
    secondMembership: null,
  });
});

test('who has not signed in is told the price; while the provider fails it is the former one, asked for at most every ten seconds', async () => {
  await using app = await createTestApp({ now: NOON });
  const readPrice = async () => (await app.request('/api/premium/price')).json();
  const [plan] = Object.values(app.checkout.world.state.plans);
  const price = { amount: plan?.renewalPrice, currency: 'usd', periodDays: 30 };
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
  if (plan !== undefined) plan.renewalPrice = 8;
  expect(await readPrice()).toMatchObject({ price: { amount: 8 } });
});

test('a plan costs what each period does, and where there is none what it does at first; one that is gone has no price', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const { plans } = app.checkout.world.state;
  const [plan] = Object.values(plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  let minutes = 0;
  const readPrice = async () => {
    app.setTime(new Date(NOON.getTime() + (minutes += 10) * 60_000));
    return ((await (await user.request('/api/premium')).json()) as PremiumDetails).price;
  };
  Object.assign(plan, { initialPrice: 5, renewalPrice: 7 });
  expect(await readPrice()).toMatchObject({ amount: 7, periodDays: 30 });
  Object.assign(plan, { planType: 'one_time', initialPrice: 99, renewalPrice: 0 });
  expect(await readPrice()).toMatchObject({ amount: 99, periodDays: null });
  delete plans[plan.id];
  expect(await readPrice()).toBeNull();
});
