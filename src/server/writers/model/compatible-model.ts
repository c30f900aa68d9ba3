import {
  APICallError,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { createParser } from 'eventsource-parser';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { isLoopbackHost } from '../../config/loopback.ts';
import { askWithLess, type CallForm, type LimitName } from './ask-with-less.ts';
import { describeThinking } from './describe-thinking.ts';
import type { StreamingModel } from './model-writer.ts';
import { UnmarkedThoughts } from './unmarked-thoughts.ts';

/** Of one event: thousands of times what a piece of an answer takes. */
const MAX_EVENT_CHARACTERS = 1_000_000;
/** Such servers tell no more of what was read. */
const NOTHING_MORE = { noCache: undefined, cacheRead: undefined, cacheWrite: undefined };
/** Of a refusal's body, in an error that is only logged. */
const MAX_REFUSAL_CHARACTERS = 500;
/** Of what is read to find it: an echo of the brief and the post may stand before. */
const MAX_REFUSAL_READ = 100_000;
/** So many in a row that were sent are no chance: a server repeats them. */
const ECHO_CHARACTERS = 12;
/** So many times what is kept of a refusal is looked at. */
const MOST_ECHOED = 4;

/**
 * A model behind the chat completions of OpenAI, as nearly all other servers speak them. Streams only.
 * Node's own client and one reading of each event: the general package checks each of them with a
 * schema and sends them through four streams, which was most of what a generation cost.
 * @param options.baseUrl such as `http://localhost:11434/v1`
 * @param options.key null for servers that ask for none
 */
export function createCompatibleModel(options: {
  baseUrl: string;
  key: string | null;
  modelId: string;
}): StreamingModel {
  const { baseUrl, key, modelId } = options;
  const url = new URL(`${baseUrl}${baseUrl.endsWith('/') ? '' : '/'}chat/completions`);
  const server: Server = {
    url,
    request: url.protocol === 'https:' ? https.request : http.request,
    options: { ...urlToHttpOptions(url), method: 'POST' },
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(key !== null && { Authorization: `Bearer ${key}` }),
    },
  };
  const mayThink = describeThinking(modelId) !== 'never';
  let notToThink: CallForm['notToThink'] = isLoopbackHost(url.hostname)
    ? [{ ...NOT_TO_THINK, ...NOT_TO_THINK_BY_TEMPLATE }, NOT_TO_THINK_BY_TEMPLATE]
    : [NOT_TO_THINK];
  let limit: LimitName = 'max_tokens';
  return {
    modelId,
    doStream: async (asked) => {
      const { abortSignal } = asked;
      const isTold = asked.reasoning === 'none';
      const form: CallForm = { notToThink: isTold ? notToThink : [], limit };
      const taken = await askWithLess(form, (each) =>
        send(server, toBody(modelId, asked, each), abortSignal),
      );
      // It would refuse the rest each time; of the length only what is long.
      if (isTold) ({ notToThink } = taken.form);
      limit = taken.form.limit ?? limit;
      const sent = () => toBody(modelId, asked, form);
      return { stream: readParts(taken.answer, { url, sent, signal: abortSignal, mayThink }) };
    },
  };
}

/** Of Ollama, LM Studio, vLLM, OpenRouter and Groq; some others refuse what they do not know. */
const NOT_TO_THINK = { reasoning_effort: 'none' };
/** Of llama-server and its like: many templates have this switch. */
const NOT_TO_THINK_BY_TEMPLATE = { chat_template_kwargs: { enable_thinking: false } };

/** How it is asked: worked out once. */
interface Server {
  url: URL;
  request: typeof http.request;
  options: RequestOptions;
  headers: Record<string, string>;
}

function toBody(
  modelId: string,
  { prompt, maxOutputTokens }: LanguageModelV4CallOptions,
  { notToThink, limit }: CallForm,
): string {
  return JSON.stringify({
    model: modelId,
    ...(limit !== null && { [limit]: maxOutputTokens }),
    messages: prompt.map(({ role, content }) => ({ role, content: toText(content) })),
    stream: true,
    // Such servers tell what an answer cost only when asked.
    stream_options: { include_usage: true },
    ...notToThink[0],
  });
}

/** @throws APICallError when the server answers with anything but success */
async function send(
  { url, request, options, headers }: Server,
  body: string,
  abortSignal: AbortSignal | undefined,
): Promise<IncomingMessage> {
  abortSignal?.throwIfAborted();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = { 'Content-Length': Buffer.byteLength(body) };
    const call = request({ ...options, headers: { ...headers, ...length } }, resolve);
    const stop = () => call.destroy(new Error('stopped'));
    abortSignal?.addEventListener('abort', stop, { once: true });
    call
      .on('error', (error) => reject(whyOf(error, abortSignal)))
      .on('close', () => abortSignal?.removeEventListener('abort', stop))
      .end(body);
  });
  const { statusCode = 0 } = answer;
  if (statusCode >= 200 && statusCode < 300) return answer;
  const said = await readBeginning(answer);
  const retryAfter = answer.headers['retry-after'];
  throw new APICallError({
    message: `The model's server answered ${statusCode}: ${withoutEcho(said, body)}`,
    url: url.href,
    requestBodyValues: {}, // the post stays out of logs
    statusCode,
    data: { error: { code: nameError(readError(said)) } },
    ...(retryAfter !== undefined && { responseHeaders: { 'retry-after': retryAfter } }),
  });
}

