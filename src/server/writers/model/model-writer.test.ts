import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Fault } from './classify-fault.ts';
import { createCompatibleModel } from './compatible-model.ts';
import { createModelWriter } from './model-writer.ts';
import { readPost } from '../../reading/read-post.ts';
import type { WriteRequest } from '../writer.ts';
import { listenLocally } from '../../testing/listen-locally.ts';

const FIVE = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
const ANSWER = JSON.stringify({ replies: FIVE });

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A provider that does what a test says, on loopback, and the writer that asks it. */
async function startProvider(
  handler: Handler,
  options: { firstReplyTimeoutMs?: number; holdMs?: number } = {},
) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume();
    handler(request, response);
  });
  const port = await listenLocally(server);
  const faults: (Fault['kind'] | null)[] = [];
  const tokens: { input: number; output: number }[] = [];
  const spent: { input: number; output: number }[] = [];
  const parts: string[] = [];
  const writer = createModelWriter({
    model: (name = 'test-model') =>
      createCompatibleModel({
        baseUrl: `http://127.0.0.1:${port}/v1`,
        key: 'sk-secret-key',
        modelId: name,
      }),
    name: 'openai-compatible:test-model',
    firstReplyTimeoutMs: options.firstReplyTimeoutMs ?? 5000,
    // A busy machine is no slow model.
    holdMs: options.holdMs ?? 60_000,
    nonce: () => 'nonce',
    sleep: (ms, signal) => sleep(ms / 100, undefined, { signal }),
    onTokens: (used) => tokens.push(used),
    onEnd: ({ fault }) => faults.push(fault?.kind ?? null),
  });
  return {
    faults,
    requests: () => requests,
    tokens,
    /** What whoever asked is told. */
    spent,
    parts,
    write: (signal = new AbortController().signal, changes: Partial<WriteRequest> = {}) =>
      writer.write(
        { tweetText: 'A post', reading: readPost('A post'), tone: 'nice', count: 5, ...changes },
        { signal, onTokens: (used) => spent.push(used), onPart: (part) => parts.push(part) },
      ),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendStart(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function sendPiece(response: ServerResponse, content: string): void {
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const choices = [{ index: 0, delta: { content }, finish_reason: null }];
  response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
}

function sendEnd(response: ServerResponse, finishReason = 'stop'): void {
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const choices = [{ index: 0, delta: {}, finish_reason: finishReason }];
  response.end(`data: ${JSON.stringify({ ...chunk, choices })}\n\ndata: [DONE]\n\n`);
}

function sendWhole(response: ServerResponse, answer = ANSWER): void {
  sendStart(response);
  for (let at = 0; at < answer.length; at += 7) sendPiece(response, answer.slice(at, at + 7));
  sendEnd(response);
}

async function gather(replies: AsyncIterable<string>): Promise<string[]> {
  const gathered: string[] = [];
  for await (const reply of replies) gathered.push(reply);
  return gathered;
}

test('hands on each reply while the answer is still being written', async () => {
  const pending: ServerResponse[] = [];
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, '{"replies": ["One."');
    pending.push(response);
  });
  const replies = provider.write()[Symbol.asyncIterator]();
  expect(await replies.next()).toEqual({ done: false, value: 'One.' });
  const [response] = pending;
  if (response === undefined) throw new Error('The provider was not asked.');
  sendPiece(response, ', "Two."]}');
  sendEnd(response);
  expect(await replies.next()).toEqual({ done: false, value: 'Two.' });
  expect((await replies.next()).done).toBe(true);
});

test('stops at the fifth of fifty, and ends the stream', async () => {
  let closed = false;
  await using provider = await startProvider((_request, response) => {
    response.on('close', () => (closed = true));
    sendStart(response);
    sendPiece(response, JSON.stringify(Array.from({ length: 50 }, (_, index) => `Reply ${index}`)));
  });
  expect(await gather(provider.write())).toHaveLength(5);
  await expect.poll(() => closed).toBe(true);
});

test('spares follow what was asked for, and whoever has enough ends the stream', async () => {
  let closed = false;
  await using provider = await startProvider((_request, response) => {
    response.on('close', () => (closed = true));
    sendStart(response);
    sendPiece(response, JSON.stringify(Array.from({ length: 50 }, (_, index) => `Reply ${index}`)));
  });
  expect(await gather(provider.write(undefined, { spares: 3 }))).toHaveLength(8);
  closed = false;
  const gathered: string[] = [];
  for await (const reply of provider.write(undefined, { spares: 3 })) {
    if (gathered.push(reply) === 5) break;
  }
  await expect.poll(() => closed).toBe(true);
  expect(provider.faults).toEqual([null, null]);
  // Stopped before the provider told what it cost: about that is counted.
  expect(provider.tokens.at(-1)?.output).toBeGreaterThan(50);
  expect(provider.tokens.at(-1)?.input).toBeGreaterThan(500);
});

