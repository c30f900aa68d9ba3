import { KEPT_SETS } from '#contract/limits.ts';
import type { ReplySet } from '../home/kept-desk.ts';

/** The sets whose post or replies have these words next to each other, whatever their case. */
export function findSets(sets: readonly ReplySet[], query: string): readonly ReplySet[] {
  const words = fold(query.trim());
  return sets.filter(({ request, replies }) =>
    [request.tweetText, ...replies.map(({ text }) => text)].some((text) =>
      fold(text).includes(words),
    ),
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase();
}

/** Puts back what was removed and is not there again, each where its time says; what came meanwhile stays. */
export function mergeSets(
  sets: readonly ReplySet[],
  removed: readonly ReplySet[],
): readonly ReplySet[] {
  const gone = removed.filter(({ id }) => !sets.some((set) => set.id === id));
  return [...sets, ...gone]
    .toSorted((a, b) => Date.parse(b.askedAt) - Date.parse(a.askedAt))
    .slice(0, KEPT_SETS);
}
