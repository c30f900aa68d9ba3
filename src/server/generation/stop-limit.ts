import { AppError } from '#contract/errors.ts';

/** More than anybody stops by hand. */
const STOPS_PER_WINDOW = 30;
const WINDOW_MS = 600_000;

/**
 * How often a person may have generations stopped before their first reply. Each gives its use back,
 * and is paid for at the provider all the same: who starts and stops in a loop would run up a bill
 * for nothing. In memory: it is to be cheap, and a limit for each instance is limit enough.
 */
export interface StopLimit {
  /** @throws AppError rate_limited, with the time until the window's end */
  check(person: string): void;
  count(person: string): void;
}

/** @param now milliseconds of a clock that only goes forward */
export function createStopLimit(now: () => number): StopLimit {
  const windows = new Map<string, { stops: number; endsAtMs: number }>();

  /** All windows are equally long, so those that end first were opened first. */
  function dropOld(): void {
    for (const [person, { endsAtMs }] of windows) {
      if (endsAtMs > now()) return;
      windows.delete(person);
    }
  }

  return {
    check: (person) => {
      dropOld();
      const window = windows.get(person);
      if (window === undefined || window.stops < STOPS_PER_WINDOW) return;
      throw new AppError('rate_limited', {
        retryAfterSeconds: Math.ceil((window.endsAtMs - now()) / 1000),
      });
    },
    count: (person) => {
      const window = windows.get(person) ?? { stops: 0, endsAtMs: now() + WINDOW_MS };
      window.stops += 1;
      windows.set(person, window);
    },
  };
}
