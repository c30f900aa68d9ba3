/**
 * The list of slurs is written for English, and looks for most of them within words: so ham, beans, frogs,
 * neighbours and 'no' would be slurs in German, Italian, Dutch and Indonesian, and the end of anything in
 * Swedish. Here stands which whole words are meant, without signs above their letters.
 */
const MEANT: Readonly<Record<string, RegExp>> = {
  bestiality: /^bestialit(?:y|ies)$/,
  chink: /^chink(?:s|y|ies)?$/,
  cunt: /cunt(?:s|y|ish|ing|face|bag)?$/,
  dyke: /^(?:bull)?dyk(?:e|es|ey)$/,
  fag: /^fagg?(?:s|y|ed|ing|ots?|otry|its?|boys?|lords?|hags?)?$/,
  kike: /^kikes?$/,
  nigger: /ni+gg?(?:s|er[sz]?|erish|a[sz]?|ahs?|uhs?|lets?)?$|^ngg(?:as?|ers?)$/,
  paki: /^pakis?$/,
  rape: /^rap(?:e|es|ed|ing|ists?|ey|e?fugees?)$/,
  slut: /^(?:cum|man)?slut(?:s|z|ty|tish|bags?|sham(?:e|ed|ing)|walks?)?$/,
  spic: /^spick?s?$/,
  tranny: /^trann(?:y|ys|ies|ie)$/,
};

/** Words that are a slur in English and everyday where so many different ones of others stand beside them. */
const ELSEWHERE: readonly { words: ReadonlySet<string>; beside: ReadonlySet<string> }[] = [
  {
    words: list('slut sluts fag fags'), // an end; a subject, in the languages of the North
    beside: list(
      'och att är det på inte jag som ett från med av till den vi og ikke jeg har kan er en et så nå nu hva vad hvad',
    ),
  },
  {
    words: list('ngga'), // no, in Indonesian
    beside: list(
      'aku kamu gue gua lo lu lagi udah sudah sih banget juga yang mau bisa itu ini aja deh dong tapi ada apa kenapa di ke dari buat sama kok',
    ),
  },
  {
    words: list('rape rapes raped'), // turnips, a monkfish, and what is grated
    beside: list(
      'il di le la che con una del della gli per el los las de en un al du des et les au avec com da uma sur',
    ),
  },
];
const BESIDE = 2;

/** With those that are no letter with a sign above it. */
const LATIN = /^[a-zæðøþłđıœß]+$/;

/**
 * Whether a word in which a slur was found is an everyday one.
 * @param slur as the list calls it
 * @param word in lower case, from its first letter to its last
 * @param text in which it stands, in lower case
 */
export function isEveryday(slur: string, { word, text }: { word: string; text: string }): boolean {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (!LATIN.test(bare)) return false; // who writes a digit into it means it
  const meant = MEANT[slur];
  if (meant === undefined) return false;
  if (!meant.test(joinLongRuns(bare))) return true;
  const words = new Set(text.match(/\p{L}+/gu));
  return ELSEWHERE.some(
    (there) =>
      there.words.has(bare) &&
      [...words].filter((other) => there.beside.has(other)).length >= BESIDE,
  );
}

/** "sluuuut" is "slut"; two of a letter are how words are written. */
function joinLongRuns(word: string): string {
  let joined = '';
  for (let start = 0, end = 0; start < word.length; start = end) {
    while (word[end] === word[start]) end += 1;
    joined += end - start > 2 ? word[start] : word.slice(start, end);
  }
  return joined;
}

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