/** As much of a refusal as may be needed; what a server sends beyond it is not waited for. */
async function readBeginning(answer: IncomingMessage): Promise<string> {
  let said = '';
  answer.setEncoding('utf8');
  try {
    for await (const piece of answer as AsyncIterable<string>) {
      said += piece;
      if (said.length >= MAX_REFUSAL_READ) break; // ends the connection, too
    }
  } catch {
    // What came before it broke says enough.
  }
  return said.slice(0, MAX_REFUSAL_READ);
}

/** The error that a server answers with; undefined where it does not say. */
function readError(said: string): unknown {
  try {
    return toFields(JSON.parse(said))['error'];
  } catch {
    return undefined;
  }
}

/** What a server calls an error. OpenRouter's moderation says why it took a post and has the code of a key's 403. */
function nameError(error: unknown): unknown {
  const { code, metadata } = toFields(error);
  return Array.isArray(toFields(metadata)['reasons']) ? 'content_filter' : code;
}

function toText(content: LanguageModelV4CallOptions['prompt'][number]['content']): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** What the events hold: the text of one arrival together, and at last how it ended and what it cost. */
async function* readParts(
  answer: IncomingMessage,
  {
    url,
    sent,
    signal,
    mayThink,
  }: { url: URL; sent: () => string; signal: AbortSignal | undefined; mayThink: boolean },
): AsyncGenerator<LanguageModelV4StreamPart> {
  const thoughts = new UnmarkedThoughts();
  if (!mayThink) thoughts.release();
  let delta = '';
  let finish: string | undefined;
  let isWhole = false;
  let usage: Fields = {};
  const events = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS, // beyond it the parser takes no more, and throws
    onEvent: ({ data }) => {
      if (data === '[DONE]') {
        isWhole = true;
        return;
      }
      const event = toFields(JSON.parse(data));
      if (event['error'] != null) throw toError(event['error'], { url, sent: sent() });
      const [first] = Array.isArray(event['choices']) ? (event['choices'] as unknown[]) : [];
      const choice = toFields(first);
      const { content, reasoning, reasoning_content: before } = toFields(choice['delta']);
      if (isText(reasoning) || isText(before)) delta += thoughts.release(); // they come apart
      if (typeof content === 'string') delta += thoughts.push(content);
      if (typeof choice['finish_reason'] === 'string') finish = choice['finish_reason'];
      if (event['usage'] != null) usage = toFields(event['usage']);
    },
  });
  answer.setEncoding('utf8');
  try {
    for await (const piece of answer as AsyncIterable<string>) {
      events.feed(piece);
      if (delta === '') continue;
      yield { type: 'text-delta', id: '0', delta };
      delta = '';
    }
  } catch (error) {
    throw error instanceof Error ? whyOf(error, signal) : error;
  }
  // Ollama ends a stream in which its runner died like any other, but for these.
  if (!isWhole && finish === undefined) throw new Error("The model's server broke off.");
  // What was cut off may be thoughts to its end.
  delta = finish === 'length' ? '' : thoughts.release();
  if (delta !== '') yield { type: 'text-delta', id: '0', delta };
  yield {
    type: 'finish',
    finishReason: { unified: finish === 'content_filter' ? 'content-filter' : 'stop', raw: finish },
    usage: {
      inputTokens: { ...NOTHING_MORE, total: toCount(usage['prompt_tokens']) },
      outputTokens: {
        text: undefined,
        reasoning: undefined,
        total: toCount(usage['completion_tokens']),
      },
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function toCount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Of an event in an answer that had begun: OpenRouter gives those the status that they would have had. */
function toError(error: unknown, { url, sent }: { url: URL; sent: string }): APICallError {
  const { code } = toFields(error);
  return new APICallError({
    message: `The model's server says: ${withoutEcho(sayOf(error), sent)}`,
    url: url.href,
    requestBodyValues: {}, // the post stays out of logs
    data: { error: { code: nameError(error) } },
    ...(typeof code === 'number' && { statusCode: code }),
  });
}

function sayOf(error: unknown): string {
  const { message } = toFields(error);
  return typeof message === 'string' ? message : JSON.stringify(error);
}

/**
 * The beginning of what a server says of a refusal, without what it repeats of what it was asked: that is
 * somebody's post, and errors are logged.
 * @param sent the body that it was asked by
 */
function withoutEcho(all: string, sent: string): string {
  const said = all.slice(0, MOST_ECHOED * MAX_REFUSAL_CHARACTERS);
  const asked = `${sent}\n${readEscapes(sent)}`;
  const isEcho = (from: number, end: number) => asked.includes(said.slice(from, end));
  let kept = '';
  let at = 0;
  while (at < said.length && kept.length < MAX_REFUSAL_CHARACTERS) {
    let end = at + ECHO_CHARACTERS;
    if (end > said.length || !isEcho(at, end)) {
      kept += said.charAt(at);
      at += 1;
      continue;
    }
    while (end < said.length && isEcho(at, end + 1)) end += 1;
    kept += '[…]';
    at = end;
  }
  return kept;
}

/** The strings of a JSON text as they are read. */
function readEscapes(json: string): string {
  return json
    .replaceAll('\\n', '\n')
    .replaceAll(String.raw`\"`, '"')
    .replaceAll('\\\\', '\\');
}

/** A request that was stopped says no more than that; its signal knows why. */
function whyOf(error: Error, signal: AbortSignal | undefined): Error {
  return signal?.aborted === true && signal.reason instanceof Error ? signal.reason : error;
}
