import type { CareKind } from './care-kinds.ts';
import { PAIRED_SIGNS } from './care-signs/paired-signs.ts';
import { CARE_WORDS } from './care-signs/words.ts';
import { LANGUAGES, type Language } from './detect-language.ts';
import { compileSigns, findSigns } from './match-signs.ts';
import { SENTENCE_END } from './split-tokens.ts';

const PARTS = ['event', 'hurt', 'unless'] as const;

/** A language reads its own signs only: German has a "Brand" that burns, and English one that sells. */
const PAIRS = PAIRED_SIGNS.flatMap(({ meaning: care, pairs }) =>
  LANGUAGES.map((language) => {
    const groups = PARTS.map((part) => ({ meaning: part, signs: pairs[language][part] }));
    return { care, language, signs: compileSigns(groups, CARE_WORDS) };
  }),
);

/**
 * Whether a post tells of what may be news or a joke, as lost work or a fire, and in any of its sentences of what that
 * does to somebody.
 * @param tokens of `splitTokens`
 * @param options.isOver says that the time is up: nothing more is claimed
 */
export function findPair(
  tokens: readonly string[],
  options: { language: Language | 'other'; isOver: () => boolean },
): CareKind | null {
  const sentences = [SENTENCE_END, ...tokens, SENTENCE_END];
  for (const { care, signs } of PAIRS.filter(({ language }) => language === options.language)) {
    const found = new Set([...findSigns(sentences, signs, options)].map(({ meaning }) => meaning));
    if (options.isOver()) return null;
    if (found.has('event') && found.has('hurt') && !found.has('unless')) return care;
  }
  return null;
}
