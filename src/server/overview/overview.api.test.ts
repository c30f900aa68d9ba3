import { expect, test } from 'vitest';
import type { Overview } from '#contract/overview.ts';
import { dailyCounts as dailyCountsTable } from '../database/schema.ts';
import { AppError } from '#contract/errors.ts';
import { signIn } from '../testing/choose-account.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { makePremium } from '../testing/make-premium.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { countPremium, createDailyCounts } from './daily-counts.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const LATER = new Date('2026-03-10T12:10:00Z');
const GENERATE = { tweetText: 'A post', tone: 'nice' };

async function readOverview(app: TestApp, query = ''): Promise<Overview> {
  const owner = await signInOperator(app);
  return (await (await owner.get(`/api/operator/overview${query}`)).json()) as Overview;
}

test('a day is counted: sets and replies, limits, new people, premium, the wait for the first reply', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const stream = { accept: 'text/event-stream' };
  await (await user.post('/api/quick-action', GENERATE, stream)).text();
  for (let use = 0; use < 5; use += 1) await user.post('/api/quick-action', GENERATE);
  await makePremium(app, await app.signIn());
  await countPremium(app.deps);
  const overview = await readOverview(app);
  expect(overview).toMatchObject({ users: 2, premium: 1, currency: 'usd', models: [] });
  expect(overview.days).toHaveLength(30);
  expect(overview.days.map(({ day }) => day).slice(-2)).toEqual(['2026-03-09', '2026-03-10']);
  const today = overview.days.at(-1);
  expect(today).toMatchObject({
    generations: 5,
    outcomes: { done: 5 },
    replies: 25,
    failures: {},
    newUsers: 2,
    premium: 1,
    limitHits: 1,
    cost: 0,
  });
  expect(today?.firstReplyP50Ms).toBeGreaterThan(0);
  expect(overview.days[0]).toMatchObject({ generations: 0, premium: null, firstReplyP95Ms: null });
});

test('today’s premium is counted now, an earlier day’s as it was last counted', async () => {
  await using app = await createTestApp({ now: NOON });
  const [first, second] = [await app.signIn(), await app.signIn()];
  await makePremium(app, first);
  for (let hour = 0; hour < 3; hour += 1) await countPremium(app.deps);
  app.setTime(new Date('2026-03-11T00:01:00Z'));
  await makePremium(app, second);
  const { days } = await readOverview(app);
  expect(days.slice(-3).map(({ premium }) => premium)).toEqual([null, 1, 2]);
});

test('who was given premium before their first sign-in counts among the premium, since that sign-in', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const email = 'awaited@example.com';
  await owner.post('/api/operator/premium-users', { json: { email, duration: 'lifetime' } });
  app.setTime(LATER);
  const browser = openBrowser(app);
  await signIn(browser, { email });
  expect(await (await browser.get('/api/profile')).json()).toMatchObject({
    isPremium: true,
    premiumSince: LATER.toISOString(),
  });
  await countPremium(app.deps);
  expect(await readOverview(app)).toMatchObject({ users: 1, premium: 1 });
});

test('the limit is hit by the last generation of a day, for which the page asks no further', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const stream = { accept: 'text/event-stream' };
  for (let use = 0; use < 4; use += 1) await user.post('/api/quick-action', GENERATE);
  expect((await readOverview(app)).days.at(-1)?.limitHits).toBe(0);
  await (await user.post('/api/quick-action', GENERATE, stream)).text();
  await user.post('/api/quick-action', GENERATE);
  expect((await readOverview(app)).days.at(-1)?.limitHits).toBe(1);
});

test('a last generation whose use was taken back before its first reply hits no limit', async () => {
  const forget = { name: '', text: 'delete from usage_reservations' };
  let isSwept = false;
  const writer = createScriptedWriter({
    whenWritten: async () => {
      if (isSwept) await app.deps.database.run(forget, []);
    },
  });
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  for (let use = 0; use < 4; use += 1) await user.post('/api/quick-action', GENERATE);
  isSwept = true;
  expect((await user.post('/api/quick-action', GENERATE)).status).not.toBe(200);
  expect((await readOverview(app)).days.at(-1)?.limitHits).toBe(0);
});

test('what was cut short is told apart; what a person stops is no failure', async () => {
  const script: Parameters<typeof createScriptedWriter>[0] = {
    replies: ['One.', 'Two.'],
    fail: new AppError('writer_unavailable'),
  };
  await using app = await createTestApp({
    now: NOON,
    writer: { name: 'changing', write: (...asked) => createScriptedWriter(script).write(...asked) },
  });
  const user = await app.signIn();
  await (await user.post('/api/quick-action', GENERATE, { accept: 'text/event-stream' })).text();
  Object.assign(script, { fail: new AppError('generation_stopped'), replies: [] });
  await user.post('/api/quick-action', GENERATE);
  expect((await readOverview(app)).days.at(-1)).toMatchObject({
    generations: 1,
    outcomes: { incomplete: 1 },
    replies: 2,
    stopped: 1,
    failures: {},
  });
});

