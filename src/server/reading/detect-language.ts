import { readFileSync } from 'node:fs';
import { detectAll } from 'tinyld/light';
import { z } from 'zod';

/** Languages that the phrase bank speaks. */
export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const words = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('./language-words.json', import.meta.url), 'utf8')));

/** In the order in which they win when they are equal: English first, the smaller mistake, as most posts are. */
const VOTED = Object.keys(words);
const ENGLISH = VOTED.indexOf('en');
/** The places in VOTED of the languages that have a word. */
const SPOKEN_IN = new Map<string, number[]>();
for (const [place, list] of Object.values(words).entries()) {
  for (const word of new Set(list.split(' '))) {
    SPOKEN_IN.set(word, [...(SPOKEN_IN.get(word) ?? []), place]);
  }
}

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

const OTHER_LETTER = /[\p{L}--\p{Script=Latin}]/v;

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
  if (isInOtherLetters(plain)) return 'other';
  const tokens = plain.match(/[\p{L}']+/gu) ?? [];
  const votes = countVotes(plain, tokens);
  if (tokens.length > 2 && mayChange(votes)) {
    const [guess] = detectAll(plain.slice(0, DETECTOR_CHARACTERS));
    const voted = VOTED.indexOf(guess?.lang ?? '');
    if (guess !== undefined && guess.accuracy >= DETECTOR_ACCURACY && voted !== -1) {
      votes[voted] = (votes[voted] ?? 0) + DETECTOR_WEIGHT;
    }
  }
  const best = VOTED[votes.indexOf(Math.max(...votes))];
  return LANGUAGES.find((language) => language === best) ?? 'other';
}

/** Whether more than half of the letters are of another script. */
function isInOtherLetters(plain: string): boolean {
  if (!OTHER_LETTER.test(plain)) return false; // of most posts: without a list of their letters
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin < letters / 2;
}

/** Of each of VOTED: its stop words and the letters that give it away. */
function countVotes(plain: string, tokens: readonly string[]): number[] {
  const votes = VOTED.map(() => 0);
  for (const token of tokens) {
    for (const place of SPOKEN_IN.get(token) ?? []) votes[place] = (votes[place] ?? 0) + 1;
  }
  return VOTED.map((language, place) => {
    const letters = LETTERS[language];
    const given = letters === undefined ? 0 : (plain.match(letters)?.length ?? 0);
    return (votes[place] ?? 0) + given;
  });
}

/**
 * The detector takes longer than all the rest: it is asked only where its vote could matter. What only
 * draws level with English does not.
 */
function mayChange(votes: readonly number[]): boolean {
  const [most = 0, next = 0] = votes.toSorted((one, other) => other - one);
  return votes[ENGLISH] === most ? most - next < DETECTOR_WEIGHT : most - next <= DETECTOR_WEIGHT;
}
