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
