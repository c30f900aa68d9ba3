import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { EmptyAnswerError, EndlessAnswerError } from './answer-errors.ts';
import { Answer, type TokensUsed } from './answer.ts';
import { AT_ONCE, BRIEF_VERSION, type Brief, writeBrief, type WriteBrief } from './brief.ts';
import { classifyFault, type Fault } from './classify-fault.ts';
import { ReplyOrder } from './reply-order.ts';
import { describeThinking } from './describe-thinking.ts';
import { LOCAL_PROVIDER } from '../local/create-local-language-model.ts';
import { followSignal } from '../../waiting/follow-signal.ts';
import { isWithin } from '../../waiting/is-within.ts';
import type { WriteOptions, Writer, WriteRequest } from '../writer.ts';

/** Room for the form and the reading; a runaway one is stopped. */
const MAX_OUTPUT_TOKENS = 600;
/** Of thoughts, which providers count as output: a model that is cut off in them answers nothing. */
const MAX_THINKING_TOKENS = 3000;
/** Of one reply, in the script that takes the most. */
const MAX_REPLY_TOKENS = 150;
/** About: of English text and of Japanese alike. */
const BYTES_A_TOKEN = 4;
/** Text after which an answer is no answer, whatever it holds. */
const MAX_ANSWER_CHARACTERS = 64_000;
/**
 * More than the reading and the longest reply take. Who has written so much when the time is over is not
 * slow: the post asked for it, and would close the provider to everybody as one that is down.
 */
const MAX_BEFORE_REPLY_CHARACTERS = 2000;
/** Silence between two pieces of an answer that has begun. */
const STALL_MS = 10_000;
/** The same once there are as many replies as were asked for. */
const SPARE_STALL_MS = 2000;
/**
 * The longest that the model's choice among its other replies is waited for: six and the choice are some 170
 * tokens, for which models take longer that write fewer than 40 a second.
 */
const HOLD_MS = 4000;
/** How long the end of an answer is waited for once enough was read: what it cost is told there. */
const LAST_PART_MS = 250;
/** Tries per generation while nothing was handed on. */
const TRIES = 2;
/** The longest a provider may ask us to wait before the second try. */
const MAX_RETRY_AFTER_MS = 2000;

/** What is asked of a model; those of the provider packages are such. */
export interface StreamingModel {
  readonly provider?: string;
  readonly modelId: string;
  doStream(
    options: LanguageModelV4CallOptions,
  ): PromiseLike<{ stream: AsyncIterable<LanguageModelV4StreamPart> }>;
}

export interface ModelWriterOptions {
  /** The model to ask, or another of the same provider by its name. */
  model: (name: string | undefined) => StreamingModel;
  name: string;
  firstReplyTimeoutMs: number;
  /** Another time than 4 s for the choice among the others, where that is tested. */
  holdMs?: number;
  /** Another brief than the product's, where briefs are compared. */
  writeBrief?: WriteBrief;
  /** Random text for the marks around the post. */
  nonce: () => string;
  /** Waits; passed in so that tests need not. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /**
   * Told what the provider says a stream cost; about what it cost, where it was stopped with enough
   * replies before it said so.
   */
  onTokens?: (used: TokensUsed & { modelName: string | undefined }) => void;
  /** Told how each stream ended, for metrics and logs. Never holds the post or a reply. */
  onEnd?: (end: { writer: string; fault: Fault | null; delivered: number }) => void;
}

