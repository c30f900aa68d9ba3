import { trace } from '@opentelemetry/api';
import { AppError } from '#contract/errors.ts';
import type { Notice, QuickActionRequest, ReviseRequest } from '#contract/generation.ts';
import { REPLIES_PER_GENERATION } from '#contract/limits.ts';
import type { CustomTone } from '#contract/preferences.ts';
import { DEFAULT_TONE, TONES } from '#contract/tones.ts';
import type { Deps } from '../deps.ts';
import { readPost, type PostReading } from '../reading/read-post.ts';
import { findWish } from '../writers/builtin/read-wish.ts';
import type { WriteRequest } from '../writers/writer.ts';
import type { ReservedUse } from '../quota/reserve-use.ts';
import { createGenerationQueue, type GenerationQueue } from './generation-queue.ts';
import { genericReplies } from './generic-replies.ts';
import { OWN_TURN_WAIT_MS } from './own-turns.ts';
import { refineReplies } from './refine-replies.ts';
import type { TakenRevision } from './take-revision.ts';

/** Time for settling a use after the writer's last moment. */
const SETTLE_MS = 15_000;
/** Nobody looks at a page that does nothing for longer. */
const MAX_WAIT_MS = 20_000;
/** Behind more than this the wait would be too long anyway. */
const MAX_WAITING = 500;

type Parts = Pick<Deps, 'config' | 'writer' | 'substitute' | 'logger' | 'generationQueue'>;

/** How long a use may be held: after that its holder is dead, because generations end sooner. */
export function holdMs(deps: Pick<Deps, 'config'>): number {
  return OWN_TURN_WAIT_MS + MAX_WAIT_MS + deps.config.writer.totalTimeoutMs + SETTLE_MS;
}

/** The queue for a writer: a model's provider takes only so many at once, the built-in one any. */
export function createWriterQueue(
  deps: Pick<Deps, 'config' | 'writer' | 'substitute'>,
): GenerationQueue {
  const isBuiltin = deps.writer === deps.substitute;
  return createGenerationQueue({
    limit: isBuiltin ? Infinity : deps.config.writer.parallelLimit,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
  });
}

/**
 * Writes the replies for a use that is held. Yields each reply as it is written; returns what is
 * worth telling about them. Asks for the reserved use as proof; settling it is the caller's,
 * who knows whether a reply was delivered.
 * @throws AppError when nothing could be written, in the catalogue's words
 */
export async function* generateReplies(
  deps: Parts,
  options: {
    use: ReservedUse;
    request: QuickActionRequest;
    customTone: CustomTone | null;
    signal: AbortSignal;
    /** Told how many are ahead while the generation waits for its turn. */
    onWait?: (ahead: number) => void;
  },
): AsyncGenerator<string, Notice[]> {
  const request = describeRequest(deps, options);
  const notices = findNotices(deps, request);
  const { signal, onWait } = options;
  const { isPremium } = options.use.usage;
  let written = 0;
  try {
    for await (const reply of writeInTurn(deps, request, { isPremium, signal, onWait })) {
      yield reply;
      written += 1;
    }
  } catch (error) {
    // What was handed over stays handed over; the person is told that it is not all.
    if (written === 0 || signal.aborted) throw error;
    deps.logger.warn({ err: error, writer: deps.writer.name, written }, 'generation cut short');
    return [...notices, 'incomplete'];
  }
  if (written === 0) {
    yield* genericReplies(request.tweetText);
    return [...notices, 'generic_replies'];
  }
  return notices;
}

function findNotices({ writer, substitute }: Parts, request: WriteRequest): Notice[] {
  const notices: Notice[] = request.reading.needsCare ? ['care'] : [];
  const language = request.choices?.language ?? 'post';
  // The built-in writer answers in English what it cannot read; a model can read it.
  const isUnread = writer === substitute && request.reading.language === 'other';
  if (isUnread && language === 'post') notices.push('language');
  const hasWish = (request.choices?.steer.trim() ?? '') !== '';
  if (writer === substitute && hasWish && findWish(request) === null) notices.push('wish');
  return notices;
}

/**
 * Writes one reply of a generation anew. Asks for the taken revision as proof.
 * @throws AppError when nothing could be written
 */
export async function reviseReply(
  deps: Parts,
  options: {
    revision: TakenRevision;
    request: ReviseRequest;
    customTone: CustomTone | null;
    isPremium: boolean;
    signal: AbortSignal;
  },
): Promise<string> {
  const { reply, direction, others } = options.request;
  const request = {
    ...describeRequest(deps, options),
    count: 1,
    revision: { reply, direction },
    avoid: [reply, ...others],
  };
  const { signal, isPremium } = options;
  let revised: string | null = null;
  // To the end: what the model cost is told there.
  for await (const other of writeInTurn(deps, request, { isPremium, signal })) revised ??= other;
  if (revised === null) throw new AppError('generation_failed');
  return revised;
}

async function* writeInTurn(
  deps: Parts,
  request: WriteRequest,
  options: {
    isPremium: boolean;
    signal: AbortSignal;
    onWait?: ((ahead: number) => void) | undefined;
  },
): AsyncGenerator<string> {
  const { isPremium, signal, onWait } = options;
  const endTurn = await deps.generationQueue
    .enter({ isPremium, signal, ...(onWait !== undefined && { onWait }) })
    .catch((error: unknown) => {
      throw signal.aborted ? new AppError('generation_stopped', { cause: error }) : error;
    });
  const span = trace.getTracer('riposte').startSpan('write replies', {
    attributes: { 'riposte.writer': deps.writer.name, 'riposte.tone': request.tone },
  });
  try {
    yield* writeRefined(deps, request, signal);
  } finally {
    span.end();
    endTurn();
  }
}

async function* writeRefined(
  deps: Parts,
  request: WriteRequest,
  left: AbortSignal,
): AsyncGenerator<string> {
  const { config, writer, substitute } = deps;
  const total = AbortSignal.timeout(config.writer.totalTimeoutMs);
  const signal = AbortSignal.any([left, total]);
  try {
    const replies = writer.write(request, { signal });
    yield* refineReplies(replies, { request, writer, substitute, signal });
  } catch (error) {
    if (left.aborted) throw new AppError('generation_stopped', { cause: error });
    if (total.aborted) throw new AppError('writer_timeout', { cause: error });
    throw error instanceof AppError ? error : new AppError('generation_failed', { cause: error });
  }
}

function describeRequest(
  { config }: Parts,
  options: { request: QuickActionRequest; customTone: CustomTone | null },
): WriteRequest {
  const { tweetText, choices, modelName } = options.request;
  const post = tweetText.trim();
  const reading = readPost(post);
  return {
    tweetText: post,
    reading,
    ...describeTone(reading, options),
    count: choices?.count ?? REPLIES_PER_GENERATION,
    ...(choices === undefined ? {} : { choices }),
    ...(config.writer.allowsModelName && modelName !== undefined ? { modelName } : {}),
  };
}

function describeTone(
  { needsCare }: PostReading,
  { request, customTone }: { request: QuickActionRequest; customTone: CustomTone | null },
): Pick<WriteRequest, 'tone' | 'customTone'> {
  // Nobody in pain is provoked, whatever was picked.
  if (needsCare) return { tone: 'nice' };
  if (customTone !== null) return { tone: customTone.base, customTone };
  const builtin = TONES.find(({ id }) => id === request.tone);
  return { tone: builtin?.id ?? DEFAULT_TONE };
}
