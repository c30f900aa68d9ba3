import {
  DataSet,
  englishDataset,
  englishRecommendedBlacklistMatcherTransformers,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from 'obscenity';
import { holdsPhoneNumber } from '../reading/holds-phone-number.ts';
import { createQuickLook } from './create-quick-look.ts';
import { isEveryday } from './everyday-words.ts';

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

/** Slurs that the list lacks, and what is harmless though one stands in it. */
const listed = new DataSet<{ originalWord: string }>()
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
    phrase
      .setMetadata({ originalWord: 'chink' })
      .addPattern(pattern`|chink|`)
      .addWhitelistedTerm('chink in')
      .addWhitelistedTerm('chinks in')
      .addWhitelistedTerm('chink of'),
  )
  .addPhrase((phrase) =>
    phrase.setMetadata({ originalWord: 'tranny' }).addPattern(pattern`|tranies`),
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
const terms = listed.build();
const matcher = new RegExpMatcher({ ...terms, ...englishRecommendedTransformers });
/** Spares nearly every reply the matcher, which is as much work as all the rest of the filter. */
const mayHoldWord = createQuickLook({
  patterns: terms.blacklistedTerms.map(({ pattern }) => pattern),
  transformers: englishRecommendedBlacklistMatcherTransformers,
});

/** Words that are dangerous behind others only. */
const BEHIND: readonly {
  danger: Danger;
  before: RegExp;
  unless?: RegExp;
  words: readonly RegExp[];
}[] = [
  {
    danger: 'threat',
    // "I'm gonna", and the same as it is typed.
    before:
      /\b(?:i'?mma|(?:i|we)(?:'?ll| will| gonna|(?:'?m|'re| am| are) (?:gonna|going to))) (?:\w{1,30} )?$/,
    // To look for somebody's keys is no threat, nor to beat them to it.
    words: [
      /\b(?:kill|hurt|hunt|stab|murder|rape) (?:you|u)\b/g,
      /\bshoot (?:you|u)\b(?! (?:an?|the|over|some)\b)/g,
      /\b(?:beat|destroy) (?:you|u)\b(?! (?:to|at|in|there|by)\b)/g,
      /\bfind (?:you|u)\b(?! (?:an?|the|some|another|one|two|something)\b)/g,
      /\bfind your (?:house|home|address)\b/g,
      /\b(?:slit|cut) your throat\b/g,
      /\bburn (?:down )?your (?:house|home)\b/g,
      /\b(?:kill|hurt|find|hunt|beat|destroy|stab|shoot) your (?:family|kids?|children|parents|wife|husband)\b/g,
      /\b(?:kill|hurt|find|hunt|beat|destroy|stab|shoot) your (?:son|daughter|mom|mum|mother|dad|father|dog|cat)\b/g,
      /\b(?:hurt|beat|destroy|stab|shoot) your (?:ass|face|skull|throat|neck|life|career)\b/g,
    ],
  },
  {
    danger: 'personal',
    before: /\byou(?:'?re| are| r) (?:\w{1,30} ){0,3}$/,
    // Who is not worthless is consoled.
    unless: /\b(?:not|never|hardly|no) (?!just |only )(?:\w{1,30} )?$/,
    words: [
      /\b(?:stupid|dumb|an? idiots?|morons?|ugly|fat|worthless|subhuman|vermin|brain-?dead)\b/g,
    ],
  },
];
/** So much of the text before such words is looked at. */
const BEFORE_CHARACTERS = 120;

const RULES: readonly { danger: Danger; patterns: readonly RegExp[] }[] = [
  {
    danger: 'slur',
    patterns: [
      // Of the other languages that replies are written in, and what the list has not.
      /(?<!\p{L})(?:maric[oó]n(?:es|a|azo)?|sudacas?|negratas?)(?!\p{L})/u,
      /(?<!\p{L})(?:moro|negro|gitano|judío)s? de mierda(?!\p{L})/u,
      /(?<!\p{L})(?:viad(?:o|os|inho)|travecos?|boiolas?|(?:preto|crioulo|baiano)s? de merda)(?!\p{L})/u,
      /(?<!\p{L})(?:bougnoul(?:e|es)?|négros?|youpin(?:e|es|s)?|pédés?|tarlouzes?)(?!\p{L})/u,
      /(?<!\p{L})(?:gouines?|bamboulas?|chinetoques?|niakou[ée]s?)(?!\p{L})/u,
      /(?<!\p{L})sales? (?:arabe|juif|juive|noir|noire|rom|gitan)s?(?!\p{L})/u,
      /(?<!\p{L})(?:neger[ns]?|schwuchteln?|judens[aä]ue?|zigeunerpack|schlitzaugen?)(?!\p{L})/u,
      /(?<!\p{L})(?:untermensch(?:en)?|missgeburt(?:en)?)(?!\p{L})/u,
      // The people of New Caledonia call themselves nearly so.
      /(?<!\b(?:culture|langue|musique|identité|société|la|une) )\bkanaken?\b/u,
      /\b(?:ragheads?|towelheads?|kaffirs?(?! lime)|pajeets?|gypp?os?|pikeys?|jigaboos?|beaners?|shemales?)\b/,
      /\br(?:3t[a4]|[e3]t4)rd|\bretarded\b/,
      // In French the word is an everyday one: "en retard", "mes retards".
      /(?<!\b(?:en|du|les?|un|[mts](?:on|es)|[nv]os|votre|[cd]es?|tout|au|gros) )\bretards?(?!\p{L})(?! d[eu]s?\b)/u,
    ],
  },
  {
    danger: 'threat',
    patterns: [
      /\b(watch your back|you won't be safe)\b/,
      /\b(?:i|we) know where you(?:r (?:kids|children|family))? (?:live|work|go to school)\b/,
      /\byou(?:'re| are) dead\b(?! (?:right|wrong|on|serious|set|sure|certain|to|tired|inside|keen|good)\b)/,
      /\b(?:te voy a matar|voy a matarte|te mataré|vou te matar|vou matar você)(?!\p{L})/u,
      /\b(?:je vais te (?:tuer|buter)|je te tuerai)(?!\p{L})/u,
      /\bich (?:bringe? dich um|töte dich|ste?che? dich ab)(?!\p{L})/u,
      /\b(?:sé dónde vives|sei onde (?:você mora|moras)|je sais où tu (?:habites|vis))(?!\p{L})/u,
      /\bich weiß,? wo du wohnst(?!\p{L})/u,
    ],
  },
  {
    danger: 'harm',
    patterns: [
      /\bkys\b(?! (?:og|fra|til|på|min|mig)\b)/, // a kiss, in Danish
      /\b(?:(?:kill|neck|unalive) (?:yourself|yourselves|urself|urselves|your self)|go die)\b/,
      /(?<!\brope to )\bhang (?:yourself|yourselves)\b/,
      /(?:^|[^\w ] |\b(?:just|should|please) )(?:end your life|drink bleach|die already)\b/,
      /\bgo (?:and )?(?:end your life|drink bleach)\b/,
      /(?:^|[^\w ] |\b(?:go|just|should|please) )jump off an? (?:bridge|roof|cliff|building)\b/,
      /\byou(?: all)? should (?:just )?die\b(?! (?:laughing|of laughter)\b)/,
      // Who is told that it is not so is consoled.
      /(?<!\b(?:that|if|thinks?|believes?|says?|true) )\b(?:nobody|no one) (?:would|will) miss you\b(?! (?:as|more)\b)/,
      /(?<!\b(?:that|if|thinks?|believes?|says?|true) )\bthe world (?:is|would be) better (?:off )?without you\b/,
      /\b(?:someone|somebody) should (?:kill|stab|rape|hang|lynch|murder) (?:you|him|her|them)\b/,
      /(?<!\b(?:nobody|no one|none of us|doesn't|don't|not|never) )\bdeserves? to be (?:killed|hanged|raped)\b/,
      /(?<!\b(?:nobody|no one|doesn't|don't|not|never) )\bdeserves? to be shot\b(?! (?:on|in|with|from|by|again)\b)/,
      /\b(?:should be (?:gassed|lynched|raped)|gas the (?:jews|kikes|gays|muslims|migrants|immigrants))\b/,
      /\bhitler was right\b(?!-| about nothing)/,
      /\bdrop dead\b(?! (gorgeous|beautiful|stunning|handsome|funny|serious|simple|easy|date)\b)/,
      /(?<!\b(?:nobody|no one|none of us|doesn't|don't|not|never) )\bdeserves? to die\b/,
      /\bhope (you|they|he|she) dies?\b/,
      /\bshould be (hanged|killed|shot(?! (on|in|with|from|by|again)\b))\b/,
      // Who works themselves to death, or dies of envy, is told nothing.
      /(?<!\p{L})(?:mátate|matate|suicídate|ahórcate|pégate un tiro|ojalá te mueras|deberías morirte)(?!\p{L})/u,
      /(?<!\p{L})muérete(?!\p{L})(?! de )/u,
      /(?:^|[^\p{L} ] |(?<!\p{L})(?:vai|vá|só) )se mat[ae](?!\p{L})(?! (?:a |de |por |para |trabalh|trabaj))/u,
      /(?<!\p{L})(?:suicide-se|se enforca|vai se matar|vá se matar|tomara que (?:você )?morra)(?!\p{L})/u,
      /(?<!\p{L})(?:tue-toi|suicide-toi|pends-toi|va te (?:pendre|tuer|suicider|jeter sous un train))(?!\p{L})/u,
      /(?:^|[^\p{L} ] )va (?:crever|mourir)(?!\p{L})(?! de )/u,
      /(?<!\p{L})(?:bring dich um|häng dich auf|erhäng dich|erschieß dich|töte dich)(?!\p{L})/u,
      /(?<!\p{L})(?:geh sterben|hoffentlich (?:stirbst|verreckst) du)(?!\p{L})/u,
      // An order: who is warned that they will, or given some slack, is told nothing bad.
      /(?:^|[^\w ] |\b(?:go|just|should|please|must|and) )(?:harm|hurt|starve) yourself\b/,
      /(?:^|[^\w ] |\b(?:go|just|should|please|and) )(?:cut|burn) yourself\b(?! (?:some|an?|out|off|loose|short)\b)/,
      /\b(?:hope|want|wish) you (?:to |would )?(?:harm|hurt|cut|starve|burn) yourself\b/,
    ],
  },
  {
    danger: 'sexual',
    patterns: [
      /(?<!\p{L})(?:nudes?|send (?:me )?pics|suck my|blow ?job|horny|jerk(?:ing)? off)(?!\p{L})/u,
      /\byour (?:tits|boobs|ass looks)\b/,
    ],
  },
  {
    danger: 'personal',
    patterns: [
      /\bgo back to (?:where you (?:came|come|belong)|your (?:own )?(?:country|homeland|village|tribe))\b/,
      /\bgo back to your (?:cave|jungle|zoo|kitchen)\b/,
      /\byour kind(?= (?:is|are|isn't|aren't|always|never|should|don't|do not|can't|belongs?|here)\b|[^\w ]|$)/,
      /\byou people are\b/,
      /\byour (mom|mum|mother|wife|husband|daughter|son)\b.{0,30}\b(ugly|fat|stupid|ashamed|joke)\b/,
      /\byour (kids?|children|face|weight)\b.{0,30}\b(ugly|fat|stupid|ashamed|joke)\b/,
    ],
  },
  {
    danger: 'private_data',
    patterns: [
      /[\w.+-]@[\w-]{1,63}\.[a-z]{2}/,
      /\b(?:lives?|living|(?:address|home|house) is) (?:at |on )?\d{1,5} \p{L}{2,40} (?:street|avenue|road|lane)\b/u,
    ],
  },
];

/** Letters that stand apart, so that a word is not found by its look. */
const SPACED_WORD = /(?<!\p{L})(?:\p{L}[ .*_-]){3,12}\p{L}(?!\p{L})/gu;

/** A street as it is written in an address. "A 12 hour road trip" is none. */
const STREETS = [
  /\b\d{1,5} \p{Lu}\p{Ll}{1,40} (?:[Ss]treet|[Aa]venue|[Rr]oad|[Ll]ane|[Bb]oulevard|[Bb]lvd)\b/u,
  /\b\d{1,5} \p{Lu}\p{Ll}{1,40} (?:[Ss]t|[Aa]ve|[Rr]d)\./u,
];

/**
 * Finds what makes a reply one that nobody should be handed: slurs, threats, calls to harm,
 * sexual remarks about people, attacks on who somebody is, private data.
 * @returns the kind of danger, or null for a reply that is fine
 */
export function findDanger(reply: string): Danger | null {
  const text = IS_PLAIN.test(reply) ? reply : unify(reply);
  const plain = text.toLowerCase();
  // A bracket stands for a letter in the list, so that "(until" would be a slur; and an exclamation
  // mark does, which behind a word is none.
  const joined = plain.replaceAll(SPACED_WORD, joinLetters);
  const found = findWords(joined, joined.replaceAll(/[()]|!(?!\p{L})/gu, ' '));
  if (found.some((word) => SLURS.has(word))) return 'slur';
  if (found.some((word) => SEXUAL.has(word))) return 'sexual';
  const broken = RULES.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)));
  if (broken !== undefined) return broken.danger;
  const behind = BEHIND.find((rule) => holdsBehind(plain, rule));
  if (behind !== undefined) return behind.danger;
  const isAddress = STREETS.some((street) => street.test(text));
  return isAddress || holdsPhoneNumber(plain) ? 'private_data' : null;
}

