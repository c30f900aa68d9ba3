import type { Language } from '../../reading/detect-language.ts';
import { wordSet } from '../../reading/word-set.ts';
import { findData } from '../../reading/find-data.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 9;
const MAX_CHARACTERS = 60;
const MAX_WORD_CHARACTERS = 20;

/** Words that lean on what came before: a sentence that begins so does not stand alone. */
const LEANING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(`and but or so because which then also yet nor that's that those these this it it's they they're them
  he she there same not just even especially unless until while when if though although instead
  meanwhile however unpopular hot than to of for with all none some most both each any one no day
  thank thanks thanking cheers regards please sorry what how why where come pm pic pics rsvp rsvps dm link comments
  comment subscribe follow agree thoughts grateful thrilled happy good who you your`),
  es: wordSet(`y e o u pero porque que aunque si cuando mientras pues entonces así además también tampoco ni eso
  esto esa ese esos esas este esta estos estas gracias hola buenos buenas saludos perdón para con sin de en a al
  del como donde por qué cómo cuándo dónde quién cuál cuánto cuántos info más link dm saludo abrazo abrazos
  bendiciones feliz buen buena zona`),
  fr: wordSet(`et ou mais car donc or ni que qui quand comme si puis alors aussi parce puisque lorsque pour avec
  sans de du des dans en à au aux par ça cela c'est ce cette ces celui celle ceux il elle ils elles merci bonjour
  bonsoir salut désolé désolée pardon voilà bref enfin sinon pourquoi comment où quel quelle lien mp bien bon
  bonne belle bises cordialement`),
  de: wordSet(`und oder aber denn weil dass ob wenn als da doch sondern also dann so auch nur noch nicht mit ohne
  für von aus bei nach zu zum zur im in am an auf über unter um das dies diese dieser dieses er sie es danke hallo
  moin guten liebe lieber sorry bitte warum wie wo was wer wann welche gern gerne link pn dank gruß grüße
  viele schönen schönes servus lg vg`),
  pt: wordSet(`e ou mas porque que embora se quando como onde enquanto pois então assim também nem isso isto essa
  esse esses essas este esta estes estas obrigado obrigada olá oi bom boa desculpa para pra com sem de do da em no
  na ao à ele ela eles elas por quem qual quanto quantos link dm boas abraço abraços beijinhos bjs zona`),
};

/** And these speak of the author: an argument that quotes them turns a confession over. */
const OWN = wordSet("i i'm i've i'd my me we we've our us");

/** Such a sentence leaves its verb to the one before: "Fewer cars will." */
const CUT_SHORT =
  wordSet(`is are was were do does did has have had will would can could should must may might
  isn't aren't wasn't weren't don't doesn't didn't hasn't haven't won't wouldn't can't couldn't not too
  either`);

/** A claim needs a finite verb; these are the commonest, and surely verbs. */
const VERBS =
  wordSet(`is are was were has have had do does did can could will would should must isn't aren't
  don't doesn't won't can't need needs want wants make makes go goes means kills beats matters takes costs
  pays you're`);

/**
 * Whole sentences of a post that claim something, never parts of one: what is quoted is grammatical
 * because its author wrote it so, and it means what it meant.
 */
export function findClaims(text: string): string[] {
  return findSentences(text, 'en').filter((sentence) => {
    const words = wordsOf(sentence);
    return (
      /^\p{Lu}/u.test(sentence) && !OWN.has(words[0] ?? '') && words.some((word) => VERBS.has(word))
    );
  });
}

/**
 * Short sentences of a post that tells something: what somebody put between two full stops was meant
 * to be heard by itself.
 * @param language of the post: which words a sentence that stands alone does not begin with
 * @returns the last ones first, as what a post comes to stands at its end
 */
export function findToldSentences(text: string, language: Language = 'en'): string[] {
  return findSentences(text, language).toReversed();
}

/** Sentences that stand alone, and are neither the beginning nor most of the post. */
function findSentences(text: string, language: Language): string[] {
  return splitSentences(text)
    .map((sentence) => sentence.replace(/[.!…]$/u, ''))
    .filter((sentence, place) => place > 0 && sentence.length < text.length / 2)
    .filter((sentence) => standsAlone(sentence, language));
}

/** A full stop behind one of these ends no sentence ("Mr. Nguyen and I"), nor behind a letter or a small number ("im 2. Stock"). */
const SHORTENED =
  wordSet(`mr. mrs. ms. dr. st. fr. prof. rd. ave. vs. approx. no. etc. sr. sra. srta. av. núm. mme.
  mlle. env. tél. tel. gr. nr. ca. bzw. usw. inkl. evtl. bj. str.`);

function splitSentences(text: string): string[] {
  const parts = text.split(/(?<=[.!?…])\s|\n/u).map((part) => part.trim());
  const isCut = (part = '') => {
    const last = wordsOf(part).at(-1) ?? '';
    return SHORTENED.has(last) || /^(\p{L}|\d{1,2})\.$/u.test(last);
  };
  return parts.filter((part, place) => part !== '' && !isCut(part) && !isCut(parts[place - 1]));
}

function standsAlone(sentence: string, language: Language): boolean {
  const words = wordsOf(sentence);
  return (
    words.length >= MIN_WORDS &&
    words.length <= MAX_WORDS &&
    sentence.length <= MAX_CHARACTERS &&
    /^[\p{L}\d$€£]/u.test(sentence) &&
    /[\p{L}\d%]$/u.test(sentence) &&
    !/[@#<>{}[\]|\\"“”„«»()=:;?*_/]|\.\./u.test(sentence) &&
    !LEANING[language].has(words[0] ?? '') &&
    !CUT_SHORT.has(words.at(-1) ?? '') &&
    sentence !== sentence.toUpperCase() &&
    words.every((word) => word.length <= MAX_WORD_CHARACTERS) &&
    findData(sentence).length === 0
  );
}

function wordsOf(sentence: string): string[] {
  return sentence
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .split(/\s+/);
}
