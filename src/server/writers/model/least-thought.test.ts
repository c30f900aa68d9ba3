import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createMetrics } from '../../http/metrics.ts';
import { createDailyCounts } from '../../overview/daily-counts.ts';
import { readPost } from '../../reading/read-post.ts';
import { selectWriter } from './select-writer.ts';

const FIVE = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
const TEXT = JSON.stringify({ replies: FIVE });

/** What a call says of thoughts, and how it is answered. */
interface Wire {
  key: string;
  read: (body: Body) => { thought: string | undefined; room: number | undefined };
  refuse: (thought: string, model: string) => object;
  events: object[];
}

interface Body {
  reasoning?: { effort?: string };
  max_output_tokens?: number;
  thinking?: { type?: string };
  output_config?: { effort?: string };
  max_tokens?: number;
  generationConfig?: { maxOutputTokens?: number; thinkingConfig?: { thinkingLevel?: string } };
}

const OPENAI: Wire = {
  key: 'OPENAI_API_KEY',
  read: (body) => ({ thought: body.reasoning?.effort, room: body.max_output_tokens }),
  // As in openai/codex issue 6647.
  refuse: (effort, model) => ({
    error: {
      message: `Unsupported value: '${effort}' is not supported with the '${model}' model.`,
      ...{ type: 'invalid_request_error', param: 'reasoning.effort', code: 'unsupported_value' },
    },
  }),
  events: [
    { type: 'response.output_text.delta', item_id: 'i', delta: TEXT },
    { type: 'response.completed', response: {} },
  ],
};
const GOOGLE: Wire = {
  key: 'GOOGLE_GENERATIVE_AI_API_KEY',
  read: ({ generationConfig: said }) => ({
    ...{ thought: said?.thinkingConfig?.thinkingLevel, room: said?.maxOutputTokens },
  }),
  // As in earendil-works/pi issue 9455.
  refuse: (level) => ({
    error: {
      message: `Thinking level ${level.toUpperCase()} is not supported for this model. Please retry with other thinking level.`,
      ...{ code: 400, status: 'INVALID_ARGUMENT' },
    },
  }),
  events: [{ candidates: [{ content: { parts: [{ text: TEXT }] }, finishReason: 'STOP' }] }],
};
const ANTHROPIC: Wire = {
  key: 'ANTHROPIC_API_KEY',
  read: (body) => ({ thought: body.thinking?.type, room: body.max_tokens }),
  // As in Yeachan-Heo/gajae-code pull request 1542.
  refuse: (type) => ({
    type: 'error',
    error: {
      type: 'invalid_request_error',
      message: `"thinking.type.${type}" is not supported for this model. Thinking defaults to adaptive mode when not specified`,
    },
  }),
  events: [
    { type: 'message_start', message: { id: 'm', model: 'm', usage: { input_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: TEXT } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } },
    { type: 'message_stop' },
  ],
};

/** The writer of a model that takes some words about thoughts, and refuses others as its provider does. */
async function openWriter(wire: Wire, model: string, taken: readonly string[]) {
  const asked: ReturnType<Wire['read']>[] = [];
  const { writer } = await selectWriter({
    config: readConfig({ [wire.key]: 'key', AI_MODEL: model }),
    fetch: (_, init) => {
      const said = wire.read(JSON.parse(init?.body as string) as Body); // the packages send text
      asked.push(said);
      if (said.thought !== undefined && !taken.includes(said.thought)) {
        return Promise.resolve(Response.json(wire.refuse(said.thought, model), { status: 400 }));
      }
      const events = wire.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      const headers = { 'content-type': 'text/event-stream' };
      return Promise.resolve(new Response(events, { headers }));
    },
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(createDailyCounts(), { readPoolUse: () => null }),
  });
  const write = () =>
    Array.fromAsync(
      writer.write(
        { tweetText: 'A post', reading: readPost('A post'), tone: 'nice', count: 5 },
        { signal: new AbortController().signal },
      ),
    );
  return { asked, write };
}

// What they take: openai/codex issue 6647, models.dev pull request 2351, Google's pages on thinking.
test.each<[string, Wire, string[], string[]]>([
  ['openai:gpt-5.1-codex', OPENAI, ['low', 'medium', 'high'], ['none', 'low']],
  ['openai:o3', OPENAI, ['low', 'medium', 'high'], ['none', 'low']],
  ['openai:gpt-5.3-chat-latest', OPENAI, ['medium'], ['none', 'low', 'unsaid']],
  ['openai:gpt-5-pro', OPENAI, ['high'], ['none', 'low', 'unsaid']],
  // Google's guide to it has no 'minimal', which the package sends.
  ['google:gemini-4-argon', GOOGLE, ['low', 'medium', 'high'], ['minimal', 'low']],
  ['google:gemini-pro-latest', GOOGLE, ['low', 'medium', 'high'], ['minimal', 'low']],
  ['anthropic:claude-unheard-9', ANTHROPIC, ['adaptive'], ['disabled', 'adaptive']],
])('%s writes: it is asked to think as little as it takes', async (model, wire, taken, said) => {
  const { asked, write } = await openWriter(wire, model, taken);
  expect(await write()).toEqual(FIVE);
  const words = () => asked.map(({ thought }) => thought ?? 'unsaid');
  expect(words()).toEqual(said);
  // What it takes is known from then on.
  expect(await write()).toEqual(FIVE);
  expect(words()).toEqual([...said, ...said.slice(-1)]);
});

test.each([
  ['openai:gpt-6-luna', OPENAI, ['none'], 1350],
  // A low effort is the least of it: openai/codex issue 47147.
  ['openai:gpt-6-astra', OPENAI, ['low'], 4350],
  ['openai:gpt-6.1-sol', OPENAI, ['low'], 4350],
  ['openai:gpt-5.1-codex', OPENAI, ['low'], 4350],
  ['openai:gpt-5.3-chat-latest', OPENAI, ['medium'], 4350],
  ['openai:gpt-5-pro', OPENAI, ['high'], 4350],
])('%s has the room that its thoughts take', async (model, wire, taken, room) => {
  const { asked, write } = await openWriter(wire, model, taken);
  await write();
  expect(asked.at(-1)).toMatchObject({ room });
});

test('another refusal is told at once', async () => {
  let calls = 0;
  const wire = { ...OPENAI, refuse: () => ({ error: { message: `No. ${(calls += 1)}` } }) };
  const { write } = await openWriter(wire, 'openai:gpt-6-luna', []);
  await expect(write()).rejects.toMatchObject({ code: 'writer_not_configured' });
  expect(calls).toBe(1);
});
