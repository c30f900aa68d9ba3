import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { readEvents } from '../testing/read-events.ts';
import { createModelWriter } from '../writers/model/model-writer.ts';
import { withFallback } from '../writers/model/with-fallback.ts';
import type { Writer } from '../writers/writer.ts';

const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'nice', wantsParts: true };
const STREAM = { accept: 'text/event-stream' };
const WHOLE = '{"replies": ["One.", "Two.", "Three.", "Four.", "Five."]}';
const BEGINNING = '{"replies": ["The first try has these words and';
/** Less than it takes until something is shown, and more. */
const SOON_MS = 20;
const LATE_MS = 250;

/** A step at which the provider withholds the answer. */
const WITHHELD = { isWithheld: true };
/** A text of the answer, a pause, or a failure. */
type Step = string | number | Error | typeof WITHHELD;

/** A model whose first answer is the first list of steps, and so on. */
function createSteppingModel(...answers: readonly Step[][]): Writer {
  let asked = 0;
  return createModelWriter({
    model: () => ({
      modelId: 'stepping',
      doStream: () => {
        const steps = answers[Math.min(asked, answers.length - 1)] ?? [];
        asked += 1;
        return Promise.resolve({ stream: play(steps) });
      },
    }),
    name: 'openai:stepping',
    firstReplyTimeoutMs: 10_000,
    nonce: () => 'nonce',
    sleep: (ms, signal) => sleep(ms, undefined, { signal }),
  });
}

async function* play(steps: readonly Step[]): AsyncGenerator<LanguageModelV4StreamPart> {
  for (const step of steps) {
    if (typeof step === 'number') await sleep(step);
    else if (step instanceof Error) throw step;
    else if (typeof step === 'string') yield { type: 'text-delta', id: '0', delta: step };
    else yield finish('content-filter');
  }
  yield finish('stop');
}

function finish(unified: 'content-filter' | 'stop'): LanguageModelV4StreamPart {
  const none = { noCache: undefined, cacheRead: undefined, cacheWrite: undefined };
  return {
    type: 'finish',
    finishReason: { unified, raw: unified },
    usage: {
      inputTokens: { total: 1, ...none },
      outputTokens: { total: 1, text: undefined, reasoning: undefined },
    },
  };
}

/** Parts and replies as they come, each as 'index name: text'. */
async function listWords(writer: Writer): Promise<string[]> {
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const events = readEvents(await user.post('/api/quick-action', GENERATE, STREAM));
  const words: string[] = [];
  for await (const [name, data] of events) {
    if (name === 'part' || name === 'reply') words.push(`${data.index} ${name}: ${data.text}`);
  }
  return words;
}

const FIRST = '0 part: The first try has these words';
const REPLIES = ['0 reply: One.', '1 reply: Two.', '2 reply: Three.', '3 reply: Four.'];
const ALL = [...REPLIES, '4 reply: Five.'];

test('of a try that failed no word is shown behind its failure', async () => {
  const writer = createSteppingModel([BEGINNING, SOON_MS, new Error('cut')], [LATE_MS, WHOLE]);
  expect(await listWords(writer)).toEqual(ALL);
});

test('what the provider withheld is not shown while another writer takes over', async () => {
  const withheld = createSteppingModel([BEGINNING, SOON_MS, WITHHELD]);
  const writer = withFallback(withheld, createSteppingModel([LATE_MS, WHOLE]));
  expect(await listWords(writer)).toEqual(ALL);
});

test('words that stood when their writer failed are taken back', async () => {
  const writer = createSteppingModel([BEGINNING, LATE_MS, new Error('cut')], [LATE_MS, WHOLE]);
  expect(await listWords(writer)).toEqual([FIRST, '0 part: ', ...ALL]);
});

test('a reply that the end of the answer cuts off is taken back', async () => {
  const cut = '{"replies": ["One.", "Two.", "Three.", "Four.", "The fifth was cut off by the';
  expect(await listWords(createSteppingModel([cut, LATE_MS]))).toEqual([
    ...REPLIES,
    '4 part: The fifth was cut off by',
    '4 part: ',
  ]);
});

test('a text that gets too long to be a reply is taken back', async () => {
  const long = [BEGINNING, LATE_MS, ' so on'.repeat(800), LATE_MS, '"', WHOLE.slice(11)];
  const words = await listWords(createSteppingModel(long));
  expect(words.slice(0, 2)).toEqual([FIRST, '0 part: ']);
});

test('the last word is kept back behind its full stop too: until it is paid for, nobody has all', async () => {
  const [first] = await listWords(
    createSteppingModel(['{"replies": ["Spaces start wars quietly.', LATE_MS, '"]}']),
  );
  expect(first).toBe('0 part: Spaces start wars');
});
