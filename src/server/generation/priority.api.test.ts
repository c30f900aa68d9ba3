import { expect, test } from 'vitest';
import type { Writer } from '../writers/writer.ts';
import { createTestApp, type TestUser } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { createWriterTurns } from './writer-turns.ts';

const STREAM = { accept: 'text/event-stream' };

/** A writer that begins when told to, and tells which posts it was asked about. */
function createGatedWriter() {
  const asked: string[] = [];
  const gates: (() => void)[] = [];
  const writer: Writer = {
    name: 'gated',
    async *write({ tweetText }, { signal }) {
      asked.push(tweetText);
      await new Promise<void>((resolve, reject) => {
        gates.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      yield `About ${tweetText}`;
    },
  };
  return { writer, asked, release: () => gates.shift()?.() };
}

async function openScene() {
  const gate = createGatedWriter();
  const app = await createTestApp({
    writer: gate.writer,
    settings: { AI_PARALLEL_LIMIT: '1' },
  });
  const enter = app.deps.writerTurns.enter.bind(app.deps.writerTurns);
  let entered = 0;
  app.deps.writerTurns.enter = (writer, options) => {
    entered += 1;
    return enter(writer, options);
  };
  const [first, free, premium] = [await app.signIn(), await app.signIn(), await app.signIn()];
  await makePremium(app, premium);
  return {
    app,
    gate,
    entered: () => entered,
    first,
    free,
    premium,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

function generate(user: TestUser, tweetText: string, signal?: AbortSignal): Promise<Response> {
  return user.request('/api/quick-action', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...STREAM },
    body: JSON.stringify({ tweetText, tone: 'nice' }),
    ...(signal && { signal }),
  });
}

test('more than five hundred do not wait for a provider; nobody waits for the built-in writer, nor for another arm', async () => {
  await using app = await createTestApp({ settings: { AI_PARALLEL_LIMIT: '1' } });
  const turns = createWriterTurns(app.deps);
  const options = { signal: new AbortController().signal };
  const entered = Array.from({ length: 502 }, () => turns.enter('openai:x', options));
  await expect(entered.at(-1)).rejects.toMatchObject({ code: 'writer_busy' });
  const other = turns.enter('anthropic:y', options); // the limit is of all providers together
  await expect(other).rejects.toMatchObject({ code: 'writer_busy' });
  for (const writer of ['local:medium', ...Array.from({ length: 502 }, () => 'builtin')]) {
    (await turns.enter(writer, options))();
  }
  for (const turn of entered.slice(0, -1)) (await turn)();
});

test('at the provider’s limit premium goes before who came earlier, and both are told of the wait', async () => {
  await using scene = await openScene();
  const { gate, first, free, premium, entered } = scene;
  const running = await generate(first, 'first');
  await expect.poll(() => gate.asked).toEqual(['first']);
  const waitingFree = await generate(free, 'free');
  await expect.poll(entered).toBe(2);
  const waitingPremium = await generate(premium, 'premium');
  await expect.poll(entered).toBe(3);
  expect(gate.asked).toEqual(['first']);
  gate.release();
  await running.text();
  await expect.poll(() => gate.asked).toEqual(['first', 'premium']);
  gate.release();
  const premiumText = await waitingPremium.text();
  expect(premiumText).toMatch(/event: waiting\ndata: \{"ahead":0\}[^]*event: reply/);
  await expect.poll(() => gate.asked).toEqual(['first', 'premium', 'free']);
  gate.release();
  const freeText = await waitingFree.text();
  expect(freeText.match(/"ahead":\d/g)).toEqual(['"ahead":0', '"ahead":1', '"ahead":0']);
  expect(freeText).toContain('event: done');
});

test('who leaves while waiting gets the use back and is never written for', async () => {
  await using scene = await openScene();
  const { gate, first, free } = scene;
  const running = await generate(first, 'first');
  await expect.poll(() => gate.asked).toEqual(['first']);
  const leaving = new AbortController();
  const waiting = await generate(free, 'free', leaving.signal);
  const count = async () =>
    ((await (await free.request('/api/usage')).json()) as { count: number }).count;
  expect(await count()).toBe(1);
  leaving.abort();
  await waiting.text().catch(() => '');
  await expect.poll(count).toBe(0);
  gate.release();
  await running.text();
  expect(gate.asked).toEqual(['first']);
});
