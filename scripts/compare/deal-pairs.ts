import { createHash } from 'node:crypto';
import type { Pair, PostToAnswer, Reading } from './comparison.ts';

/**
 * Lays both sets of each post side by side, in an order and on sides that follow from the seed and the
 * reader, so that a reading that was left goes on as it began. Votes of that one stay where the sets
 * are still those that were read.
 * @param options.sets of the first and the second writer, by post
 */
export function dealPairs(
  posts: readonly PostToAnswer[],
  options: {
    sets: { one: readonly (readonly string[])[]; two: readonly (readonly string[])[] };
    seed: string;
    reader: string;
    begun: Reading | null;
  },
): Pair[] {
  const { sets, seed, reader, begun } = options;
  const votes = new Map(begun?.pairs.map((pair) => [describeSets(pair), pair.vote]));
  return posts
    .map(({ post, tone }, index) => {
      const digest = createHash('sha256').update(`${seed}\n${reader}\n${tone}\n${post}`).digest();
      const left: Pair['left'] = (digest[0] ?? 0) % 2 === 0 ? 'one' : 'two';
      const both = { one: [...(sets.one[index] ?? [])], two: [...(sets.two[index] ?? [])] };
      const vote = votes.get(describeSets({ post, tone, ...both })) ?? null;
      return { rank: digest.toString('hex', 1), pair: { post, tone, left, ...both, vote } };
    })
    .sort((first, second) => (first.rank < second.rank ? -1 : 1))
    .map(({ pair }) => pair);
}

function describeSets({
  post,
  tone,
  one,
  two,
}: Pick<Pair, 'post' | 'tone' | 'one' | 'two'>): string {
  return JSON.stringify([post, tone, one, two]);
}
