import { expect, test } from 'vitest';
import { endMembership } from '#sandbox/commerce/lifecycle.ts';
import { buyPlan } from '#sandbox/commerce/purchases.ts';
import { commerceEvents, memberships } from '../database/schema.ts';
import { findOrCreateUser } from '../identity/find-or-create-user.ts';
import { signIn } from '../testing/choose-account.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { checkMembershipByEmail } from './check-membership.ts';

const NOON = new Date('2026-03-10T12:00:00Z');

/** As an operator's quick link sells: at the provider, by no checkout of ours. */
function buyElsewhere(app: TestApp, email: string, { tellsWebhooks = false } = {}): void {
  const { world } = app.checkout;
  const [plan] = Object.values(world.state.plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  buyPlan(world, { plan, checkout: null, email, tellsWebhooks });
}

async function isPremium(user: TestUser): Promise<boolean> {
  const profile = (await (await user.request('/api/profile')).json()) as { isPremium: boolean };
  return profile.isPremium;
}

/** Waits until the three messages of each purchase were followed to their end. */
async function awaitFollowed(app: TestApp, { purchases }: { purchases: number }): Promise<void> {
  const countDone = async () => {
    const events = await app.deps.database.orm.select().from(commerceEvents);
    return events.filter(({ doneAt }) => doneAt !== null).length;
  };
  await expect.poll(countDone).toBe(3 * purchases);
}

async function findMembership(user: TestUser): Promise<unknown> {
  const answer = await user.post('/api/premium/find', undefined);
  return { httpStatus: answer.status, ...((await answer.json()) as object) };
}

test('the webhook of a purchase elsewhere makes the one person with its e-mail premium, wherever they are', async () => {
  await using app = await createTestApp();
  const user = await app.signIn('quick@example.com');
  buyElsewhere(app, 'Quick@Example.com', { tellsWebhooks: true });
  await expect.poll(() => isPremium(user)).toBe(true);
});

test('the webhook gives a purchase elsewhere to nobody where two have its e-mail, or one who never proved it', async () => {
  await using app = await createTestApp();
  const unproved = { issuer: 'https://accounts.test', displayName: 'X', photoUrl: null };
  const twins = ['one', 'two'].map((subject) => ({ subject, email: 'twin@example.com' }));
  for (const person of twins) {
    await findOrCreateUser(app.deps, { ...unproved, ...person, emailVerified: true });
  }
  const email = 'unproved@example.com';
  await findOrCreateUser(app.deps, { ...unproved, subject: email, email, emailVerified: false });
  for (const each of ['twin@example.com', email]) {
    buyElsewhere(app, each, { tellsWebhooks: true });
  }
  const [proved] = [await app.signIn('proved@example.com')];
  buyElsewhere(app, proved.email, { tellsWebhooks: true });
  await awaitFollowed(app, { purchases: 3 });
  expect(await isPremium(proved)).toBe(true);
  const bound = await app.deps.database.orm.select().from(memberships);
  expect(bound.map(({ userId }) => userId)).toEqual([proved.userId]);
});

test('the webhook of a payment for another product makes nobody premium', async () => {
  await using app = await createTestApp();
  const { world } = app.checkout;
  const { plans, products } = world.state;
  const [[premium], [product]] = [Object.values(plans), Object.values(products)];
  if (premium === undefined || product === undefined) throw new Error('The sandbox has a plan.');
  const plan = { ...premium, id: 'plan_alien', productId: 'prod_alien' };
  plans[plan.id] = plan;
  products[plan.productId] = { ...product, id: plan.productId };
  const [alien, buyer] = [await app.signIn(), await app.signIn()];
  buyPlan(world, { plan, checkout: null, email: alien.email, tellsWebhooks: true });
  buyElsewhere(app, buyer.email, { tellsWebhooks: true });
  await awaitFollowed(app, { purchases: 2 });
  expect(await isPremium(buyer)).toBe(true);
  expect(await isPremium(alien)).toBe(false);
});

test('a sign-in asks again at once, however fresh the last answer', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  await signIn(openBrowser(app), { email: 'ada@example.com' });
  buyElsewhere(app, 'ada@example.com');
  const browser = openBrowser(app);
  await signIn(browser, { email: 'ada@example.com' });
  expect(await (await browser.get('/api/profile')).json()).toMatchObject({ isPremium: true });
});

test('who says that they have paid is asked about at once, and told what was found', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn('late@example.com');
  expect(await findMembership(user)).toEqual({ httpStatus: 200, status: 'none' });
  app.checkout.world.state.faults.apiFailures = 1000;
  expect(await findMembership(user)).toMatchObject({
    httpStatus: 503,
    code: 'membership_unchecked',
  });
  app.checkout.world.state.faults.apiFailures = 0;
  buyElsewhere(app, user.email);
  expect(await findMembership(user)).toEqual({ httpStatus: 200, status: 'active' });
  expect(await isPremium(user)).toBe(true);
});

test('what another account with the e-mail has already is not said to be found', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const [first, second] = [
    await app.signIn('Twin@example.com'),
    await app.signIn('twin@example.com'),
  ];
  buyElsewhere(app, first.email);
  expect(await findMembership(first)).toMatchObject({ status: 'active' });
  expect(await findMembership(second)).toMatchObject({ status: 'none' });
});

test.each([0, 1])(
  'of two memberships one that grants is found, wherever it stands: %i',
  async (over) => {
    await using app = await createTestApp({ now: NOON, takesWebhooks: false });
    const user = await app.signIn();
    for (let purchase = 0; purchase < 2; purchase += 1) buyElsewhere(app, user.email);
    const { world } = app.checkout;
    const ended = Object.values(world.state.memberships)[over];
    if (ended === undefined) throw new Error('Two were bought.');
    endMembership(world, ended, 'canceled');
    expect(await findMembership(user)).toMatchObject({ status: 'active' });
  },
);

test('a checkout provider that does not answer keeps nobody from signing in', async () => {
  await using app = await createTestApp({ now: NOON });
  const { promise, resolve } = Promise.withResolvers<[]>();
  app.deps.commerce.findMembershipsByEmail = () => promise;
  const answering = setTimeout(() => resolve([]), 20_000);
  let isAnswered = false;
  void promise.then(() => (isAnswered = true));
  const browser = openBrowser(app);
  await signIn(browser, { email: 'ada@example.com' });
  expect((await browser.get('/api/profile')).status).toBe(200);
  expect(isAnswered).toBe(false);
  clearTimeout(answering);
  resolve([]);
});

test('the eleventh question in ten minutes has to wait', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  for (let press = 0; press < 10; press += 1) await findMembership(user);
  expect(await findMembership(user)).toMatchObject({ httpStatus: 429, code: 'rate_limited' });
});

test('a membership bought elsewhere under one’s verified e-mail counts, for one account only', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('Buyer@example.com');
  buyElsewhere(app, 'buyer@EXAMPLE.com');
  await user.request('/api/premium');
  await expect.poll(() => isPremium(user)).toBe(true);

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
  buyElsewhere(app, 'buyer@example.com');
  app.setTime(new Date(NOON.getTime() + 299_000));
  await checkMembershipByEmail(app.deps, user.userId);
  expect(await isPremium(user)).toBe(false);
  app.setTime(new Date(NOON.getTime() + 300_000));
  await user.request('/api/premium');
  await expect.poll(() => isPremium(user)).toBe(true);
});
