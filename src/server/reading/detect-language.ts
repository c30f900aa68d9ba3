import { readFileSync } from 'node:fs';
import { detectAll } from 'tinyld/light';
import { z } from 'zod';

/** Languages that the phrase bank speaks. */
export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const words = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('./language-words.json', import.meta.url), 'utf8')));

const STOP_WORDS = Object.entries(words).map(
  ([language, list]) => [language, new Set(list.split(' '))] as const,
);

/** Letters that give a language away; each counts like a stop word. */
const LETTERS: Record<string, RegExp> = {
  es: /[ñ¿¡]/g,
  pt: /[ãõ]|ç[ãõ]/g,
  fr: /œ|ê|è|\bqu'|\bj'|\bl'|\bd'/g,
  de: /[äöüß]/g,
  tr: /[ğış]/g,
  pl: /[ąęłńśźż]/g,
  sv: /å/g,
};

/** The detector's word counts where stop words are too few, and only when it is this sure. */
const DETECTOR_ACCURACY = 0.5;
const DETECTOR_WEIGHT = 2;
const DETECTOR_CHARACTERS = 300;

/**
 * The language of a post: 'other' for one that the bank doesn't speak, English when a post is too
 * short to tell. Statistical detectors guess wrongly on short posts, so script and stop words are
 * counted first and the detector only adds its vote.
 */
export function detectLanguage(text: string): Language | 'other' {
  const plain = text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/https?:\S+|[@#]\S+/g, ' ');
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return 'other';
  const tokens = plain.match(/[\p{L}']+/gu) ?? [];
  if (tokens.length === 0) return 'en';

  const votes = STOP_WORDS.map(([language, set]) => ({
    language,
    score:
      tokens.filter((token) => set.has(token)).length +
      (LETTERS[language] === undefined ? 0 : (plain.match(LETTERS[language])?.length ?? 0)),
  }));
  if (tokens.length > 2 && mayChange(votes)) {
    const [guess] = detectAll(plain.slice(0, DETECTOR_CHARACTERS));
    const voted = votes.find(({ language }) => language === guess?.lang);
    if (guess !== undefined && guess.accuracy >= DETECTOR_ACCURACY && voted !== undefined) {
      voted.score += DETECTOR_WEIGHT;
    }
  }
  const [best, second] = votes.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score === 0) return 'en';
  const english = votes.find(({ language }) => language === 'en');
  // A tie is no margin: English is then the smaller mistake, as most posts are.
  if (best.score === second?.score && english?.score === best.score) return 'en';
  return LANGUAGES.find((language) => language === best.language) ?? 'other';
}

/** The detector takes longer than all the rest: it is asked only where its vote could matter. */
function mayChange(votes: readonly { score: number }[]): boolean {
  const [most = 0, next = 0] = votes
    .map(({ score }) => score)
    .toSorted((one, other) => other - one);
  return most - next <= DETECTOR_WEIGHT;
}
