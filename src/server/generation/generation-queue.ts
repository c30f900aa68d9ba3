import { AppError } from '#contract/errors.ts';

/** So many premium turns in a row while free ones wait; then one of those. */
const PREMIUM_IN_A_ROW = 3;

interface Waiting {
  isPremium: boolean;
  begin: () => void;
  onWait: (ahead: number) => void;
  ahead: number | null;
}

/** Who may ask the model provider now, when it takes only so many at once. */
export interface GenerationQueue {
  /**
   * Waits for a turn. Premium goes first; of four turns one is a free person's, so that nobody
   * starves.
   * @param options.onWait told how many are ahead, at first and at every change; never when the
   * turn is immediate
   * @param options.signal ends the waiting with its reason
   * @returns a function that ends the turn; calling it again does nothing
   * @throws AppError writer_busy, or what `refuse` makes, when the queue is full or the wait too long
   */
  enter(options: {
    isPremium: boolean;
    signal: AbortSignal;
    onWait?: (ahead: number) => void;
  }): Promise<() => void>;
}

/**
 * @param options.limit generations at the provider at once; Infinity for a writer without a limit
 * @param options.maxWaiting more than this are sent away at once
 * @param options.maxWaitMs and so is who waited for longer
 * @param options.refuse what those are told
 */
export function createGenerationQueue(options: {
  limit: number;
  maxWaiting: number;
  maxWaitMs: number;
  refuse?: () => AppError;
}): GenerationQueue {
  const { limit, maxWaiting, maxWaitMs, refuse = () => new AppError('writer_busy') } = options;
  let waiting: Waiting[] = [];
  let running = 0;
  let premiumInARow = 0;

  return {
    enter: async ({ isPremium, signal, onWait = () => {} }) => {
      signal.throwIfAborted();
      if (running < limit) {
        running += 1;
        return endOnce();
      }
      if (waiting.length >= maxWaiting) throw refuse();
      await wait({ isPremium, signal, onWait });
      return endOnce();
    },
  };

  function wait(options: {
    isPremium: boolean;
    signal: AbortSignal;
    onWait: (ahead: number) => void;
  }): Promise<void> {
    const { isPremium, signal, onWait } = options;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => leave(refuse()), maxWaitMs);
      const giveUp = () => leave(signal.reason as Error);
      signal.addEventListener('abort', giveUp, { once: true });
      const own: Waiting = { isPremium, begin: () => finish(resolve), onWait, ahead: null };
      waiting.push(own);
      tellPlaces();

      function leave(reason: Error): void {
        waiting = waiting.filter((other) => other !== own);
        finish(() => reject(reason));
        tellPlaces();
      }
      function finish(how: () => void): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        how();
      }
    });
  }

  function endOnce(): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const { order, streak } = foresee(1);
      const [next] = order;
      if (next === undefined) {
        running -= 1;
        return;
      }
      // The turn is handed on: the number of running ones stays.
      premiumInARow = streak;
      waiting = waiting.filter((other) => other !== next);
      next.begin();
      tellPlaces();
    };
  }

  /** The order in which the waiting will begin, if nobody comes and nobody leaves. */
  function foresee(count: number): { order: Waiting[]; streak: number } {
    const premium = waiting.filter(({ isPremium }) => isPremium);
    const free = waiting.filter(({ isPremium }) => !isPremium);
    const order: Waiting[] = [];
    let streak = premiumInARow;
    while (order.length < count && premium.length + free.length > 0) {
      const isFreesTurn = free.length > 0 && streak >= PREMIUM_IN_A_ROW;
      const next = (isFreesTurn ? null : premium.shift()) ?? free.shift() ?? premium.shift();
      if (next === undefined) break;
      streak = next.isPremium ? streak + 1 : 0;
      order.push(next);
    }
    return { order, streak };
  }

  function tellPlaces(): void {
    for (const [ahead, each] of foresee(waiting.length).order.entries()) {
      if (each.ahead === ahead) continue;
      each.ahead = ahead;
      each.onWait(ahead);
    }
  }
}
