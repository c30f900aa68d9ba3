import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createDailyCounts } from '../../overview/daily-counts.ts';
import { createMetrics } from '../../http/metrics.ts';
import { openModelStore } from '../local/model-store.ts';
import { installStandIn } from '../local/testing/install-stand-in.ts';
import type { Hand } from '../writer.ts';
import { BRIEF_VERSION } from './brief.ts';
import { findLocalServer } from './find-local-server.ts';
import { selectWriter, withTimesOf } from './select-writer.ts';
import { withFallback } from './with-fallback.ts';
import { createScriptedWriter } from '../../testing/scripted-writer.ts';
import { readPost } from '../../reading/read-post.ts';
import { listenLocally } from '../../testing/listen-locally.ts';

const noServer: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

const SURROUNDINGS = {
  fetch: noServer,
  logger: pino({ level: 'silent' }),
  metrics: createMetrics(createDailyCounts(), { readPoolUse: () => null }),
};

const REQUEST = {
  ...{ tweetText: 'Hello', reading: readPost('Hello'), tone: 'nice' as const, count: 1 },
};

/** DATA_DIR is where a model of our own would be. */
async function nameFor(environment: Record<string, string>): Promise<string> {
  return (await selectWriter({ ...SURROUNDINGS, config: readConfig(environment) })).writer.name;
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

/** The files that a process of its own loads to select a writer. */
async function listLoaded(environment: Record<string, string>): Promise<string[]> {
  const from = (path: string) => new URL(path, import.meta.url).href;
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { readConfig } = await import('${from('../../config/config.ts')}');
    const { selectWriter } = await import('${from('./select-writer.ts')}');
    const config = readConfig(${JSON.stringify(environment)});
    await selectWriter({ config, fetch: () => Promise.reject(new TypeError('fetch failed')) });
    console.log(JSON.stringify(loaded));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ]);
  return JSON.parse(stdout) as string[];
}

test('where a model writes, nothing of the built-in writer is loaded', async () => {
  const ofBuiltin = (urls: readonly string[]) =>
    urls.flatMap((url) => /\/writers\/builtin\/(.+)$/.exec(url)?.[1] ?? []);
  const byModel = await listLoaded({ OPENAI_API_KEY: 'k', AI_FALLBACK_MODEL: 'builtin' });
  expect(ofBuiltin(byModel)).toEqual(['load-when-writing.ts']);
  expect(ofBuiltin(await listLoaded({}))).toContain('create-builtin-writer.ts');
});

test('tokens are counted for the model that was asked, by the name it has in the price file', async () => {
  const chunk = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`;
  const answer = [
    chunk({ choices: [{ delta: { content: '{"replies":["Fine."]}' }, finish_reason: 'stop' }] }),
    chunk({ choices: [], usage: { prompt_tokens: 30, completion_tokens: 7 } }),
    'data: [DONE]\n\n',
  ].join('');
  const counted: unknown[] = [];
  const hands: Hand[] = [];
  const metrics = createMetrics(createDailyCounts(), { readPoolUse: () => null });
  await using server = await serve({ '/v1/chat/completions': answer });
  const { writer } = await selectWriter({
    config: readConfig({
      OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${server.port}/v1/`,
      AI_MODEL: 'openai-compatible:llama3:8b',
    }),
    fetch: noServer,
    logger: pino({ level: 'silent' }),
    metrics: {
      ...metrics,
      countTokens: (used) => {
        counted.push(used);
        metrics.countTokens(used);
      },
    },
  });
  for (const asked of [{}, { modelName: 'qwen3:4b' }]) {
    const request = {
      tweetText: 'Hello',
      reading: readPost('Hello'),
      tone: 'nice' as const,
      count: 1,
      ...asked,
    };
    const onHand = (hand: Hand) => hands.push(hand);
    await Array.fromAsync(writer.write(request, { signal: new AbortController().signal, onHand }));
  }
  const used = { writer: 'openai-compatible:llama3:8b', input: 30, output: 7 };
  expect(counted).toEqual([
    { ...used, model: 'openai-compatible:llama3:8b' },
    { ...used, model: 'openai-compatible:qwen3:4b' },
  ]);
  const brief = String(BRIEF_VERSION);
  expect(hands).toEqual([
    { writer: 'openai-compatible:llama3:8b', brief },
    { writer: 'openai-compatible:qwen3:4b', brief },
  ]);
  // A name that a request brought is no label: there would be no end of them.
  const { text } = await metrics.expose();
  expect(text).toContain('writer="openai-compatible:llama3:8b"');
  expect(text).not.toContain('qwen3');
});

