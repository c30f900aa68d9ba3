interface Waiting {
  begin(): void;
}

/** At most so many at once; the others wait in the order in which they came. */
export interface Turns {
  /**
   * @param options.isFirst waits before all who are not
   * @param options.maxWaitMs who waits for longer leaves with what `refuse` makes
   * @returns what ends the turn; to be called once
   */
  enter(options?: {
    isFirst?: boolean;
    maxWaitMs?: number;
    refuse?: () => Error;
  }): Promise<() => void>;
  countWaiting(): number;
}

/** @param limit turns at once */
export function createTurns(limit: number): Turns {
  const first = new Set<Waiting>(); // in the order of insertion, and quick to leave
  const others = new Set<Waiting>();
  let running = 0;

  function end(): void {
    const queue = first.size > 0 ? first : others;
    const [next] = queue;
    if (next === undefined) {
      running -= 1;
      return;
    }
    queue.delete(next); // the turn is handed on: the number of running ones stays
    next.begin();
  }

  function wait(options: {
    queue: Set<Waiting>;
    maxWaitMs: number;
    refuse: () => Error;
  }): Promise<void> {
    const { queue, maxWaitMs, refuse } = options;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const own: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      queue.add(own);
      if (maxWaitMs === Infinity) return;
      timer = setTimeout(() => {
        queue.delete(own);
        reject(refuse());
      }, maxWaitMs);
    });
  }

  return {
    enter: async ({ isFirst = false, maxWaitMs = Infinity, refuse = refused } = {}) => {
      if (running < limit) running += 1;
      else await wait({ queue: isFirst ? first : others, maxWaitMs, refuse });
      return end;
    },
    countWaiting: () => first.size + others.size,
  };
}

function refused(): Error {
  return new Error('The turn did not come in time.');
}
