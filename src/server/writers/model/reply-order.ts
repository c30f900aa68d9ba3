import type { Answer } from './answer.ts';

type Written = Pick<Answer, 'replies' | 'others' | 'best'>;

/**
 * The order in which what a model wrote is handed on, each once: replies at once; of the others those that
 * the model takes, as soon as it said so, and behind them the rest as spares.
 */
export class ReplyOrder {
  readonly #written: Written;
  readonly #limits: { most: number; holdMs: number };
  readonly #nowMs: () => number;
  readonly #takenOthers = new Set<number>();
  #takenReplies = 0;
  /** Until when the choice is waited for; null while there is nothing to choose among. */
  #heldUntilMs: number | null = null;
  #isReleased = false;

  /**
   * @param options.most replies that are handed on at all
   * @param options.holdMs the longest that the others wait for the choice: from a slow model each is wanted as
   *   it comes
   */
  constructor(
    written: Written,
    { nowMs, ...limits }: { most: number; holdMs: number; nowMs: () => number },
  ) {
    this.#written = written;
    this.#limits = limits;
    this.#nowMs = nowMs;
  }

  /** Whether nothing more is wanted of the answer. */
  get isWhole(): boolean {
    return this.#written.best !== null || this.#isFull();
  }

  /** What may go now. */
  *take(): Generator<string> {
    const { replies, others } = this.#written;
    for (const reply of replies.slice(this.#takenReplies)) {
      if (this.#isFull()) return;
      this.#takenReplies += 1;
      yield reply;
    }
    if (others.length === 0 || this.#written.best !== null) return;
    this.#heldUntilMs ??= this.#nowMs() + this.#limits.holdMs;
    this.#isReleased ||= this.#nowMs() >= this.#heldUntilMs;
    if (this.#isReleased) yield* this.#takeOthers(others.keys());
  }

  /** How long the choice is still waited for, ms; null where it is not. */
  get heldMs(): number | null {
    if (this.#heldUntilMs === null || this.#isReleased) return null;
    return Math.max(0, this.#heldUntilMs - this.#nowMs());
  }

  /** All that was written. */
  *takeAll(): Generator<string> {
    yield* this.take();
    const { best, others } = this.#written;
    yield* this.#takeOthers(best?.map((place) => place - 1) ?? []);
    yield* this.#takeOthers(others.keys());
  }

  *#takeOthers(indexes: Iterable<number>): Generator<string> {
    for (const index of indexes) {
      const reply = this.#written.others[index];
      if (!reply || this.#takenOthers.has(index) || this.#isFull()) continue;
      this.#takenOthers.add(index);
      yield reply;
    }
  }

  #isFull(): boolean {
    return this.#takenReplies + this.#takenOthers.size >= this.#limits.most;
  }
}
