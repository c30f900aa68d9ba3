import { detectAll } from 'tinyld/light';

/** Languages that the built-in writer writes. */
export const WRITTEN_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** Small words that are in nearly every post of a language, and in few of the others. */
const STOP_WORDS: Record<WrittenLanguage, ReadonlySet<string>> = {
  en: wordSet(
    'the and is are was were i you we they it this that of to in for with my your not have has had be at just so what why how do does on about from will can',
  ),
  es: wordSet(
    'el la los las un una y es está son fue que de en por para con mi tu no he ha lo se muy más pero ayer anoche como qué cómo hoy yo ya todo cuando porque sin',
  ),
  pt: wordSet(
    'o os as um uma e é está são foi que de em por para com meu minha não eu você já muito mais mas ontem como hoje tudo quando porque sem isso do da no na ao',
  ),
  fr: wordSet(
    "le la les un une des et est sont c'est que qui de du en pour avec mon ma mes ne pas je vous nous il elle on très plus mais hier comme aujourd'hui tout quand sans sur au aux ce cette j'ai",
  ),
  de: wordSet(
    'der die das ein eine und ist sind war nicht ich du wir ihr sie es mit für von zu im in auf mein meine dein hat habe haben sehr mehr aber gestern wie heute alles wenn weil ohne auch noch nur',
  ),
};

/**
 * The language of a post, or 'other'. Short posts defeat statistics, so script comes first, then
 * small words by a margin, and the detector only breaks what is left.
 */
export function detectLanguage(text: string): WrittenLanguage | 'other' {
  const plain = text
    .toLowerCase()
    .replaceAll(/https?:\/\/\S+|[@#]\S+/g, ' ')
    .replaceAll('’', "'");
  const letters = plain.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return 'en';
  const latin = plain.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length < letters.length / 2) return 'other';

  const words = plain.match(/[\p{L}']+/gu) ?? [];
  const [first, second] = WRITTEN_LANGUAGES.map((language) => ({
    language,
    hits: words.filter((word) => STOP_WORDS[language].has(word)).length,
  })).toSorted((one, other) => other.hits - one.hits);
  if (first !== undefined && first.hits > (second?.hits ?? 0)) {
    // One small word may be anybody's; two more than the next are not.
    if (first.hits >= 2 || first.language === 'en') return first.language;
  }
  return askDetector(plain, words.length);
}

/** Below this many words the detector guesses; English is what most short posts are. */
const DETECTOR_MIN_WORDS = 4;

function askDetector(plain: string, words: number): WrittenLanguage | 'other' {
  if (words < DETECTOR_MIN_WORDS) return /[¿¡ñ]/.test(plain) ? 'es' : 'en';
  const [best] = detectAll(plain);
  if (best === undefined || best.accuracy < 0.3) return 'en';
  return WRITTEN_LANGUAGES.find((language) => language === best.lang) ?? 'other';
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
