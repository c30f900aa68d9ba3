interface Waiting {
  begin: () => void;
  onWait: ((ahead: number) => void) | undefined;
  ahead: number | null;
}

export interface EnterOptions {
  /** Waits before those who are not. */
  isFirst?: boolean;
  /** Ends the waiting with its reason. */
  signal?: AbortSignal;
  /** Told how many are ahead, at first and at every change; never when the turn is immediate. */
  onWait?: (ahead: number) => void;
  /** Makes what who waited in vain is told, in place of the queue's own. */
  refuse?: () => Error;
}

/** At most so many at once; the others wait in the order in which they came. */
export interface Turns {
  /**
   * Waits for a turn.
   * @returns what ends the turn; calling it again does nothing
   * @throws what `refuse` makes, when too many wait or the wait was too long
   */
  enter(options?: EnterOptions): Promise<() => void>;
  countWaiting(): number;
}

/**
 * The one queue of the process: for the model's provider, for each person's own generations, for
 * connections to the database, for webhooks.
 * @param options.limit turns at once
 * @param options.maxWaiting more than this are sent away at once
 * @param options.maxWaitMs and so is who waited for longer
 * @param options.firstInARow so many who are first in a row while others wait; then one of those,
 *   so that nobody starves
 */
export function createTurns(options: {
  limit: number;
  maxWaiting?: number;
  maxWaitMs?: number;
  firstInARow?: number;
  refuse?: () => Error;
}): Turns {
  const { limit, maxWaiting = Infinity, maxWaitMs = Infinity, firstInARow = Infinity } = options;
  const first = new Set<Waiting>(); // in the order of insertion, and quick to leave
  const others = new Set<Waiting>();
  let running = 0;
  let streak = 0;
  let toldOf = 0; // how many of the waiting want to know their place

  function wait(queue: Set<Waiting>, entering: EnterOptions): Promise<void> {
    const { signal, onWait, refuse = options.refuse ?? refuseTurn } = entering;
    return new Promise((resolve, reject) => {
      const own: Waiting = { begin: () => finish(resolve), onWait, ahead: null };
      const timer =
        maxWaitMs === Infinity ? undefined : setTimeout(() => leave(refuse()), maxWaitMs);
      const giveUp = () => leave(signal?.reason as Error);
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.add(own);
      if (onWait !== undefined) toldOf += 1;
      tellPlaces();

      function leave(reason: Error): void {
        finish(() => reject(reason));
        tellPlaces();
      }
      function finish(how: () => void): void {
        queue.delete(own);
        if (onWait !== undefined) toldOf -= 1;
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        how();
      }
    });
  }

  function endOnce(): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      running -= 1;
      const [next] = foresee();
      if (next === undefined) return;
      running += 1;
      streak = first.has(next) ? streak + 1 : 0;
      next.begin();
      tellPlaces();
    };
  }

  /** The order in which the waiting will begin, if nobody comes and nobody leaves. */
  function* foresee(): Generator<Waiting> {
    const [early, late] = [first.values(), others.values()];
    let [one, other] = [early.next(), late.next()];
    let inARow = streak;
    while (one.done !== true || other.done !== true) {
      if (one.done !== true && (other.done === true || inARow < firstInARow)) {
        yield one.value;
        inARow += 1;
        one = early.next();
      } else if (other.done !== true) {
        yield other.value;
        inARow = 0;
        other = late.next();
      }
    }
  }

  function tellPlaces(): void {
    if (toldOf === 0) return;
    let ahead = 0;
    for (const each of foresee()) {
      if (each.ahead !== ahead) {
        each.ahead = ahead;
        each.onWait?.(ahead);
      }
      ahead += 1;
    }
  }

  return {
    enter: async (entering = {}) => {
      entering.signal?.throwIfAborted();
      if (running < limit) {
        running += 1;
        return endOnce();
      }
      if (first.size + others.size >= maxWaiting) {
        throw (entering.refuse ?? options.refuse ?? refuseTurn)();
      }
      await wait(entering.isFirst === true ? first : others, entering);
      return endOnce();
    },
    countWaiting: () => first.size + others.size,
  };
}

function refuseTurn(): Error {
  return new Error('The turn did not come in time.');
}
