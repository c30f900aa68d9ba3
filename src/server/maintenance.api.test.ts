import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, premiumUsers, tokenDays } from './database/schema.ts';
import { hashToken } from './identity/sessions.ts';
import { startMaintenance } from './maintenance.ts';
import { recordEvent } from './premium/commerce-events.ts';
import { reconcileDaily } from './premium/reconcile-premium.ts';
import { reserveUse } from './quota/reserve-use.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { makePremium } from './testing/make-premium.ts';
import { payInSandbox } from './testing/pay-in-sandbox.ts';
import { signInOperator } from './testing/sign-in-operator.ts';
import { markVerified } from './verification/verified-people.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
/** Even counts that lead to nobody are kept for 400 days only. */
const LATER = new Date('2027-05-10T12:00:00Z');

/** Of tables that are empty once what is over in them is dropped. */
const PASSING = [
  'sessions',
  'sign_in_flows',
  'operator_invitations',
  'operator_sessions',
  'audit_outbox',
  'rate_limits',
  'carried_usage',
  'gift_requests',
  'generations',
  'commerce_events',
  'orders',
  'usage_reservations',
  'usage_logs',
  'uptake_sets',
  'uptake_counts',
  'token_days',
  'verified_visitors',
];

async function countRows(app: TestApp): Promise<Record<string, number>> {
  const counts = PASSING.map((name) => `'${name}', (select count(*) from ${name})`);
  const statement = { name: 'rows', text: `select json_build_object(${counts.join()}) as counts` };
  const [row] = await app.deps.database.run<{ counts: Record<string, number> }>(statement, []);
  if (row === undefined) throw new Error('One row is always answered.');
  return row.counts;
}

test('an instance drops what is over, gives back what died, and ends premium that ran out, unasked', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const { deps } = app;
  const user = await app.signIn();
  await user.post('/api/quick-action', { tweetText: 'A post', tone: 'nice' });
  const shown = { tone: 'nice', language: 'en', writer: 'w', brief: '', arm: null, replies: 5 };
  const uptakeId = deps.uptake.show({ owner: user, day: '2026-03-10', ...shown });
  await user.post('/api/uptake', { uptakeId, reply: 0, mark: 'copied' });
  await deps.uptake.flush(deps);
  await reserveUse(deps, { subject: { sessionHash: hashToken(user.token) }, holdMs: 1000 });
  await app.request('/api/auth/sign-in');
  const operator = await signInOperator(app);
  await operator.post('/api/operator/premium-users/batch', {
    json: { emails: ['friend@example.com'], duration: '1y', requestId: randomUUID() },
  });
  const invited = { email: 'colleague@example.com', role: 'reader' };
  await operator.post('/api/operator/operators', { json: invited });
  expect((await user.post('/api/checkout', {})).status).toBe(200);
  await recordEvent(deps, { webhookId: 'msg', type: 'invoice.created', objectId: randomUUID() });
  await makePremium(app, user);
  await deps.database.orm.update(premiumUsers).set({ isLifetime: false, premiumUntil: NOON });
  const lucky = await app.signIn();
  await makePremium(app, lucky);
  const leaver = await app.signIn('leaver@example.com');
  await leaver.post('/api/quick-action', { tweetText: 'A post', tone: 'nice' });
  await leaver.request('/api/account', { method: 'DELETE' });
  await deps.database.orm.insert(tokenDays).values({ day: '2026-03-10', tokens: 1 });
  await markVerified(deps, { address: '203.0.113.7' });
  for (const [name, count] of Object.entries(await countRows(app))) {
    expect(count, name).toBeGreaterThan(0);
  }

  app.setTime(LATER);
  deps.dailyCounts.add('replies', '');
  const stop = startMaintenance(deps);
  const none = Object.fromEntries(PASSING.map((name) => [name, 0]));
  await expect.poll(async () => countRows(app)).toEqual(none);
  const read = async (text: string) => deps.database.run({ name: text, text }, []);
  const day = LATER.toISOString().slice(0, 10);
  const counted = `select name from daily_counts where day = '${day}'`;
  await expect
    .poll(() => read(counted))
    .toEqual(expect.arrayContaining([{ name: 'premium' }, { name: 'replies' }]));
  await expect
    .poll(() => read('select "isPremium" from users order by 1'))
    .toEqual([{ isPremium: false }, { isPremium: true }]);
  expect(await read(`select to_regclass('usage_logs_20270516')::text as made`)).toEqual([
    { made: 'usage_logs_20270516' },
  ]);
  expect(await read('select name from job_runs')).toHaveLength(1);
  await stop();
  expect(app.log.filter((line) => line.includes('maintenance failed'))).toEqual([]);
});

