import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { createBuiltinWriter } from '#server/writers/builtin/create-builtin-writer.ts';
import { createCompatibleModel } from '#server/writers/model/compatible-model.ts';
import { createModelWriter } from '#server/writers/model/model-writer.ts';
import type { Writer } from '#server/writers/writer.ts';
import { POSTS } from './posts.ts';
import { quantile, round } from './figures.ts';
import type { Row } from './row.ts';
import { readPost } from '#server/reading/read-post.ts';

export const name = 'writer';

const TOKENS_PER_SECOND = 80;
const GENERATIONS = 20;
const AT_ONCE = 100;
const LEAVINGS = 20;
const REPLIES = Array.from(
  { length: 5 },
  (_, index) => `This is reply number ${index}, about as long as a reply on a network usually is.`,
);

/** How soon a reply is handed on, and how soon leaving stops the provider. */
export async function run(): Promise<Row[]> {
  const provider = await startProvider();
  try {
    const one = await measure(provider, { generations: GENERATIONS, atOnce: 1 });
    const many = await measure(provider, { generations: AT_ONCE, atOnce: AT_ONCE });
    return [
      ms('reply handed on after its last byte, p50', quantile(one, 0.5)),
      ms('reply handed on after its last byte, p99', quantile(one, 0.99), '< 30'),
      ms('the same with 100 at once, p99', quantile(many, 0.99)),
      ms('leaving until the provider is let go, p99', await measureLeaving(provider), '< 100'),
      ms('built-in writer: five replies, p99', await measureBuiltin(), '< 15'),
    ];
  } finally {
    provider.close();
  }
}

type Provider = Awaited<ReturnType<typeof startProvider>>;

async function measure(
  provider: Provider,
  { generations, atOnce }: { generations: number; atOnce: number },
): Promise<number[]> {
  const delaysMs: number[] = [];
  const writer = writerOf(provider);
  for (let begun = 0; begun < generations; begun += atOnce) {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const id = randomBytes(6).toString('hex');
        let index = 0;
        for await (const reply of write(writer, id)) {
          const sentMs = provider.sentMs.get(`${id} ${index}`);
          if (sentMs === undefined) throw new Error(`Unknown reply: ${reply}`);
          delaysMs.push(performance.now() - sentMs);
          index += 1;
        }
      }),
    );
  }
  return delaysMs;
}

async function measureLeaving(provider: Provider): Promise<number> {
  const delaysMs: number[] = [];
  for (let leaving = 0; leaving < LEAVINGS; leaving += 1) {
    const id = randomBytes(6).toString('hex');
    const left = new AbortController();
    const replies = write(writerOf(provider), id, left.signal)[Symbol.asyncIterator]();
    await replies.next();
    const leftMs = performance.now();
    left.abort();
    await replies.next().catch(() => {}); // that it throws is what leaving means
    while (!provider.closedMs.has(id)) await sleep(1);
    delaysMs.push((provider.closedMs.get(id) ?? Infinity) - leftMs);
  }
  return quantile(delaysMs, 0.99);
}

async function measureBuiltin(): Promise<number> {
  const writer = createBuiltinWriter({ random: Math.random });
  const timesMs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const { text } of POSTS) {
      const startedMs = performance.now();
      await Array.fromAsync(write(writer, text));
      if (round > 0) timesMs.push(performance.now() - startedMs); // the first round warms up
    }
  }
  return quantile(timesMs, 0.99);
}

function write(writer: Writer, tweetText: string, signal = new AbortController().signal) {
  return writer.write(
    { tweetText, reading: readPost(tweetText), tone: 'nice', count: 5 },
    { signal },
  );
}

function writerOf(provider: Provider): Writer {
  return createModelWriter({
    model: () => createCompatibleModel({ baseUrl: provider.url, key: null, modelId: 'bench' }),
    name: 'bench',
    firstReplyTimeoutMs: 60_000,
    nonce: () => randomBytes(9).toString('hex'),
    sleep: (waitMs, signal) => sleep(waitMs, undefined, { signal }),
  });
}

/** Streams the same answer at 80 tokens a second, and notes when each reply's last byte left. */
async function startProvider() {
  const sentMs = new Map<string, number>();
  const closedMs = new Map<string, number>();
  const tokens = JSON.stringify({ replies: REPLIES }).match(/.{1,4}/g) ?? [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const piece of request) body += String(piece);
      const id = /\\n([0-9a-f]{12})\\n/.exec(body)?.[1] ?? '';
      response.on('close', () => closedMs.set(id, performance.now()));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      let sent = '';
      let replies = 0;
      for (const content of tokens) {
        await sleep(1000 / TOKENS_PER_SECOND);
        if (response.destroyed) return;
        sent += content;
        const whole = (sent.match(/"/g) ?? []).length;
        // Two quotation marks around "replies", two around each reply.
        while (replies < Math.floor(whole / 2) - 1) {
          sentMs.set(`${id} ${replies}`, performance.now());
          replies += 1;
        }
        response.write(
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
        );
      }
      response.end('data: [DONE]\n\n');
    })();
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    sentMs,
    closedMs,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function ms(what: string, figure: number, wanted?: string): Row {
  return { what, figure: round(figure), unit: 'ms', ...(wanted === undefined ? {} : { wanted }) };
}
