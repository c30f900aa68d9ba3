/** How long one piece of the prompt should be read: nothing can stop it meanwhile. */
const SLICE_MS = 150;
/** Fewer at once take as long: each piece reads all of the weights. */
const LEAST_SLICE_TOKENS = 16;
const MAX_SLICE_TOKENS = 512;

/** Of node-llama-cpp's sequence, what reads a prompt. */
export interface ReadingSequence {
  /** Tokens that it has read. */
  nextTokenIndex: number;
  /** Whether it can go back to a checkpoint only, as Qwen3.5 does. */
  needsCheckpoints: boolean;
  takeCheckpoint(): Promise<void>;
  compareContextTokens(tokens: readonly number[]): { firstDifferentIndex: number };
  adaptStateToTokens(tokens: readonly number[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly number[]): Promise<void>;
}

/**
 * Reads prompts one after the other, each from where it differs from the one before. It reads piece by
 * piece, so that it can be stopped in between: one evaluation cannot be.
 */
export function createPromptReader(sequence: ReadingSequence) {
  /** Where there are checkpoints, in tokens, in their order. */
  let checkpoints: readonly number[] = [];

  /**
   * @param options.brief how many tokens come before the message: the next prompt may begin with them
   * @returns how many of the tokens were known from the prompt before
   */
  return async (
    tokens: readonly number[],
    { brief, signal }: { brief: number; signal: AbortSignal },
  ): Promise<number> => {
    const same = await goBack(tokens);
    const known = sequence.nextTokenIndex;
    let size = LEAST_SLICE_TOKENS;
    let at = known;
    for (const mark of [Math.min(same, brief), brief, tokens.length]) {
      while (at < mark && !signal.aborted) {
        const slice = tokens.slice(at, Math.min(at + size, mark));
        const startedMs = performance.now();
        await sequence.evaluateWithoutGeneratingNewTokens(slice);
        const tookMs = performance.now() - startedMs;
        at += slice.length;
        if (slice.length < size) continue; // what is left before a mark tells little of the speed
        const fitting = Math.round((size * SLICE_MS) / tookMs);
        size = Math.max(LEAST_SLICE_TOKENS, Math.min(MAX_SLICE_TOKENS, 2 * size, fitting));
      }
      if (at === mark && mark < tokens.length) await takeCheckpoint();
    }
    return known;
  };

  /**
   * Left to itself node-llama-cpp would go back to a checkpoint and read on to the difference in one piece.
   * @returns where the difference begins
   */
  async function goBack(tokens: readonly number[]): Promise<number> {
    const { firstDifferentIndex: same } = sequence.compareContextTokens(tokens);
    checkpoints = checkpoints.filter((index) => index <= same);
    const isBehind = sequence.needsCheckpoints && same < sequence.nextTokenIndex;
    const kept = isBehind ? (checkpoints.at(-1) ?? 0) : same;
    await sequence.adaptStateToTokens(tokens.slice(0, kept), false);
    return same;
  }

  async function takeCheckpoint(): Promise<void> {
    const at = sequence.nextTokenIndex;
    if (!sequence.needsCheckpoints || at === 0 || checkpoints.includes(at)) return;
    await sequence.takeCheckpoint();
    checkpoints = [...checkpoints, at];
  }
}
