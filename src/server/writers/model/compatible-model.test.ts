import { APICallError, type LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listenLocally } from '../../testing/listen-locally.ts';
import { createCompatibleModel } from './compatible-model.ts';
import type { StreamingModel } from './model-writer.ts';

const KEY = 'sk-secret-key';

type Asked = { model?: StreamingModel; reasoning?: 'none' };

/** A server that answers as a test says, and one question to it. */
async function startServer(
  answer: (response: ServerResponse, body: unknown) => void | Promise<void>,
) {
  const asked: { headers: IncomingHttpHeaders; path: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await json(request);
      asked.push({ headers: request.headers, path: request.url, body });
      await answer(response, body);
    })();
  });
  const port = await listenLocally(server);
  const open = (key: string | null, host = '127.0.0.1', modelId = 'qwen3:8b') =>
    createCompatibleModel({ baseUrl: `http://${host}:${port}/v1`, key, modelId });
  return {
    asked,
    open,
    ask: async (key: string | null = KEY, { model = open(key), ...options }: Asked = {}) => {
      const { stream } = await model.doStream({
        ...options,
        prompt: [
          { role: 'system', content: 'The brief' },
          { role: 'user', content: [{ type: 'text', text: 'The post' }] },
        ],
        maxOutputTokens: 700,
      });
      return Array.fromAsync(stream);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const event = (content: unknown) => `data: ${JSON.stringify(content)}\n\n`;
const delta = (content: unknown) => event({ choices: [{ index: 0, delta: { content } }] });

test('asks as OpenAI’s own clients do, with the key where there is one', async () => {
  await using server = await startServer((response) => void response.end('data: [DONE]\n\n'));
  await server.ask();
  await server.ask(null);
  expect(server.asked).toMatchObject([
    {
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: {
        model: 'qwen3:8b',
        max_tokens: 700,
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: 'The brief' },
          { role: 'user', content: 'The post' },
        ],
      },
    },
    {},
  ]);
  expect(server.asked[1]?.headers.authorization).toBeUndefined();
});

test('a letter that is cut between two packets is whole again; what is told besides is left out', async () => {
  const bytes = Buffer.from(delta('né 👋'));
  await using server = await startServer(async (response) => {
    response.write(': keep alive\n\n');
    response.write(event({ choices: [{ delta: { role: 'assistant', content: null } }] }));
    response.write(event({ choices: [{ delta: { reasoning_content: 'Hm.' } }] }));
    for (const byte of bytes) {
      response.write(Buffer.of(byte));
      await nextTurn();
    }
    response.write(event({ choices: 'none', usage: null }));
    response.write(event({ choices: [{ delta: {}, finish_reason: 'stop' }] }));
    response.write(event({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 'many' } }));
    response.end('data: [DONE]\n\n');
  });
  const parts = await server.ask();
  const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
  expect(text).toBe('né 👋');
  expect(parts.at(-1)).toMatchObject({
    type: 'finish',
    finishReason: { unified: 'stop' },
    usage: { inputTokens: { total: 12 }, outputTokens: { total: undefined } },
  });
});

// Ollama, once its runner has died: middleware/openai.go, ChatWriter.writeResponse takes the line with the
// error for one more piece of the answer.
test('an answer that ends without saying so has broken off', async () => {
  await using server = await startServer((response) => {
    response.write(
      event({ choices: [{ index: 0, delta: { content: 'One' }, finish_reason: null }] }),
    );
    response.end(event({ choices: [{ index: 0, delta: { content: '' }, finish_reason: null }] }));
  });
  await expect(server.ask()).rejects.toThrow(/broke off/);
});

