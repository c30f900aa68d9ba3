import type { ReplyLanguage } from '#contract/choices.ts';
import { classifyForeignPost, isPainful, type ForeignKind } from './classify-foreign-post.ts';
import { classifyPost, type PostKind } from './classify-post.ts';
import { detectLanguage, type WrittenLanguage } from './detect-language.ts';

/** What the writer knows of a post. */
export type PostAnalysis =
  | {
      language: 'en';
      kind: PostKind;
      /** Sentences of the post that stand alone in quotation marks, best first. */
      quotes: string[];
    }
  | { language: Exclude<WrittenLanguage, 'en'>; kind: ForeignKind };

const MIN_QUOTE_WORDS = 3;
const MAX_QUOTE_WORDS = 9;
const MAX_QUOTE_CHARACTERS = 60;

/** Words that lean on what came before: a sentence that begins so does not stand alone. */
const LEANING =
  /^(and|but|or|so|because|which|then|also|yet|nor|that's|this|it|they|he|she|there)\b/i;

/**
 * Reads what can be said of a post without guessing.
 * @param wanted the language to reply in; 'post' for the post's own
 */
export function analysePost(text: string, wanted: ReplyLanguage = 'post'): PostAnalysis {
  const own = detectLanguage(text);
  const language = wanted === 'post' ? own : wanted;
  if (language !== 'en' && language !== 'other') {
    return { language, kind: classifyForeignPost(text, language) };
  }
  // A post that is not in English is not understood by English rules: only its need for care is.
  if (own !== 'en') return { language: 'en', kind: kindOfUnread(text, own), quotes: [] };
  const kind = isPainful(text) ? 'care' : classifyPost(text);
  return { language: 'en', kind, quotes: findQuotes(text) };
}

function kindOfUnread(text: string, own: WrittenLanguage | 'other'): PostKind {
  if (own !== 'en' && own !== 'other') return classifyForeignPost(text, own);
  if (isPainful(text) || classifyPost(text) === 'care') return 'care';
  return /[?？؟]\s*$/u.test(text) ? 'question' : 'unclear';
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
