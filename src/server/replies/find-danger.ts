import {
  DataSet,
  englishDataset,
  englishRecommendedBlacklistMatcherTransformers,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from 'obscenity';
import { createQuickLook } from './create-quick-look.ts';

/** What no reply of ours says, whoever wrote it. */
export type Danger = 'slur' | 'threat' | 'harm' | 'sexual' | 'personal' | 'private_data';

/** Words of the list that hurt groups of people. The rest of it is coarse, which is not our business. */
const SLURS = new Set([
  'abeed',
  'africoon',
  'arabush',
  'chingchong',
  'chink',
  'coon',
  'cunt',
  'dyke',
  'fag',
  'gook',
  'kike',
  'nigger',
  'paki',
  'spastic',
  'spic',
  'slut',
  'tranny',
  'wetback',
  'whore',
]);

/** Words of the list about sexual violence and abuse. */
const SEXUAL = new Set(['rape', 'molest', 'incest', 'bestiality', 'deepthroat', 'bukkake']);

/** Everyday words that begin like one of them: the French for a reminder, and a crop. */
const HARMLESS = /^(rapp?el|rapeseed|rapé)/;

/** Slurs that the list lacks, and what is harmless though one stands in it. */
const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => {
    const word = metadata?.originalWord ?? '';
    return !SLURS.has(word) && !SEXUAL.has(word);
  })
  // The matcher makes two of the same digit one.
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'nigger' })
      .addPattern(pattern`|ni9er`)
      .addPattern(pattern`|ni9a|`)
      .addPattern(pattern`|ni9as|`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'coon' })
      .addPattern(pattern`|coon|`)
      .addPattern(pattern`|coons|`)
      .addWhitelistedTerm('maine coon')
      .addWhitelistedTerm('maine coons')
      .addWhitelistedTerm('coon cheese')
      .addWhitelistedTerm('coon rapids')
      .addWhitelistedTerm('coon hound')
      .addWhitelistedTerm('coon dog'),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'gook' })
      .addPattern(pattern`|gook|`)
      .addPattern(pattern`|gooks|`)
      .addWhitelistedTerm('gobbledy gook')
      .addWhitelistedTerm('gobbledy-gook'),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'spic' })
      .addPattern(pattern`|spic|`)
      .addPattern(pattern`|spics|`)
      .addWhitelistedTerm('spic and span')
      .addWhitelistedTerm('spic-and-span')
      .addWhitelistedTerm('spic & span'),
  )
  .addPhrase((phrase) =>
    phrase.setMetadata({ originalWord: 'wetback' }).addPattern(pattern`|wetback`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'paki' })
      .addPattern(pattern`|paki|`)
      .addPattern(pattern`|pakis|`),
  );

/** Only with the words that count: the whole list takes twice as long. */
const terms = words.build();
const matcher = new RegExpMatcher({ ...terms, ...englishRecommendedTransformers });
/** Spares nearly every reply the matcher, which is as much work as all the rest of the filter. */
const mayHoldWord = createQuickLook({
  patterns: terms.blacklistedTerms.map(({ pattern }) => pattern),
  transformers: englishRecommendedBlacklistMatcherTransformers,
});

const RULES: readonly { danger: Danger; patterns: readonly RegExp[] }[] = [
  {
    danger: 'slur',
    patterns: [
      // In French the word is an everyday one: "en retard".
      /(?<!\b(?:en|du|le|un|mon|ton|son|votre|ce|de|tout|au) )\bretard(s|ed)?\b(?! (de|du|des)\b)/,
    ],
  },
  {
    danger: 'threat',
    patterns: [
      /\b(i|we)('ll| will| gonna)\s{1,9}(\w{1,30}\s{1,9})?(kill|hurt|find|hunt|beat|destroy|stab|shoot) (you|u|your)\b/,
      /\bi('m| am) going to\s{1,9}(\w{1,30}\s{1,9})?(kill|hurt|find|hunt|beat|destroy|stab|shoot) (you|u|your)\b/,
      /\b(watch your back|i know where you (live|work)|you('re| are) dead|you won't be safe)\b/,
      /\b(te voy a matar|vou te matar|je vais te tuer|ich bringe dich um)\b/,
    ],
  },
  {
    danger: 'harm',
    patterns: [
      /\b(kys|kill (yourself|urself)|go die|drop dead|deserves? to die)\b/,
      /\b(hope (you|they|he|she) dies?|should be (shot|hanged|killed))\b/,
      /\b(mátate|matate|se mata|tue-toi|bring dich um)\b/,
      /\b(harm|hurt|cut|starve|burn) yourself\b/,
    ],
  },
  {
    danger: 'sexual',
    patterns: [
      /\b(nudes?|send (me )?pics|suck my|blow ?job|your (tits|boobs|ass looks)|horny|jerk(ing)? off)\b/,
    ],
  },
  {
    danger: 'personal',
    patterns: [
      /\byou('re| are| r)( all)?\s{1,9}(\w{1,30}\s{1,9}){0,2}(stupid|dumb|an? idiots?|morons?|ugly|fat|worthless)\b/,
      /\byou('re| are| r)( all)?\s{1,9}(\w{1,30}\s{1,9}){0,2}(subhuman|vermin|brain-?dead)\b/,
      /\b(go back to (your|where you)|your kind|you people are)\b/,
      /\byour (mom|mum|mother|wife|husband|daughter|son)\b.{0,30}\b(ugly|fat|stupid|ashamed|joke)\b/,
      /\byour (kids?|children|face|weight)\b.{0,30}\b(ugly|fat|stupid|ashamed|joke)\b/,
    ],
  },
  {
    danger: 'private_data',
    patterns: [
      /[\w.+-]@[\w-]{1,63}\.[a-z]{2}/,
      /(?<![\d.,€$£])\+?\d(?:[\s().-]{0,3}\+?\d){8,15}(?!\d)/,
      /\b\d{1,5}\s{1,9}\p{Lu}\p{L}{1,40}\s{1,9}(street|st\.|avenue|ave\.|road|rd\.|lane|boulevard|blvd)\b/iu,
    ],
  },
];

/**
 * Finds what makes a reply one that nobody should be handed: slurs, threats, calls to harm,
 * sexual remarks about people, attacks on who somebody is, private data.
 * @returns the kind of danger, or null for a reply that is fine
 */
export function findDanger(reply: string): Danger | null {
  const plain = reply
    .normalize('NFKC')
    .replaceAll(/[’‘]/g, "'")
    .toLowerCase();
  // A bracket stands for a letter in the list, so that "(until" would be a slur; and an exclamation
  // mark does, which behind a word is none.
  const found = findWords(plain, plain.replaceAll(/[()]|!(?!\p{L})/gu, ' '));
  if (found.some((word) => word !== undefined && SLURS.has(word))) return 'slur';
  if (found.some((word) => word !== undefined && SEXUAL.has(word))) return 'sexual';
  const broken = RULES.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)));
  return broken?.danger ?? null;
}

function findWords(plain: string, text: string): (string | undefined)[] {
  if (!mayHoldWord(text)) return [];
  return matcher
    .getAllMatches(text)
    .filter(({ startIndex }) => !HARMLESS.test(plain.slice(startIndex)))
    .map((match) => words.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord);
}
