import { findDanger } from '#server/replies/find-danger.ts';
import { findMachineVoice } from '#server/replies/find-machine-voice.ts';

const MIN_QUOTE_WORDS = 3;
const MAX_QUOTE_WORDS = 9;
const MAX_QUOTE_CHARACTERS = 60;

/** Words that lean on what came before: a sentence that begins so does not stand alone. */
const LEANING =
  /^(and|but|or|so|because|which|then|also|yet|nor|that's|that|those|these|this|it|it's|they|they're|them|he|she|there|same|not|just|even|especially|unless|until|while|when|if|though|although|instead|meanwhile|however|unpopular|hot take)\b/i;

/** And these speak of the author: an argument that quotes them turns a confession over. */
const OWN = /^(i|i'm|i've|i'd|my|me|we|we've|our|us)\b/i;

/**
 * Whole sentences of the post, never parts of one: what is quoted is grammatical because its
 * author wrote it so, and it means what it meant.
 */
export function findQuotes(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((sentence) => !sentence.trim().endsWith('?'))
    .map((sentence) => sentence.trim().replace(/[.!…]+$/u, ''))
    .filter((sentence) => standsAlone(sentence) && isPart(sentence, text) && !OWN.test(sentence));
}

function standsAlone(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  return (
    words.length >= MIN_QUOTE_WORDS &&
    words.length <= MAX_QUOTE_WORDS &&
    sentence.length <= MAX_QUOTE_CHARACTERS &&
    /^[\p{Lu}$€£]/u.test(sentence) &&
    /[\p{L}\d%]$/u.test(sentence) &&
    !/[@#<>{}[\]|\\"“”«»()=]|https?:|\bwww\.|:/u.test(sentence) &&
    !LEANING.test(sentence.replaceAll('’', "'")) &&
    !CUT_SHORT.test(sentence) &&
    sentence !== sentence.toUpperCase() &&
    words.every((word) => word.length <= 20) &&
    hasVerb(sentence)
  );
}

const MIN_FRAGMENT_WORDS = 3;
const MAX_FRAGMENT_WORDS = 8;

/** What everybody says, or says to readers: no sentence of this post alone. */
const SAID_BY_ALL =
  /^(i|we|he|she|they) \w+$|^i (do|don'?t|did|didn'?t|am|was|know|mean|guess|see|think|did it)$|\b(let that sink in|read that again|grateful|thrilled|honou?red|day \d+|true story|i'?m going to bed|come (in|by|say)|end of (story|an era)|thank|thanks|please|dm|link|comments?|subscribe|follow|agree|thoughts|ask me anything|who would have thought|can'?t make (this|it) up|that'?s it|not really|full stop|no really|just saying|go figure|i said it|you'?re welcome|let me know|long story|no joke|i'?m not kidding|that'?s (the|all)|good (morning|night)|happy (monday|friday))\b/i;

/** A sentence that begins so is half of another. */
const JOINED =
  /^((and|but|or|so|because|which|then|also|yet|nor|not|just|even|than|to|of|for|with)|(all|none|some|most|both|each|any|one) of)\b/i;

/**
 * Short sentences of a post that has others besides: what somebody put between two full stops was
 * meant to be heard by itself.
 * @returns the last ones first, as what a post comes to stands at its end
 */
export function findFragments(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!…]$/u.test(sentence) || text.trim().endsWith(sentence))
    .map((sentence) => sentence.replace(/[.!…]+$/u, ''))
    .filter((sentence) => isFragment(sentence) && isPart(sentence, text) && !JOINED.test(sentence))
    .toReversed();
}

/** More of the post than half is an echo, and what comes first is a set-up or the whole claim. */
function isPart(sentence: string, text: string): boolean {
  return sentence.length < text.length / 2 && !text.trimStart().startsWith(sentence);
}

/** Such a sentence leaves its verb to the one before: "Fewer cars will." */
const CUT_SHORT =
  /\b(is|are|was|were|do|does|did|has|have|had|will|would|can|could|should|must|may|might|\w+n['’]t|not|too|either)$/i;

function isFragment(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  return (
    words.length >= MIN_FRAGMENT_WORDS &&
    words.length <= MAX_FRAGMENT_WORDS &&
    sentence.length <= MAX_QUOTE_CHARACTERS &&
    /^[\p{L}\d$€£]/u.test(sentence) &&
    /[\p{L}\d%]$/u.test(sentence) &&
    !/[@#<>{}[\]|\\"“”«»()=:;?]|https?|\bwww\b|\.{2}|['’‘](?![\p{L}])|(?<!\p{L})['’‘]/u.test(
      sentence,
    ) &&
    !SAID_BY_ALL.test(sentence) &&
    !CUT_SHORT.test(sentence) &&
    findDanger(sentence) === null &&
    findMachineVoice(sentence) === null &&
    words.every((word) => word.length <= 20)
  );
}

/** A sentence needs a finite verb; these are the commonest, and surely verbs. */
function hasVerb(sentence: string): boolean {
  return /\b(is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|isn't|aren't|don't|doesn't|won't|can't|needs?|wants?|makes?|goes|means|kills|beats|matters|takes|costs|pays|you're)\b/i.test(
    sentence.replaceAll('’', "'"),
  );
}
