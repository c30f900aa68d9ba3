import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { GenerationAnswer } from '#contract/generation.ts';
import { generations } from '../database/schema.ts';
import { hashToken } from '../identity/sessions.ts';
import { cutDatabase } from '../testing/cut-database.ts';
import { createTestApp, type TestUser } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { readUsage } from '../testing/read-usage.ts';
import { reserveUse } from './reserve-use.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { takeUse } from './take-use.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const NEXT_NOON = new Date('2026-03-11T12:00:00Z');
const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };

async function generate(user: TestUser): Promise<number> {
  return (await user.post('/api/quick-action', GENERATE)).status;
}

test('without the database people who were seen go on to their limit, and their uses are added when it is back', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  expect(await generate(user)).toBe(200);
  expect(await generate(user)).toBe(200);
  cut.isAway = true;
  expect((await readUsage(user)).count).toBe(2);
  for (let use = 0; use < 3; use += 1) expect(await generate(user)).toBe(200);
  expect((await readUsage(user)).count).toBe(5);
  const sixth = await user.post('/api/quick-action', GENERATE);
  expect(await sixth.json()).toMatchObject({ code: 'limit_reached_free' });
  expect(sixth.headers.get('retry-after')).toBe(String(12 * 3600));
  cut.isAway = false;
  expect(await generate(user)).toBe(429);
  // Whoever is refused for the limit is still known when the database goes away again.
  cut.isAway = true;
  expect((await readUsage(user)).count).toBe(5);
  cut.isAway = false;
  expect(await readUsage(user)).toMatchObject({ count: 5, remaining: 0 });
});

test('without the database, too, who is refused in a day’s last second may come back in one', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:59.900Z') });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  for (let use = 0; use < 5; use += 1) expect(await generate(user)).toBe(200);
  const refused = await user.post('/api/quick-action', GENERATE);
  expect(refused.headers.get('retry-after')).toBe('1');
});

test('replies that were written without the database can be changed when it is back', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  const answer = await user.post('/api/quick-action', GENERATE);
  const { generationId, replies } = (await answer.json()) as GenerationAnswer;
  cut.isAway = false;
  expect((await readUsage(user)).count).toBe(1);
  const revision = { ...GENERATE, generationId, direction: 'again', reply: replies[0] };
  expect((await user.post('/api/revise', revision)).status).toBe(200);
});

test('without the database premium goes on to its own limit', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  app.deps.config.premiumUserIds.push(user.userId);
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  for (let use = 0; use < 30; use += 1) expect(await generate(user)).toBe(200);
  const refused = await user.post('/api/quick-action', GENERATE);
  expect(await refused.json()).toMatchObject({ code: 'limit_reached_premium' });
});

test('a database that is read-only does not hand out anew what it cannot count', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  expect(await generate(user)).toBe(200);
  cut.isReadOnly = true;
  for (let use = 0; use < 4; use += 1) {
    expect(await generate(user)).toBe(200);
    expect((await user.request('/api/profile')).status).toBe(200);
  }
  expect(await generate(user)).toBe(429);
  expect((await user.request('/api/profile')).status).toBe(200);
  expect(await generate(user)).toBe(429);
  // Nor does it count today what it never heard of yesterday.
  app.setTime(NEXT_NOON);
  expect((await user.request('/api/profile')).status).toBe(200);
  expect((await readUsage(user)).count).toBe(0);
  app.setTime(NOON);
  cut.isReadOnly = false;
  expect(await generate(user)).toBe(429);
  expect(await readUsage(user)).toMatchObject({ count: 5, remaining: 0 });
});

test('whoever was not seen, and whatever needs the database, hears so with a time to come back', async () => {
  await using app = await createTestApp({ now: NOON });
  const [seen, unseen] = [await app.signIn(), await app.signIn()];
  const cut = cutDatabase(app);
  await seen.request('/api/profile');
  cut.isAway = true;
  expect(await generate(seen)).toBe(200);
  const refused = await unseen.post('/api/quick-action', GENERATE);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'database_unavailable' });
  expect((await seen.request('/api/preferences')).status).toBe(503);
  for (const path of ['/api/profile', '/api/usage']) {
    expect((await unseen.request(path)).status).toBe(503);
  }
  // Nobody is signed in by an answer that is missing.
  expect((await app.request('/api/profile')).status).toBe(401);
});

test('without the database a person who was seen is still shown, with the count of this moment', async () => {
  await using app = await createTestApp({ now: NOON });
  const [user, used] = [await app.signIn(), await app.signIn()];
  const cut = cutDatabase(app);
  const readProfile = async () =>
    (await (await user.request('/api/profile')).json()) as Record<string, unknown>;
  const before = await readProfile();
  expect(await generate(used)).toBe(200);
  cut.isAway = true;
  expect(await readProfile()).toEqual(before);
  expect(await generate(user)).toBe(200);
  expect(await readProfile()).toEqual({ ...before, usageCount: 1 });
  // Whose document was never read is counted by memory, and not shown.
  expect((await readUsage(used)).count).toBe(1);
  expect((await used.request('/api/profile')).status).toBe(503);
  app.setTime(new Date(NOON.getTime() + 600_001));
  expect((await user.request('/api/profile')).status).toBe(503);
});

