import { expect, test } from 'vitest';
import type { GenerationEvents } from '#contract/generation.ts';
import type { Overview } from '#contract/overview.ts';
import { MARKS, type Mark, type Uptake, type UptakeRow } from '#contract/uptake.ts';
import { AppError } from '#contract/errors.ts';
import { sessions, uptakeCounts, uptakeSets } from '../database/schema.ts';
import type { Writer } from '../writers/writer.ts';
import { withFallback } from '../writers/model/with-fallback.ts';
import { createBuiltinWriter } from '../writers/builtin/create-builtin-writer.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { deleteOldMarks, deleteOldUptake } from './mark-reply.ts';
import { createUptake } from './uptake.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const GENERATE = { tweetText: 'A post', tone: 'nice' };
const STREAM = { accept: 'text/event-stream' };

/** What can ask: a person, or a visitor. */
type Poster = Pick<TestUser, 'post'>;

/** Asks as the page does. @returns what is told at the end */
async function writeSet(poster: Poster, body: object): Promise<GenerationEvents['done']> {
  const text = await (await poster.post('/api/quick-action', body, STREAM)).text();
  const done = /^event: done\ndata: (.*)$/m.exec(text)?.[1] ?? '{}';
  return JSON.parse(done) as GenerationEvents['done'];
}

/** @returns the name of the set */
async function generate(poster: Poster, body: object = GENERATE): Promise<string> {
  return (await writeSet(poster, body)).uptakeId;
}

async function mark(
  poster: Poster,
  marking: { uptakeId: string; reply?: number; mark?: Mark },
): Promise<number> {
  const body = { reply: 0, mark: 'copied', ...marking };
  return (await poster.post('/api/uptake', body)).status;
}

async function readUptake(app: TestApp): Promise<Uptake> {
  const owner = await signInOperator(app);
  const answer = await owner.get('/api/operator/overview');
  return ((await answer.json()) as Overview).uptake;
}

/** A row in a line: how many sets and replies were taken of how many, then each mark. */
function brief({ setsTaken, repliesTaken, ...row }: UptakeRow): string {
  const { copied, saved, posted, edited, refined } = row;
  const marks = [copied, saved, posted, edited.count, refined.count].join(' ');
  return `${setsTaken.count}/${setsTaken.of} ${repliesTaken.count}/${repliesTaken.of} ${marks}`;
}

async function briefAll(app: TestApp): Promise<string> {
  return brief((await readUptake(app)).all);
}

/** From our own page, signed out. */
function visitorOf(app: TestApp, address: string): Poster {
  return {
    post: (path, body, headers = {}) =>
      app.request(path, {
        method: 'POST',
        headers: {
          origin: app.deps.config.publicUrl,
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(body),
        address,
      }),
  };
}

test('each mark counts once for a reply; copied, saved or posted takes it, and its set, once', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const uptakeId = await generate(user);
  expect(await briefAll(app)).toBe('0/1 0/5 0 0 0 0 0');
  for (const what of ['refined', 'edited'] as const) await mark(user, { uptakeId, mark: what });
  expect(await briefAll(app)).toBe('0/1 0/5 0 0 0 1 1');
  for (const what of [...MARKS, ...MARKS]) await mark(user, { uptakeId, mark: what });
  expect(await briefAll(app)).toBe('1/1 1/5 1 1 1 1 1');
  for (let reply = 0; reply < 5; reply += 1) await mark(user, { uptakeId, reply });
  expect(await briefAll(app)).toBe('1/1 5/5 5 1 1 1 1');
  const other = await generate(user);
  await mark(user, { uptakeId: other, reply: 4, mark: 'posted' });
  expect(await briefAll(app)).toBe('2/2 6/10 5 1 2 1 1');
  for (const _ of [1, 2]) await generate(user);
  expect(await briefAll(app)).toBe('2/4 6/20 5 1 2 1 1');
});

test('what is pressed fifty times at once counts once', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const uptakeId = await generate(user);
  const statuses = await Promise.all(Array.from({ length: 50 }, () => mark(user, { uptakeId })));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await briefAll(app)).toBe('1/1 1/5 1 0 0 0 0');
});

