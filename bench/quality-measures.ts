/** Words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\d']+/gu) ?? []
  );
}

/** Every run of so many words. */
export function runsOf(words: readonly string[], length: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, start) => words.slice(start, start + length).join(' '));
}

/** How much a reply repeats the other replies of its set: shared pairs of words, 0 to 1. */
export function selfBleu(replies: readonly string[]): number {
  const scores = replies.map((reply, index) => {
    const own = runsOf(wordsOf(reply), 2);
    const others = new Set(
      replies.flatMap((other, place) => (place === index ? [] : runsOf(wordsOf(other), 2))),
    );
    return own.length === 0 ? 0 : own.filter((run) => others.has(run)).length / own.length;
  });
  return mean(scores);
}

/** Different pairs of words in a set, as a share of all pairs. */
export function distinctTwo(replies: readonly string[]): number {
  const runs = replies.flatMap((reply) => runsOf(wordsOf(reply), 2));
  return runs.length === 0 ? 1 : new Set(runs).size / runs.length;
}

/** The most that two replies of a set share: words of the shorter one that are in the other. */
export function mostShared(replies: readonly string[]): number {
  const sets = replies.map((reply) => new Set(wordsOf(reply)));
  const shares = sets.flatMap((one, index) =>
    sets.slice(index + 1).map((other) => {
      const shared = [...one].filter((word) => other.has(word)).length;
      return shared / Math.max(1, Math.min(one.size, other.size));
    }),
  );
  return Math.max(0, ...shares);
}

/**
 * What is wrong with how a reply is written; null where nothing is.
 * @param language small words and articles are judged in English only
 */
export function findFlaw(reply: string, language = 'en'): string | null {
  if (/[{}]|\bundefined\b|\bnull\b|\[object|NaN/.test(reply)) return 'leaked template';
  // German closes with the mark that English opens with.
  const english = reply.replaceAll(/„[^“„]*“/g, '');
  if (/[([“«„][^)\]”»]*$/.test(english)) return 'open bracket or quotation mark';
  if (/ {2}| [.,]/.test(reply)) return 'stray space';
  if (language !== 'en') return null;
  // Only small words: "ugh ugh" is a style, "the the" is a fault.
  if (/\b(the|a|an|to|of|and|is|in|it|you|i|for|with|on|at) \1\b/i.test(reply)) {
    return 'doubled word';
  }
  if (/\ba [aeiou]\p{L}{3,}/iu.test(reply) && !/\ba (one|uni|use|eu|u[nrst][aeiou])/i.test(reply)) {
    return 'a before a vowel';
  }
  return null;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
