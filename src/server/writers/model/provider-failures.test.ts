import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createMetrics } from '../../http/metrics.ts';
import { readPost } from '../../reading/read-post.ts';
import { selectWriter } from './select-writer.ts';

const SETTINGS = {
  openai: { OPENAI_API_KEY: 'sk-proj-Abc0123456789wxyz' },
  anthropic: { ANTHROPIC_API_KEY: 'sk-ant-0123456789' },
  google: { GOOGLE_GENERATIVE_AI_API_KEY: 'AIzaSy0123456789' },
};
type Provider = keyof typeof SETTINGS;

/** The writer of a provider's own package, before a provider that answers every call as a test says. */
async function ask(provider: Provider, answer: () => Response) {
  let calls = 0;
  const cost: Record<string, number> = {};
  const counts = {
    add: (name: string, _: string, by = 1) => void (cost[name] = (cost[name] ?? 0) + by),
    flush: () => Promise.resolve(),
  };
  const { writer } = await selectWriter({
    config: readConfig(SETTINGS[provider]),
    fetch: () => {
      calls += 1;
      return Promise.resolve(answer());
    },
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(counts, { readPoolUse: () => null }),
  });
  const write = async () => {
    const request = { tweetText: 'A post', reading: readPost('A post') };
    const options = { signal: new AbortController().signal };
    return Array.fromAsync(writer.write({ ...request, tone: 'nice', count: 5 }, options));
  };
  const failure = await write().catch((error: unknown) => error);
  return { failure, calls, told: writer.failure?.()?.code ?? null, cost };
}

const refuse = (status: number, error: object) => () => Response.json(error, { status });

/** Events of a stream that was begun with a 200. */
const stream =
  (...events: object[]) =>
  () =>
    new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });

// What OpenAI says of a prompt (openai/codex issue 7250); as an event, ResponseErrorCode of its OpenAPI file has it.
const FLAGGED =
  'Invalid prompt: your prompt was flagged as potentially violating our usage policy.';
const DOC = 'https://platform.openai.com/docs/guides/reasoning#advice-on-prompting';
const INVALID_PROMPT = { code: 'invalid_prompt', message: `${FLAGGED} See ${DOC}` };
const BEGUN = { type: 'response.created', response: { id: 'r', created_at: 1, model: 'm' } };
const PIECE = { type: 'response.output_text.delta', item_id: 'i', delta: '{"replies": ["On' };
const FAILED = {
  ...{ type: 'response.failed', sequence_number: 3 },
  response: { error: INVALID_PROMPT },
};
// anthropics/claude-code issue 58367 has both, the refusal and the event.
const BLOCKED = {
  type: 'error',
  error: { type: 'invalid_request_error', message: 'Output blocked by content filtering policy' },
};
const MESSAGE = {
  type: 'message_start',
  message: { id: 'm', model: 'm', usage: { input_tokens: 1, output_tokens: 1 } },
};

test.each<[string, Provider, () => Response]>([
  [
    'OpenAI',
    'openai',
    refuse(400, { error: { ...INVALID_PROMPT, type: 'invalid_request_error' } }),
  ],
  ['OpenAI, before a word', 'openai', stream(BEGUN, FAILED)],
  ['OpenAI, after some', 'openai', stream(BEGUN, PIECE, FAILED)],
  [
    'OpenAI, by its event for errors',
    'openai',
    stream(BEGUN, PIECE, { type: 'error', sequence_number: 3, param: null, ...INVALID_PROMPT }),
  ],
  ...['bio_policy', 'cyber_policy'].map((code): [string, Provider, () => Response] => [
    `OpenAI, by ${code}`,
    'openai',
    stream(BEGUN, { type: 'error', sequence_number: 3, param: null, code, message: FLAGGED }),
  ]),
  ['Anthropic', 'anthropic', refuse(400, BLOCKED)],
  ['Anthropic, after it began', 'anthropic', stream(MESSAGE, BLOCKED)],
])(
  '%s: a post that is not answered is refused, and asked about once',
  async (_, provider, answer) => {
    const { failure, calls, told } = await ask(provider, answer);
    expect(failure).toMatchObject({ code: 'writer_refused' });
    // Nor does it make the provider one that fails.
    expect([calls, told]).toEqual([1, null]);
  },
);

const QUOTA = {
  type: 'insufficient_quota',
  code: 'insufficient_quota',
  message: 'Check your plan.',
};
const LOW =
  'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing';
const LIMIT =
  'You have reached your specified API usage limits. You will regain access on 2026-04-01.';
const unfit = (type: string, message: string) => ({ type: 'error', error: { type, message } });
const google = (code: number, status: string, message: string, reason?: string) => ({
  error: { code, status, message, details: reason === undefined ? [] : [{ reason }] },
});
const NO_KEY = 'API key not valid. Please pass a valid API key.';
const NO_PLACE = 'User location is not supported for the API use.';
const NO_MODEL = 'Project `proj_1` does not have access to model `gpt-6-luna`';