test('a count is one statement, which is there when it is answered', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const uptakeId = await generate(user);
  const { database } = app.deps;
  const asked: string[] = [];
  app.deps.database = {
    ...database,
    run: (statement, parameters) => {
      asked.push(statement.name);
      return database.run(statement, parameters);
    },
  };
  await mark(user, { uptakeId });
  expect(asked).toEqual(['uptake_mark']);
  expect(await database.orm.select().from(uptakeCounts)).toMatchObject([
    { day: '2026-03-10', writer: 'scripted', copied: 1, setsTaken: 1, repliesTaken: 1 },
  ]);
});

test('nobody counts for a set of somebody else, signed out, or after their session', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('me@example.com');
  const uptakeId = await generate(user);
  expect(await mark(await app.signIn(), { uptakeId })).toBe(204);
  expect(await mark(visitorOf(app, '203.0.113.7'), { uptakeId })).toBe(204);
  const ended = await app.signIn('me@example.com');
  await ended.post('/api/auth/sign-out', {});
  expect(await mark(ended, { uptakeId })).toBe(204);
  await app.deps.database.orm.update(sessions).set({ expiresAt: NOON });
  expect(await mark(user, { uptakeId })).toBe(204);
  expect(await briefAll(app)).toBe('0/1 0/5 0 0 0 0 0');
  await mark(await app.signIn('me@example.com'), { uptakeId });
  expect(await briefAll(app)).toBe('1/1 1/5 1 0 0 0 0');
});

test('a name that was made up, changed, or made elsewhere counts nothing', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const uptakeId = await generate(user);
  const set = app.deps.uptake.open(uptakeId);
  if (set === null) throw new Error('The set has a name.');
  const middle = uptakeId.length / 2;
  const changed = uptakeId[middle] === 'A' ? 'B' : 'A';
  const names = [
    '',
    'none',
    JSON.stringify(set),
    Buffer.from(JSON.stringify(set)).toString('base64url'),
    uptakeId.slice(0, -4),
    uptakeId.slice(0, middle) + changed + uptakeId.slice(middle + 1),
    createUptake('another installation').show(set),
  ];
  for (const name of names) expect(await mark(user, { uptakeId: name }), name).toBe(204);
  expect(await briefAll(app)).toBe('0/1 0/5 0 0 0 0 0');
});

test('only replies that were handed over can be marked', async () => {
  const writer = createScriptedWriter({
    replies: ['One.', 'Two.'],
    fail: new AppError('writer_unavailable'),
  });
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  const uptakeId = await generate(user);
  expect(await mark(user, { uptakeId, reply: 2 })).toBe(204);
  expect(await briefAll(app)).toBe('0/1 0/2 0 0 0 0 0');
  await mark(user, { uptakeId, reply: 1 });
  expect(await briefAll(app)).toBe('1/1 1/2 1 0 0 0 0');
  for (const wrong of [{ reply: 8 }, { reply: -1 }, { reply: 0.5 }, { mark: 'liked' as Mark }]) {
    expect(await mark(user, { uptakeId, ...wrong }), JSON.stringify(wrong)).toBe(400);
  }
});

test('a set of a plain answer, or that came to nothing, is not counted', async () => {
  const script: Parameters<typeof createScriptedWriter>[0] = {};
  const writer: Writer = {
    name: 'changing',
    write: (...asked) => createScriptedWriter(script).write(...asked),
  };
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  const plain = (await (await user.post('/api/quick-action', GENERATE)).json()) as object;
  expect(Object.keys(plain).toSorted()).toEqual(['generationId', 'notices', 'replies', 'usage']);
  Object.assign(script, { replies: [], fail: new AppError('writer_timeout') });
  expect(await generate(user)).toBeUndefined();
  expect(await briefAll(app)).toBe('0/0 0/0 0 0 0 0 0');
  expect((await readUptake(app)).all.setsTaken).toEqual({ count: 0, of: 0, low: null, high: null });
});