function holdsBehind(plain: string, { before, unless, words }: (typeof BEHIND)[number]): boolean {
  return words.some((pattern) => {
    if (plain.search(pattern) === -1) return false; // as nearly always
    return Array.from(plain.matchAll(pattern)).some(({ index }) => {
      const lead = plain.slice(Math.max(0, index - BEFORE_CHARACTERS), index);
      return before.test(lead) && unless?.test(lead) !== true;
    });
  });
}

/** Nothing but ASCII's letters and signs, and one space at a time, as most replies. */
const IS_PLAIN = /^(?:[!-~]| (?! ))*$/;

/** The same to read, in the signs that the rules know. */
function unify(reply: string): string {
  return reply
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '') // nobody sees these, and a word that holds one is read all the same
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);
}

/** @returns the word, and again without its first letter: "a" may be a word before it */
function joinLetters(letters: string): string {
  const word = letters.replaceAll(/[ .*_-]/g, '');
  return `${word} ${word.slice(1)}`;
}

/** Digits of other scripts stand in their order, ten by ten; two such tens may stand side by side. */
function digitOf(sign: string): string {
  let value = 0;
  let code = sign.codePointAt(0) ?? 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return `${value % 10}`;
}

const IS_DIGIT = /\p{Nd}/u;

/** The words of the list that a text holds, as the list calls them. */
function findWords(plain: string, text: string): string[] {
  if (!mayHoldWord(text)) return [];
  return matcher
    .getAllMatches(text)
    .map((match) => ({
      slur: listed.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '',
      word: wordAround(plain, match),
    }))
    .filter(({ slur, word }) => !isEveryday(slur, { word, text: plain }))
    .map(({ slur }) => slur);
}

/** The whole of the word, or words, that a match stands in. */
function wordAround(text: string, match: { startIndex: number; endIndex: number }): string {
  let start = match.startIndex;
  let end = match.endIndex + 1;
  while (IS_LETTER.test(text[start - 1] ?? '')) start -= 1;
  while (IS_LETTER.test(text[end] ?? '')) end += 1;
  return text.slice(start, end);
}

const IS_LETTER = /\p{L}/u;
