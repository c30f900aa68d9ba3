import { BRIEF_VERSION } from '../writers/model/brief.ts';
import { expect, test } from 'vitest';
import type { BrowserFault, GenerationEvents } from '#contract/generation.ts';
import { MAX_ANSWER_PIECE_CHARACTERS } from '#contract/limits.ts';
import type { Overview } from '#contract/overview.ts';
import { experimentCounts, usageReservations } from '../database/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { createScriptedWriter, SCRIPTED_REPLIES } from '../testing/scripted-writer.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { countUses } from '../testing/read-usage.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const POST = { tweetText: 'Tabs are better than spaces.', tone: 'nice', byBrowser: true };
const SAID = [
  'My thumb agrees with you.',
  'Eight columns of peace and quiet.',
  'My linter sleeps well tonight.',
  'Spaces never forgave you for this.',
  'Settled, then. Next: semicolons.',
];

type Event = {
  [Name in keyof GenerationEvents]: { name: Name; data: GenerationEvents[Name] };
}[keyof GenerationEvents];

interface Begun {
  brief: GenerationEvents['brief'];
  /** Reads on until an event of this name has come. */
  readTo<Name extends keyof GenerationEvents>(name: Name): Promise<GenerationEvents[Name]>;
  replies: string[];
  leave(): Promise<void>;
}

/** Begins a generation that the browser is to write, as the page does. */
async function begin(user: TestUser, body: object = POST): Promise<Begun> {
  const left = new AbortController();
  const answer = await user.request('/api/quick-action', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: left.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: Event[] = [];
  const replies: string[] = [];
  let text = '';
  async function readTo<Name extends keyof GenerationEvents>(
    name: Name,
  ): Promise<GenerationEvents[Name]> {
    for (;;) {
      const event = events.shift();
      if (event?.name === 'reply') replies.push(event.data.text);
      if (event?.name === name) return event.data as GenerationEvents[Name];
      if (event !== undefined) continue;
      const next = await reader?.read();
      if (next?.done !== false) throw new Error(`No ${name}: ${text}`);
      text += next.value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, at = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (at !== '') events.push({ name: at, data: JSON.parse(data) } as Event);
      }
    }
  }
  return {
    brief: await readTo('brief'),
    readTo,
    replies,
    leave: async () => {
      left.abort();
      await reader?.cancel();
    },
  };
}

function send(
  app: Pick<TestApp, 'request'>,
  piece: { answerId: string; number: number; text: string; end?: 'whole' | BrowserFault },
): Promise<Response> {
  return app.request('/api/brief-answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(piece),
  });
}

const asAnswer = (replies: readonly string[]) => JSON.stringify({ reading: 'a war', replies });

test('the browser is asked by the brief of every model, and what it says comes through the filter, one use', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  const user = await app.signIn();
  const set = await begin(user);
  expect(set.brief).toMatchObject({ language: 'en' });
  expect(set.brief.instructions).toContain('Answer with JSON only');
  // A small model on somebody's machine: what it writes is shown as it comes.
  expect(set.brief.instructions).not.toContain('"others"');
  expect(set.brief.message).toContain(POST.tweetText);
  expect(await countUses(user)).toBe(1); // the brief is not free
  const [first, ...others] = SAID;
  const machine = "It's not just a tab, it's a testament to clarity.";
  const text = asAnswer([machine, first ?? '', ...others]);
  const { answerId } = set.brief;
  const half = text.indexOf(others[0] ?? '');
  expect((await send(app, { answerId, number: 0, text: text.slice(0, half) })).status).toBe(204);
  await set.readTo('reply');
  expect(set.replies).toEqual([first]); // before the answer is whole
  await send(app, { answerId, number: 1, text: text.slice(half), end: 'whole' });
  expect((await set.readTo('done')).notices).toEqual([]);
  expect(set.replies).toEqual(SAID);
  expect(await countUses(user)).toBe(1);
});