test('a generation that fails without the database gives its use back, and midnight begins a new day', async () => {
  await using app = await createTestApp({
    now: new Date('2026-03-10T23:59:00Z'),
    writer: createScriptedWriter({ replies: [], fail: new Error('broken') }),
  });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  for (let time = 0; time < 7; time += 1) expect(await generate(user)).toBe(502);
  expect((await readUsage(user)).count).toBe(0);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  expect(await readUsage(user)).toMatchObject({ count: 0, resetsAt: '2026-03-12T00:00:00.000Z' });
});

test('without the database, too, three failures of a day are free, and the others are counted when it is back', async () => {
  const writer = createScriptedWriter({ replies: [], fail: new AppError('writer_refused') });
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  const counts: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    await generate(user);
    counts.push((await readUsage(user)).count);
  }
  expect(counts).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 5]);
  cut.isAway = false;
  expect((await readUsage(user)).count).toBe(5);
});

test('a use that was taken before midnight is given back to its own day, not to the next', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:59Z') });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  const held = await takeUse(app.deps, {
    asker: { token: user.token, visitor: null },
    holdMs: 60_000,
  });
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  expect(await generate(user)).toBe(200);
  await held.giveBack();
  await expect(held.keep('hash')).rejects.toMatchObject({ code: 'generation_failed' });
  expect((await readUsage(user)).count).toBe(1);
  cut.isAway = false;
  expect((await readUsage(user)).count).toBe(1);
});

test.each([
  ['by memory alone, memory takes it back', false, 0],
  ['by the database, the database takes it back when it is told', true, 1],
])(
  'a use that the database holds is given back while it is away: counted %s',
  async (_, isSeenAgain, countAway) => {
    await using app = await createTestApp({ now: NOON });
    const user = await app.signIn();
    const cut = cutDatabase(app);
    await readUsage(user);
    cut.isAway = true;
    const asker = { token: user.token, visitor: null };
    const held = await takeUse(app.deps, { asker, holdMs: 60_000 });
    cut.isAway = false;
    await app.deps.offlineUses.writeBack(app.deps.database);
    if (isSeenAgain) expect((await readUsage(user)).count).toBe(1);
    cut.isAway = true;
    for (let time = 0; time < 2; time += 1) await held.giveBack();
    expect((await readUsage(user)).count).toBe(countAway);
    cut.isAway = false;
    await app.deps.offlineUses.writeBack(app.deps.database);
    expect((await readUsage(user)).count).toBe(0);
  },
);

test('a use that the database may hold is given back there as well', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  const asker = { token: user.token, visitor: null };
  const held = await takeUse(app.deps, { asker, holdMs: 60_000 });
  cut.isAway = false;
  const { offlineUses, database } = app.deps;
  const answerLost = new Error('The answer got lost.');
  const run: typeof database.run = async (statement, parameters) => {
    await database.run(statement, parameters);
    if (statement.name === 'quota_hold_taken') throw answerLost;
    return [];
  };
  await expect(offlineUses.writeBack({ run })).rejects.toBe(answerLost);
  await held.giveBack();
  expect((await readUsage(user)).count).toBe(0);
});

test('a use that ends while the database is told of five hundred others is not told of', async () => {
  await using app = await createTestApp({ now: NOON });
  const { offlineUses, database } = app.deps;
  const day = { isPremium: true, limit: 501, count: 0, resetsAt: '2026-03-11T00:00:00Z' };
  offlineUses.remember({ tokenHash: 'seen', userId: 'seen', day });
  const taken = Array.from({ length: 501 }, () => offlineUses.take('seen', 60_000));
  const told: unknown[] = [];
  const run: typeof database.run = async (_, [ids]) => {
    if (Array.isArray(ids)) told.push(...ids);
    await taken[500]?.giveBack();
    return [];
  };
  await offlineUses.writeBack({ run });
  expect(told).toEqual(taken.slice(0, 500).map((use) => use?.id));
});

test('uses of two days are added to their own days, each once, though the answers get lost', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:00Z') });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isAway = true;
  await generate(user);
  await generate(user);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  await generate(user);
  cut.isAway = false;
  cut.answersLost = true;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(app.deps.offlineUses.writeBack(app.deps.database)).rejects.toThrow('terminated');
  }
  cut.answersLost = false;
  await app.deps.offlineUses.writeBack(app.deps.database);
  expect((await readUsage(user)).count).toBe(1);
  app.setTime(new Date('2026-03-10T23:59:30Z'));
  expect((await readUsage(user)).count).toBe(2);
  // What was told is not told again once the database has forgotten the generations.
  await app.deps.database.orm.delete(generations);
  expect((await readUsage(user)).count).toBe(2);
});