test('a provider that breaks off among the spares has written what was asked for', async () => {
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, `${JSON.stringify(FIVE).slice(0, -1)}, "Si`);
    setTimeout(() => response.destroy(), 20);
  });
  expect(await gather(provider.write(undefined, { spares: 3 }))).toEqual(FIVE);
  expect(provider.faults).toEqual([null]);
});

const OTHERS = ['Three.', 'Four.', 'Five.', 'Six.', 'Seven.', 'Eight.'];
const WRITTEN = `{"replies": ["One.", "Two."], "others": ${JSON.stringify(OTHERS)}`;
const IN_ORDER = ['One.', 'Two.', ...OTHERS];

/** What is handed on behind the two that a provider has written as replies. */
async function beginThird(replies: AsyncIterable<string>) {
  const iterator = replies[Symbol.asyncIterator]();
  expect((await iterator.next()).value).toBe('One.');
  expect((await iterator.next()).value).toBe('Two.');
  return { third: iterator.next(), iterator };
}

test('replies are handed on as they are written, then the best of the others, then the rest', async () => {
  const pending: ServerResponse[] = [];
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, '{"replies": ["One.", "Two."], "others": ["Three.", "Four');
    pending.push(response);
  });
  const { third, iterator } = await beginThird(provider.write(undefined, { spares: 3 }));
  const [response] = pending;
  if (response === undefined) throw new Error('The provider was not asked.');
  sendPiece(response, '.", "Five.", "Six.", "Seven.", "Eight."], "best": [5, 99, 3, 5, 2]}');
  expect((await third).value).toBe('Seven.');
  const rest: string[] = [];
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    rest.push(next.value);
  }
  expect(rest).toEqual(['Five.', 'Four.', 'Three.', 'Six.', 'Eight.']);
  // Nobody sees words of what may not be chosen.
  expect(provider.parts.join('')).not.toContain('Four');
});

test.each([
  ['says nothing of the best', `${WRITTEN}}`],
  ['names them by their words', `${WRITTEN}, "best": ["Seven.", "Five."]}`],
  ['names none', `${WRITTEN}, "best": []}`],
  ['begins a list without an end', `${WRITTEN}, "best": [${'0, '.repeat(80)}`],
  ['has all of them as replies', JSON.stringify({ replies: [...IN_ORDER, 'Nine.'] })],
  ['has others alone', JSON.stringify({ others: IN_ORDER })],
  [
    'says it before there are any',
    `{"best": [3, 1], "replies": ["One.", "Two."], "best": [2], "others": ${JSON.stringify(OTHERS)}}`,
  ],
])('what a model writes that %s comes in its order', async (_name, answer) => {
  await using provider = await startProvider((_request, response) => sendWhole(response, answer));
  expect(await gather(provider.write(undefined, { spares: 3 }))).toEqual(IN_ORDER);
});

test('others may be objects, and one that is none keeps its place', async () => {
  const others = ['', 'Four.', ' ', 'Six.'].map((text, n) => ({ n, text }));
  const answer = JSON.stringify({ replies: ['One.', 'Two.'], others, best: [4, 3, 1] });
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, answer);
  });
  const gathered = await gather(provider.write(undefined, { count: 4, spares: 3 }));
  expect(gathered).toEqual(['One.', 'Two.', 'Six.', 'Four.']);
  // Read to the end of what is wanted: somebody pays for them.
  expect(provider.tokens).toHaveLength(1);
});

test.each([
  ['left out', { replies: ['One.', 'Two.'] }],
  ['too few', { replies: ['One.'], others: ['Two.'], best: [1] }],
])('others that are %s are asked for once more, in one list', async (_what, first) => {
  const asked: string[] = [];
  await using provider = await startProvider((request, response) => {
    void (async () => {
      asked.push(await text(request));
      sendWhole(response, asked.length === 1 ? JSON.stringify(first) : '["Three.", "Four."]');
    })();
  });
  expect(await gather(provider.write(undefined, { spares: 3 }))).toEqual(FIVE.slice(0, 4));
  expect(asked.map((body) => body.includes(String.raw`\"best\"`))).toEqual([true, false]);
  expect(asked[1]).toMatch(/Write the 3 replies/);
  expect(asked[1]).toMatch(/Do not repeat these:.*One\..*Two\./);
  expect([provider.faults, provider.spent.length]).toEqual([[null, null], 2]);
});

