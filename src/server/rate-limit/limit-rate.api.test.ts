import { expect, test } from 'vitest';
import { rateLimits } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { deleteOldRateLimits } from './limit-rate.ts';

/** How often each limit was counted, by what it is of: a number for each person. */
async function readCounts(app: TestApp): Promise<Record<string, number[]>> {
  const counts: Record<string, number[]> = {};
  for (const { key, count } of await app.deps.database.orm.select().from(rateLimits)) {
    const [what = ''] = key.split(':', 1);
    if (count > 0) (counts[what] ??= []).push(count);
  }
  return counts;
}

test('what one person uses up is nobody else’s', async () => {
  await using app = await createTestApp({
    takesWebhooks: false,
    verifier: {
      kind: 'altcha',
      begin: () => Promise.resolve({}),
      check: () => Promise.resolve(false),
    },
  });
  for (const user of [await app.signIn(), await app.signIn()]) {
    await user.post('/api/checkout', {});
    await user.post('/api/premium/find', undefined);
    await user.post('/api/premium/confirm', { session_id: 'order_x' });
    await user.post('/api/verification', { token: 'no solution' });
    await user.request('/api/account');
    await user.request('/api/profile/photo');
  }
  const each = [1, 1];
  expect(await readCounts(app)).toEqual({
    ...{ checkout: each, 'find-membership': each, confirm: each },
    ...{ verification: each, download: each, photo: each },
  });
});

test('a limit holds until its window is over, and tidying ends none before', async () => {
  const NOON = new Date('2026-03-10T12:00:00Z');
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const download = async () => (await user.request('/api/account')).status;
  for (let time = 0; time < 10; time += 1) expect(await download()).toBe(200);
  app.setTime(new Date(NOON.getTime() + 599_000));
  await deleteOldRateLimits(app.deps);
  expect(await download()).toBe(429);
  app.setTime(new Date(NOON.getTime() + 600_000));
  expect(await download()).toBe(200);
  app.setTime(new Date(NOON.getTime() + 1_200_001));
  await deleteOldRateLimits(app.deps);
  expect(await readCounts(app)).toEqual({});
});

test('what one operator uses up is no other’s', async () => {
  await using app = await createTestApp();
  for (const email of ['one@example.com', 'two@example.com']) {
    const operator = await signInOperator(app, email);
    await operator.post('/api/operator/proof', { json: { password: 'a wrong guess' } });
    await operator.post('/api/operator/writer/models', { json: { provider: 'google', key: 'x' } });
  }
  const each = [1, 1];
  expect(await readCounts(app)).toEqual({ 'operator-proof': each, 'operator-writer': each });
});
