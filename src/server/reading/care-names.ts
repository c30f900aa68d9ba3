/** Points for care are whole numbers; so many are one step. */
export const POINTS_A_STEP = 20;

/** The words of a post and their pairs, and how it begins. */
export function* namesForCare(tokens: readonly string[]): Generator<string> {
  for (const [place, token] of tokens.entries()) {
    yield token;
    if (place > 0) yield `${tokens[place - 1]} ${token}`;
  }
  yield `^ ${tokens.slice(0, 2).join(' ')}`;
}