const textOf = (parts: readonly LanguageModelV4StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');

// vLLM without --reasoning-parser: the template has the mark in the prompt (its issues 17144, 22507, 31045).
test('thoughts whose beginning is not marked are no part of the answer', async () => {
  const pieces = [
    'Okay.\n1. A draft',
    ' that nobody shows\n</thi',
    'nk>\n\n{"replies"',
    ': ["One"]}',
  ];
  await using server = await startServer((response) => {
    for (const piece of pieces) response.write(delta(piece));
    response.end('data: [DONE]\n\n');
  });
  expect(textOf(await server.ask()).trim()).toBe('{"replies": ["One"]}');
});

test.each([
  [
    'words that no thoughts follow',
    [delta('Here you are:\n'), delta('1. One')],
    /^Here you are:\n1. One$/,
  ],
  [
    'thoughts that are marked',
    [delta('<think>Hm.'), delta('</think>One')],
    /^<think>Hm.<\/think>One$/,
  ],
])('%s are handed on whole', async (_name, events, whole) => {
  await using server = await startServer((response) => {
    for (const each of events) response.write(each);
    response.end('data: [DONE]\n\n');
  });
  expect(textOf(await server.ask())).toMatch(whole);
});

test.each([
  ['by their length', [event({ choices: [{ delta: {}, finish_reason: 'length' }] })]],
  ['as their server died', []],
])('thoughts that are cut off %s are no part of the answer', async (_how, end) => {
  await using server = await startServer((response) => {
    for (const each of [delta('Okay.\n1. A draft\n2. An'), ...end]) response.write(each);
    response.end();
  });
  const { stream } = await server.open(KEY).doStream({ prompt: [] });
  const parts: LanguageModelV4StreamPart[] = [];
  try {
    for await (const part of stream) parts.push(part);
  } catch {
    // Who broke off says so, in another test.
  }
  expect(textOf(parts)).toBe('');
});

test.each([
  ['whose thoughts are told apart', 'qwen3:8b', { reasoning: 'Hm.' }],
  ['whose thoughts have another name', 'qwen3:8b', { reasoning_content: 'Hm.' }],
  ['that does not think', 'llama3.2', { content: '' }],
])(
  'the answer of a model %s is handed on as it comes',
  { timeout: 5000 },
  async (_name, modelId, first) => {
    const { promise: read, resolve: hasRead } = Promise.withResolvers<void>();
    await using server = await startServer(async (response) => {
      response.write(event({ choices: [{ index: 0, delta: first }] }));
      response.write(delta('Here you are: '));
      await read;
      response.end(`${delta('One')}data: [DONE]\n\n`);
    });
    const { stream } = await server.open(null, '127.0.0.1', modelId).doStream({ prompt: [] });
    const parts: LanguageModelV4StreamPart[] = [];
    for await (const part of stream) {
      parts.push(part);
      hasRead();
    }
    expect(parts).toMatchObject([
      { delta: 'Here you are: ' },
      { delta: 'One' },
      { type: 'finish' },
    ]);
  },
);

test('a withheld answer says so', async () => {
  await using server = await startServer((response) => {
    response.end(event({ choices: [{ delta: {}, finish_reason: 'content_filter' }] }));
  });
  expect((await server.ask()).at(-1)).toMatchObject({
    finishReason: { unified: 'content-filter' },
  });
});

test.each([
  ['an error among the events', event({ error: { message: 'out of memory' } }), /out of memory/],
  ['what is no JSON', 'data: {"choices": [\n\n', /JSON/],
  ['an event without an end', `data: ${'x'.repeat(3_000_000)}`, /buffer/i],
])('%s ends the answer with an error', async (_name, said, words) => {
  await using server = await startServer(async (response) => {
    response.write(delta('One'));
    for (let at = 0; at < said.length; at += 60_000) {
      response.write(said.slice(at, at + 60_000));
      await nextTurn();
    }
    response.end('\n\n');
  });
  await expect(server.ask()).rejects.toThrow(words);
});

test('a refusal tells its status and when to try again, and neither the post nor the key', async () => {
  await using server = await startServer((response) => {
    response.writeHead(429, { 'retry-after': '7' });
    response.end('slow down');
  });
  const refusal = await server.ask().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(APICallError);
  expect(refusal).toMatchObject({
    statusCode: 429,
    responseHeaders: { 'retry-after': '7' },
    message: expect.stringContaining('slow down') as string,
  });
  expect(JSON.stringify(refusal)).not.toMatch(/The post|sk-secret/);
});

test('a refusal that never ends is not read to its end', { timeout: 5000 }, async () => {
  await using server = await startServer(async (response) => {
    response.writeHead(500).write('broken: ');
    while (!response.destroyed) {
      response.write('x'.repeat(10_000));
      await nextTurn();
    }
  });
  const refusal = await server.ask().catch((error: unknown) => error);
  expect(refusal).toMatchObject({ statusCode: 500 });
  expect((refusal as Error).message).toContain('broken: xxx'); // an error, as it has a status
});

const TELLING = { reasoning_effort: 'none', chat_template_kwargs: { enable_thinking: false } };

test.each([
  ['in a refusal', 422],
  ['in its stream', 200],
])('what a server repeats of the post %s is in no error', async (_, status) => {
  const post = 'My name is Ada Example and "he" left me for the choir last night.';
  await using server = await startServer((response, body) => {
    const { messages } = body as { messages: { content: string }[] }; // as the model asks
    const input = messages.map(({ content }) => content).join('\n');
    const error = { message: `Input should be shorter [input_value='${input}', input_type=str]` };
    response.writeHead(status).end(status === 200 ? event({ error }) : JSON.stringify({ error }));
  });
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: post }] }];
  const asking = async () => {
    const { stream } = await server.open(null).doStream({ prompt });
    return Array.fromAsync(stream);
  };
  const error = (await asking().catch((thrown: unknown) => thrown)) as Error; // by the server's word
  expect(error.message).toContain('Input should be shorter');
  expect(error.message).not.toMatch(/Ada|choir/);
});

