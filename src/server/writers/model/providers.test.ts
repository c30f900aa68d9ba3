import { LLMock } from '@copilotkit/aimock';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createDailyCounts } from '../../overview/daily-counts.ts';
import { createMetrics } from '../../http/metrics.ts';
import { selectWriter } from './select-writer.ts';
import { readPost } from '../../reading/read-post.ts';

const FIVE = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];

/** A third party's simulator of the providers' own wires. */
const simulator = new LLMock({ port: 0 });
let origin = '';

beforeAll(async () => {
  origin = await simulator.start();
});

afterAll(async () => {
  await simulator.stop();
});

beforeEach(() => {
  simulator.clearFixtures();
  calls.length = 0;
});

/** Where a package asked, and what. */
const calls: { path: string; body: unknown }[] = [];

/** The provider's package asks its own host; this sends it to the simulator instead. */
const toSimulator: typeof fetch = (input, init) => {
  const asked = new URL(input instanceof Request ? input.url : input);
  calls.push({ path: asked.pathname, body: JSON.parse(init?.body as string) }); // they send text
  return fetch(new URL(`${asked.pathname}${asked.search}`, origin), init);
};

async function write(settings: () => Record<string, string>): Promise<string[]> {
  const config = readConfig(settings());
  const logger = pino({ level: 'silent' });
  const surroundings = {
    config,
    fetch: toSimulator,
    logger,
    metrics: createMetrics(createDailyCounts(), { readPoolUse: () => null }),
  };
  const { writer } = await selectWriter(surroundings);
  const { signal } = new AbortController();
  const request = {
    tweetText: 'A post',
    reading: readPost('A post'),
    tone: 'nice',
    count: 5,
  } as const;
  return Array.fromAsync(writer.write(request, { signal }));
}

const PROVIDERS = [
  ['OpenAI', () => ({ OPENAI_API_KEY: 'sk-test' })],
  ['Anthropic', () => ({ ANTHROPIC_API_KEY: 'sk-test' })],
  ['Google', () => ({ GOOGLE_GENERATIVE_AI_API_KEY: 'key-test' })],
  [
    'as OpenAI speaks',
    () => ({ OPENAI_COMPATIBLE_BASE_URL: `${origin}/v1`, AI_MODEL: 'openai-compatible:any' }),
  ],
] as const;

test.each(PROVIDERS)('%s: five replies over its own wire', async (_name, settings) => {
  simulator.onMessage(/A post/, { content: JSON.stringify({ replies: FIVE }) });
  expect(await write(settings)).toEqual(FIVE);
});

test.each(PROVIDERS)(
  '%s: a busy provider is tried once more, then said so',
  async (_name, settings) => {
    simulator.onMessage(/A post/, {
      error: { message: 'slow down', type: 'rate_limit' },
      status: 429,
    });
    await expect(write(settings)).rejects.toMatchObject({ code: 'writer_busy' });
  },
);

test.each(PROVIDERS)('%s: a wrong key is the operator’s to mend', async (_name, settings) => {
  simulator.onMessage(/A post/, { error: { message: 'no', type: 'auth' }, status: 401 });
  await expect(write(settings)).rejects.toMatchObject({ code: 'writer_not_configured' });
});

test.each(PROVIDERS)('%s: an answer cut short keeps what was whole', async (_name, settings) => {
  simulator.onMessage(
    /A post/,
    { content: JSON.stringify({ replies: FIVE }) },
    { chunkSize: 8, truncateAfterChunks: 4 },
  );
  const failure = await write(settings).catch((error: unknown) => error);
  // Either the cut is noticed, or the stream just ends early; nothing is made up either way.
  if (Array.isArray(failure)) expect(FIVE).toEqual(expect.arrayContaining(failure as string[]));
  else expect(failure).toMatchObject({ code: 'writer_unavailable' });
});

test.each([
  {
    settings: { OPENAI_API_KEY: 'sk-test' },
    path: /\/responses$/,
    body: { model: 'gpt-6-luna', reasoning: { effort: 'none' }, store: false },
  },
  {
    // Its least is 'minimal'; a summary of the thoughts is refused to most.
    settings: { OPENAI_API_KEY: 'sk-test', AI_MODEL: 'openai:gpt-5-mini' },
    path: /\/responses$/,
    body: { reasoning: { effort: 'minimal' } },
  },
  {
    settings: { ANTHROPIC_API_KEY: 'sk-test' },
    path: /\/messages$/,
    body: { model: 'claude-haiku-5-5', thinking: { type: 'disabled' } },
  },
  {
    settings: { GOOGLE_GENERATIVE_AI_API_KEY: 'key-test' },
    path: /gemini-3\.5-flash-lite:/,
    body: { generationConfig: { thinkingConfig: { thinkingLevel: 'minimal' } } },
  },
])('$path is asked for replies, and for no thoughts', async ({ settings, path, body }) => {
  simulator.onMessage(/A post/, { content: JSON.stringify({ replies: FIVE }) });
  await write(() => settings);
  expect(calls).toMatchObject([{ path: expect.stringMatching(path) as string, body }]);
  expect(JSON.stringify(calls)).not.toContain('summary');
});

test('Google’s open models, which refuse a word about thoughts, hear none', async () => {
  simulator.onMessage(/A post/, { content: JSON.stringify({ replies: FIVE }) });
  await write(() => ({ GOOGLE_GENERATIVE_AI_API_KEY: 'k', AI_MODEL: 'google:gemma-3-27b-it' }));
  expect(calls).toHaveLength(1);
  expect(JSON.stringify(calls)).not.toContain('thinkingConfig');
});

test.each([
  ['gemini-2.5-pro', 600 + 5 * 150 + 3000],
  ['gemini-3.5-flash-lite', 600 + 5 * 150],
])('%s has room for what it thinks all the same: %i tokens', async (model, maxOutputTokens) => {
  simulator.onMessage(/A post/, { content: JSON.stringify({ replies: FIVE }) });
  await write(() => ({ GOOGLE_GENERATIVE_AI_API_KEY: 'k', AI_MODEL: `google:${model}` }));
  expect(calls).toMatchObject([{ body: { generationConfig: { maxOutputTokens } } }]);
  // A reading of the post would be thought of twice.
  expect(JSON.stringify(calls).includes('The reading comes first')).toBe(model.includes('lite'));
});
