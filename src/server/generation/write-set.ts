import { trace } from '@opentelemetry/api';
import { AppError } from '#contract/errors.ts';
import type { Notice } from '#contract/generation.ts';
import type { Config } from '../config/config.ts';
import { followSignal } from '../waiting/follow-signal.ts';
import { createTurns, type EnterOptions } from '../waiting/turns.ts';
import { findDanger } from '../replies/find-danger.ts';
import { findGoingAlong } from '../replies/find-going-along.ts';
import { harmsOf } from '../reading/read-post.ts';
import { BROWSER_WRITER } from '../writers/browser/browser-writer.ts';
import { isOwnModel } from '../writers/model/select-writer.ts';
import type { WriteOptions, WriteRequest, Writer } from '../writers/writer.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { genericReplies } from './generic-replies.ts';
import { OWN_TURN_WAIT_MS } from './own-turns.ts';
import { refineReplies } from './refine-replies.ts';
import { createParts } from './show-parts.ts';

/** Time for keeping a use, or giving it back, after the writer's end. */
const USE_END_MS = 15_000;
/** Nobody looks at a page that does nothing for longer. */
const MAX_WAIT_MS = 20_000;
/** Behind more than this the wait would be too long anyway. */
const MAX_WAITING = 500;
/** So many premium turns in a row while free ones wait; then one of those. */
const PREMIUM_IN_A_ROW = 3;

type SetDeps = Pick<GenerationDeps, 'config' | 'writer' | 'substitute' | 'logger' | 'writerTurns'>;

/** How a set is asked for and what is told on the way. */
export interface SetOptions {
  request: WriteRequest;
  isPremium: boolean;
  signal: AbortSignal;
  /** Told how many are ahead while the set waits for its turn. */
  onWait?: (ahead: number) => void;
  /** Told what the person should know of the set. */
  onNotice: (notice: Notice) => void;
  /** Told when the writer is asked: what was left before has cost nothing. */
  onBegin?: () => void;
  onTokens?: NonNullable<WriteOptions['onTokens']>;
  /** Told what may be shown of the reply being written; '' where that is nothing any more. */
  onPart?: ((text: string) => void) | undefined;
  /** Told who writes, before the first reply. */
  onHand?: NonNullable<WriteOptions['onHand']>;
}

/** How long a use may be held: after that its holder is dead, because generations end sooner. */
export function holdMs({ config }: { config: Config }): number {
  return OWN_TURN_WAIT_MS + MAX_WAIT_MS + config.writer.totalTimeoutMs + USE_END_MS;
}

/** Turns at whoever writes. */
export interface WriterTurns {
  /**
   * Waits for a turn at a writer.
   * @param writer its name
   * @returns what ends the turn
   * @throws AppError writer_busy
   */
  enter(writer: string, options: EnterOptions): Promise<() => void>;
}

/**
 * Turns at the writer: providers take only so many at once, a model of our own fewer. Each has a queue of
 * its own, so that in an experiment nobody waits for the other arm; for the built-in writer, or where the
 * asking browser writes, nobody waits at all.
 */
export function createWriterTurns({ config }: Pick<GenerationDeps, 'config'>): WriterTurns {
  const queueOf = (limit: number) =>
    createTurns({
      limit,
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
      firstInARow: PREMIUM_IN_A_ROW,
      refuse: () => new AppError('writer_busy'),
    });
  const atProviders = queueOf(config.writer.parallelLimit);
  const atOwnModel = queueOf(config.ownModel.parallelLimit);
  return {
    enter: async (writer, options) => {
      if (writer === 'builtin' || writer === BROWSER_WRITER) return () => {};
      return (isOwnModel(writer) ? atOwnModel : atProviders).enter(options);
    },
  };
}

/**
 * Writes a set when its turn at the writer comes: each reply as it is written, and never none.
 * @param options.onFirst told when the first reply is written
 * @throws AppError when nothing could be written, in the catalogue's words
 */
