import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { Writer } from '../writers/writer.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { countUses } from '../testing/read-usage.ts';

const POST = { tweetText: 'Tabs are better than spaces.', tone: 'nice' };

const FIRST_TRY = 'Tabs are one character wide, which nobody can say of spaces.';
const SECOND_TRY = 'My keyboard would like a word with both camps.';

/** Writes nothing until it is let go on, and forgets who left. */
function createHeldWriter() {
  const held = new Set<() => void>();
  const writer: Writer = {
    name: 'held',
    async *write({ revision }, { signal }) {
      let letGoOn = () => {};
      try {
        await new Promise<void>((resolve, reject) => {
          letGoOn = resolve;
          held.add(resolve);
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        });
      } finally {
        held.delete(letGoOn);
      }
      yield revision === undefined ? FIRST_TRY : SECOND_TRY;
    },
  };
  const letAllGoOn = () => {
    for (const goOn of held) goOn();
  };
  return { writer, letAllGoOn, running: () => held.size };
}

async function openScene() {
  const { writer, letAllGoOn, running } = createHeldWriter();
  const app = await createTestApp({ writer, ownTurnWaitMs: 50 });
  return { app, letAllGoOn, running, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test.for([
  ['plain', {}],
  ['streamed', { accept: 'text/event-stream' }],
] as const)(
  'one generation at a time without premium: a second, %s, is told when to come back and costs nothing',
  async ([, headers]) => {
    await using scene = await openScene();
    const { app, running, letAllGoOn } = scene;
    const user = await app.signIn();
    const first = user.post('/api/quick-action', POST, headers);
    await expect.poll(running).toBe(1);
    const second = await user.post('/api/quick-action', POST, headers);
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('5');
    expect(await second.json()).toMatchObject({
      code: 'generation_running',
      error: ERRORS.generation_running.message,
    });
    expect(await countUses(user)).toBe(1);
    expect(running()).toBe(1);
    letAllGoOn();
    await (await first).text();
    const third = user.post('/api/quick-action', POST, headers);
    await expect.poll(running).toBe(1);
    letAllGoOn();
    expect((await third).status).toBe(200);
  },
);

test('who was refused is refused again while the first is at work, from another browser as well', async () => {
  await using scene = await openScene();
  const { app, running, letAllGoOn } = scene;
  const user = await app.signIn('ada@example.com');
  const elsewhere = await app.signIn('ada@example.com');
  const first = user.post('/api/quick-action', POST);
  await expect.poll(running).toBe(1);
  for (const browser of [user, user, elsewhere]) {
    expect((await browser.post('/api/quick-action', POST)).status).toBe(429);
  }
  expect(running()).toBe(1);
  letAllGoOn();
  expect((await first).status).toBe(200);
});

test('three at a time with premium, and nobody waits for somebody else', async () => {
  await using scene = await openScene();
  const { app, running, letAllGoOn } = scene;
  const [premium, other] = [await app.signIn(), await app.signIn()];
  await makePremium(app, premium);
  const three = [1, 2, 3].map(() => premium.post('/api/quick-action', POST));
  await expect.poll(running).toBe(3);
  expect((await premium.post('/api/quick-action', POST)).status).toBe(429);
  const others = other.post('/api/quick-action', POST);
  await expect.poll(running).toBe(4);
  letAllGoOn();
  const answers = await Promise.all([...three, others]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('three at a time as soon as somebody is premium, one as soon as they are not', async () => {
  await using scene = await openScene();
  const { app, running, letAllGoOn } = scene;
  const user = await app.signIn();
  const runAtOnce = async (count: number) => {
    const begun = Array.from({ length: count }, () => user.post('/api/quick-action', POST));
    await expect.poll(running).toBe(count);
    const oneMore = await user.post('/api/quick-action', POST);
    letAllGoOn();
    const answers = await Promise.all(begun);
    return [...answers, oneMore].map(({ status }) => status);
  };
  expect(await runAtOnce(1)).toEqual([200, 429]);
  const takeBack = await makePremium(app, user);
  expect(await runAtOnce(3)).toEqual([200, 200, 200, 429]);
  await takeBack();
  expect(await runAtOnce(1)).toEqual([200, 429]);
});

test('a change of one reply takes a turn as well, and one that is refused is not taken from the ten', async () => {
  await using scene = await openScene();
  const { app, running, letAllGoOn } = scene;
  const user = await app.signIn();
  const first = user.post('/api/quick-action', POST);
  await expect.poll(running).toBe(1);
  letAllGoOn();
  const { generationId, replies } = (await (await first).json()) as {
    generationId: string;
    replies: string[];
  };
  const revise = () =>
    user.post('/api/revise', {
      ...POST,
      generationId,
      reply: replies[0],
      others: [],
      direction: 'again',
    });
  const another = user.post('/api/quick-action', POST);
  await expect.poll(running).toBe(1);
  const refused = await revise();
  expect(await refused.json()).toMatchObject({ code: 'generation_running' });
  letAllGoOn();
  await another;
  const revised = revise();
  await expect.poll(running).toBe(1);
  letAllGoOn();
  expect(await (await revised).json()).toMatchObject({ revisionsLeft: 9 });
});

test('who leaves while waiting for their own turn gets the use back, and the turn is free for the next', async () => {
  await using scene = await openScene();
  const { app, running, letAllGoOn } = scene;
  const user = await app.signIn();
  const leaving = new AbortController();
  const first = user.request('/api/quick-action', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(POST),
    signal: leaving.signal,
  });
  await expect.poll(running).toBe(1);
  leaving.abort();
  await first.then((answer) => answer.text()).catch(() => '');
  await expect.poll(running).toBe(0);
  await expect.poll(() => countUses(user)).toBe(0);
  const next = user.post('/api/quick-action', POST);
  await expect.poll(running).toBe(1);
  letAllGoOn();
  expect((await next).status).toBe(200);
});

test('starting and stopping in a loop takes its uses and changes, whichever way', async () => {
  await using scene = await openScene();
  const { app, running, letAllGoOn } = scene;
  const user = await app.signIn();
  const begin = (path: string, body: object, accept: string, signal?: AbortSignal) =>
    user.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
      ...(signal !== undefined && { signal }),
    });
  const whole = begin('/api/quick-action', POST, '*/*');
  await expect.poll(running).toBe(1);
  letAllGoOn();
  const { generationId } = (await (await whole).json()) as { generationId: string };
  const revision = { ...POST, generationId, reply: FIRST_TRY, others: [], direction: 'again' };
  const stop = async (path: string, body: object, accept: string) => {
    const leaving = new AbortController();
    const left = begin(path, body, accept, leaving.signal);
    await expect.poll(running).toBe(1);
    leaving.abort();
    await left.then((answer) => answer.text()).catch(() => '');
    await expect.poll(running).toBe(0);
  };
  const codeOf = async (path: string, body: object) =>
    ((await (await begin(path, body, '*/*')).json()) as { code: string }).code;
  for (let change = 0; change < 10; change += 1) await stop('/api/revise', revision, '*/*');
  expect(await codeOf('/api/revise', revision)).toBe('revisions_used_up');
  expect(await countUses(user)).toBe(1);
  const counts: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    await stop('/api/quick-action', POST, time % 2 === 0 ? '*/*' : 'text/event-stream');
    await expect.poll(() => countUses(user)).toBe(Math.max(1, time - 1));
    counts.push(await countUses(user));
  }
  expect(counts).toEqual([1, 1, 1, 2, 3, 4, 5]);
  expect(await codeOf('/api/quick-action', POST)).toBe('limit_reached_free');
  expect(running()).toBe(0);
});