test('who paid is premium by what an instance does unasked: an order looked after, an event taken up', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const { deps } = app;
  await reconcileDaily(deps); // which would find both, once a day
  const [lost, left] = [await app.signIn(), await app.signIn()];
  await payInSandbox(app, lost);
  const { sessionId, paymentId } = await payInSandbox(app, left);
  await recordEvent(deps, { webhookId: 'msg', type: 'payment.succeeded', objectId: paymentId });
  await deps.database.orm.update(orders).set({ nextCheckAt: null }).where(eq(orders.id, sessionId));
  app.setTime(new Date(NOON.getTime() + 180_000));
  const stop = startMaintenance(deps);
  for (const user of [lost, left]) {
    const readUsage = async () => (await user.request('/api/usage')).json();
    await expect.poll(readUsage).toMatchObject({ isPremium: true });
  }
  await stop();
});

test('sets that were shown are stored, and what another instance changed is read though nobody told', async () => {
  await using app = await createTestApp({ now: NOON });
  const { uptake, database, writerSettings, experiments } = app.deps;
  const shown = { tone: 'nice', language: 'en', writer: 'w', brief: '', arm: null, replies: 5 };
  uptake.show({ owner: { userId: 'ada' }, day: '2026-03-10', ...shown });
  const read: string[] = [];
  const note = (what: string) => Promise.resolve(void read.push(what));
  const stop = startMaintenance({
    ...app.deps,
    writerSettings: { ...writerSettings, refresh: () => note('writers') },
    experiments: { ...experiments, refresh: () => note('experiments') },
  });
  await expect
    .poll(() => database.run({ name: 'sets', text: 'select sets, replies from uptake_counts' }, []))
    .toEqual([{ sets: 1, replies: 5 }]);
  await stop();
  expect(read.toSorted()).toEqual(['experiments', 'writers']);
});

test('a step that fails keeps no other from its turn', async () => {
  await using app = await createTestApp({ now: NOON });
  const { database } = app.deps;
  await recordEvent(app.deps, { webhookId: 'msg', type: 'invoice.created', objectId: 'in_1' });
  await database.run({ name: '', text: 'drop table rate_limits' }, []);
  app.setTime(LATER);
  const stop = startMaintenance(app.deps);
  await expect
    .poll(() => database.run({ name: 'events', text: 'select 1 from commerce_events' }, []))
    .toEqual([]);
  await stop();
  const failures = app.log.filter((line) => line.includes('maintenance failed'));
  expect(failures).toEqual([expect.stringContaining('rate_limits')]);
});

test('a round that lasts is followed by one, and not by as many as it was too long for', async () => {
  await using app = await createTestApp();
  const gate = Promise.withResolvers<void>();
  let rounds = 0;
  const writeBack = () => {
    rounds += 1;
    return gate.promise;
  };
  const offlineUses = { ...app.deps.offlineUses, writeBack };
  const stop = startMaintenance({ ...app.deps, offlineUses });
  await wait(2500); // it comes round each second
  gate.resolve();
  await stop();
  expect(rounds).toBe(1);
});
