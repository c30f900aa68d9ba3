import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { readEvents, type GenerationEvent } from '../testing/read-events.ts';
import { SCRIPTED_REPLIES } from '../testing/scripted-writer.ts';
import { countUses } from '../testing/read-usage.ts';
import type { Writer } from '../writers/writer.ts';

const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'nice' };
const HATRED = 'All immigrants are parasites and should be thrown out of this country.';
const STREAM = { accept: 'text/event-stream' };
/** Some looks at what there is. */
const LONG_MS = 300;

/** A writer that tells what stands of its first reply, waits for `goOn`, and writes its set. */
function createTellingWriter(
  parts: readonly string[],
  replies: readonly string[] = SCRIPTED_REPLIES,
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const writer: Writer = {
    name: 'telling',
    async *write(_request, { onPart, signal }) {
      for (const part of parts) onPart?.(part);
      await Promise.race([
        promise,
        new Promise((_, reject) => signal.addEventListener('abort', reject)),
      ]);
      yield* replies;
    },
  };
  return { writer, goOn: resolve };
}

/** What a set tells of its parts, and whatever else comes under `names`. */
async function listEvents(
  answer: Response,
  ...names: GenerationEvent[0][]
): Promise<GenerationEvent[]> {
  const events = await Array.fromAsync(readEvents(answer));
  return events.filter(([name]) => names.includes(name));
}

test.for([
  ['The keyboard has a key for exactly this arg', 'The keyboard has a key for exactly this'],
  ['Hello there, frie', 'Hello there,'],
  ['それは本当に素晴らしいで', 'それは本当に素晴らしい'],
] as const)('of “%s” are shown the whole words, before the reply', async ([standing, words]) => {
  const { writer, goOn } = createTellingWriter(['The', standing]);
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', { ...GENERATE, wantsParts: true }, STREAM);
  const events: GenerationEvent[] = [];
  for await (const event of readEvents(answer)) {
    events.push(event);
    if (event[0] === 'part') goOn();
  }
  expect(events.map(([name]) => name).slice(0, 3)).toEqual(['part', 'kept', 'reply']);
  expect(events[0]).toEqual(['part', { index: 0, text: words }]);
  expect(events.filter(([name]) => name === 'part')).toHaveLength(1);
});

test('of a reply that is whole at once nothing is shown before, nor after', async () => {
  const writer: Writer = {
    name: 'quick',
    async *write(_request, { onPart }) {
      onPart?.('The keyboard has a key');
      yield* SCRIPTED_REPLIES.slice(0, 1);
      await sleep(LONG_MS);
      yield* SCRIPTED_REPLIES.slice(1);
    },
  };
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', { ...GENERATE, wantsParts: true }, STREAM);
  const events = await listEvents(answer, 'part', 'reply');
  expect(events.map(([name]) => name)).toEqual(SCRIPTED_REPLIES.map(() => 'reply'));
});

test('a stream that did not ask for parts has none', async () => {
  const { writer, goOn } = createTellingWriter(['The keyboard has a key']);
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', GENERATE, STREAM);
  await sleep(LONG_MS);
  goOn();
  expect(await listEvents(answer, 'part')).toEqual([]);
});

test.for([
  ['who is in pain', { tweetText: 'My mother died this morning.' }],
  ['a post that hates', { tweetText: HATRED }],
  ['an answer to one that hates', { context: HATRED }],
] as const)('to %s nothing is shown before the reply is whole', async ([, request]) => {
  const { writer, goOn } = createTellingWriter(['The keyboard has a key']);
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const asked = { ...GENERATE, ...request, wantsParts: true };
  const answer = await user.post('/api/quick-action', asked, STREAM);
  await sleep(LONG_MS);
  goOn();
  expect(await listEvents(answer, 'part')).toEqual([]);
});

test('what the filter takes is not shown in parts', async () => {
  const { writer, goOn } = createTellingWriter(['Go and kill yourself, my dear']);
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', { ...GENERATE, wantsParts: true }, STREAM);
  await sleep(LONG_MS);
  goOn();
  expect(await listEvents(answer, 'part')).toEqual([]);
});

test('the words of a reply that ends up taken are taken back', async () => {
  const replies = ['You look tired, kill yourself.', ...SCRIPTED_REPLIES];
  const { writer, goOn } = createTellingWriter(['You look tired, kill'], replies);
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', { ...GENERATE, wantsParts: true }, STREAM);
  const events: GenerationEvent[] = [];
  for await (const event of readEvents(answer)) {
    events.push(event);
    goOn();
  }
  expect(events.filter(([name]) => name === 'part' || name === 'reply').slice(0, 3)).toEqual([
    ['part', { index: 0, text: 'You look tired,' }],
    ['part', { index: 0, text: '' }],
    ['reply', { index: 0, text: SCRIPTED_REPLIES[0] }],
  ]);
});

test('words are not a reply: who leaves after them has lost no use', async () => {
  const { writer } = createTellingWriter(['The keyboard has a key']);
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', { ...GENERATE, wantsParts: true }, STREAM);
  for await (const [name] of readEvents(answer)) {
    expect(name).toBe('part');
    break;
  }
  await expect.poll(() => countUses(user)).toBe(0);
});
