import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamReplies } from './stream-replies.ts';

const REQUEST = { tweetText: 'A post', tone: 'nice' } as const;
const HANDLERS = {
  onWait: () => {},
  onNotices: () => {},
  onKept: () => {},
  onPart: () => {},
  onReply: () => {},
  onUsage: () => {},
  onDone: () => {},
};
const BROKEN_OFF = /^The connection broke off/;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that says what it is told to, and is gone where that is nothing. */
function standIn(options: { answers: boolean }) {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const stop = (fail: (error: unknown) => void) => {
      if (signal.aborted) fail(signal.reason);
      signal.addEventListener('abort', () => fail(signal.reason));
    };
    if (!options.answers) return new Promise((_resolve, reject) => stop(reject));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        out = controller;
        stop((error) => controller.error(error));
      },
    });
    return Promise.resolve(new Response(body));
  });
  return { say: (text: string) => out?.enqueue(new TextEncoder().encode(text)) };
}

function ask(signal: AbortSignal) {
  const replies: string[] = [];
  const onReply = (text: string) => void replies.push(text);
  const ended = streamReplies(REQUEST, { ...HANDLERS, onReply, signal }).then(
    () => null,
    (error: unknown) => error,
  );
  return { replies, ended };
}

test.each([true, false])(
  'a connection on which nothing comes any more is said to be broken off: answered %s',
  async (answers) => {
    standIn({ answers });
    const { ended } = ask(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(38_000);
    await expect(ended).resolves.toMatchObject({ message: expect.stringMatching(BROKEN_OFF) });
  },
);

test('one that says every ten seconds that it is there is waited for', async () => {
  const server = standIn({ answers: true });
  const { replies, ended } = ask(new AbortController().signal);
  for (let beat = 0; beat < 12; beat += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    server.say(': still writing\n\n');
  }
  server.say('event: reply\ndata: {"index":0,"text":"At last"}\n\nevent: done\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  await expect(ended).resolves.toBeNull();
  expect(replies).toEqual(['At last']);
});

test.each([true, false])('a stop stays a stop: asked before %s', async (isAsked) => {
  standIn({ answers: isAsked });
  const stopping = new AbortController();
  if (!isAsked) stopping.abort();
  const { ended } = ask(stopping.signal);
  await vi.advanceTimersByTimeAsync(0);
  stopping.abort();
  await vi.advanceTimersByTimeAsync(0);
  const atOnce = await Promise.race([ended, Promise.resolve('not yet')]);
  expect(atOnce).toMatchObject({ name: 'AbortError' });
});
