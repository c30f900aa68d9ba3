import { AppError } from '#contract/errors.ts';
import type { Notice, QuickActionRequest } from '#contract/generation.ts';
import { REPLIES_PER_GENERATION } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import type { ReservedUse } from '../quota/reserve-use.ts';
import { genericReplies } from './generic-replies.ts';

/** Time for settling a use after the writer's last moment. */
const SETTLE_MS = 15_000;

/** How long a use may be held: after that its holder is dead, because generations end sooner. */
export function holdMs(deps: Pick<Deps, 'config'>): number {
  return deps.config.writer.totalTimeoutMs + SETTLE_MS;
}

/**
 * Writes the replies for a use that is held. Yields each reply as it is written; returns what is
 * worth telling about them. Asks for the reserved use as proof; settling it is the caller's,
 * who knows whether a reply was delivered.
 * @throws AppError when nothing could be written, in the catalogue's words
 */
export async function* generateReplies(
  deps: Pick<Deps, 'config' | 'writer' | 'logger'>,
  options: { use: ReservedUse; request: QuickActionRequest; signal: AbortSignal },
): AsyncGenerator<string, Notice[]> {
  const { config, writer, logger } = deps;
  const tweetText = options.request.tweetText.trim();
  const total = AbortSignal.timeout(config.writer.totalTimeoutMs);
  const signal = AbortSignal.any([options.signal, total]);
  let written = 0;
  try {
    const replies = writer.write(
      { tweetText, tone: options.request.tone, count: REPLIES_PER_GENERATION },
      { signal },
    );
    for await (const reply of replies) {
      yield reply;
      written += 1;
    }
  } catch (error) {
    if (options.signal.aborted) throw new AppError('generation_stopped', { cause: error });
    // What was handed over stays handed over; the person is told that it is not all.
    if (written > 0) {
      logger.warn({ err: error, writer: writer.name, written }, 'generation cut short');
      return ['incomplete'];
    }
    if (total.aborted) throw new AppError('writer_timeout', { cause: error });
    throw error instanceof AppError ? error : new AppError('generation_failed', { cause: error });
  }
  if (written === 0) {
    yield* genericReplies(tweetText);
    return ['generic_replies'];
  }
  return [];
}
