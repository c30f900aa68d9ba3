import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerBrief } from './browser-model.ts';

/** The server takes this long without a word for the end of a model. */
const STALL_MS = 10_000;
const BRIEF = { answerId: 'a', instructions: 'Write.', message: 'A post', language: 'ja' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a model that writes a letter in a second is heard of before the server takes it for ended', async () => {
  const said =
    '{"replies":["スペース派の友人が一晩かけて書いてきた反論も結局タブで字下げされていました。"]}';
  const letters = Array.from(said);
  vi.stubGlobal('LanguageModel', {
    availability: () => Promise.resolve('available'),
    create: () =>
      Promise.resolve({
        promptStreaming: () =>
          new ReadableStream<string>({
            async pull(controller) {
              await new Promise((resolve) => setTimeout(resolve, 1000));
              const letter = letters.shift();
              if (letter === undefined) controller.close();
              else controller.enqueue(letter);
            },
          }),
        destroy: () => {},
      }),
  });
  const heard: { atMs: number; text: string }[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    heard.push({ atMs: Date.now(), text });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const answering = answerBrief(BRIEF, new AbortController().signal);
  await vi.advanceTimersByTimeAsync((said.length + 5) * 1000);
  await answering;
  expect(heard.map(({ text }) => text).join('')).toBe(said);
  const pauses = heard.slice(1).map(({ atMs }, place) => atMs - (heard[place]?.atMs ?? 0));
  expect(Math.max(...pauses)).toBeLessThan(STALL_MS);
});

test('on a connection slower than its pieces no empty ones are sent instead of what the model says', async () => {
  const letters = ['{"replies":["', 'Tabs', ' it is."]}'];
  const said = letters.join('');
  vi.stubGlobal('LanguageModel', {
    availability: () => Promise.resolve('available'),
    create: () =>
      Promise.resolve({
        promptStreaming: () =>
          new ReadableStream<string>({
            pull(controller) {
              const letter = letters.shift();
              if (letter === undefined) controller.close();
              else controller.enqueue(letter);
            },
          }),
        destroy: () => {},
      }),
  });
  const heard: { text: string; end?: string }[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      heard.push(JSON.parse(body) as { text: string; end?: string });
      await new Promise((resolve) => setTimeout(resolve, 2500));
      signal.throwIfAborted();
      return new Response(null, { status: 204 });
    },
  );
  const leave = new AbortController();
  const answering = answerBrief(BRIEF, leave.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  leave.abort();
  await vi.advanceTimersByTimeAsync(3000);
  await answering;
  expect(heard.map(({ text }) => text).join('')).toBe(said);
  expect(heard.at(-1)?.end).toBe('whole');
  expect(heard.filter(({ text, end }) => text === '' && end === undefined)).toEqual([]);
});
