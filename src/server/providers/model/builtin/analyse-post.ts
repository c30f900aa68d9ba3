import { chooseKind } from './choose-kind.ts';
import { classifyPost } from './classify-post.ts';
import { detectLanguage, type BankLanguage } from './detect-language.ts';
import { findFragments, findQuotes } from './find-quotes.ts';
import type { PostKind } from './post-kinds.ts';
import { readPost } from './post-reader.ts';

/** What the writer knows of a post. */
export interface PostAnalysis {
  text: string;
  /** 'other': a language that the writer does not speak; it answers in English and says so. */
  language: BankLanguage | 'other';
  kind: PostKind;
  /** Sentences of the post that stand alone in quotation marks. */
  quotes: string[];
  /** Short sentences of it, whoever they speak of; the last ones first. */
  fragments: string[];
}

/** A generation asks four times, one after the other. It is forgotten with the next post. */
let latest: PostAnalysis | null = null;

/** Reads what can be said of a post without guessing. */
export function analysePost(text: string): PostAnalysis {
  if (latest?.text !== text) latest = read(text);
  return latest;
}

function read(text: string): PostAnalysis {
  const language = detectLanguage(text);
  const rule = classifyPost(text, language);
  return {
    text,
    language,
    kind: name(text, { language, rule }),
    quotes: language === 'en' ? findQuotes(text) : [],
    fragments: language === 'en' ? findFragments(text) : [],
  };
}

/** What the rules for a post say when they have found nothing. */
const VAGUE: ReadonlySet<PostKind> = new Set(['claim', 'moment', 'unclear']);

function name(
  text: string,
  { language, rule }: { language: PostAnalysis['language']; rule: PostKind },
): PostKind {
  if (language === 'other') return rule;
  // One word, as "finally", may be anything.
  if (!/\s/.test(text.trim())) return rule;
  // Outside English the rules know few kinds, and those by signs that leave no doubt; but a question
  // at the end of more asks nothing as often as not.
  const isVague = VAGUE.has(rule) || (rule === 'question' && !/^[^.!?…\n]*\?\W*$/.test(text));
  if (language !== 'en' && !isVague) return rule;
  return chooseKind(readPost(text, { language, rule }), rule);
}