test('a first reply that took minutes is not said to be quicker than it was', async () => {
  await using app = await createTestApp({ now: NOON });
  app.deps.metrics.countFirstReply(0.009);
  app.deps.metrics.countFirstReply(140);
  expect((await readOverview(app)).days.at(-1)).toMatchObject({
    firstReplyP50Ms: 9,
    firstReplyP95Ms: 140_000,
  });
  for (const seconds of [2.513, 2.513, 2.513, 5000, 5000])
    app.deps.metrics.countFirstReply(seconds);
  expect((await readOverview(app)).days.at(-1)).toMatchObject({
    firstReplyP50Ms: 2600,
    firstReplyP95Ms: 620_000,
  });
});

test('failures are told by their cause', async () => {
  const writer = createScriptedWriter({ replies: [], fail: new AppError('writer_timeout') });
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  await user.post('/api/quick-action', GENERATE);
  await user.post('/api/quick-action', GENERATE);
  const today = (await readOverview(app)).days.at(-1);
  expect(today).toMatchObject({ generations: 0, failures: { writer_timeout: 2 } });
});

test('tokens are summed by model and priced by the file; without a price there is no invented cost', async () => {
  const modelPrices = {
    currency: 'eur',
    models: { 'openai:small': { inputPerMillion: 1, outputPerMillion: 4 } },
  };
  await using app = await createTestApp({ now: NOON, modelPrices });
  const { metrics } = app.deps;
  const small = { writer: 'openai:small', model: 'openai:small' };
  metrics.countTokens({ ...small, input: 400_000, output: 100_000 });
  await readOverview(app);
  app.setTime(new Date('2026-03-11T12:00:00Z'));
  metrics.countTokens({ ...small, input: 600_000, output: 150_000 });
  const dayOfOne = await readOverview(app);
  expect(dayOfOne.days.slice(-3).map(({ cost }) => cost)).toEqual([0, 0.8, 1.2]);
  metrics.countTokens({ writer: 'local:model', model: 'constructor', input: 10, output: 20 });
  const overview = await readOverview(app);
  expect(overview).toMatchObject({
    currency: 'eur',
    models: [
      { model: 'constructor', today: { inputTokens: 10, outputTokens: 20, cost: null } },
      {
        model: 'openai:small',
        today: { inputTokens: 600_000, outputTokens: 150_000, cost: 1.2 },
        allDays: { inputTokens: 1_000_000, outputTokens: 250_000, cost: 2 },
      },
    ],
  });
  expect(overview.days.at(-1)).toMatchObject({ inputTokens: 600_010, cost: null });
});

test('what two instances counted is added, and what could not be written is kept for the next time', async () => {
  await using app = await createTestApp({ now: NOON });
  const { deps } = app;
  const other = createDailyCounts();
  other.add('replies', '', 3);
  deps.dailyCounts.add('replies', '', 4);
  const away = {
    clock: deps.clock,
    database: { ...deps.database, run: () => Promise.reject(new Error('away')) },
  };
  await expect(other.flush(away)).rejects.toThrow('away');
  await Promise.all([other.flush(deps), deps.dailyCounts.flush(deps)]);
  expect((await readOverview(app)).days.at(-1)?.replies).toBe(7);
});

test('a day ends at midnight UTC', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:59Z') });
  app.deps.dailyCounts.add('replies', '');
  await app.deps.dailyCounts.flush(app.deps);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  app.deps.dailyCounts.add('replies', '', 2);
  const { days } = await readOverview(app);
  expect(days.slice(-2).map(({ replies }) => replies)).toEqual([1, 2]);
});

test('token counts that are no whole numbers are counted to the next, and stop no other count', async () => {
  await using app = await createTestApp({ now: NOON });
  const { metrics, dailyCounts } = app.deps;
  const used = { writer: 'w', model: 'p:m' };
  metrics.countTokens({ ...used, input: 10.6, output: 2.2 });
  metrics.countTokens({ ...used, input: -3, output: Number.NaN });
  metrics.countTokens({ ...used, input: Infinity, output: 1e300 });
  await dailyCounts.flush(app.deps);
  const counts = await app.deps.database.orm.select().from(dailyCountsTable);
  expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual({
    'input-tokens': 11,
    'output-tokens': 2,
  });
});

test.each([
  ['?days=7', 7],
  ['?days=90', 90],
  ['?days=4000', 30],
  ['', 30],
])('asked for %s it looks back %i days', async (query, length) => {
  await using app = await createTestApp({ now: NOON });
  const { days } = await readOverview(app, query);
  expect(days).toHaveLength(length);
  expect(days.at(-1)?.day).toBe('2026-03-10');
});
