import type {
  LanguageModelV4,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { EmptyAnswerError, FilteredAnswerError } from './answer-errors.ts';
import { writeBrief } from './brief.ts';
import { classifyFault, type Fault } from './classify-fault.ts';
import { ReplyExtractor } from './reply-extractor.ts';
import type { WriteOptions, Writer, WriteRequest } from '../writer.ts';

/** Most of what a set of replies needs; a runaway model is stopped there. */
const MAX_OUTPUT_TOKENS = 1200;
/** Text after which an answer is no answer, whatever it holds. */
const MAX_ANSWER_CHARACTERS = 64_000;
/** Silence between two pieces of an answer that has begun. */
const STALL_MS = 10_000;
/** How long the end of a whole answer is waited for: what it cost is told there. */
const LAST_PART_MS = 250;
/** Tries per generation while nothing was handed on. */
const TRIES = 2;
/** The longest a provider may ask us to wait before the second try. */
const MAX_RETRY_AFTER_MS = 2000;

export interface ModelWriterOptions {
  /** The model to ask, or another of the same provider by its name. */
  model: (name: string | undefined) => LanguageModelV4;
  name: string;
  firstReplyTimeoutMs: number;
  /** Random text for the marks around the post. */
  nonce: () => string;
  /** Waits; passed in so that tests need not. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Told what the provider says a stream cost, where it says so. */
  onTokens?: (used: { modelName: string | undefined; input: number; output: number }) => void;
  /** Told how each stream ended, for metrics and logs. Never holds the post or a reply. */
  onEnd?: (end: { writer: string; fault: Fault | null; delivered: number }) => void;
}

/**
 * A writer that asks a language model, and hands each reply on at its last character. One retry
 * where that helps and nothing was handed on yet.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  const { name, onEnd } = options;
  return {
    name,
    async *write(request, { signal }) {
      for (let attempt = 1; ; attempt += 1) {
        let delivered = 0;
        try {
          for await (const reply of streamOnce(options, request, { signal })) {
            delivered += 1;
            yield reply;
          }
          onEnd?.({ writer: name, fault: null, delivered });
          return;
        } catch (error) {
          signal.throwIfAborted();
          const fault = classifyFault(error);
          onEnd?.({ writer: name, fault, delivered });
          // An empty list is an answer: the caller has replies of its own for it.
          if (fault.kind === 'empty' && attempt === TRIES) return;
          const mayRetry = delivered === 0 && attempt < TRIES && fault.isRetryable;
          const waitMs = fault.retryAfterMs ?? 0;
          if (!mayRetry || waitMs > MAX_RETRY_AFTER_MS) {
            throw new AppError(CODES[fault.kind], { cause: error });
          }
          await options.sleep(waitMs, signal);
        }
      }
    },
  };
}

const CODES: Record<Fault['kind'], ErrorCode> = {
  empty: 'generation_failed',
  no_json: 'generation_failed',
  filtered: 'writer_refused',
  timeout: 'writer_timeout',
  auth: 'writer_not_configured',
  no_model: 'writer_not_configured',
  bad_request: 'writer_not_configured',
  rate_limited: 'writer_busy',
  upstream: 'writer_unavailable',
  network: 'writer_unavailable',
};

async function* streamOnce(
  options: ModelWriterOptions,
  request: WriteRequest,
  { signal }: WriteOptions,
): AsyncGenerator<string> {
  const { model, firstReplyTimeoutMs } = options;
  const { instructions, message } = writeBrief(request, options.nonce());
  const watchdog = new AbortController();
  const late = () => watchdog.abort(new DOMException('The writer took too long.', 'TimeoutError'));
  let clock = setTimeout(late, firstReplyTimeoutMs);
  let isWhole = false;
  try {
    const { stream } = await model(request.modelName).doStream({
      prompt: [
        { role: 'system', content: instructions },
        { role: 'user', content: [{ type: 'text', text: message }] },
      ],
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      abortSignal: AbortSignal.any([signal, watchdog.signal]),
    });
    const extractor = new ReplyExtractor();
    let [delivered, received, raw] = [0, 0, ''];
    for await (const part of readParts(stream)) {
      const piece = readText(part);
      received += piece.length;
      if (raw.length < 200) raw += piece;
      const replies = extractor.push(piece);
      if (part.type === 'finish') replies.push(...extractor.finish());
      for (const reply of replies) {
        if (delivered === request.count) break;
        yield reply;
        delivered += 1;
        if (delivered === request.count) {
          isWhole = true;
          // The answer is whole; what it cost is told in its last part, a moment later.
          clearTimeout(clock);
          clock = setTimeout(late, LAST_PART_MS);
        }
      }
      if (part.type === 'finish') tellTokens(options, request.modelName, part.usage);
      if (delivered === request.count) continue;
      if (received > MAX_ANSWER_CHARACTERS) break;
      if (delivered > 0) {
        clearTimeout(clock);
        clock = setTimeout(late, STALL_MS);
      }
    }
    if (delivered === 0) throw new EmptyAnswerError(raw);
  } catch (error) {
    // A provider that does not end after its last reply has cost what it cost.
    if (!isWhole) throw error;
  } finally {
    clearTimeout(clock);
    watchdog.abort(); // whoever stops reading stops the provider: tokens cost money
  }
}

function tellTokens(
  { onTokens }: ModelWriterOptions,
  modelName: string | undefined,
  usage: LanguageModelV4Usage,
): void {
  const { inputTokens, outputTokens } = usage;
  if (inputTokens.total === undefined && outputTokens.total === undefined) return;
  onTokens?.({ modelName, input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 });
}

function readText(part: LanguageModelV4StreamPart): string {
  if (part.type === 'error') throw part.error;
  if (part.type === 'finish' && part.finishReason.unified === 'content-filter') {
    throw new FilteredAnswerError();
  }
  return part.type === 'text-delta' ? part.delta : '';
}

async function* readParts(
  stream: ReadableStream<LanguageModelV4StreamPart>,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {}); // already closed or broken: nothing is left to stop
  }
}
