import { DatabaseAwayError } from './is-database-away.ts';

const FIRST_MS = 100;
/** With the jitter 2.25 s: who waits for the database has it back within 5 s. */
const LONGEST_MS = 1500;

/**
 * Keeps requests from hammering a server that is away, and from waiting for it one by one: after a
 * failed connection all are refused at once, and one at a time asks again after a growing pause.
 * The jitter keeps several instances from coming back in step.
 */
export interface ReconnectPause {
  /**
   * @returns whether this one asks for all, and has to tell how it went
   * @throws DatabaseAwayError while the pause lasts, or somebody else is asking
   */
  check(): boolean;
  succeed(): void;
  fail(): void;
}

/**
 * @param options.now milliseconds of a clock that only goes forward
 * @param options.random from 0 up to 1
 */
export function createReconnectPause(options: {
  now: () => number;
  random: () => number;
}): ReconnectPause {
  let failures = 0;
  let retryAtMs = 0;
  let isAsking = false;
  return {
    check: () => {
      if (failures === 0) return false;
      if (isAsking || options.now() < retryAtMs) {
        throw new DatabaseAwayError('The database is away; it is asked again in a moment.');
      }
      isAsking = true;
      return true;
    },
    succeed: () => {
      failures = 0;
      isAsking = false;
    },
    fail: () => {
      // Those who were under way at the same time tell nothing new.
      if (failures > 0 && !isAsking) return;
      isAsking = false;
      const pauseMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
      retryAtMs = options.now() + pauseMs * (0.5 + options.random());
      failures += 1;
    },
  };
}