test.each<[string, Provider, () => Response, string, string]>([
  // Not busy: nobody is helped by trying again in a minute.
  [
    'OpenAI has no credit left',
    'openai',
    refuse(429, { error: QUOTA }),
    ...(['writer_not_configured', 'writer_provider_busy'] as const),
  ],
  [
    'OpenAI has none, by an event',
    'openai',
    stream(BEGUN, PIECE, { type: 'error', sequence_number: 3, error: QUOTA }),
    ...(['writer_not_configured', 'writer_provider_busy'] as const),
  ],
  // anthropics/claude-code issue 66314; its errors page has a status of its own as well.
  [
    'Anthropic has no credit left',
    'anthropic',
    refuse(400, unfit('invalid_request_error', LOW)),
    ...(['writer_not_configured', 'writer_provider_busy'] as const),
  ],
  [
    'Anthropic was told to stop at a sum', // anthropics/claude-code issue 38035
    'anthropic',
    refuse(400, unfit('invalid_request_error', LIMIT)),
    ...(['writer_not_configured', 'writer_provider_busy'] as const),
  ],
  [
    'Anthropic does not get its money',
    'anthropic',
    refuse(402, unfit('billing_error', 'Payment required')),
    ...(['writer_not_configured', 'writer_provider_busy'] as const),
  ],
  [
    'Google has no credit left',
    'google',
    refuse(429, google(429, 'RESOURCE_EXHAUSTED', 'Your prepayment credits are depleted. Please')),
    ...(['writer_not_configured', 'writer_provider_busy'] as const),
  ],
  // cursor/cursor issue 2953: a key that is right, of a project that may not use the model.
  [
    'OpenAI keeps a model from a project',
    'openai',
    refuse(403, { error: { message: NO_MODEL, code: 'model_not_found' } }),
    ...(['writer_not_configured', 'writer_model_unknown'] as const),
  ],
  [
    'Google calls a wrong key a bad request',
    'google',
    refuse(400, google(400, 'INVALID_ARGUMENT', NO_KEY, 'API_KEY_INVALID')),
    ...(['writer_not_configured', 'writer_key_refused'] as const),
  ],
  // Its troubleshooting page: 'not available in your country'.
  [
    'Google serves nobody here',
    'google',
    refuse(400, google(400, 'FAILED_PRECONDITION', NO_PLACE)),
    ...(['writer_not_configured', 'writer_key_refused'] as const),
  ],
])('%s: people are told that operators must act, and operators what to do', async (...row) => {
  const [, provider, answer, people, operators] = row;
  const { failure, calls, told } = await ask(provider, answer);
  expect(failure).toMatchObject({ code: people });
  expect([calls, told]).toEqual([1, operators]);
});

test.concurrent.each<[string, Provider, () => Response, string]>([
  [
    'OpenAI, too many',
    'openai',
    refuse(429, { error: { code: 'rate_limit_exceeded', message: 'Slow' } }),
    'writer_busy',
  ],
  [
    'Google, too many',
    'google',
    refuse(
      429,
      google(
        429,
        'RESOURCE_EXHAUSTED',
        'You exceeded your current quota, please check your plan and billing details.',
      ),
    ),
    'writer_busy',
  ],
  [
    'Anthropic, overloaded',
    'anthropic',
    refuse(529, unfit('overloaded_error', 'Overloaded')),
    'writer_unavailable',
  ],
  [
    'Anthropic, overloaded by an event',
    'anthropic',
    stream(MESSAGE, unfit('overloaded_error', 'Overloaded')),
    'writer_unavailable',
  ],
  [
    'Anthropic, too many by an event',
    'anthropic',
    stream(MESSAGE, unfit('rate_limit_error', 'Slow')),
    'writer_busy',
  ],
  [
    'Google, overloaded',
    'google',
    refuse(503, google(503, 'UNAVAILABLE', 'The model is overloaded.')),
    'writer_unavailable',
  ],
  [
    'Google, too many by an event',
    'google',
    stream(google(429, 'RESOURCE_EXHAUSTED', 'Slow')),
    'writer_busy',
  ],
])('%s: asked once more, then people are told to try later', async (_, provider, answer, code) => {
  const { failure, calls } = await ask(provider, answer);
  expect(failure).toMatchObject({ code });
  expect(calls).toBe(2);
});

const USED = { input_tokens: 1700, output_tokens: 12 };
const REFUSAL = { item_id: 'i', type: 'response.refusal.delta', delta: 'I can’t help with that.' };
const ended = (reason?: string) => ({
  type: reason === undefined ? 'response.completed' : 'response.incomplete',
  response: { usage: USED, ...(reason !== undefined && { incomplete_details: { reason } }) },
});
const googleUsed = { promptTokenCount: 1700, candidatesTokenCount: 2, thoughtsTokenCount: 10 };

test.each<[string, Provider, () => Response]>([
  ['OpenAI’s filter', 'openai', stream(BEGUN, PIECE, ended('content_filter'))],
  ['OpenAI’s model', 'openai', stream(BEGUN, REFUSAL, ended())],
  [
    'Anthropic',
    'anthropic',
    stream(
      {
        ...MESSAGE,
        message: { ...MESSAGE.message, usage: { input_tokens: 1700, output_tokens: 1 } },
      },
      { type: 'message_delta', delta: { stop_reason: 'refusal' }, usage: { output_tokens: 12 } },
      { type: 'message_stop' },
    ),
  ],
  [
    'Google, by the post',
    'google',
    stream({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: googleUsed }),
  ],
  ...['SAFETY', 'RECITATION', 'PROHIBITED_CONTENT', 'SPII', 'BLOCKLIST'].map(
    (finishReason): [string, Provider, () => Response] => [
      `Google, by ${finishReason}`,
      'google',
      stream({ candidates: [{ finishReason }], usageMetadata: googleUsed }),
    ],
  ),
])('%s withholds an answer: it is a refusal, and what it cost is counted', async (...row) => {
  const [, provider, answer] = row;
  const { failure, calls, cost } = await ask(provider, answer);
  expect(failure).toMatchObject({ code: 'writer_refused' });
  expect(calls).toBe(1);
  expect(cost).toMatchObject({ 'input-tokens': 1700, 'output-tokens': 12 });
});