test('tone, language, writer and brief are those that the set was written in', async () => {
  const builtin = createBuiltinWriter({ random: () => 0.5 });
  const model = (replies: readonly string[], fail?: Error): Writer => ({
    name: 'openai:small',
    write: (request, options) => {
      options.onHand?.({ writer: 'openai:small', brief: '6' });
      return createScriptedWriter({ replies, fail }).write(request, options);
    },
  });
  let writer: Writer = withFallback(model(['Uno.', 'Dos.', 'Tres.']), builtin);
  await using app = await createTestApp({
    now: NOON,
    writer: { name: 'first', write: (...asked) => writer.write(...asked) },
  });
  const user = await app.signIn();
  await makePremium(app, user);
  const own = { id: '5b1f3d2e-1111-4000-8000-000000000001', name: 'Me', base: 'rage' };
  const tones = [{ ...own, does: 'be brief', doesNot: '', examples: [] }];
  const kept = await user.request('/api/preferences', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tones }),
  });
  expect(kept.status).toBe(200);
  const choices = { count: 3, language: 'es' };
  const spanish = await generate(user, { ...GENERATE, tone: own.id, choices });
  writer = withFallback(model([], new AppError('writer_unavailable')), builtin);
  // Nobody in pain is provoked; nobody here reads Danish.
  await generate(user, { tweetText: 'My mother died this morning.', tone: 'rage' });
  await generate(user, { tweetText: 'Vi har købt et hus ved fjorden i dag.', tone: 'informal' });
  const german = { tweetText: 'Ich habe heute ein Haus gekauft und freue mich.', tone: 'rage' };
  await generate(user, german);
  writer = model([]);
  await generate(user, german);
  await mark(user, { uptakeId: spanish });
  const uptake = await readUptake(app);
  const labels = (rows: readonly UptakeRow[]) =>
    Object.fromEntries(rows.map((row) => [row.label, brief(row).split(' ', 2).join(' ')]));
  expect(labels(uptake.tone)).toEqual({
    own: '1/1 1/3',
    nice: '0/1 0/5',
    informal: '0/1 0/5',
    rage: '0/2 0/10',
  });
  expect(labels(uptake.language)).toEqual({
    es: '1/1 1/3',
    en: '0/3 0/15',
    de: '0/1 0/5',
  });
  expect(labels(uptake.writer)).toEqual({
    'openai:small': '1/1 1/3',
    builtin: '0/3 0/15',
    generic: '0/1 0/5',
  });
  expect(labels(uptake.brief)).toEqual({ 6: '1/1 1/3', '': '0/4 0/20' });
  const inOrder = (rows: readonly UptakeRow[]) => rows.map(({ label }) => label);
  // The most sets first, then by name.
  expect(inOrder(uptake.language)).toEqual(['en', 'de', 'es']);
  expect(inOrder(uptake.tone)).toEqual(['rage', 'informal', 'nice', 'own']);
  expect(uptake.all.setsTaken.low).toBeCloseTo(0.0362, 4);
  expect(uptake.all.setsTaken.high).toBeCloseTo(0.6245, 4);
});

test('a mark counts for the day of its set, until the next day is over', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T23:59:59Z') });
  const user = await app.signIn('me@example.com');
  const uptakeId = await generate(user);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  await generate(user);
  await mark(user, { uptakeId });
  app.setTime(new Date('2026-03-11T23:59:59Z'));
  await deleteOldMarks(app.deps);
  await mark(user, { uptakeId });
  await mark(user, { uptakeId, reply: 1 });
  app.setTime(new Date('2026-03-12T00:00:01Z'));
  await deleteOldMarks(app.deps);
  await mark(user, { uptakeId });
  await mark(user, { uptakeId, reply: 2 });
  await app.deps.uptake.flush(app.deps);
  const { orm } = app.deps.database;
  expect(await orm.select().from(uptakeSets)).toEqual([]);
  const counts = await orm.select().from(uptakeCounts).orderBy(uptakeCounts.day);
  expect(counts).toMatchObject([
    { day: '2026-03-10', sets: 1, setsTaken: 1, repliesTaken: 2, copied: 2 },
    { day: '2026-03-11', sets: 1, setsTaken: 0, copied: 0 },
  ]);
  app.setTime(new Date('2026-04-09T12:00:00Z'));
  expect(await briefAll(app)).toBe('0/1 0/5 0 0 0 0 0'); // the first is 31 days old
  app.setTime(new Date('2027-04-15T12:00:00Z'));
  await deleteOldUptake(app.deps);
  expect(await orm.select().from(uptakeCounts)).toMatchObject([{ day: '2026-03-11' }]);
});