test('who wrote some of the others is not asked again for the rest', async () => {
  const answer = { replies: ['One.', 'Two.'], others: ['Three.'], best: [1] };
  await using provider = await startProvider((_request, response) => {
    sendWhole(response, JSON.stringify(answer));
  });
  expect(await gather(provider.write(undefined, { spares: 3 }))).toEqual(FIVE.slice(0, 3));
  expect(provider.requests()).toBe(1);
});

test('a choice that comes as the waiting is over is followed', async () => {
  const pending: ServerResponse[] = [];
  await using provider = await startProvider(
    (_request, response) => {
      sendStart(response);
      sendPiece(response, `{"replies": ["One.", "Two."], "others": `);
      pending.push(response);
    },
    { holdMs: 0 },
  );
  const { third, iterator } = await beginThird(provider.write(undefined, { spares: 3 }));
  if (pending[0] !== undefined) sendPiece(pending[0], `${JSON.stringify(OTHERS)}, "best": [5, 1]}`);
  expect((await third).value).toBe('Seven.');
  await iterator.return?.();
});

test.each([
  // Given up after 10 s, it would be handed on all the same.
  ['falls silent', undefined],
  ['is ended by the time of its set', new DOMException('Too long.', 'TimeoutError')],
])(
  'what waits to be chosen is handed on where a provider %s',
  { timeout: 8000 },
  async (_name, reason) => {
    await using provider = await startProvider(
      (_request, response) => {
        sendStart(response);
        sendPiece(response, '{"replies": ["One.", "Two."], "others": ["Three."');
      },
      { holdMs: reason === undefined ? 50 : 60_000 },
    );
    const ending = new AbortController();
    const { third, iterator } = await beginThird(provider.write(ending.signal, { spares: 3 }));
    if (reason !== undefined) ending.abort(reason);
    expect((await third).value).toBe('Three.');
    await iterator.return?.();
  },
);

test('who stops gets nothing more', async () => {
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, '{"replies": ["One.", "Two."], "others": ["Three."');
  });
  const leave = new AbortController();
  const { third } = await beginThird(provider.write(leave.signal, { spares: 3 }));
  leave.abort();
  await expect(third).rejects.toThrow();
});

test('what waits to be chosen is not lost where a provider breaks off', async () => {
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, '{"replies": ["One.", "Two."], "others": ["Three.", "Four.", "Fi');
    setTimeout(() => response.destroy(), 20);
  });
  const gathered: string[] = [];
  const failure = await (async () => {
    for await (const reply of provider.write(undefined, { spares: 3 })) gathered.push(reply);
  })().catch((error: unknown) => error);
  expect(gathered).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
  expect(failure).toMatchObject({ code: 'writer_unavailable' });
});

test.each([
  [401, 'writer_not_configured', 1],
  [404, 'writer_not_configured', 1],
  // With two words about thoughts, one, none: some servers refuse what they do not know.
  [400, 'writer_not_configured', 3],
  [429, 'writer_busy', 2],
  [500, 'writer_unavailable', 2],
  [503, 'writer_unavailable', 2],
])('status %i ends as %s after %i calls, and tells no key', async (status, code, calls) => {
  await using provider = await startProvider((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no' } }));
  });
  const failure: unknown = await gather(provider.write()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code });
  expect((failure as Error).message).not.toContain('sk-secret-key');
  expect(provider.requests()).toBe(calls);
});

// Ollama whose runner dies (middleware/openai.go, ChatWriter.writeResponse) ends its stream as if it was over.
test('an answer that ends too early is no answer without replies', async () => {
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, '{"reading": "A mood", "repl');
    response.end();
  });
  const failure: unknown = await gather(provider.write()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'writer_unavailable' });
  expect(provider.requests()).toBe(2);
});

test('a second try that works is all that anybody sees', async () => {
  await using provider = await startProvider((_request, response) => {
    if (provider.requests() === 1) response.writeHead(503).end();
    else sendWhole(response);
  });
  expect(await gather(provider.write())).toEqual(FIVE);
  expect(provider.faults).toEqual(['upstream', null]);
});

test('a long Retry-After is not waited for', async () => {
  await using provider = await startProvider((_request, response) => {
    response.writeHead(429, { 'retry-after': '60' }).end();
  });
  await expect(gather(provider.write())).rejects.toMatchObject({ code: 'writer_busy' });
  expect(provider.requests()).toBe(1);
});

test('nothing is tried again once a reply was handed on', async () => {
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendPiece(response, '["One.", "Tw');
    setTimeout(() => response.destroy(), 20);
  });
  const gathered: string[] = [];
  const failure = await (async () => {
    for await (const reply of provider.write()) gathered.push(reply);
  })().catch((error: unknown) => error);
  expect(gathered).toEqual(['One.']);
  expect(failure).toMatchObject({ code: 'writer_unavailable' });
  expect(provider.requests()).toBe(1);
});

