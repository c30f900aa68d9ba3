import { wordSet } from '../../reading/word-set.ts';
import { findData } from '../../reading/find-data.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 9;
const MAX_CHARACTERS = 60;
const MAX_WORD_CHARACTERS = 20;

/** Words that lean on what came before: a sentence that begins so does not stand alone. */
const LEANING =
  wordSet(`and but or so because which then also yet nor that's that those these this it it's they
  they're them he she there same not just even especially unless until while when if though although
  instead meanwhile however unpopular hot than to of for with all none some most both each any one no day
  thank thanks thanking please sorry what how why where come pm pic pics rsvp rsvps dm link comments comment subscribe follow agree thoughts grateful thrilled happy
  good who you your`);

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
  return findSentences(text).filter((sentence) => {
    const words = wordsOf(sentence);
    return (
      /^\p{Lu}/u.test(sentence) && !OWN.has(words[0] ?? '') && words.some((word) => VERBS.has(word))
    );
  });
}

/**
 * Short sentences of a post that tells something: what somebody put between two full stops was meant
 * to be heard by itself.
 * @returns the last ones first, as what a post comes to stands at its end
 */
export function findToldSentences(text: string): string[] {
  return findSentences(text).toReversed();
}

/** Sentences that stand alone, and are neither the beginning nor most of the post. */
function findSentences(text: string): string[] {
  return splitSentences(text)
    .map((sentence) => sentence.replace(/[.!…]$/u, ''))
    .filter((sentence, place) => place > 0 && sentence.length < text.length / 2)
    .filter(standsAlone);
}

/** A full stop behind one of these ends no sentence: "Mr. Nguyen and I". */
const SHORTENED = wordSet('mr. mrs. ms. dr. st. fr. prof. rd. ave. vs. approx. no. etc.');

function splitSentences(text: string): string[] {
  const parts = text.split(/(?<=[.!?…])\s|\n/u).map((part) => part.trim());
  const isCut = (part = '') => SHORTENED.has(wordsOf(part).at(-1) ?? '');
  return parts.filter((part, place) => part !== '' && !isCut(part) && !isCut(parts[place - 1]));
}

function standsAlone(sentence: string): boolean {
  const words = wordsOf(sentence);
  return (
    words.length >= MIN_WORDS &&
    words.length <= MAX_WORDS &&
    sentence.length <= MAX_CHARACTERS &&
    /^[\p{L}\d$€£]/u.test(sentence) &&
    /[\p{L}\d%]$/u.test(sentence) &&
    !/[@#<>{}[\]|\\"“”«»()=:;?*_/]|\.\./u.test(sentence) &&
    !LEANING.has(words[0] ?? '') &&
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
