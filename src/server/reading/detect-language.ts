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
  it: /[èìò]|\bl'|\bd'|\bc'|\bun'|\bdell'|\ball'/g,
  de: /[äöüß]/g,
  tr: /[ğış]/g,
  pl: /[ąęłńśźż]/g,
  sv: /å/g,
};

/** Latin letters that none of LANGUAGES has; a word with one speaks for another language like a stop word. */
const FOREIGN_LETTER = /[\p{Script=Latin}--[a-zªºßàáâãäçèéêëíîïñóôõöùúûüÿœæ]]/v;
/** So many such words may be names. */
const NAMES = 1;

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
  const counted = countVotes(plain, tokens);
  const guess = tokens.length > 1 && mayChange(counted) ? askDetector(plain) : null;
  const votes = counted.map((vote, place) => vote + (VOTED[place] === guess ? DETECTOR_WEIGHT : 0));
  const most = Math.max(...votes);
  const foreign = tokens.filter((token) => FOREIGN_LETTER.test(token)).length;
  if (foreign > NAMES && foreign >= most) return 'other';
  const best = VOTED[votes.indexOf(most)];
  return LANGUAGES.find((language) => language === best) ?? 'other';
}

/** @returns the likeliest language, where one is likely enough */
function askDetector(plain: string): string | undefined {
  const guesses = detectAll(plain.slice(0, DETECTOR_CHARACTERS));
  return guesses.find(({ accuracy }) => accuracy >= DETECTOR_ACCURACY)?.lang;
}

/** Whether more than half of the letters are of another script. */
function isInOtherLetters(plain: string): boolean {
  if (!OTHER_LETTER.test(plain)) return false; // of most posts: without a list of their letters
  const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
  const letters = plain.match(/\p{L}/gu) ?? [];
  return letters.filter(isLatin).length < letters.length / 2;
}

/** Of each of VOTED: its stop words and the letters that give it away. */
function countVotes(plain: string, tokens: readonly string[]): number[] {
  const spoken = tokens.flatMap((token) => SPOKEN_IN.get(token) ?? []);
  return VOTED.map((language, place) => {
    const letters = LETTERS[language];
    const given = letters === undefined ? [] : plain.match(letters);
    return spoken.filter((of) => of === place).length + (given?.length ?? 0);
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
