import { AppError } from '#contract/errors.ts';
import { FREE_PARALLEL_LIMIT, PREMIUM_PARALLEL_LIMIT } from '#contract/limits.ts';
import { createTurns, type Turns } from '../waiting/turns.ts';

/** Long enough for a second click while replies are on their way, too short to look hung. */
export const OWN_TURN_WAIT_MS = 3000;
/** Told to who waited in vain; most generations are over by then. */
const RETRY_AFTER_SECONDS = 5;

/**
 * How many of one person's generations run at once here. In memory: the day's limit is what holds
 * across instances, and a count in the database would keep a person waiting for a process that died.
 */
export interface OwnTurns {
  /**
   * Waits a moment for the person's earlier ones, in the order they came.
   * @param options.signal ends the waiting
   * @returns a function that ends the turn; called once
   * @throws AppError generation_running when they take longer; generation_stopped
   */
  enter(options: { person: string; isPremium: boolean; signal: AbortSignal }): Promise<() => void>;
}

/** @param maxWaitMs who waited for longer is refused */
export function createOwnTurns(maxWaitMs = OWN_TURN_WAIT_MS): OwnTurns {
  const people = new Map<string, { turns: Turns; inside: number }>();

  function find(person: string, isPremium: boolean): { turns: Turns; inside: number } {
    const known = people.get(person);
    if (known !== undefined) return known;
    // However many wait: each of them holds a use, of which a day has few.
    const turns = createTurns({
      limit: isPremium ? PREMIUM_PARALLEL_LIMIT : FREE_PARALLEL_LIMIT,
      maxWaitMs,
      refuse: () => new AppError('generation_running', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
    });
    const added = { turns, inside: 0 };
    people.set(person, added);
    return added;
  }

  return {
    enter: async ({ person, isPremium, signal }) => {
      const own = find(person, isPremium);
      own.inside += 1;
      const leave = () => {
        own.inside -= 1;
        if (own.inside === 0) people.delete(person);
      };
      try {
        const endTurn = await own.turns.enter({ signal });
        return () => {
          endTurn();
          leave();
        };
      } catch (error) {
        leave();
        throw signal.aborted ? new AppError('generation_stopped', { cause: error }) : error;
      }
    },
  };
}