export async function* writeSet(
  deps: SetDeps,
  options: SetOptions & { onFirst: () => void },
): AsyncGenerator<string> {
  const { request, signal, onNotice, onFirst } = options;
  let written = 0;
  try {
    for await (const reply of writeInTurn(deps, options)) {
      if (written === 0) onFirst();
      written += 1;
      yield reply;
    }
  } catch (error) {
    // What was handed over stays handed over; the person is told that it is not all.
    if (written === 0 || signal.aborted) throw error;
    deps.logger.warn({ err: error, writer: deps.writer.name, written }, 'generation cut short');
    onNotice('incomplete');
    return;
  }
  if (written > 0) return;
  onFirst();
  if (request.reading.needsCare) {
    yield* consoleInstead(deps, options);
    return;
  }
  onNotice('generic_replies');
  yield* fitGeneric(request);
}

/** Who is in pain is asked for no reasons, and nobody is glad that they said it: the substitute knows how. */
function consoleInstead(
  { substitute }: SetDeps,
  { request, signal, onNotice, onHand }: SetOptions,
): AsyncIterable<string> {
  const replies = substitute.write(request, { signal, onNotice, ...(onHand && { onHand }) });
  return refineReplies(replies, { request, writer: substitute, substitute, signal });
}

/**
 * Lines that fit any post, the first with its beginning. They go along with any: where it does harm, or
 * begins with what no reply says, less is said, and nothing quoted.
 */
function fitGeneric({ tweetText: post, reading, count }: WriteRequest): string[] {
  const [quoting = '', ...others] = genericReplies(post);
  const isQuoted = harmsOf(reading).length === 0 && findDanger(quoting) === null;
  return (isQuoted ? [quoting, ...others] : others)
    .filter((reply) => findGoingAlong(reply, { post, reading }) === null)
    .slice(0, count);
}

/**
 * Writes when the turn comes, and through the filter. Premium goes first.
 * @throws AppError when it cannot
 */
export async function* writeInTurn(deps: SetDeps, options: SetOptions): AsyncGenerator<string> {
  const { request, isPremium, signal, onWait, onBegin, onTokens } = options;
  const endTurn = await deps.writerTurns
    .enter(deps.writer.name, {
      isFirst: isPremium,
      signal,
      ...(onWait !== undefined && { onWait }),
    })
    .catch((error: unknown) => {
      throw signal.aborted ? new AppError('generation_stopped', { cause: error }) : error;
    });
  const span = trace.getTracer('riposte').startSpan('write replies', {
    attributes: { 'riposte.writer': deps.writer.name, 'riposte.tone': request.tone },
  });
  try {
    onBegin?.();
    const settled = deps.writer.settle?.() ?? deps.writer;
    const writer = onTokens === undefined ? settled : metered(settled, onTokens);
    yield* writeRefined({ ...deps, writer }, options);
  } finally {
    span.end();
    endTurn();
  }
}

/** The same writer, however often it is asked. */
function metered(writer: Writer, onTokens: SetOptions['onTokens'] & object): Writer {
  return {
    name: writer.name,
    write: (request, options) => writer.write(request, { ...options, onTokens }),
  };
}

async function* writeRefined(
  { config, writer, substitute }: SetDeps,
  options: Pick<SetOptions, 'request' | 'signal' | 'onNotice' | 'onHand' | 'onPart'>,
): AsyncGenerator<string> {
  const { request, signal: left, onNotice, onHand, onPart } = options;
  const [ending, unfollow] = followSignal(left);
  const { signal } = ending;
  // Ended with the set: one of AbortSignal's own would be kept until its time.
  const clock = setTimeout(() => {
    ending.abort(new DOMException('The set took too long.', 'TimeoutError'));
  }, config.writer.totalTimeoutMs);
  const parts = onPart === undefined ? null : createParts({ request, show: onPart });
  try {
    const replies = writer.write(request, {
      ...{ signal, onNotice },
      ...(onHand && { onHand }),
      ...(parts && { onPart: (text) => parts.hear(text) }),
    });
    yield* refineReplies(replies, { request, writer, substitute, signal, parts });
  } catch (error) {
    if (left.aborted) throw new AppError('generation_stopped', { cause: error });
    if (signal.aborted) throw new AppError('writer_timeout', { cause: error });
    throw error instanceof AppError ? error : new AppError('generation_failed', { cause: error });
  } finally {
    parts?.settle({ isShown: false });
    clearTimeout(clock);
    unfollow();
  }
}