/**
 * A writer that asks a language model, and hands each reply on at its last character, those that it chooses
 * among when it has chosen. One retry where that helps and nothing was handed on yet; who wrote none to
 * choose among is asked for them in one list.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  const { name, onEnd } = options;
  return {
    name,
    async *write(request, { signal, onTokens, onHand, onPart }) {
      onHand?.({ writer: nameModel(name, request.modelName), brief: String(BRIEF_VERSION) });
      const written: string[] = [];
      for (let attempt = 1; ; attempt += 1) {
        let delivered = 0;
        let isLeft = true;
        let isCutShort = false;
        try {
          for await (const reply of streamOnce(options, askForRest(request, written), {
            onCutShort: () => (isCutShort = true),
            signal,
            ...(onTokens && { onTokens }),
            ...(onPart && { onPart }),
          })) {
            delivered += 1;
            written.push(reply);
            yield reply;
          }
          isLeft = false;
          onEnd?.({ writer: name, fault: null, delivered });
          if (!isCutShort) return;
        } catch (error) {
          isLeft = false;
          signal.throwIfAborted();
          const fault = classifyFault(error);
          onEnd?.({ writer: name, fault, delivered });
          // An empty list is an answer: the caller has replies of its own for it.
          if (fault.kind === 'empty' && attempt === TRIES) return;
          const mayRetry = delivered === 0 && attempt < TRIES && fault.isRetryable;
          const waitMs = fault.retryAfterMs ?? 0;
          if (!mayRetry || waitMs > MAX_RETRY_AFTER_MS) {
            if (fault.kind === 'auth') hideMasked(error);
            throw new AppError(CODES[fault.kind], { cause: error });
          }
          await options.sleep(waitMs, signal);
        } finally {
          // Whoever has enough reads no further: that stream did what it was asked for.
          if (isLeft && !signal.aborted) onEnd?.({ writer: name, fault: null, delivered });
        }
      }
    },
  };
}

/**
 * `provider:model`, as in AI_MODEL and in the price file.
 * @param asked another model of the same provider
 */
export function nameModel(chosen: string, asked: string | undefined): string {
  return asked === undefined ? chosen : `${chosen.slice(0, chosen.indexOf(':'))}:${asked}`;
}

/** Of a key that they refuse some providers repeat both ends, with stars between: that is logged for nobody. */
function hideMasked(error: unknown): void {
  if (!(error instanceof Error)) return;
  const words = error.message.split(' ').map((word) => (word.includes('**') ? '[secret]' : word));
  error.message = words.join(' ');
}

const CODES: Record<Fault['kind'], ErrorCode> = {
  empty: 'generation_failed',
  no_json: 'writer_unusable',
  filtered: 'writer_refused',
  timeout: 'writer_timeout',
  auth: 'writer_not_configured',
  no_credit: 'writer_not_configured',
  no_model: 'writer_not_configured',
  bad_request: 'writer_not_configured',
  rate_limited: 'writer_busy',
  upstream: 'writer_unavailable',
  network: 'writer_unavailable',
};

/** What a request still wants behind those: in one list, for who cannot be relied on for another form. */
function askForRest(request: WriteRequest, written: readonly string[]): WriteRequest {
  if (written.length === 0) return request;
  const { spares: _, ...rest } = request;
  return {
    ...rest,
    count: request.count - written.length,
    avoid: [...(request.avoid ?? []), ...written],
  };
}