test.each([
  ['before its headers', () => {}],
  ['after its headers', (response: ServerResponse) => sendStart(response)],
  [
    'a byte at a time',
    (response: ServerResponse) => {
      sendStart(response);
      const drip = setInterval(() => sendPiece(response, ' '), 20);
      response.on('close', () => clearInterval(drip));
    },
  ],
])('a provider that hangs %s is given up in time', async (_name, hang) => {
  await using provider = await startProvider((_request, response) => hang(response), {
    firstReplyTimeoutMs: 150,
  });
  const startedMs = performance.now();
  await expect(gather(provider.write())).rejects.toMatchObject({ code: 'writer_timeout' });
  // 150 ms are meant; a busy machine is no failure.
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});

test('a model that a post makes write on and on is not slow: it answers nothing of use, and is asked once', async () => {
  await using provider = await startProvider(
    (_request, response) => {
      sendStart(response);
      sendPiece(response, `{"replies": ["${'word '.repeat(500)}`);
      const drip = setInterval(() => sendPiece(response, 'word '), 20);
      response.on('close', () => clearInterval(drip));
    },
    { firstReplyTimeoutMs: 500 },
  );
  await expect(gather(provider.write())).rejects.toMatchObject({ code: 'writer_unusable' });
  expect(provider.faults).toEqual(['no_json']);
  expect(provider.spent).toHaveLength(1);
});

test('prose instead of JSON is tried again, then is a failure; nothing is made up', async () => {
  await using provider = await startProvider((_request, response) =>
    sendWhole(response, 'What a lovely post that is.'),
  );
  await expect(gather(provider.write())).rejects.toMatchObject({ code: 'writer_unusable' });
  expect(provider.faults).toEqual(['no_json', 'no_json']);
  // Two calls, which somebody pays for: about, where the provider does not say.
  expect(provider.spent).toHaveLength(2);
  for (const { input, output } of provider.spent) {
    expect(input).toBeGreaterThan(100);
    expect(output).toBeGreaterThan(0);
  }
});

test('an empty list twice is an empty answer, not a failure', async () => {
  await using provider = await startProvider((_request, response) =>
    sendWhole(response, '{"replies": []}'),
  );
  expect(await gather(provider.write())).toEqual([]);
  expect(provider.requests()).toBe(2);
});

test('a withheld answer is a refusal', async () => {
  await using provider = await startProvider((_request, response) => {
    sendStart(response);
    sendEnd(response, 'content_filter');
  });
  await expect(gather(provider.write())).rejects.toMatchObject({ code: 'writer_refused' });
});

// As OpenRouter's page on errors has it: `code` is the status, also of an event in an answer that had begun.
test.each([
  ['a post that its moderation takes', 403, { reasons: ['violence'] }, 'writer_refused', 1],
  ['a key that may not', 403, {}, 'writer_not_configured', 1],
  ['no credit', 402, {}, 'writer_not_configured', 1],
  ['too many', 429, {}, 'writer_busy', 2],
  ['a model that is down', 502, { provider_name: 'x' }, 'writer_unavailable', 2],
] as const)('%s is told as what it is, before an answer and in it', async (...row) => {
  const [, status, metadata, code, calls] = row;
  const error = JSON.stringify({ error: { code: status, message: 'No.', metadata } });
  const answers: Handler[] = [
    (_request, response) => void response.writeHead(status).end(error),
    (_request, response) => {
      sendStart(response);
      response.end(`data: ${error}\n\n`);
    },
  ];
  for (const answer of answers) {
    await using provider = await startProvider(answer);
    await expect(gather(provider.write())).rejects.toMatchObject({ code });
    expect(provider.requests()).toBe(calls);
  }
});

test('who leaves stops the provider at once', async () => {
  let closedMs = 0;
  await using provider = await startProvider((_request, response) => {
    response.on('close', () => (closedMs = performance.now()));
    sendStart(response);
    sendPiece(response, '["One."');
  });
  const leave = new AbortController();
  const replies = provider.write(leave.signal)[Symbol.asyncIterator]();
  await replies.next();
  const leftMs = performance.now();
  leave.abort();
  await expect(replies.next()).rejects.toThrow();
  await expect.poll(() => closedMs).toBeGreaterThan(0);
  expect(provider.spent).toHaveLength(1);
  // 100 ms are meant; a busy machine is no failure.
  expect(closedMs - leftMs).toBeLessThan(5000);
});
