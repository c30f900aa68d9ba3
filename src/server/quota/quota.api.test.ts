import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { Usage } from '#contract/usage.ts';
import { premiumUsers, subscriptions, usageLogs } from '../database/schema.ts';
import { hashToken } from '../identity/sessions.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { readUsage } from '../testing/read-usage.ts';
import { reserveUse } from './reserve-use.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { maintainUsagePartitions } from './usage-partitions.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const HOLD_MS = 60_000;
const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };

async function giftPremium(app: TestApp, email: string, premiumUntil: Date | null): Promise<void> {
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email, isLifetime: premiumUntil === null, premiumUntil });
}

test('a new person has 5 of 5, until the next midnight UTC', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  expect(await readUsage(user)).toEqual({
    remaining: 5,
    limit: 5,
    count: 0,
    isPremium: false,
    cooldown: false,
    hoursLeft: 0,
    resetsAt: '2026-03-11T00:00:00.000Z',
  });
});

test('200 requests at once with 5 uses left: 5 succeed, 195 get the limit words, the count is 5', async () => {
  // All of them before the first has its turn, however busy the machine.
  await using app = await createTestApp({ ownTurnWaitMs: 60_000 });
  const user = await app.signIn();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => user.post('/api/quick-action', GENERATE)),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = bodies.filter(
    (body) => (body as { code?: string }).code === 'limit_reached_free',
  );
  expect(refused).toHaveLength(195);
  expect((await readUsage(user)).count).toBe(5);
});

test('the sixth generation of a day is refused in the described words', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  for (let use = 0; use < 5; use += 1) await user.post('/api/quick-action', GENERATE);
  const refused = await user.post('/api/quick-action', GENERATE);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe(String(12 * 3600));
  expect(await refused.json()).toMatchObject({
    code: 'limit_reached_free',
    error:
      'You have reached your daily limit of 5 replies. Please upgrade to premium for 30 replies per day.',
  });
  expect(await readUsage(user)).toMatchObject({ remaining: 0, cooldown: true, hoursLeft: 24 });
});

test('premium has 30, and then its own words', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('premium@example.com');
  await giftPremium(app, 'Premium@Example.com', null);
  for (let use = 0; use < 30; use += 1) {
    expect((await user.post('/api/quick-action', GENERATE)).status).toBe(200);
  }
  const refused = await user.post('/api/quick-action', GENERATE);
  expect(await refused.json()).toMatchObject({
    error: 'You have reached your daily limit of 30 replies. Please try again tomorrow.',
  });
  // The described cooldown is for people without premium.
  expect(await readUsage(user)).toMatchObject({ remaining: 0, limit: 30, cooldown: false });
});

test('the day changes at midnight UTC', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:59.900Z') });
  const user = await app.signIn();
  for (let use = 0; use < 5; use += 1) await user.post('/api/quick-action', GENERATE);
  expect((await readUsage(user)).remaining).toBe(0);
  app.setTime(new Date('2026-03-11T00:00:00.100Z'));
  expect(await readUsage(user)).toMatchObject({ remaining: 5, count: 0 });
});

test('who is refused in a day’s last second may come back in one, and is never told too little', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:58.900Z') });
  const user = await app.signIn();
  for (let use = 0; use < 5; use += 1) await user.post('/api/quick-action', GENERATE);
  const retryAfter = async () =>
    (await user.post('/api/quick-action', GENERATE)).headers.get('retry-after');
  expect(await retryAfter()).toBe('2');
  app.setTime(new Date('2026-03-10T23:59:59.900Z'));
  expect(await retryAfter()).toBe('1');
});

test('each way to premium counts, and each end of it', async () => {
  await using app = await createTestApp({ now: NOON });
  const gifted = await app.signIn('gifted@example.com');
  await giftPremium(app, 'gifted@example.com', new Date('2026-03-10T12:00:01Z'));
  expect((await readUsage(gifted)).limit).toBe(30);
  app.setTime(new Date('2026-03-10T12:00:01Z'));
  expect((await readUsage(gifted)).limit).toBe(5);

  const buyer = await app.signIn();
  await app.deps.database.orm
    .insert(subscriptions)
    .values({ userId: buyer.userId, status: 'active' });
  expect((await readUsage(buyer)).limit).toBe(30);
  await app.deps.database.orm.update(subscriptions).set({ status: 'canceled' });
  expect((await readUsage(buyer)).limit).toBe(5);
});

test('a whitelisted user id is premium', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  app.deps.config.premiumUserIds.push(user.userId);
  expect((await readUsage(user)).limit).toBe(30);
});

