import { createHash } from 'node:crypto';
import { chooseKind } from './choose-kind.ts';
import { classifyPost } from './classify-post.ts';
import { detectLanguage, type Language } from '../../reading/detect-language.ts';
import { findFragments, findQuotes } from './find-quotes.ts';
import type { PostKind } from './post-kinds.ts';
import { readPost } from './post-reader.ts';

/** What the writer knows of a post. */
export interface PostAnalysis {
  text: string;
  /** 'other': a language that the writer does not speak; it answers in English and says so. */
  language: Language | 'other';
  kind: PostKind;
  /** Sentences of the post that stand alone in quotation marks. */
  quotes: string[];
  /** Short sentences of it, whoever they speak of; the last ones first. */
  fragments: string[];
}

/** What a post is, and in which language. */
export type PostReading = Pick<PostAnalysis, 'language' | 'kind'>;

/** A generation asks four times, one after the other. The post itself is not kept. */
let latest: { hash: string; reading: PostReading } | null = null;

/** Reads what can be said of a post without guessing. */
export function analysePost(text: string): PostAnalysis {
  const { language, kind } = readKind(text);
  return {
    text,
    language,
    kind,
    quotes: language === 'en' ? findQuotes(text) : [],
    fragments: language === 'en' ? findFragments(text) : [],
  };
}

/** The part of the analysis that says what to answer it as. */
export function readKind(text: string): PostReading {
  const hash = createHash('sha256').update(text).digest('base64url');
  if (latest?.hash !== hash) {
    const language = detectLanguage(text);
    latest = { hash, reading: { language, kind: nameKind(text, language) } };
  }
  return latest.reading;
}

/** What the rules for a post say when they have found nothing. */
const VAGUE: ReadonlySet<PostKind> = new Set(['claim', 'moment', 'unclear']);

function nameKind(text: string, language: PostAnalysis['language']): PostKind {
  const rule = classifyPost(text, language);
  if (language === 'other') return rule;
  // One word, as "finally", may be anything.
  if (!/\s/.test(text.trim())) return rule;
  // Outside English the rules know few kinds, and those by signs that leave no doubt; but a question
  // at the end of more asks nothing as often as not.
  const isVague = VAGUE.has(rule) || (rule === 'question' && !/^[^.!?…\n]*\?\W*$/.test(text));
  if (language !== 'en' && !isVague) return rule;
  return chooseKind(readPost(text, { language, rule }), rule);
}
