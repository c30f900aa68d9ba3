import { APICallError } from '@ai-sdk/provider';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCompatibleModel } from './compatible-model.ts';

const KEY = 'sk-secret-key';

/** A server that answers as a test says, and one question to it. */
async function startServer(answer: (response: ServerResponse) => void | Promise<void>) {
  const asked: { headers: IncomingHttpHeaders; path: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      asked.push({ headers: request.headers, path: request.url, body: await json(request) });
      await answer(response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  return {
    asked,
    ask: async (key: string | null = KEY) => {
      const model = createCompatibleModel({
        baseUrl: `http://127.0.0.1:${port}/v1`,
        key,
        modelId: 'qwen3:8b',
      });
      const { stream } = await model.doStream({
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
