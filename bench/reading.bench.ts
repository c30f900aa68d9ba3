import { LLMock } from '@copilotkit/aimock';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPost } from '#server/reading/read-post.ts';
import { createCompatibleModel } from '#server/writers/model/compatible-model.ts';
import { createModelWriter } from '#server/writers/model/model-writer.ts';
import type { Row } from './row.ts';

export const name = 'reading';

/** A hosted model of the quick kind. */
const PACE = { ttft: 500, tps: 80 };
const TOKEN_CHARACTERS = 4;
const GENERATIONS = 15;
const POST = 'Eight months of work, and today it is live. Four screens became one.';
const READING = 'proud of a long build; opening: screens';
const REPLIES = [
  'Eight months and the loudest feature is still the invoice.',
  'Which of the four screens did you throw away last?',
  'The three that went probably had the same button.',
  'So what does the one screen do when two people disagree?',
  'live on a monday, brave',
];

/** What the reading of the post adds to the wait for the first reply. */
export async function run(): Promise<Row[]> {
  const withoutMs = await measureFirst(JSON.stringify({ replies: REPLIES }));
  const withMs = await measureFirst(JSON.stringify({ reading: READING, replies: REPLIES }));
  return [
    { what: 'first reply without a reading, p50', figure: Math.round(withoutMs), unit: 'ms' },
    {
      what: 'first reply with a reading of seven words, p50',
      figure: Math.round(withMs),
      unit: 'ms',
    },
    {
      what: 'the reading, times the first reply without it',
      figure: Math.round((withMs / withoutMs) * 100) / 100,
      unit: '×',
      wanted: '<= 1.25',
    },
  ];
}

async function measureFirst(answer: string): Promise<number> {
  const simulator = new LLMock({ port: 0 });
  simulator.onMessage(
    /[^]/,
    { content: answer },
    { streamingProfile: PACE, chunkSize: TOKEN_CHARACTERS },
  );
  const origin = await simulator.start();
  const writer = createModelWriter({
    model: () => createCompatibleModel({ baseUrl: `${origin}/v1`, key: null, modelId: 'bench' }),
    name: 'bench',
    firstReplyTimeoutMs: 60_000,
    nonce: () => 'nonce',
    sleep: (waitMs, signal) => sleep(waitMs, undefined, { signal }),
  });
  const request = { tweetText: POST, reading: readPost(POST), tone: 'nice', count: 5 } as const;
  const firstMs: number[] = [];
  try {
    for (let done = 0; done < GENERATIONS; done += 1) {
      const startedMs = performance.now();
      const replies = writer.write(request, { signal: new AbortController().signal });
      for await (const reply of replies) {
        if (reply !== REPLIES[0]) throw new Error(`The reading was handed on: ${reply}`);
        firstMs.push(performance.now() - startedMs);
        break;
      }
    }
  } finally {
    await simulator.stop();
  }
  return firstMs.toSorted((one, other) => one - other)[Math.floor(GENERATIONS / 2)] ?? Number.NaN;
}