test('a database that is well and busy counts by itself: nothing is taken by memory', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.isBusy = true;
  const refused = await user.post('/api/quick-action', GENERATE);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'database_busy' });
  cut.isBusy = false;
  expect((await readUsage(user)).count).toBe(0);
});

test('replies that are written are handed over though the database has no time, and counted later', async () => {
  let cut: ReturnType<typeof cutDatabase> | null = null;
  const writer = createScriptedWriter({
    onWrite: () => {
      if (cut !== null) cut.isBusy = true;
    },
  });
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  cut = cutDatabase(app);
  expect(await generate(user)).toBe(200);
  cut.isBusy = false;
  // Counted already, though not known to be final: memory does not add it.
  cut.isReadOnly = true;
  expect((await user.request('/api/profile')).status).toBe(200);
  expect((await readUsage(user)).count).toBe(1);
  cut.isReadOnly = false;
  expect((await readUsage(user)).count).toBe(1);
  app.setTime(new Date(NOON.getTime() + 600_000));
  expect(await sweepReservations(app.deps)).toBe(0);
  expect((await readUsage(user)).count).toBe(1);
});

test('the database going away between taking and keeping loses no reply, and counts the use once', async () => {
  for (const isSwept of [false, true]) {
    let cut: ReturnType<typeof cutDatabase> | null = null;
    const writer = createScriptedWriter({
      onWrite: () => {
        if (cut !== null) cut.isAway = true;
      },
    });
    await using app = await createTestApp({ now: NOON, writer });
    const user = await app.signIn();
    cut = cutDatabase(app);
    expect(await generate(user)).toBe(200);
    cut.isAway = false;
    if (isSwept) {
      app.setTime(new Date(NOON.getTime() + 600_000));
      expect(await sweepReservations(app.deps)).toBe(1);
    }
    expect((await readUsage(user)).count).toBe(1);
    app.setTime(new Date(NOON.getTime() + 1_200_000));
    expect(await sweepReservations(app.deps)).toBe(0);
    expect((await readUsage(user)).count).toBe(1);
  }
});

test('a use whose answer got lost is given back, and the one taken by memory counts', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  cut.answersLost = true;
  expect(await generate(user)).toBe(200);
  cut.answersLost = false;
  expect((await readUsage(user)).count).toBe(1);
  // It is told once, not with every write to come.
  const { database } = app.deps;
  const run = database.run.bind(database);
  const told: string[] = [];
  database.run = async (statement, parameters) => {
    told.push(statement.name);
    return run(statement, parameters);
  };
  await app.deps.offlineUses.writeBack(database);
  expect(told).toEqual([]);
  // And nothing is left to sweep.
  app.setTime(new Date(NOON.getTime() + 600_000));
  expect(await sweepReservations(app.deps)).toBe(0);
});

test('a use taken by memory counts as soon as the database is back, before its replies are there', async () => {
  for (const end of ['kept', 'given back', 'died'] as const) {
    await using app = await createTestApp({ now: NOON });
    const user = await app.signIn();
    const cut = cutDatabase(app);
    for (let use = 0; use < 4; use += 1) expect(await generate(user)).toBe(200);
    cut.isAway = true;
    const held = await takeUse(app.deps, {
      asker: { token: user.token, visitor: null },
      holdMs: 60_000,
    });
    cut.isAway = false;
    cut.answersLost = true;
    await expect(app.deps.offlineUses.writeBack(app.deps.database)).rejects.toThrow('terminated');
    cut.answersLost = false;
    expect(await generate(user), end).toBe(429);
    expect((await readUsage(user)).count).toBe(5);
    cut.isAway = true;
    expect((await readUsage(user)).count).toBe(5);
    cut.isAway = false;
    if (end === 'kept') await held.keep('hash');
    if (end === 'given back') await held.giveBack();
    app.setTime(new Date(NOON.getTime() + 60_001));
    await sweepReservations(app.deps);
    expect((await readUsage(user)).count, end).toBe(end === 'kept' ? 5 : 4);
    expect(await generate(user), end).toBe(end === 'kept' ? 429 : 200);
  }
});

test('a deleted account takes no use by memory, and gets none written back', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await readUsage(user);
  const use = await reserveUse(app.deps, {
    subject: { sessionHash: hashToken(user.token) },
    holdMs: 1000,
  });
  await use.keep('hash');
  app.deps.offlineUses.owe({
    id: crypto.randomUUID(),
    userId: user.userId,
    day: '2026-03-10',
    postHash: 'hash',
  });
  expect((await user.request('/api/account', { method: 'DELETE' })).status).toBe(204);
  cut.isAway = true;
  expect(await generate(user)).toBe(503);
  cut.isAway = false;
  await app.deps.offlineUses.writeBack(app.deps.database);
  const rows = await app.deps.database.run<{ count: number }>(
    { name: 'left_over', text: 'select count from usage_logs where user_id = $1' },
    [user.userId],
  );
  expect(rows).toEqual([]);
});