/** The words about thoughts that a server was asked with. */
const toldOf = (body: unknown) => Object.keys(TELLING).filter((word) => word in (body as object));

test('asks for no thoughts where they are not wanted, and says nothing of them otherwise', async () => {
  await using server = await startServer((response) => void response.end('data: [DONE]\n\n'));
  const model = server.open(KEY);
  await server.ask(KEY, { model });
  await server.ask(KEY, { model, reasoning: 'none' });
  // This machine too, by a name that others have as well: a service is not told of templates.
  await server.ask(KEY, { reasoning: 'none', model: server.open(KEY, '0.0.0.0') });
  expect(server.asked[2]?.body).toMatchObject({ reasoning_effort: 'none' });
  expect(JSON.stringify(server.asked[2]?.body)).not.toContain('enable_thinking');
  expect(server.asked[1]?.body).toMatchObject(TELLING);
  expect(toldOf(server.asked[0]?.body)).toEqual([]);
});

test.each([400, 422])(
  'a server that takes no word about thoughts (%i) is asked without, and not told again',
  async (status) => {
    await using server = await startServer((response, body) => {
      if (toldOf(body).length > 0) {
        response.writeHead(status).end('{"error":"unknown field reasoning_effort"}');
      } else response.end(`${delta('One')}data: [DONE]\n\n`);
    });
    const model = server.open(KEY);
    for (let time = 0; time < 2; time += 1) {
      const parts = await server.ask(KEY, { model, reasoning: 'none' });
      expect(parts[0]).toMatchObject({ type: 'text-delta', delta: 'One' });
    }
    expect(server.asked.map(({ body }) => toldOf(body))).toEqual([
      ['reasoning_effort', 'chat_template_kwargs'],
      ['chat_template_kwargs'],
      [],
      [],
    ]);
  },
);

// vLLM 0.15.1: `reasoning_effort: Literal["low", "medium", "high"]` of ChatCompletionRequest in
// vllm/entrypoints/openai/chat_completion/protocol.py.
test('a server that takes no such effort still hears the switch of the template', async () => {
  await using server = await startServer((response, body) => {
    if (!('reasoning_effort' in (body as object))) {
      response.end('data: [DONE]\n\n');
      return;
    }
    const message = "Input should be 'low', 'medium' or 'high'";
    response.writeHead(400).end(JSON.stringify({ error: { message, code: 400 } }));
  });
  const model = server.open(null);
  for (let time = 0; time < 2; time += 1) await server.ask(null, { model, reasoning: 'none' });
  expect(server.asked.map(({ body }) => toldOf(body))).toEqual([
    ['reasoning_effort', 'chat_template_kwargs'],
    ['chat_template_kwargs'],
    ['chat_template_kwargs'],
  ]);
});