test('the set counts as the browser’s, under the version of the brief, and for no arm of an experiment', async () => {
  const settings = { AI_FALLBACK_MODEL: 'openai:x', OPENAI_API_KEY: 'x' };
  await using app = await createTestApp({ now: NOON, writer: 'builtin', settings });
  const owner = await signInOperator(app);
  const arms = ['builtin', 'openai:x'].map((writer) => ({ writer, share: 50 }));
  const begun = await owner.post('/api/operator/experiments', { json: { name: 'Both', arms } });
  expect(begun.status).toBe(200);
  const user = await app.signIn();
  const set = await begin(user);
  const { answerId } = set.brief;
  await send(app, { answerId, number: 0, text: asAnswer(SAID), end: 'whole' });
  const { uptakeId } = await set.readTo('done');
  await user.post('/api/uptake', { uptakeId, reply: 0, mark: 'copied' });
  const { uptake } = (await (await owner.get('/api/operator/overview')).json()) as Overview;
  expect(uptake.writer.map(({ label, copied }) => [label, copied])).toEqual([['browser', 1]]);
  expect(uptake.brief.map(({ label }) => label)).toEqual([String(BRIEF_VERSION)]);
  await app.deps.uptake.flush(app.deps);
  const counts = await app.deps.database.orm.select().from(experimentCounts);
  expect(counts).toEqual([]);
});

test('pieces come to any instance and in any order', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  await using other = await createTestApp({ now: NOON, writer: 'builtin', beside: app });
  const user = await app.signIn();
  const set = await begin(user);
  const { answerId } = set.brief;
  const text = asAnswer(SAID);
  const pieces = [text.slice(0, 60), text.slice(60, 130), text.slice(130)];
  const end = 'whole' as const;
  await send(other, { answerId, number: 2, text: pieces[2] ?? '', end });
  await send(app, { answerId, number: 1, text: pieces[1] ?? '' });
  await send(other, { answerId, number: 0, text: pieces[0] ?? '' });
  await send(other, { answerId, number: 0, text: 'twice' });
  await set.readTo('done');
  expect(set.replies).toEqual(SAID);
});

test('the longest piece in the longest spelling gets to another instance', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  await using other = await createTestApp({ now: NOON, writer: 'builtin', beside: app });
  const set = await begin(await app.signIn());
  const { answerId } = set.brief;
  const text = '\u0001'.repeat(MAX_ANSWER_PIECE_CHARACTERS);
  expect((await send(other, { answerId, number: 0, text })).status).toBe(204);
  await send(other, { answerId, number: 1, text: asAnswer(SAID), end: 'whole' });
  await set.readTo('done');
  expect(set.replies).toEqual(SAID);
  const tooLong = await send(app, { answerId, number: 2, text: `${text}!` });
  expect(tooLong.status).toBe(400);
});

test.each(['gone', 'download', 'language', 'refused', 'too_long', 'failed'] as const)(
  'where the browser’s model is %s, the built-in writer writes, with words, and the set is its own',
  async (fault) => {
    await using app = await createTestApp({ now: NOON, writer: 'builtin' });
    const user = await app.signIn();
    const set = await begin(user);
    await send(app, { answerId: set.brief.answerId, number: 0, text: '', end: fault });
    expect((await set.readTo('done')).notices).toEqual([`browser_${fault}`]);
    expect(set.replies).toHaveLength(5);
    const owner = await signInOperator(app);
    const { uptake } = (await (await owner.get('/api/operator/overview')).json()) as Overview;
    expect(uptake.writer.map(({ label }) => label)).toEqual(['builtin']);
    expect(await countUses(user)).toBe(1);
    const metrics = await (await app.request('/metrics', { address: '127.0.0.1' })).text();
    const kind = fault === 'refused' ? 'filtered' : 'no_model';
    expect(metrics).toContain(`riposte_writer_faults_total{writer="browser",kind="${kind}"} 1`);
  },
);

test('what a model breaks off or says too little of, the built-in writer fills up', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  for (const [end, notices] of [
    ['whole', []],
    ['failed', ['browser_failed']],
  ] as const) {
    const set = await begin(await app.signIn());
    const text = asAnswer(SAID.slice(0, 3));
    await send(app, { answerId: set.brief.answerId, number: 0, text, end });
    expect((await set.readTo('done')).notices).toEqual(notices);
    expect(set.replies).toHaveLength(5);
    expect(set.replies.slice(0, 3)).toEqual(SAID.slice(0, 3));
  }
});

test('what is no list is asked for once more, under another name', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  const set = await begin(await app.signIn());
  const { answerId } = set.brief;
  const text = 'As you like. Tabs it is, then, and may nobody ever speak of it again.';
  await send(app, { answerId, number: 0, text, end: 'whole' });
  const again = await set.readTo('brief');
  expect(again.answerId).not.toBe(answerId);
  await send(app, { answerId, number: 1, text: asAnswer(['Too late.']), end: 'whole' });
  await send(app, { answerId: again.answerId, number: 0, text: asAnswer(SAID), end: 'whole' });
  expect((await set.readTo('done')).notices).toEqual([]);
  expect(set.replies).toEqual(SAID);
});