test('giving back happens once, and to the day the use was taken from', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:59Z') });
  const user = await app.signIn();
  const taken = await reserveUse(app.deps, {
    subject: { sessionHash: hashToken(user.token) },
    holdMs: HOLD_MS,
  });
  await user.post('/api/quick-action', GENERATE);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  await user.post('/api/quick-action', GENERATE);
  await taken.giveBack();
  await taken.giveBack();
  expect((await readUsage(user)).count).toBe(1);
  app.setTime(new Date('2026-03-10T23:59:59Z'));
  expect((await readUsage(user)).count).toBe(1);
});

test('the sweep gives back what a dead process held, and leaves the living alone', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const subject = { sessionHash: hashToken(user.token) };
  await reserveUse(app.deps, { subject, holdMs: 1000 });
  await reserveUse(app.deps, { subject, holdMs: 1000 });
  const living = await reserveUse(app.deps, { subject, holdMs: HOLD_MS });
  app.setTime(new Date(NOON.getTime() + 2000));
  expect(await sweepReservations(app.deps)).toBe(2);
  expect(await sweepReservations(app.deps)).toBe(0);
  await living.keep('hash');
  expect((await readUsage(user)).count).toBe(1);
});

test('a use that the sweep took back cannot be kept, by person or visitor, and failing costs nothing', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const subjects = [{ sessionHash: hashToken(user.token) }, { address: '198.51.100.4' }] as const;
  const held = await Promise.all(
    subjects.map((subject) => reserveUse(app.deps, { subject, holdMs: 1000 })),
  );
  app.setTime(new Date(NOON.getTime() + 2000));
  await sweepReservations(app.deps);
  for (const use of held) {
    await expect(use.keep('hash')).rejects.toMatchObject({ code: 'generation_failed' });
    expect(await use.forgive()).toBe(true);
  }
  expect((await readUsage(user)).count).toBe(0);
});

test('a use of somebody who has deleted their account cannot be kept, and says who is missing', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const held = await reserveUse(app.deps, {
    subject: { sessionHash: hashToken(user.token) },
    holdMs: HOLD_MS,
  });
  await user.request('/api/account', { method: 'DELETE' });
  await expect(held.keep('hash')).rejects.toMatchObject({ code: 'sign_in_required' });
});

test('an anonymous address has 5 a day of its own', async () => {
  await using app = await createTestApp({ now: NOON });
  const subject = { address: '198.51.100.4' };
  for (let use = 0; use < 5; use += 1) {
    await (await reserveUse(app.deps, { subject, holdMs: HOLD_MS })).keep('hash');
  }
  await expect(reserveUse(app.deps, { subject, holdMs: HOLD_MS })).rejects.toMatchObject({
    message: ERRORS.limit_reached_free.message,
  });
  const usageOf = async (address: string, headers = {}) =>
    (await (await app.request('/api/usage', { address, headers })).json()) as Usage;
  expect(await usageOf('198.51.100.4')).toMatchObject({ remaining: 0, count: 5 });
  const authorization = `Bearer ${'A'.repeat(43)}`; // of a session that is over
  expect(await usageOf('198.51.100.4', { authorization })).toMatchObject({ count: 5 });
  expect(await usageOf('198.51.100.5')).toMatchObject({ remaining: 5, count: 0 });
});

test('partitions are made ahead, old ones dropped, and counting goes on', async () => {
  await using app = await createTestApp({ now: new Date('2026-01-01T12:00:00Z') });
  const user = await app.signIn();
  // Days that were counted before they had a partition.
  await app.deps.database.orm.insert(usageLogs).values([
    { userId: user.userId, logDate: '2025-12-31', count: 1 },
    { userId: user.userId, logDate: '2026-01-03', count: 2 },
  ]);
  const own = `create table usage_kept partition of usage_logs
    for values from ('2020-01-01') to ('2021-01-01')`; // somebody's own
  await app.deps.database.run({ name: '', text: own }, []);
  await maintainUsagePartitions(app.deps);
  await user.post('/api/quick-action', GENERATE);
  const partitions = async () =>
    (
      await app.deps.database.run<{ name: string }>(
        {
          name: 'partitions',
          text: `select inhrelid::regclass::text as name from pg_inherits
            where inhparent = 'usage_logs'::regclass order by 1`,
        },
        [],
      )
    ).map(({ name }) => name);
  for (const day of ['01', '07']) expect(await partitions()).toContain(`usage_logs_202601${day}`);
  expect(await partitions()).toContain('usage_kept');
  expect(await partitions()).not.toContain('usage_logs_20260108');
  expect((await readUsage(user)).count).toBe(1);

  app.setTime(new Date('2026-04-02T12:00:00Z'));
  await maintainUsagePartitions(app.deps);
  expect(await partitions()).not.toContain('usage_logs_20260101');
  expect(await partitions()).toContain('usage_logs_20260102');
  expect(await app.deps.database.orm.select({ day: usageLogs.logDate }).from(usageLogs)).toEqual([
    { day: '2026-01-03' },
  ]);
});
