import { trace } from '@opentelemetry/api';
import { AppError } from '#contract/errors.ts';
import type { Notice } from '#contract/generation.ts';
import { followSignal } from '../waiting/follow-signal.ts';
import { findDanger } from '../replies/find-danger.ts';
import { findGoingAlong } from '../replies/find-going-along.ts';
import { harmsOf } from '../reading/read-post.ts';
import type { WriteOptions, WriteRequest, Writer } from '../writers/writer.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { genericReplies } from './generic-replies.ts';
import { refineReplies } from './refine-replies.ts';
import { createParts } from './show-parts.ts';

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
  onBegin: () => void;
  onTokens: NonNullable<WriteOptions['onTokens']>;
  /** Told what may be shown of the reply being written; '' where that is nothing any more. */
  onPart?: ((text: string) => void) | undefined;
  /** Told who writes, before the first reply. */
  onHand?: NonNullable<WriteOptions['onHand']>;
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
    onBegin();
    const writer = metered(deps.writer.settle?.() ?? deps.writer, onTokens);
    yield* writeRefined({ ...deps, writer }, options);
  } finally {
    span.end();
    endTurn();
  }
}

/** The same writer, however often it is asked. */
function metered(writer: Writer, onTokens: SetOptions['onTokens']): Writer {
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
