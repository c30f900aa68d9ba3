import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { usageLogs } from '../database/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { listenLocally } from '../testing/listen-locally.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { countUses } from '../testing/read-usage.ts';
import { createCompatibleModel } from '../writers/model/compatible-model.ts';
import { createModelWriter } from '../writers/model/model-writer.ts';
import type { Writer } from '../writers/writer.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const GENERATE = { tweetText: 'Answer this in prose.', tone: 'rage' };
const STREAM = { accept: 'text/event-stream' };

/** Fails as it is told, and counts how often it was asked. */
function createFailingWriter(code: ErrorCode) {
  const failing = { code: code as ErrorCode | null, calls: 0 };
  const writer: Writer = {
    name: 'failing',
    write: (...asked) => {
      failing.calls += 1;
      const { code: now } = failing;
      const script = now === null ? {} : { replies: [], fail: new AppError(now) };
      return createScriptedWriter(script).write(...asked);
    },
  };
  return { failing, writer };
}

async function generate(user: TestUser): Promise<{ code: string; error: string }> {
  const answer = await user.post('/api/quick-action', GENERATE);
  const body = (await answer.json()) as { code?: string; error?: string };
  return { code: body.code ?? 'written', error: body.error ?? '' };
}

/** Begins a generation and leaves as soon as the writer is at work. */
async function stop(user: TestUser, { leave }: { leave: AbortController }): Promise<void> {
  const answer = await user.request('/api/quick-action', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(GENERATE),
    signal: leave.signal,
  });
  await answer.text();
}

test('sixty posts that make the model answer in prose: three are free, five take a use, the rest are refused', async () => {
  const { failing, writer } = createFailingWriter('writer_unusable');
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  const codes: string[] = [];
  for (let post = 0; post < 60; post += 1) codes.push((await generate(user)).code);
  expect(failing.calls).toBe(8);
  expect(codes).toEqual([
    ...Array.from({ length: 3 }, () => 'writer_unusable'),
    ...Array.from({ length: 5 }, () => 'writer_unusable_counted'),
    ...Array.from({ length: 52 }, () => 'limit_reached_free'),
  ]);
  expect(await countUses(user)).toBe(5);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  expect((await generate(user)).code).toBe('writer_unusable');
  expect(await countUses(user)).toBe(0);
});

test.each([
  'content_filter',
  'invalid_prompt', // OpenAI's own
])(
  'a post that its provider refuses with a 400 (%s) is one of the three as well, and asked about once',
  async (code) => {
    let calls = 0;
    const provider = createServer((_, response) => {
      calls += 1;
      response.writeHead(400).end(JSON.stringify({ error: { message: 'Filtered.', code } }));
    });
    using _ = { [Symbol.dispose]: () => void provider.close() };
    const baseUrl = `http://127.0.0.1:${await listenLocally(provider)}/v1`;
    const writer = createModelWriter({
      model: () => createCompatibleModel({ baseUrl, key: null, modelId: 'strict' }),
      name: 'openai-compatible:strict',
      firstReplyTimeoutMs: 10_000,
      nonce: () => 'nonce',
      sleep: () => Promise.resolve(),
    });
    await using app = await createTestApp({ now: NOON, writer });
    const user = await app.signIn();
    const codes: string[] = [];
    for (let post = 0; post < 4; post += 1) codes.push((await generate(user)).code);
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => 'writer_refused'),
      'writer_refused_counted',
    ]);
    expect([calls, await countUses(user)]).toEqual([4, 1]);
  },
);

test.each(['writer_unusable', 'writer_refused'] as const)(
  '%s says that the use came back while it does, and what it took when it did not',
  async (code) => {
    const { failing, writer } = createFailingWriter(code);
    await using app = await createTestApp({ now: NOON, writer });
    const user = await app.signIn();
    for (let free = 0; free < 3; free += 1) {
      expect((await generate(user)).error).toContain('Your use was given back.');
      expect(await countUses(user)).toBe(0);
    }
    const answer = await (await user.post('/api/quick-action', GENERATE, STREAM)).text();
    expect(answer).toContain(`"code":"${code}_counted"`);
    expect(answer).toContain('After 3 a day that bring nothing, each takes a use.');
    expect(answer).not.toContain('given back');
    expect(await countUses(user)).toBe(1);
    failing.code = null;
    expect((await generate(user)).code).toBe('written');
    expect(await countUses(user)).toBe(2);
  },
);

test('thirty at once are given three free ones and no more', async () => {
  const { failing, writer } = createFailingWriter('writer_refused');
  await using app = await createTestApp({ now: NOON, writer, ownTurnWaitMs: 60_000 });
  const user = await app.signIn();
  await makePremium(app, user);
  await Promise.all(Array.from({ length: 30 }, async () => generate(user)));
  expect(failing.calls).toBe(30);
  expect(await countUses(user)).toBe(27);
});