test.each([
  // vllm/renderers/params.py, TokenizeParams.__post_init__ and ._token_len_check
  'max_tokens=700cannot be greater than max_model_len=max_total_tokens=512. Please request fewer output tokens.',
  "You passed 400 input tokens and requested 700 output tokens. However, the model's context length is only 1024 tokens, resulting in a maximum input length of 324 tokens.",
])('where an answer may not be as long as asked, the server says how long: %s', async (message) => {
  await using server = await startServer((response, body) => {
    if ('max_tokens' in (body as object)) {
      const error = { message, type: 'BadRequestError', param: 'max_tokens', code: 400 };
      response.writeHead(400).end(JSON.stringify({ error }));
    } else response.end(`${delta('{"replies": []}')}data: [DONE]\n\n`);
  });
  const model = server.open(null);
  for (let time = 0; time < 2; time += 1) await server.ask(null, { model, reasoning: 'none' });
  expect(server.asked.map(({ body }) => 'max_tokens' in (body as object))).toEqual([
    ...[true, false],
    ...[true, false], // another post may leave room
  ]);
  expect(server.asked.map(({ body }) => toldOf(body).length)).toEqual([2, 2, 2, 2]);
});

test('where not even the post has room, a server is asked no more than twice', async () => {
  await using server = await startServer(
    (response) => void response.writeHead(400).end("the model's context length is only 1024"),
  );
  await expect(server.ask(null, { reasoning: 'none' })).rejects.toMatchObject({ statusCode: 400 });
  expect(server.asked).toHaveLength(2);
});

test('another refusal is told at once; one that is none of thoughts is the one that is told', async () => {
  await using busy = await startServer((response) => void response.writeHead(503).end('later'));
  await expect(busy.ask(KEY, { reasoning: 'none' })).rejects.toMatchObject({ statusCode: 503 });
  expect(busy.asked).toHaveLength(1);
  await using strict = await startServer(
    (response) => void response.writeHead(400).end('too long'),
  );
  const model = strict.open(KEY);
  for (let time = 0; time < 2; time += 1) {
    await expect(strict.ask(KEY, { model, reasoning: 'none' })).rejects.toThrow(/too long/);
  }
  const told = strict.asked.map(({ body }) => toldOf(body).length);
  expect(told).toEqual([2, 1, 0, 2, 1, 0]);
});

test('a server that takes the most tokens by OpenAI’s newer name alone gets it, and at once from then on', async () => {
  // As Azure says it of GPT-5 (nashsu/llm_wiki issue 610), and OpenAI of o3.
  const error = {
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ...{ type: 'invalid_request_error', param: 'max_tokens', code: 'unsupported_parameter' },
  };
  await using server = await startServer((response, body) => {
    if ('max_tokens' in (body as object)) response.writeHead(400).end(JSON.stringify({ error }));
    else response.end(`${delta('One')}data: [DONE]\n\n`);
  });
  const model = server.open(KEY);
  for (let time = 0; time < 2; time += 1) {
    const parts = await server.ask(KEY, { model, reasoning: 'none' });
    expect(parts[0]).toMatchObject({ type: 'text-delta', delta: 'One' });
  }
  const told = { max_completion_tokens: 700, reasoning_effort: 'none' };
  expect(server.asked.map(({ body }) => body)).toMatchObject([{ max_tokens: 700 }, told, told]);
  const another = server.open(KEY);
  const atOnce = await Promise.all([1, 2].map(() => server.ask(KEY, { model: another })));
  expect(atOnce.map(([part]) => part?.type)).toEqual(['text-delta', 'text-delta']);
});
