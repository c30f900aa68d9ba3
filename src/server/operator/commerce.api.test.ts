import { expect, test } from 'vitest';
import { refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { AppError } from '#contract/errors.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { payInSandbox } from '../testing/pay-in-sandbox.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { readAuditLog } from './audit-log.ts';

const COMMERCE = '/api/operator/commerce';
const requestId = '5b1f3d2e-1111-4000-8000-000000000001';

async function openScene() {
  const app = await createTestApp();
  const owner = await signInOperator(app);
  const user = await app.signIn('buyer@example.com');
  await payInSandbox(app, user);
  const isPremium = async () =>
    ((await (await user.request('/api/usage')).json()) as { isPremium: boolean }).isPremium;
  await expect.poll(async () => isPremium()).toBe(true);
  const list = async (what: string) =>
    ((await (await owner.get(`${COMMERCE}/${what}`)).json()) as { items: { id: string }[] }).items;
  const post = (path: string, json: unknown = {}) => owner.post(`${COMMERCE}/${path}`, { json });
  return {
    app,
    owner,
    isPremium,
    list,
    post,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

async function readLog(app: TestApp) {
  const { items } = await readAuditLog(app.deps, { search: '', before: null });
  return items.toReversed().filter(({ action }) => !/sign in|add operator/.test(action));
}

async function readDeeds(app: TestApp): Promise<string[]> {
  return (await readLog(app)).map(({ action }) => action);
}

test('memberships: listed by state, given free days, cancelled, ended; premium follows at once', async () => {
  await using scene = await openScene();
  const { app, isPremium, list, post } = scene;
  const [membership] = await list('memberships?status=active');
  expect(membership).toMatchObject({ customerEmail: 'buyer@example.com', status: 'active' });
  expect(await list('memberships?status=canceled')).toEqual([]);
  const path = `memberships/${membership?.id}`;
  expect((await post(`${path}/free-days`, { days: 10, requestId })).status).toBe(200);
  for (const days of [0, 1096, 1.5, '3']) {
    expect(await (await post(`${path}/free-days`, { days, requestId })).json()).toMatchObject({
      code: 'commerce_request_invalid',
    });
  }
  expect(await (await post(`${path}/cancel`)).json()).toMatchObject({ cancelAtPeriodEnd: true });
  expect(await isPremium()).toBe(true);
  expect((await post(`${path}/terminate`)).status).toBe(200);
  expect(await isPremium()).toBe(false);
  expect(await readDeeds(app)).toEqual([
    'add free days',
    'cancel membership',
    'terminate membership',
  ]);
});

test('payments: a refund ends premium at once; what the provider refuses is in the log as failed', async () => {
  await using scene = await openScene();
  const { app, isPremium, list, post } = scene;
  const [payment] = await list('payments');
  expect((await post(`payments/${payment?.id}/refund`, { requestId })).status).toBe(200);
  expect(await isPremium()).toBe(false);
  const again = await post(`payments/${payment?.id}/refund`, {
    requestId: '5b1f3d2e-1111-4000-8000-000000000002',
  });
  expect(again.status).toBe(422);
  expect((await post('memberships/mem_nobody/cancel')).status).toBe(404);
  expect(await readDeeds(app)).toEqual([
    'refund payment',
    'refund payment',
    'refund payment: failed',
  ]);
  expect((await readLog(app)).at(-1)?.details).toEqual({
    ...{ email: 'buyer@example.com', left: 0, currency: 'usd' },
    code: ((await again.json()) as { code: string }).code,
  });
});

test('the log says whose membership and payment it was', async () => {
  await using scene = await openScene();
  const { app, list, post } = scene;
  const [membership] = await list('memberships');
  const [payment] = await list('payments');
  const [paid] = Object.values(app.checkout.world.state.payments);
  if (paid !== undefined) refundPayment(app.checkout.world, paid, 1);
  await post(`memberships/${membership?.id}/free-days`, { days: 10, requestId });
  await post(`payments/${payment?.id}/refund`, { requestId });
  expect((await readLog(app)).map(({ details }) => details)).toEqual([
    { email: 'buyer@example.com', days: 10 },
    { email: 'buyer@example.com', left: 8.99, currency: 'usd' },
  ]);
});

test('what the provider makes of free days is read again for that membership at once', async () => {
  await using scene = await openScene();
  const { app, list, post } = scene;
  const [membership] = await list('memberships');
  const { commerce } = app.deps;
  const real = { ...commerce };
  const asked: string[] = [];
  commerce.getMembership = (id) => {
    asked.push(id);
    return real.getMembership(id);
  };
  await post(`memberships/${membership?.id}/free-days`, { days: 10, requestId });
  expect(asked.length).toBeGreaterThanOrEqual(2); // the webhook of it may ask as well
  expect(new Set(asked)).toEqual(new Set([membership?.id]));
});

test('days are given once, however often the same deed arrives', async () => {
  await using scene = await openScene();
  const { list, post } = scene;
  const [before] = (await list('memberships')) as { id: string; periodEnd: string }[];
  const path = `memberships/${before?.id}/free-days`;
  await post(path, { days: 10, requestId });
  await post(path, { days: 10, requestId });
  const [after] = (await list('memberships')) as { id: string; periodEnd: string }[];
  const gainedMs = Date.parse(after?.periodEnd ?? '') - Date.parse(before?.periodEnd ?? '');
  expect(gainedMs).toBe(10 * 86_400_000);
});

test('a deed that is done is not said to have failed because premium could not follow it yet', async () => {
  await using scene = await openScene();
  const { app, list, post } = scene;
  const [membership] = await list('memberships');
  const { commerce } = app.deps;
  const real = { ...commerce };
  let isEnded = false;
  let failedReads = 0;
  commerce.terminateMembership = async (id) => {
    const membership = await real.terminateMembership(id);
    isEnded = true; // by the deed, not by a count: webhooks of the payment may still be reading
    return membership;
  };
  commerce.getMembership = (id) => {
    if (!isEnded) return real.getMembership(id);
    failedReads += 1;
    return Promise.reject(new AppError('commerce_unavailable'));
  };
  expect((await post(`memberships/${membership?.id}/terminate`)).status).toBe(200);
  expect(failedReads).toBeGreaterThanOrEqual(1); // the webhook of it may ask as well
  expect(await readDeeds(app)).toEqual(['terminate membership']);
});

test('plans with quick links, promo codes, webhooks with their deliveries', async () => {
  await using scene = await openScene();
  const { app, owner, list, post } = scene;
  const [plan] = await list('plans');
  const link = await post(`plans/${plan?.id}/quick-link`, { internalNotes: 'friends', requestId });
  expect(link.status).toBe(201);
  expect(await link.json()).toMatchObject({ visibility: 'quick_link', internalNotes: 'friends' });
  // What the audit log could not keep, and what is too long.
  for (const internalNotes of ['\uD800', 'a\u0000', 'x'.repeat(201)]) {
    const refused = await post(`plans/${plan?.id}/quick-link`, { internalNotes, requestId });
    expect(await refused.json()).toMatchObject({ code: 'commerce_request_invalid' });
  }

  const promo = { code: 'SPRING', kind: 'percentage', amountOff: 20, durationMonths: 3, requestId };
  for (const time of ['first', 'repeated']) {
    expect((await post('promo-codes', promo)).status, time).toBe(201);
  }
  for (const bad of [
    { code: 'no good!' },
    { amountOff: 101 },
    { amountOff: 0 },
    { kind: 'free' },
  ]) {
    expect((await post('promo-codes', { ...promo, ...bad })).status).toBe(400);
  }
  const [made] = await list('promo-codes');
  expect(made).toMatchObject({ code: 'SPRING' });
  const [kept] = Object.values(app.checkout.world.state.promoCodes);
  expect(kept?.planIds).toEqual([app.deps.commerce.premium.planId]);
  expect((await owner.delete(`${COMMERCE}/promo-codes/${made?.id}`)).status).toBe(204);

  const [webhook] = await list('webhooks');
  const [delivery] = await list(`webhooks/${webhook?.id}/deliveries`);
  const replayed = await post(`webhooks/${webhook?.id}/deliveries/${delivery?.id}/replay`);
  expect(replayed.status).toBe(204);
  expect(await (await post('reconcile')).json()).toMatchObject({ memberships: 1, payments: 1 });
  expect(await readDeeds(app)).toEqual([
    'create quick link',
    'create promo code',
    'create promo code',
    'archive promo code',
    'replay webhook',
    'reconcile',
  ]);
});

test.each([
  { planType: 'renewal', initialPrice: 5, renewalPrice: 9, billingPeriodDays: 365 },
  { planType: 'one_time', initialPrice: 99, renewalPrice: 0, billingPeriodDays: null },
] as const)(
  'a quick link costs what its plan does, and a promo code takes off what was asked for: $planType',
  async (sold) => {
    await using scene = await openScene();
    const { app, post } = scene;
    const { plans, promoCodes } = app.checkout.world.state;
    const [plan] = Object.values(plans);
    if (plan === undefined) throw new Error('The sandbox has a plan.');
    Object.assign(plan, { ...sold, currency: 'eur' });
    expect((await post(`plans/${plan.id}/quick-link`, { requestId })).status).toBe(201);
    const { productId } = plan;
    expect(Object.values(plans).at(-1)).toMatchObject({
      ...{ ...sold, currency: 'eur', productId, visibility: 'quick_link' },
    });
    const promo = { code: 'FEW', amountOff: 2, durationMonths: 3, newUsersOnly: true };
    const kind = 'flat_amount';
    expect((await post('promo-codes', { ...promo, kind, requestId })).status).toBe(201);
    expect(Object.values(promoCodes)).toMatchObject([
      { ...promo, promoType: kind, currency: 'eur' },
    ]);
  },
);

test('another deed of the same kind is another: a second link of a plan, a code made again once archived', async () => {
  await using scene = await openScene();
  const { owner, list, post } = scene;
  const [plan] = await list('plans');
  const another = '5b1f3d2e-1111-4000-8000-000000000002';
  const made = async (path: string, json: object) =>
    ((await (await post(path, json)).json()) as { id: string }).id;
  const link = (id: string) => made(`plans/${plan?.id}/quick-link`, { requestId: id });
  const first = await link(requestId);
  expect(await link(requestId)).toBe(first);
  expect(await link(another)).not.toBe(first);
  const promo = { code: 'AGAIN', kind: 'percentage', amountOff: 20, durationMonths: 3 };
  const code = await made('promo-codes', { ...promo, requestId });
  expect((await owner.delete(`${COMMERCE}/promo-codes/${code}`)).status).toBe(204);
  expect(await made('promo-codes', { ...promo, requestId: another })).not.toBe(code);
});

test('the next page is asked for by where the last one ended', async () => {
  await using scene = await openScene();
  const { app, list } = scene;
  const { commerce } = app.deps;
  const asked: unknown[] = [];
  const note = async (options: unknown) => {
    asked.push(options);
    return { items: [], nextCursor: null };
  };
  Object.assign(commerce, { listMemberships: note, listPayments: note });
  for (const what of ['memberships', 'payments']) {
    await list(what);
    await list(`${what}?cursor=after-this`);
  }
  const pages = [{ limit: 25 }, { limit: 25, cursor: 'after-this' }];
  expect(asked).toEqual([...pages, ...pages]);
});

test('what can be no id of the provider is not asked for there', async () => {
  await using app = await createTestApp();
  const owner = await signInOperator(app);
  const asked: string[] = [];
  app.deps.commerce.getPayment = (id) => {
    asked.push(id);
    return Promise.resolve(null);
  };
  for (const id of ['pay_none', '..%2Fusers', 'pay_1%3Fexpand', 'x'.repeat(101)]) {
    const path = `${COMMERCE}/payments/${id}/refund`;
    const answer = await owner.post(path, { json: { requestId } });
    expect(await answer.json(), id).toMatchObject({ code: 'commerce_not_found' });
  }
  expect(asked).toEqual(['pay_none']);
});

test('a provider that is away is said so', async () => {
  await using scene = await openScene();
  const { app, owner } = scene;
  app.checkout.world.state.faults.apiFailures = 1000;
  const answer = await owner.get(`${COMMERCE}/memberships`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'commerce_unavailable' });
});