test('what is nobody’s fault takes no use, however often', async () => {
  for (const code of ['writer_unavailable', 'writer_timeout', 'writer_busy'] as const) {
    const { writer } = createFailingWriter(code);
    await using app = await createTestApp({ now: NOON, writer });
    const user = await app.signIn();
    for (let time = 0; time < 7; time += 1) expect((await generate(user)).code).toBe(code);
    expect(await countUses(user)).toBe(0);
    expect(await readFailures(app)).toBe(0);
  }
});

test('stops before the first reply: three a day are free, then each takes a use', async () => {
  let leave = new AbortController();
  let calls = 0;
  const writer = createScriptedWriter({
    hang: true,
    replies: [],
    onWrite: () => {
      calls += 1;
      leave.abort();
    },
  });
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  const counts: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    leave = new AbortController();
    await stop(user, { leave });
    counts.push(await countUses(user));
  }
  expect(counts).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 5, 5]);
  expect(calls).toBe(8);
});

test('a stop while others go first has cost nothing, and takes no use', async () => {
  let letGoOn = () => {};
  const first = new Promise<void>((resolve) => (letGoOn = resolve));
  let calls = 0;
  const writer = createScriptedWriter({ onWrite: () => (calls += 1), whenWritten: () => first });
  const settings = { AI_PARALLEL_LIMIT: '1' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const [other, user] = [await app.signIn(), await app.signIn()];
  const underWay = generate(other);
  await expect.poll(() => calls).toBe(1);
  for (let time = 0; time < 6; time += 1) {
    const leave = new AbortController();
    const stopped = stop(user, { leave });
    await expect.poll(() => countUses(user)).toBe(1);
    leave.abort();
    await stopped;
    expect(await countUses(user)).toBe(0);
  }
  expect(await readFailures(app)).toBe(0);
  letGoOn();
  expect((await underWay).code).toBe('written');
});

test('deleting the account brings no free failures back', async () => {
  const { writer } = createFailingWriter('writer_unusable');
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn('again@example.com');
  for (let time = 0; time < 3; time += 1) await generate(user);
  await user.request('/api/account', { method: 'DELETE' });
  const back = await app.signIn('again@example.com');
  expect((await generate(back)).code).toBe('writer_unusable_counted');
});

test('a failure is of its own day, and changes nothing of another', async () => {
  const { writer } = createFailingWriter('writer_unusable');
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  const { orm } = app.deps.database;
  const before = { userId: user.userId, logDate: '2026-03-09', count: 3, failures: 0 };
  await orm.insert(usageLogs).values(before);
  await generate(user);
  expect(await orm.select().from(usageLogs).orderBy(usageLogs.logDate)).toMatchObject([
    before,
    { logDate: '2026-03-10', count: 0, failures: 1 },
  ]);
});

test('a visitor’s failures count by address', async () => {
  const { writer } = createFailingWriter('writer_unusable');
  const settings = { ANONYMOUS_GENERATIONS: '1' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const codes: unknown[] = [];
  for (let time = 0; time < 9; time += 1) {
    const answer = await app.request('/api/quick-action', {
      method: 'POST',
      headers: { origin: app.deps.config.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify(GENERATE),
    });
    codes.push(((await answer.json()) as { code: string }).code);
  }
  expect(codes.slice(2)).toEqual([
    'writer_unusable',
    ...Array.from({ length: 5 }, () => 'writer_unusable_counted'),
    'limit_reached_free',
  ]);
});

test('a change of a reply that the post brings to nothing is one of the ten', async () => {
  const { failing, writer } = createFailingWriter('writer_refused');
  failing.code = null;
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  const made = await user.post('/api/quick-action', GENERATE);
  const { generationId } = (await made.json()) as { generationId: string };
  const revise = async () => {
    const body = { ...GENERATE, generationId, direction: 'again', reply: 'One.' };
    return (await (await user.post('/api/revise', body)).json()) as {
      code?: string;
      revisionsLeft?: number;
    };
  };
  failing.code = 'writer_refused';
  expect((await revise()).code).toBe('revision_refused');
  failing.code = 'writer_unavailable';
  expect((await revise()).code).toBe('writer_unavailable');
  failing.code = null;
  expect((await revise()).revisionsLeft).toBe(8);
});

async function readFailures({ deps }: TestApp): Promise<number> {
  const rows = await deps.database.orm.select({ failures: usageLogs.failures }).from(usageLogs);
  return rows.reduce((sum, { failures }) => sum + failures, 0);
}