test('a reply that was written anew is the same reply', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const { uptakeId, generationId } = await writeSet(user, GENERATE);
  await mark(user, { uptakeId, mark: 'copied' });
  const revision = { ...GENERATE, generationId, direction: 'again', reply: 'One.' };
  expect((await user.post('/api/revise', revision)).status).toBe(200);
  for (const what of ['refined', 'copied', 'refined'] as const) {
    await mark(user, { uptakeId, mark: what });
  }
  expect(await briefAll(app)).toBe('1/1 1/5 1 0 0 0 1');
});

test('what is stored leads to nobody, and has no word; who deletes their account counts no more', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('me@example.com');
  const { uptakeId, generationId } = await writeSet(user, GENERATE);
  for (const secret of [user.userId, generationId, 'nice', 'scripted']) {
    expect(Buffer.from(uptakeId, 'base64url').includes(secret), secret).toBe(false);
  }
  await mark(user, { uptakeId });
  const { orm } = app.deps.database;
  await app.deps.uptake.flush(app.deps);
  const stored = [await orm.select().from(uptakeSets), await orm.select().from(uptakeCounts)];
  for (const trace of [user.userId, generationId, 'me@example.com', 'A post', 'One.']) {
    expect(JSON.stringify(stored), trace).not.toContain(trace);
  }
  await user.request('/api/account', { method: 'DELETE' });
  await mark(user, { uptakeId, reply: 1 });
  await mark(await app.signIn('me@example.com'), { uptakeId, reply: 2 });
  expect(await briefAll(app)).toBe('1/1 1/5 1 0 0 0 0');
});

test('visitors count for the sets of their address, signed in by then or not', async () => {
  const settings = { ANONYMOUS_GENERATIONS: '1' };
  await using app = await createTestApp({ now: NOON, settings });
  const visitor = visitorOf(app, '203.0.113.7');
  const uptakeId = await generate(visitor);
  expect(await mark(visitorOf(app, '203.0.113.8'), { uptakeId })).toBe(204);
  expect(await briefAll(app)).toBe('0/1 0/5 0 0 0 0 0');
  await mark(visitor, { uptakeId });
  await mark(await app.signIn(), { uptakeId, reply: 1 });
  expect(await briefAll(app)).toBe('1/1 2/5 2 0 0 0 0');
  const user = await app.signIn();
  await mark(visitor, { uptakeId: await generate(user) });
  expect(await briefAll(app)).toBe('1/2 2/10 2 0 0 0 0');
});

test('what two instances counted is added; a failed write is kept; marks of sets whose process died stay shares', async () => {
  await using app = await createTestApp({ now: NOON });
  await using beside = await createTestApp({ now: NOON, beside: app });
  const user = await app.signIn();
  await generate(user);
  const { deps } = app;
  const away = { ...deps.database, run: () => Promise.reject(new Error('away')) };
  await expect(deps.uptake.flush({ ...deps, database: away })).rejects.toThrow('away');
  const uptakeId = await generate({
    post: (path, body, headers) =>
      beside.request(path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${user.token}`,
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(body),
      }),
  });
  await mark(user, { uptakeId });
  // The other instance is not asked: as if it had died.
  expect(await briefAll(app)).toBe('1/1 1/5 1 0 0 0 0');
  await mark(user, { uptakeId, mark: 'saved', reply: 4 });
  await beside.deps.uptake.flush(beside.deps);
  expect(await briefAll(app)).toBe('1/2 2/10 1 1 0 0 0');
  await deps.database.orm.update(uptakeCounts).set({ sets: 0, replies: 1 });
  expect(await briefAll(app)).toBe('1/1 2/2 1 1 0 0 0');
});
