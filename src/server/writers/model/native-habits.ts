import { detectAll } from 'tinyld/light';
import type { WriteRequest } from '../writer.ts';

/**
 * What natives type under posts, and what only a translation does. The ten: those that the page
 * offers, then those in which most is posted of what we were asked to answer; of the others a model
 * hears the general line.
 */
const NATIVE_HABITS = {
  en: 'English as typed: contractions, plain verbs, no semicolon, no "indeed", no "the X of it all".',
  es: 'Spanish as typed: tú or vos as the post has it, the opening ¿ and ¡ often left out in chat, "o sea", "pues", "igual", "tal cual" where they fit. Nobody types "es un recordatorio de que", "hace sentido" in Spain, a gerund for the future, a capital on each word, or "al final del día".',
  pt: 'Portuguese as typed: "você" or "tu" as the post has it, Brazilian or European as the post is, "tá", "pra", "né" where it is relaxed in Brazil. Nobody types "isso é um lembrete de que", "no final do dia", "verdadeiramente", or mixes the two countries in one line.',
  fr: 'French as typed: tu or vous as the post has it, "ne" dropped where it is relaxed, « on » for we, accents kept. Nobody types "seul(e)", "à la fin de la journée", "cela fait du sens", English quotation marks, a gendered pair in brackets, or the closing phrases of a letter.',
  de: 'German as typed: du or Sie as the post has it, nouns with their capital unless the post is all lower case, "halt", "eben", "ja" or "doch" where the tone of voice would need one. Nobody types "am Ende des Tages", "das macht einen Unterschied", "in 2024", a gerund, or an English idiom word for word.',
  it: 'Italian as typed: tu unless the post says Lei, "comunque", "cioè", "magari", "dai" where they fit, the verb in front of its subject. Nobody types "alla fine della giornata", "fa senso", "questo è un promemoria che", pronouns in front of every verb, or a capital on each noun.',
  nl: 'Dutch as typed: je unless the post says u, "gewoon", "toch", "wel", "hoor" where the voice would need one, short and level-headed. Nobody types "aan het einde van de dag", "dat maakt zin", "een herinnering dat", words split the English way, or praise in three adjectives.',
  ja: 'Japanese as typed: the politeness of the post kept to the end, subject left out, the sentence ended as the voice would end it (よね, かも, って, じゃん where it is plain form). Nobody types あなたは or 私は in front, 〜することができます, 。 after a one-line joke in plain form, translated idioms, or honorific thanks to a stranger’s joke.',
  ar: 'Arabic as typed: the dialect of the post where it has one, else a light standard, short, with the particle the voice would use. Nobody types "في نهاية اليوم", full vowel marks, newspaper openings such as "لا شك أن" under a joke, a Latin comma, or a standard so high that it mocks.',
  hi: 'Hindi as typed: Devanagari or Latin letters as the post has it, English words where people say them in English, तुम or आप as the post has it, तो, ही, भी, यार where the voice would need one. Nobody types textbook words (अत्यंत, कृपया, प्रतिक्रिया) under a joke, "दिन के अंत में", or a sentence built in English order.',
} as const;

const OF_OTHERS =
  'Type as its natives do under posts, in the register and the form of address of the post. No idiom carried over from English word for word, no phrases of letters or newspapers, quotation marks and punctuation of that language.';

/** Scripts that tell the language of a post, for those the phrase bank does not speak. */
const BY_SCRIPT = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const;

/**
 * Hindi in Latin letters, which is taken for English, for the words that it borrows, for Spanish or Dutch:
 * words that no other of the ten has, and how many different ones of them are no chance.
 */
const LATIN_HINDI = new Set(
  'hai hain nahi nahin kya kyu kyun bhai yaar mera meri tera teri raha rahi rahe karo karna kuch abhi bhi aur mein hoga gaya gayi wala wali matlab accha acha bahut aaj phir koi unka uska mujhe aap kaun toh naam kahan ghar'.split(
    ' ',
  ),
);
const LATIN_HINDI_WORDS = 3;

/** How much of a post the detector reads, and how sure it has to be. */
const DETECTOR_CHARACTERS = 300;
const DETECTOR_ACCURACY = 0.2;

/** What a model is told of how the replies' language is typed. */
export function describeNativeHabits(request: WriteRequest): string {
  const language = findLanguage(request);
  return language === null ? OF_OTHERS : NATIVE_HABITS[language];
}

/** @returns the language of the replies as BCP 47 has it; null where it cannot be told */
export function findLanguage({
  tweetText,
  reading,
  choices,
}: WriteRequest): keyof typeof NATIVE_HABITS | null {
  const chosen = choices?.language ?? 'post';
  if (chosen !== 'post') return chosen;
  const { language } = reading;
  const beginning = tweetText.slice(0, DETECTOR_CHARACTERS);
  if (isLatinHindi(beginning)) return 'hi';
  if (language !== 'other') return language;
  const [script] = BY_SCRIPT.find(([, letters]) => letters.test(tweetText)) ?? [];
  if (script !== undefined) return script;
  const [guess] = detectAll(beginning);
  const isSure = guess !== undefined && guess.accuracy >= DETECTOR_ACCURACY;
  return isSure && (guess.lang === 'it' || guess.lang === 'nl') ? guess.lang : null;
}

function isLatinHindi(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g));
  return [...words].filter((word) => LATIN_HINDI.has(word)).length >= LATIN_HINDI_WORDS;
}
