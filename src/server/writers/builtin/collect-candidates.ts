import type { Tone } from '#contract/tones.ts';
import type { PostAnalysis } from './analyse-post.ts';
import type { Language } from '../../reading/detect-language.ts';
import type { PostKind } from './post-kinds.ts';
import { isTender } from './settle-doubt.ts';
import {
  findForeignLines,
  findKindLines,
  MARKERS,
  QUOTE_LINES,
  TOLD_QUOTE_LINES,
  TOPICS,
  type Topic,
  WISH_SECTIONS,
} from './phrase-bank.ts';
import type { Wish } from './read-wish.ts';

/** Where a reply comes from; each source has its share of a set. */
export type Source = 'wish' | 'topic' | 'marker' | 'quote' | 'kind';

export interface Candidate {
  text: string;
  source: Source;
  /** The tone that it was written for. */
  tone: Tone;
  /** The line before the person's own words were put in: two that differ there are not alike. */
  shape?: string;
}

/** Kinds whose posts may be quoted back: not where a joke or a hurt would be turned over. */
const QUOTABLE: ReadonlySet<PostKind> = new Set([
  'claim',
  'opinion',
  'advice',
  'comparison',
  'prediction',
  'motivation',
]);

/**
 * Kinds of post that tell something: a short sentence of theirs may be said back. None of those that
 * stand for a doubt, as what is not understood is better not quoted; nor those whose short sentences are
 * demands, scores or weights: "Sort it out.", "12 minutes left.", "Both doing well."
 */
const TOLD: ReadonlySet<PostKind> = new Set([
  'wry',
  'story',
  'joy',
  'milestone',
  'small_win',
  'their_win',
  'made_it',
  'joke',
  'kid',
  'pet',
  'gripe',
  'bad_luck',
]);

/** Kinds whose posts are about one thing. */
const ABOUT_ONE: ReadonlySet<PostKind> = new Set([
  'claim',
  'opinion',
  'take',
  'comparison',
  'prediction',
  'rant',
  'kid',
  'pet',
]);

/** Kinds in which a jest about a word needs a post that is not sad. */
const JESTED: ReadonlySet<PostKind> = new Set(['moment', 'aside', 'wry', 'joy', 'confession']);

/** One other word besides the core one: a word alone has misled before. */
const MIN_TOPIC_SIGNALS = 2;
/** What somebody tells of names many things: it is about one of them only with more signs. */
const MIN_TOLD_SIGNALS = 4;
/** With so many each, two subjects may both be answered. */
const MIN_SHARED_SIGNALS = 3;

/**
 * All replies that fit a post in a tone. Only English posts answered in English have their subject,
 * framing words and sentences answered; everything else is true of the kind of post.
 */
export function collectCandidates(
  analysis: PostAnalysis,
  options: { tone: Tone; language: Language },
): Candidate[] {
  const { tone, language } = options;
  const { kind, text } = analysis;
  const isRead = analysis.language !== 'other';
  const lines = isRead || !isAboutWords(kind) ? findKindLines(language, kind, tone) : [];
  const fitting = lines.length > 0 ? lines : findForeignLines(tone);
  const found = [fitting.map((line) => ({ text: line, source: 'kind' as const }))];
  if (language !== 'en' || analysis.language !== 'en') return found.flat().map(addTone);
  const quoted = (QUOTABLE.has(kind) ? analysis.quotes.slice(0, 3) : []).flatMap((quote) =>
    QUOTE_LINES[tone].map((line) => line.replace('{quote}', () => quote)),
  );
  // Said back, a sad sentence wants a kind voice.
  const isHeard = TOLD.has(kind) && (tone === 'nice' || !isTender(text));
  const told = isHeard ? analysis.fragments.slice(0, 1) : [];
  const toldLines = told.flatMap((quote) =>
    TOLD_QUOTE_LINES[tone].map((line) => line.replace('{quote}', () => quote)),
  );
  return [
    ...found.flat(),
    ...findTopicLines(text, kind, tone).map((line) => ({ text: line, source: 'topic' as const })),
    ...findMarkerLines(text, kind, tone).map((line) => ({ text: line, source: 'marker' as const })),
    ...toldLines.map((line) => ({ text: line, source: 'quote' as const })),
    ...quoted.map((line) => ({ text: line, source: 'quote' as const })),
  ].map(addTone);

  function addTone(candidate: Omit<Candidate, 'tone'>): Candidate {
    return { ...candidate, tone };
  }
}