/** @param options.onCutShort told where a whole answer has none of those that were to be chosen among */
async function* streamOnce(
  options: ModelWriterOptions,
  request: WriteRequest,
  { signal, onTokens, onPart, onCutShort }: WriteOptions & { onCutShort: () => void },
): AsyncGenerator<string> {
  const model = options.model(request.modelName);
  const thinking = describeThinking(model.modelId);
  const write = options.writeBrief ?? writeBrief;
  const hasReading = thinking !== 'always';
  const brief = write(request, {
    nonce: options.nonce(),
    hasReading,
    // A small model of one's own is held to a form, and slow: what is not shown is waited for.
    chooses: hasReading && model.provider !== LOCAL_PROVIDER,
  });
  const most = request.count + (request.spares ?? 0);
  const [watchdog, unfollow] = followSignal(signal);
  const late = () => watchdog.abort(new DOMException('The writer took too long.', 'TimeoutError'));
  let clock = setTimeout(late, options.firstReplyTimeoutMs);
  const restart = (ms: number) => {
    clearTimeout(clock);
    clock = setTimeout(late, ms);
  };
  const answer = new Answer();
  const order = new ReplyOrder(answer, {
    most,
    holdMs: options.holdMs ?? HOLD_MS,
    nowMs: () => performance.now(),
  });
  let parts: AsyncIterator<LanguageModelV4StreamPart> | null = null;
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: brief.instructions },
        { role: 'user', content: [{ type: 'text', text: brief.message }] },
      ],
      maxOutputTokens:
        MAX_OUTPUT_TOKENS +
        most * MAX_REPLY_TOKENS +
        (thinking === 'never' ? 0 : MAX_THINKING_TOKENS),
      // Most of today's models think unless told, for longer than the replies take to be written.
      reasoning: 'none',
      abortSignal: watchdog.signal,
    });
    parts = stream[Symbol.asyncIterator]();
    for (;;) {
      const next = parts.next();
      // A timer may be early by less than a millisecond: what still waits then is waited for once more.
      while (order.heldMs !== null && !(await isWithin(order.heldMs, next))) yield* order.take();
      const { value, done } = await next;
      if (done === true) break;
      answer.read(value);
      yield* order.take();
      if (order.isWhole || answer.received > MAX_ANSWER_CHARACTERS) break;
      if (answer.count > 0) restart(isEnough() ? SPARE_STALL_MS : STALL_MS);
      onPart?.(answer.unfinished ?? '');
    }
    if (answer.count === 0) throw new EmptyAnswerError(answer.start);
    yield* order.takeAll();
    if (brief.chooses === true && answer.count <= AT_ONCE) onCutShort();
  } catch (error) {
    if (!isStop(signal)) yield* order.takeAll();
    // A provider that breaks off or hangs among the spares has written what was asked for.
    if (!isEnough()) throw isEndless() ? new EndlessAnswerError('', { cause: error }) : error;
  } finally {
    onPart?.(''); // what is not whole by now never will be
    if (parts !== null && isRead()) {
      restart(LAST_PART_MS);
      await readOn(parts, answer);
    }
    clearTimeout(clock);
    unfollow();
    // Whoever stops reading stops the provider: tokens cost money.
    if (!answer.hasEnded) watchdog.abort();
    await stopReading(parts);
    const isStopped = isRead() && !answer.hasEnded;
    const used = isStopped ? estimate(brief, answer) : answer.usage;
    if (used !== null) options.onTokens?.({ modelName: request.modelName, ...used });
    // A stop does not make the provider's work undone.
    const hasBegun = parts !== null || signal.aborted;
    if (used !== null || hasBegun) onTokens?.(used ?? estimate(brief, answer));
  }

  function isEndless(): boolean {
    const isLate = watchdog.signal.aborted && !signal.aborted && thinking === 'never';
    return isLate && answer.count === 0 && answer.received > MAX_BEFORE_REPLY_CHARACTERS;
  }

  /** Whether all that is wanted of the answer stands there. */
  function isRead(): boolean {
    return isEnough() || (order.isWhole && !signal.aborted);
  }

  function isEnough(): boolean {
    return answer.count >= request.count && !signal.aborted;
  }
}

/** Whether a person left; what is late is told what stands there. */
function isStop({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof Error && reason.name === 'TimeoutError');
}

/** The answer is whole, or as much of it as is wanted; what it cost is told in its last part. */
async function readOn(
  parts: AsyncIterator<LanguageModelV4StreamPart>,
  answer: Answer,
): Promise<void> {
  try {
    for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
      answer.read(next.value);
    }
  } catch {
    // One that does not end after its last reply has cost what it cost.
  }
}

/** Of an answer that was stopped before its provider said what it cost. */
function estimate(brief: Brief, { bytes }: Answer): TokensUsed {
  const input = Buffer.byteLength(brief.instructions) + Buffer.byteLength(brief.message);
  return {
    input: Math.ceil(input / BYTES_A_TOKEN),
    output: Math.ceil(bytes / BYTES_A_TOKEN),
  };
}

async function stopReading(parts: AsyncIterator<LanguageModelV4StreamPart> | null): Promise<void> {
  try {
    await parts?.return?.();
  } catch {
    // Already closed or broken: nothing is left to stop.
  }
}
