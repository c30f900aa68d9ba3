import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createDailyCounts } from '../../overview/daily-counts.ts';
import { createMetrics } from '../../http/metrics.ts';
import { findLocalServer } from './find-local-server.ts';
import { selectWriter } from './select-writer.ts';
import { withFallback } from './with-fallback.ts';
import { createScriptedWriter } from '../../testing/scripted-writer.ts';
import { readPost } from '../../reading/read-post.ts';

const noServer: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

async function nameFor(environment: Record<string, string>): Promise<string> {
  const config = readConfig(environment);
  const logger = pino({ level: 'silent' });
  return (
    await selectWriter({
      config,
      fetch: noServer,
      logger,
      metrics: createMetrics(createDailyCounts(), { readPoolUse: () => null }),
    })
  ).writer.name;
}

test('without a key the built-in writer writes', async () => {
  expect(await nameFor({})).toBe('builtin');
});

test('the first provider whose key is set writes, with a fast model', async () => {
  expect(await nameFor({ ANTHROPIC_API_KEY: 'k' })).toMatch(/^anthropic:/);
  expect(await nameFor({ ANTHROPIC_API_KEY: 'k', OPENAI_API_KEY: 'k' })).toMatch(/^openai:/);
  expect(await nameFor({ OPENAI_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' })).toMatch(
    /^google:/,
  );
});

test('AI_MODEL decides over keys', async () => {
  expect(await nameFor({ OPENAI_API_KEY: 'k', AI_MODEL: 'builtin' })).toBe('builtin');
  expect(
    await nameFor({
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
      AI_MODEL: 'openai-compatible:llama3:8b',
    }),
  ).toBe('openai-compatible:llama3:8b');
});

test('tokens are counted for the model that was asked, by the name it has in the price file', async () => {
  const chunk = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`;
  const answer = [
    chunk({ choices: [{ delta: { content: '{"replies":["Fine."]}' }, finish_reason: 'stop' }] }),
    chunk({ choices: [], usage: { prompt_tokens: 30, completion_tokens: 7 } }),
    'data: [DONE]\n\n',
  ].join('');
  const counted: unknown[] = [];
  const metrics = createMetrics(createDailyCounts(), { readPoolUse: () => null });
  const { writer } = await selectWriter({
    config: readConfig({
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
      AI_MODEL: 'openai-compatible:llama3:8b',
    }),
    fetch: () =>
      Promise.resolve(new Response(answer, { headers: { 'content-type': 'text/event-stream' } })),
    logger: pino({ level: 'silent' }),
    metrics: { ...metrics, countTokens: (used) => counted.push(used) },
  });
  for (const asked of [{}, { modelName: 'qwen3:4b' }]) {
    const request = {
      tweetText: 'Hello',
      reading: readPost('Hello'),
      tone: 'nice' as const,
      count: 1,
      ...asked,
    };
    await Array.fromAsync(writer.write(request, { signal: new AbortController().signal }));
  }
  const used = { writer: 'openai-compatible:llama3:8b', input: 30, output: 7 };
  expect(counted).toEqual([
    { ...used, model: 'openai-compatible:llama3:8b' },
    { ...used, model: 'openai-compatible:qwen3:4b' },
  ]);
});

async function probe(listener: RequestListener, within: { withinMs?: number } = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const startedMs = performance.now();
  const found = await findLocalServer({ fetch, ports: [port], ...within });
  const tookMs = performance.now() - startedMs;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { found, tookMs, port };
}

/** A busy machine may need longer than anybody waits at a start. */
const PATIENT = { withinMs: 20_000 };

test('a local model server is named, an ordinary web page is not', async () => {
  const models = await probe(
    (_request, response) => response.end(JSON.stringify({ data: [{ id: 'llama3.2' }] })),
    PATIENT,
  );
  expect(models.found).toEqual({
    baseUrl: `http://127.0.0.1:${models.port}/v1`,
    model: 'llama3.2',
  });
  const page = await probe((_request, response) => response.end('<html>Hello</html>'), PATIENT);
  expect(page.found).toBeNull();
});

test('a server that says nothing does not hold the start up', async () => {
  const silent = await probe(() => {});
  expect(silent.found).toBeNull();
  // Far above the 250 ms that are meant, far below for ever: a busy machine is no failure.
  expect(silent.tookMs).toBeLessThan(10_000);
});

test('the fallback writes when the first fails before its first reply, and only then', async () => {
  const request = { tweetText: 'x', reading: readPost('x'), tone: 'nice', count: 5 } as const;
  const gather = async (replies: readonly string[]) => {
    const first = createScriptedWriter({ replies, fail: new Error('down') });
    const second = createScriptedWriter({ replies: ['Second.'] });
    const { signal } = new AbortController();
    return Array.fromAsync(withFallback(first, second).write(request, { signal }));
  };
  expect(await gather([])).toEqual(['Second.']);
  await expect(gather(['First.'])).rejects.toThrow('down');
});
