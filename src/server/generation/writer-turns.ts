import { AppError } from '#contract/errors.ts';
import type { Config } from '../config/config.ts';
import { createTurns, type EnterOptions } from '../waiting/turns.ts';
import { BROWSER_WRITER } from '../writers/browser/browser-writer.ts';
import { isOwnModel } from '../writers/model/select-writer.ts';
import { OWN_TURN_WAIT_MS } from './own-turns.ts';

/** Time for keeping a use, or giving it back, after the writer's end. */
const USE_END_MS = 15_000;
/** Nobody looks at a page that does nothing for longer. */
const MAX_WAIT_MS = 20_000;
/** Behind more than this the wait would be too long anyway. */
const MAX_WAITING = 500;
/** So many premium turns in a row while free ones wait; then one of those. */
const PREMIUM_IN_A_ROW = 3;

/** How long a use may be held: after that its holder is dead, because generations end sooner. */
export function holdMs({ config }: { config: Config }): number {
  return OWN_TURN_WAIT_MS + MAX_WAIT_MS + config.writer.totalTimeoutMs + USE_END_MS;
}

/**
 * Turns at the writer: providers take only so many at once, a model of our own fewer. Each has a queue of
 * its own, so that in an experiment nobody waits for the other arm; for the built-in writer, or where the
 * asking browser writes, nobody waits at all.
 */
export interface WriterTurns {
  /**
   * Waits for a turn at a writer.
   * @param writer its name
   * @returns what ends the turn
   * @throws AppError writer_busy
   */
  enter(writer: string, options: EnterOptions): Promise<() => void>;
}

/** A queue for each writer, as long as its provider takes at once. */
export function createWriterTurns({ config }: { config: Config }): WriterTurns {
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
