import { classifyPost, type PostKind } from './classify-post.ts';

/** What the writer knows of a post. */
export interface PostAnalysis {
  kind: PostKind;
  /** Sentences of the post that stand alone in quotation marks, best first. */
  quotes: string[];
}

const MIN_QUOTE_WORDS = 3;
const MAX_QUOTE_WORDS = 9;
const MAX_QUOTE_CHARACTERS = 60;

/** Words that lean on what came before: a sentence that begins so does not stand alone. */
const LEANING =
  /^(and|but|or|so|because|which|then|also|yet|nor|that's|this|it|they|he|she|there)\b/i;

/** Reads what can be said of a post without guessing. */
export function analysePost(text: string): PostAnalysis {
  return { kind: classifyPost(text), quotes: findQuotes(text) };
}

/**
 * Whole sentences of the post, never parts of one: what is quoted is grammatical because its
 * author wrote it so, and it means what it meant.
 */
function findQuotes(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim().replace(/[.…]+$/u, ''))
    .filter(standsAlone);
}

function standsAlone(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  return (
    words.length >= MIN_QUOTE_WORDS &&
    words.length <= MAX_QUOTE_WORDS &&
    sentence.length <= MAX_QUOTE_CHARACTERS &&
    /^[\p{L}\d$€£]/u.test(sentence) &&
    /[\p{L}\d%]$/u.test(sentence) &&
    !/[@#<>{}[\]|\\"“”«»]|https?:|\bwww\.|\d\)|:/u.test(sentence) &&
    !LEANING.test(sentence) &&
    sentence !== sentence.toUpperCase() &&
    words.every((word) => word.length <= 20) &&
    hasVerb(sentence)
  );
}

/** A sentence needs a verb; these are the commonest, and the endings of most others. */
function hasVerb(sentence: string): boolean {
  return /\b(is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|isn't|aren't|don't|doesn't|won't|can't|never|needs?|wants?|makes?|works?|gets?|goes|feels?|means?|kills?|beats?|matters?|takes?|costs?|pays?|i'm|it's|you're|we're|i've|\w{3,}(ed|ing))\b/i.test(
    sentence.replaceAll('’', "'"),
  );
}