/** All replies that do what the person asked for, about what they named. */
export function collectWished({ stance, about }: Wish, tone: Tone): Candidate[] {
  const plain = WISH_SECTIONS.get(stance)?.lines[tone] ?? [];
  const named = about === null ? [] : (WISH_SECTIONS.get(`${stance}_about`)?.lines[tone] ?? []);
  const source = plain.length === 0 ? 'kind' : 'wish';
  return [
    ...named.map((line) => ({
      text: beginFor(
        tone,
        line.replaceAll('{about}', () => sayIn(tone, about ?? '')),
      ),
      source: source as Source,
      tone,
      shape: line.replaceAll('{about}', ''),
    })),
    ...plain.map((line) => ({ text: line, source: 'kind' as const, tone })),
  ];
}

/** Only a friend typing on a phone writes "i" and begins a sentence small. */
function sayIn(tone: Tone, words: string): string {
  return tone === 'informal' ? words : words.replaceAll(/\bi\b/g, 'I');
}

function beginFor(tone: Tone, line: string): string {
  if (tone === 'informal') return line;
  return line.replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (first) => first.toUpperCase());
}

/** Kinds that are recognised by words; the rest is seen in any language. */
function isAboutWords(kind: PostKind): boolean {
  return !['emoji', 'link', 'code', 'injection'].includes(kind);
}

function findTopicLines(text: string, kind: PostKind, tone: Tone): string[] {
  const plain = text.replaceAll(/[’‘]/g, "'");
  const scored = TOPICS.filter(({ kinds, unless }) => kinds.has(kind) && !unless.test(plain)).map(
    (topic) => ({ topic, signals: countSignals(topic, plain) }),
  );
  const least = ABOUT_ONE.has(kind) ? MIN_TOPIC_SIGNALS : MIN_TOLD_SIGNALS;
  const most = Math.max(least, ...scored.map(({ signals }) => signals));
  const best = scored.filter(({ signals }) => signals === most);
  // Several subjects equally strong: any may be the wrong one, unless each is surely there.
  return best.length > 1 && most < MIN_SHARED_SIGNALS
    ? []
    : best.flatMap(({ topic }) => topic.lines[tone]);
}

function countSignals({ core, support, sure }: Topic, text: string): number {
  const found = distinct(text.match(core));
  const sureSignals = distinct(text.match(sure)).size * MIN_TOPIC_SIGNALS;
  if (found.size === 0 && sureSignals === 0) return 0;
  return Math.max(sureSignals, new Set([...found, ...distinct(text.match(support))]).size);
}

function findMarkerLines(text: string, kind: PostKind, tone: Tone): string[] {
  if (JESTED.has(kind) && isTender(text)) return [];
  return MARKERS.filter(({ kinds }) => kinds.has(kind)).flatMap(({ when, keepsCase, lines }) => {
    const found = when.exec(text.replaceAll(/[’‘]/g, "'"));
    if (found === null) return [];
    return lines[tone].map((line) => {
      return beginFor(
        tone,
        line.replaceAll('{match}', () => (keepsCase ? found[1] : found[1]?.toLowerCase()) ?? ''),
      );
    });
  });
}

function distinct(found: string[] | null): Set<string> {
  return new Set((found ?? []).map((word) => word.toLowerCase().replace(/s$/, '')));
}