test('a model that npm run model got writes, also in production, unless a model or a key is set', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-select-'));
  const store = openModelStore(dataDir);
  store.keep({ name: 'tiny', title: 'Tiny', bytes: 7, sha256: '' });
  store.use('tiny');
  expect(await nameFor({ DATA_DIR: dataDir })).toBe('builtin'); // its weights are not there
  writeFileSync(store.weightsOf('tiny'), 'weights');
  installStandIn(store.runtimeFolder);
  expect(await nameFor({ DATA_DIR: dataDir, AI_MODEL: 'builtin' })).toBe('builtin');
  expect(await nameFor({ DATA_DIR: dataDir, OPENAI_API_KEY: 'k' })).toMatch(/^openai:/);
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://riposte.example',
    ALLOW_SANDBOX: 'sign-in,checkout',
  };
  const config = readConfig({ ...production, DATA_DIR: dataDir });
  const { writer, own } = await selectWriter({ ...SURROUNDINGS, config });
  expect(writer.name).toBe('local:tiny');
  const [first] = await Array.fromAsync(
    writer.write(REQUEST, { signal: new AbortController().signal }),
  );
  expect(first).toBe('A model of our own says no.');
  await own?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('where the model that npm run model got cannot be loaded, the built-in writer goes on, and the log says what to do', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-select-'));
  const store = openModelStore(dataDir);
  store.keep({ name: 'tiny', title: 'Tiny', bytes: 6, sha256: '' });
  store.use('tiny');
  writeFileSync(store.weightsOf('tiny'), 'broken');
  installStandIn(store.runtimeFolder);
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const config = readConfig({ DATA_DIR: dataDir });
  const { writer, own } = await selectWriter({ ...SURROUNDINGS, logger, config });
  const hands: Hand[] = [];
  const onHand = (hand: Hand) => hands.push(hand);
  const replies = await Array.fromAsync(
    writer.write(REQUEST, { signal: new AbortController().signal, onHand }),
  );
  expect(replies).toHaveLength(1);
  expect(hands.at(-1)).toEqual({ writer: 'builtin', brief: '' });
  expect(logged.join('')).toContain('npm run model -- remove NAME');
  await own?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A server of this machine that answers at some paths with JSON. */
async function serve(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  const port = await listenLocally(server);
  return {
    port,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A busy machine may need longer than anybody waits at a start. */
const PATIENT = { fetch, withinMs: 20_000 };

const OLLAMA = {
  '/api/tags': {
    models: [
      { name: 'gpt-oss:120b-cloud', remote_host: 'https://ollama.com' },
      { name: 'kimi-k2:1t-cloud' },
      { name: 'nomic-embed-text:latest' },
    ],
  },
  '/api/show': { capabilities: ['embedding'] },
};

/** What Jan hands on to a provider (src-tauri/src/core/server/proxy.rs, GET '/models'). */
const REMOTE = { id: 'claude-haiku-5-5', object: 'model', created: 1, owned_by: 'remote' };

test.each([
  [
    'LM Studio',
    {
      '/api/v0/models': {
        data: [
          { id: 'text-embedding-nomic', type: 'embeddings', state: 'loaded' },
          { id: 'qwen3-4b', type: 'llm', state: 'not-loaded' },
          { id: 'gemma-3-4b', type: 'vlm', state: 'loaded' },
        ],
      },
    },
    'gemma-3-4b',
  ],
  [
    // Loaded when it is asked for, as long as /v1/models has it (lmstudio-ai/docs, headless.md).
    'LM Studio',
    {
      '/api/v0/models': { data: [{ id: 'qwen3-4b', type: 'llm', state: 'not-loaded' }] },
      '/v1/models': { object: 'list', data: [{ id: 'qwen3-4b' }] },
    },
    'qwen3-4b',
  ],
  [
    'llama-server',
    { '/v1/models': { object: 'list', data: [{ id: 'bge-small' }, { id: 'llama3.2' }] } },
    'llama3.2',
  ],
  [
    // One that routes to many (tools/server/README.md, 'GET /models').
    'llama-server',
    {
      '/v1/models': {
        object: 'list',
        data: [
          { id: 'gemma-3-4b', status: { value: 'unloaded' } },
          { id: 'llama3.2', status: { value: 'loaded' } },
        ],
      },
    },
    'llama3.2',
  ],
  ['vLLM', { '/v1/models': { object: 'list', data: [{ id: 'Qwen/Qwen3-8B' }] } }, 'Qwen/Qwen3-8B'],
  [
    'Jan',
    { '/v1/models': { data: [REMOTE, { id: 'jan-v1-4b', owned_by: '', status: 'downloaded' }] } },
    'jan-v1-4b',
  ],
  [
    'Ollama',
    {
      '/api/tags': { models: [{ name: 'llama3.2:3b' }] },
      '/api/show': { capabilities: ['completion'] },
    },
    'llama3.2:3b',
  ],
])('the chat model of %s is found', async (server, answers, model) => {
  await using local = await serve(answers);
  expect(await findLocalServer({ ...PATIENT, ports: { [server]: local.port } })).toEqual({
    server,
    baseUrl: `http://127.0.0.1:${local.port}/v1`,
    model,
  });
});

test.each([
  ['llama-server', { '/v1/models': '<html>Hello</html>' }],
  ['llama-server', { '/v1/models': { object: 'list', data: [] } }],
  ['LM Studio', { '/api/v0/models': { data: [{ id: 'e5-small', type: 'embeddings' }] } }],
  [
    // Loading on demand is off: asked for it, LM Studio answers 404, 'No models loaded'.
    'LM Studio',
    {
      '/api/v0/models': { data: [{ id: 'qwen3-4b', type: 'llm', state: 'not-loaded' }] },
      '/v1/models': { object: 'list', data: [] },
    },
  ],
  ['Jan', {}],
  ['Jan', { '/v1/models': { object: 'list', data: [REMOTE] } }],
  ['Ollama', OLLAMA],
])('nothing is found where %s has no chat model of its own: %j', async (server, answers) => {
  await using local = await serve(answers);
  expect(await findLocalServer({ ...PATIENT, ports: { [server]: local.port } })).toBeNull();
  expect(local.asked.length).toBeGreaterThan(0);
});

test('a model found on this machine writes, unless something was chosen or it is production', async () => {
  await using local = await serve({ '/v1/models': { data: [{ id: 'llama3.2' }] } });
  const select = (environment: Record<string, string>) =>
    selectWriter({
      ...SURROUNDINGS,
      fetch,
      config: readConfig(environment),
      localPorts: { vLLM: local.port },
    });
  const { writer, found } = await select({});
  expect(writer.name).toBe('openai-compatible:llama3.2');
  expect(found?.server).toBe('vLLM');
  const asked = local.asked.length;
  expect((await select({ AI_MODEL: 'builtin' })).writer.name).toBe('builtin');
  expect((await select({ OPENAI_API_KEY: 'k' })).writer.name).toMatch(/^openai:/);
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://riposte.example',
    ALLOW_SANDBOX: 'sign-in,checkout',
  };
  expect((await select(production)).writer.name).toBe('builtin');
  expect(local.asked).toHaveLength(asked);
});

// Ollama unloads a model after five minutes, loads it for the next one who asks, and drops what it has loaded
// where that one does not wait (llm/llama_server.go, WaitUntilRunning): each try would begin anew.
test('a model found on this machine has the time to be loaded', async () => {
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>();
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url === '/v1/models') {
      response.end('{"data":[{"id":"llama3.2"}]}');
      return;
    }
    hasAsked();
    const delta = { content: '{"replies":["Fine."]}' };
    const event = { choices: [{ index: 0, delta, finish_reason: 'stop' }] };
    void loaded.then(() => response.end(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`));
  });
  const localPorts = { vLLM: await listenLocally(server) };
  const config = readConfig({});
  const selected = await selectWriter({ ...SURROUNDINGS, fetch, config, localPorts });
  expect(withTimesOf(selected, config).writer.totalTimeoutMs).toBe(120_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { signal } = new AbortController();
    const replies = Array.fromAsync(selected.writer.write(REQUEST, { signal }));
    await asked;
    vi.advanceTimersByTime(59_000);
    load();
    expect(await replies).toEqual(['Fine.']);
  } finally {
    vi.useRealTimers();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

// Ollama where a model does not fit: integration/utils_test.go:401, in the form of middleware/openai.go, writeError.
test('where a model found on this machine does not write, the built-in writer goes on, and the log says why', async () => {
  const message = 'model requires more system memory (5.6 GiB) than is available (3.2 GiB)';
  const server = createServer((request, response) => {
    if (request.url === '/v1/models') response.end('{"data":[{"id":"llama3.2"}]}');
    else response.writeHead(500).end(JSON.stringify({ error: { message, type: 'api_error' } }));
  });
  const localPorts = { vLLM: await listenLocally(server) };
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const config = readConfig({});
  const { writer } = await selectWriter({ ...SURROUNDINGS, logger, fetch, config, localPorts });
  const hands: Hand[] = [];
  const onHand = (hand: Hand) => hands.push(hand);
  const { signal } = new AbortController();
  expect(await Array.fromAsync(writer.write(REQUEST, { signal, onHand }))).toHaveLength(1);
  expect(hands.at(-1)).toEqual({ writer: 'builtin', brief: '' });
  expect(logged.join('')).toContain(message);
  expect(logged.join('')).toContain('AI_MODEL=builtin');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['a server named by its address here', 'http://localhost:11434/v1', [60_000, 120_000]],
  ['one elsewhere', 'http://192.168.1.7:11434/v1', [15_000, 45_000]],
])('%s has the time of where it is', async (_name, baseUrl, times) => {
  const AI_MODEL = 'openai-compatible:llama3.2';
  const config = readConfig({ OPENAI_COMPATIBLE_BASE_URL: baseUrl, AI_MODEL });
  const selected = await selectWriter({ ...SURROUNDINGS, config });
  const { firstReplyTimeoutMs, totalTimeoutMs } = withTimesOf(selected, config).writer;
  expect([firstReplyTimeoutMs, totalTimeoutMs]).toEqual(times);
  expect(withTimesOf(null, readConfig({})).writer.totalTimeoutMs).toBe(45_000);
});

test('a server that says nothing does not hold the start up', async () => {
  const silent = createServer(() => {});
  const port = await listenLocally(silent);
  const startedMs = performance.now();
  expect(await findLocalServer({ fetch, ports: { vLLM: port } })).toBeNull();
  // Far above the second that is meant, far below for ever: a busy machine is no failure.
  expect(performance.now() - startedMs).toBeLessThan(15_000);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
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