test('who asks for briefs and goes gets three uses back a day, and no more', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  const user = await app.signIn();
  const counts: number[] = [];
  for (const expected of [0, 0, 0, 1, 2]) {
    const set = await begin(user);
    await set.leave();
    await expect.poll(() => countUses(user)).toBe(expected);
    const late = await send(app, { answerId: set.brief.answerId, number: 0, text: '{"replies"' });
    expect(late.status).toBe(204);
    counts.push(expected);
  }
  expect(counts).toEqual([0, 0, 0, 1, 2]);
});

test('what the browser reads and writes counts as the person’s tokens', async () => {
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '1500' };
  await using app = await createTestApp({ now: NOON, writer: 'builtin', settings });
  const user = await app.signIn();
  for (const _ of ['a thousand of them', 'two']) {
    const set = await begin(user);
    const { answerId } = set.brief;
    await send(app, { answerId, number: 0, text: asAnswer(SAID), end: 'whole' });
    await set.readTo('done');
  }
  const answer = await user.post('/api/quick-action', POST);
  expect(await answer.json()).toMatchObject({ code: 'tokens_used_up' });
  expect(await countUses(user)).toBe(2);
});

test('a browser has the time of a model of one’s own, and so has the use that it holds', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  const set = await begin(await app.signIn());
  const [held] = await app.deps.database.orm.select().from(usageReservations);
  const heldMs = (held?.expiresAt.getTime() ?? 0) - NOON.getTime();
  expect(heldMs).toBeGreaterThan(app.deps.config.ownModel.totalTimeoutMs);
  await set.leave();
});

test('a browser that stays silent is not waited for longer than a model of one’s own', async () => {
  const settings = { AI_FIRST_REPLY_TIMEOUT_MS: '150' };
  await using app = await createTestApp({ now: NOON, writer: 'builtin', settings });
  const set = await begin(await app.signIn());
  expect((await set.readTo('done')).notices).toEqual(['browser_failed']);
  expect(set.replies).toHaveLength(5);
});

test('a connected model writes, whatever the page thinks; and so does the built-in writer where nothing streams', async () => {
  await using modelled = await createTestApp({ now: NOON, writer: createScriptedWriter() });
  const answer = await (
    await (await modelled.signIn()).post('/api/quick-action', POST, { accept: 'text/event-stream' })
  ).text();
  expect(answer).not.toContain('event: brief');
  expect(answer).toContain(SCRIPTED_REPLIES[0]);
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  const user = await app.signIn();
  const plain = await user.post('/api/quick-action', POST);
  expect(await plain.json()).toMatchObject({
    replies: Array(5).fill(expect.any(String)),
    notices: [],
  });
  const unasked = { ...POST, byBrowser: undefined };
  const streamed = await user.post('/api/quick-action', unasked, { accept: 'text/event-stream' });
  expect(await streamed.text()).not.toContain('event: brief');
});

test('a name that is made up, changed, of another day or of an answer that is over is taken by nobody', async () => {
  await using app = await createTestApp({ now: NOON, writer: 'builtin' });
  const set = await begin(await app.signIn());
  const { answerId } = set.brief;
  const changed = `${answerId.slice(0, -3)}AAA`;
  const forged = { number: 0, text: asAnswer(['Forged.']), end: 'whole' } as const;
  for (const name of ['', 'made-up', changed]) {
    expect((await send(app, { answerId: name, ...forged })).status).toBe(204);
  }
  app.setTime(new Date(NOON.getTime() + 600_000));
  expect((await send(app, { answerId, ...forged })).status).toBe(204);
  app.setTime(NOON);
  await send(app, { answerId, number: 0, text: asAnswer(SAID), end: 'whole' });
  await set.readTo('done');
  expect(set.replies).toEqual(SAID);
  expect((await send(app, { answerId, ...forged })).status).toBe(204);
});

test('browsers that write for themselves take no turn at the provider, from nobody and not from each other', async () => {
  const settings = { AI_FALLBACK_MODEL: 'openai:x', OPENAI_API_KEY: 'x', AI_PARALLEL_LIMIT: '1' };
  await using app = await createTestApp({ writer: 'builtin', settings });
  const slow = [await begin(await app.signIn()), await begin(await app.signIn())]; // they think for a while
  expect(slow.map(({ brief }) => typeof brief.answerId)).toEqual(['string', 'string']);
  const plain = new AbortController();
  const endTurn = await app.deps.writerTurns.enter('openai:x', { signal: plain.signal });
  endTurn();
  for (const one of slow) await one.leave();
});
