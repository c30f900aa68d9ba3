import { wordSet } from '../reading/word-set.ts';

/**
 * The list of slurs is written for English, and looks for most of them within words: so ham, beans, frogs,
 * neighbours and 'no' would be slurs in German, Italian, Dutch and Indonesian, and the end of anything in
 * Swedish. Here stands which whole words are meant, in plain letters.
 */
const MEANT: Readonly<Record<string, RegExp>> = {
  bestiality: /^bea?stialit(?:y|ies)$/,
  chink: /^chink(?:s|z|y|ies|os?|face|eyes?)?$/,
  cunt: /cunt(?!a|ir)/,
  dyke: /^(?:dirty)?dyke(?:s|z|y|bitch)?$|^bulldyk/,
  fag: /^f+a+gg+[oi]t|^fag(?:s|z|g?y|ged|ging|boys?|lords?|hags?|face|tard)?$/,
  kike: /^(?:filthy|dirty|jew)?kike(?:s|z|face|lover)?$/,
  nigger: /ni+gg(?!ard)|^ngg(?:as?|ers?)$/,
  paki: /^paki[sz]?$/,
  rape: /^rap(?:e|es|ez|ed|edher|ebait|ing|ists?|ers|ey|e?fugees?)$/,
  slut: /^(?:cum|man|dumb|dirty|you)?slut(?:s|z|ty|tish|tiest|tier|face|whore|bags?|sham[ei]\w*|walks?)?$/,
  spic: /^spick?[sz]?$/,
  tranny: /^trann(?:y|ie)/,
};

/** Words that are a slur in English and everyday beside some of others, where no more of English ones stand. */
const ELSEWHERE: readonly { words: ReadonlySet<string>; beside: ReadonlySet<string> }[] = [
  {
    words: wordSet('slut sluts fag fags'), // an end; a subject, in the languages of the North
    beside: wordSet(
      `och att är det på inte jag som ett från med av till den vi og ikke jeg har kan er en et så nå nu hva vad hvad
      helt äntligen endelig bra snart`,
    ),
  },
  {
    words: wordSet('ngga'), // no, in Indonesian
    beside: wordSet(
      `aku kamu gue gua lo lu lagi udah sudah sih banget juga yang mau bisa itu ini aja deh dong tapi ada apa kenapa
      di ke dari buat sama kok tau lah usah gapapa`,
    ),
  },
  {
    words: wordSet('rape'), // turnips, and a monkfish
    beside: wordSet(
      'il di le con del della gli per el los las en un al du avec com da uma cime almejas',
    ),
  },
];
const ENGLISH = wordSet(
  'the she he you and of to that will they who your was this be his her is are i',
);
/** A reply of a few words has room for one of them. */
const FEW_WORDS = 5;

/** Letters that are no letter with a sign above it, as the matcher reads them. */
const FOLDED: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  ß: 's',
};

/**
 * Whether a word in which a slur was found is an everyday one.
 * @param slur as the list calls it
 * @param word in lower case, from its first letter to its last
 * @param text in which it stands, in lower case
 */
export function isEveryday(slur: string, { word, text }: { word: string; text: string }): boolean {
  if (/^râp|^rapé/.test(word)) return true; // grated, and shaved
  const bare = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]/g, (letter) => FOLDED[letter] ?? letter);
  if (!/^[a-z]+$/.test(bare)) return false; // who writes a digit into it means it
  const meant = MEANT[slur];
  if (meant === undefined) return false;
  if (!meant.test(bare) && !meant.test(joinRuns(bare))) return true;
  const words = [...new Set(text.match(/\p{L}+/gu))];
  const needed = words.length <= FEW_WORDS ? 1 : 2;
  const count = (of: ReadonlySet<string>) => words.filter((other) => of.has(other)).length;
  return ELSEWHERE.some(
    (there) =>
      there.words.has(word) &&
      count(there.beside) >= needed &&
      count(there.beside) > count(ENGLISH),
  );
}

/** "sluuuut" and "faag": more than two of a letter, or two of a vowel, are one. */
function joinRuns(word: string): string {
  let joined = '';
  for (let start = 0, end = 0; start < word.length; start = end) {
    while (word[end] === word[start]) end += 1;
    const isJoined = end - start > 2 || 'aeiouy'.includes(word[start] ?? '');
    joined += isJoined ? word[start] : word.slice(start, end);
  }
  return joined;
}
