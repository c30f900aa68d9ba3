import { LLMock } from '@copilotkit/aimock';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPost } from '#server/reading/read-post.ts';
import { createCompatibleModel } from '#server/writers/model/compatible-model.ts';
import { createModelWriter } from '#server/writers/model/model-writer.ts';
import { median, round } from './figures.ts';
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

const OTHERS = [
  'Three screens went and nobody has asked for them back, have they?',
  'Eight months is a long time to keep one screen a secret.',
  'The fourth screen is going to write a book about this.',
];

/** What the reading of the post, and others to choose among, add to the wait for the first reply and the last. */
export async function run(): Promise<Row[]> {
  const bare = await measure(JSON.stringify({ replies: REPLIES }));
  const read = await measure(JSON.stringify({ reading: READING, replies: REPLIES }));
  const chosen = await measure(
    JSON.stringify({
      reading: READING,
      replies: REPLIES.slice(0, 2),
      others: [...REPLIES.slice(2), ...OTHERS],
      best: [4, 1, 3],
    }),
  );
  const ms = (what: string, figure: number) => ({ what, figure: Math.round(figure), unit: 'ms' });
  const times = (what: string, figure: number) => ({ what, figure: round(figure), unit: '×' });
  const reading = times('the reading, times the first without it', read.firstMs / bare.firstMs);
  return [
    ms('first reply without a reading, p50', bare.firstMs),
    ms('first reply with a reading of seven words, p50', read.firstMs),
    { ...reading, wanted: '<= 1.25' },
    ms('fifth reply, p50', read.lastMs),
    ms('fifth reply, chosen among others, p50', chosen.lastMs),
    times('the choice, times the fifth without it', chosen.lastMs / read.lastMs),
  ];
}

async function measure(answer: string): Promise<{ firstMs: number; lastMs: number }> {
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
  const asked = { tweetText: POST, tone: 'nice', count: 5, spares: 3 } as const;
  const request = { ...asked, reading: readPost(POST) };
  const firstMs: number[] = [];
  const lastMs: number[] = [];
  try {
    for (let done = 0; done < GENERATIONS; done += 1) {
      const startedMs = performance.now();
      let shown = 0;
      for await (const reply of writer.write(request, { signal: new AbortController().signal })) {
        shown += 1;
        if (shown === 1 && reply !== REPLIES[0]) throw new Error(`Handed on first: ${reply}`);
        if (shown === 1) firstMs.push(performance.now() - startedMs);
        if (shown < request.count) continue;
        lastMs.push(performance.now() - startedMs);
        break;
      }
    }
  } finally {
    await simulator.stop();
  }
  return { firstMs: median(firstMs), lastMs: median(lastMs) };
}
