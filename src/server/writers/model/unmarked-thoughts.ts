/** What ends them, whoever made the model: those that begin by another mark write it themselves. */
const END = '</think>';
/** What no thoughts begin with: JSON, a fence, a mark of their own. */
const ANSWER_BEGINS = new Set(['{', '[', '`', '<']);
/** Thousands of tokens of thoughts fit into it; what is longer is handed on, and refused there. */
const MAX_HELD_CHARACTERS = 64_000;

/**
 * Thoughts without a mark where they begin. Templates of models that think have it in the prompt, and a
 * server that does not tell thoughts apart hands on what follows: a first answer's words, as far as can
 * be seen. Such words are held until it is known what they were.
 */
export class UnmarkedThoughts {
  /** Null once nothing is held any more. */
  #held: string | null = '';

  /** @returns as much of the answer as is known to be no thoughts */
  push(text: string): string {
    if (this.#held === null) return text;
    const from = Math.max(0, this.#held.length - END.length);
    this.#held += text;
    const end = this.#held.indexOf(END, from);
    if (end !== -1) return this.release().slice(end + END.length);
    const first = this.#held.trimStart().slice(0, 1);
    const isAnswer = ANSWER_BEGINS.has(first) || this.#held.length > MAX_HELD_CHARACTERS;
    return isAnswer ? this.release() : '';
  }

  /** Ends the waiting: the answer is over, or its thoughts come apart from it. */
  release(): string {
    const held = this.#held ?? '';
    this.#held = null;
    return held;
  }
}
