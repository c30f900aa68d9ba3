const MIN_QUOTE_WORDS = 3;
const MAX_QUOTE_WORDS = 9;
const MAX_QUOTE_CHARACTERS = 60;

/** Words that lean on what came before: a sentence that begins so does not stand alone. */
const LEANING =
  /^(and|but|or|so|because|which|then|also|yet|nor|that's|that|those|these|this|it|it's|they|they're|them|he|she|there|same|not|just|even|especially|unless|until|while|when|if|though|although|instead|meanwhile|however|unpopular|hot take)\b/i;

/** And these speak of the author: quoted back they turn a confession over. */
const OWN = /^(i|i'm|i've|i'd|my|me|we|we've|our|us)\b/i;

/**
 * Whole sentences of the post, never parts of one: what is quoted is grammatical because its
 * author wrote it so, and it means what it meant.
 * @param options.isTold whether sentences about the author may be quoted too
 */
export function findQuotes(text: string, options: { isTold?: boolean } = {}): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((sentence) => !sentence.trim().endsWith('?'))
    .map((sentence) => sentence.trim().replace(/[.!…]+$/u, ''))
    .filter(
      (sentence) => standsAlone(sentence) && (options.isTold === true || !OWN.test(sentence)),
    );
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
    sentence !== sentence.toUpperCase() &&
    words.every((word) => word.length <= 20) &&
    hasVerb(sentence)
  );
}

/** A sentence needs a finite verb; these are the commonest, and surely verbs. */
function hasVerb(sentence: string): boolean {
  return /\b(is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|isn't|aren't|don't|doesn't|won't|can't|needs?|wants?|makes?|goes|means|kills|beats|matters|takes|costs|pays|you're)\b/i.test(
    sentence.replaceAll('’', "'"),
  );
}
