import type { Tone } from '#contract/tones.ts';
import { namesGroup } from '../../reading/detect-harm.ts';
import type { PostReading } from '../../reading/read-post.ts';
import type { Language } from '../../reading/detect-language.ts';
import { splitTokens } from '../../reading/split-tokens.ts';
import { TONE_TRAITS } from '../tone-traits.ts';
import { findClaims, findToldSentences } from './find-quotes.ts';
import {
  findForeignLines,
  findKindLines,
  QUOTE_LINES,
  TOLD_QUOTE_LINES,
  TOPICS,
  type Topic,
  STEERED_SECTIONS,
} from './phrase-bank.ts';
import { hasOneVoice, type PostKind } from './post-kinds.ts';
import type { Steer } from './read-steer.ts';

/** Where a reply comes from; each source has its share of a set. */
export type Source = 'steer' | 'topic' | 'quote' | 'perhaps' | 'kind';

export interface Candidate {
  text: string;
  source: Source;
  /** The tone that it was written for. */
  tone: Tone;
  /** The line before the person's own words were put in: two that differ there are not alike. */
  shape?: string;
}

/** What is known of a post. */
export interface KnownPost {
  text: string;
  reading: PostReading;
  kind: PostKind;
  /** What it may be besides, see `chooseKind`. */
  perhaps: PostKind | null;
}

/** Kinds whose posts may be quoted back: not where a joke or a hurt would be turned over. */
const QUOTABLE: ReadonlySet<PostKind> = new Set(['opinion', 'advice', 'comparison', 'prediction']);

/** Kinds of post that tell something surely: a short sentence of theirs may be said back. */
const TOLD: ReadonlySet<PostKind> = new Set([
  ...([
    'wry',
    'story',
    'joy',
    'milestone',
    'small_win',
    'their_win',
    'joke',
    'kid',
    'pet',
  ] as const),
  ...(['gripe', 'bad_luck', 'aside', 'remark'] as const),
]);
/** Kinds of which nothing is sure but what the post says itself: two of its sentences may be said back. */
const UNSURE: ReadonlySet<PostKind> = new Set(['aside', 'remark']);

/** Kinds whose posts are about one thing. */
const ABOUT_ONE: ReadonlySet<PostKind> = new Set([
  ...(['opinion', 'take', 'comparison', 'prediction', 'kid', 'pet'] as const),
]);

/** One other word besides the core one: a word alone has misled before. */
const MIN_TOPIC_SIGNALS = 2;
/** What somebody tells of names many things: it is about one of them only with more signs. */
const MIN_TOLD_SIGNALS = 4;
/** With so many each, two subjects may both be answered. */
const MIN_SHARED_SIGNALS = 3;

/**
 * All replies that fit a post in a tone. Only posts that are answered in their own language have sentences
 * said back, and only English ones their subject answered; everything else is true of the kind of post.
 */
export function collectCandidates(
  { text, reading, kind, perhaps }: KnownPost,
  { tone, language }: { tone: Tone; language: Language },
): Candidate[] {
  const isUnread = reading.language === 'other' && !hasOneVoice(kind) && kind === 'remark';
  const lines = isUnread && language === 'en' ? findForeignLines(tone) : [];
  const ofKind = (lines.length > 0 ? lines : findKindLines(language, kind, tone)).map(
    (line) => ({ text: line, source: 'kind', tone }) as const,
  );
  if (language !== reading.language) return ofKind;
  // What is said of a group may be hatred that no sign knew: nobody says it back.
  const isOfGroup = UNSURE.has(kind) && namesGroup(splitTokens(text));
  const quotes = isOfGroup ? [] : quote(text, kind, { tone, language });
  const ofQuotes = quotes.map((line) => ({ text: line, source: 'quote', tone }) as const);
  if (language !== 'en') return [...ofKind, ...ofQuotes];
  const ofPerhaps = perhaps === null ? [] : findKindLines('en', perhaps, tone);
  return [
    ...ofKind,
    ...ofQuotes,
    ...ofPerhaps.map((line) => ({ text: line, source: 'perhaps', tone }) as const),
    ...findTopicLines(text, kind, tone).map(
      (line) => ({ text: line, source: 'topic', tone }) as const,
    ),
  ];
}

function quote(
  text: string,
  kind: PostKind,
  { tone, language }: { tone: Tone; language: Language },
): string[] {
  const fill = (lines: readonly string[], sentence: string) =>
    lines.map((line) => line.replace('{quote}', () => sentence));
  if (TOLD.has(kind)) {
    return findToldSentences(text, language)
      .slice(0, UNSURE.has(kind) ? 2 : 1)
      .flatMap((said) => fill(TOLD_QUOTE_LINES.get(language)?.[tone] ?? [], said));
  }
  const claims = QUOTABLE.has(kind) ? findClaims(text).slice(0, 1) : [];
  return claims.flatMap((claim) => fill(QUOTE_LINES[tone], claim));
}

/** All replies that do what the person asked for, about what they named. */
export function collectSteered({ stance, about }: Steer, tone: Tone): Candidate[] {
  const plain = STEERED_SECTIONS.get(stance)?.lines[tone] ?? [];
  const named = about === null ? [] : (STEERED_SECTIONS.get(`${stance}_about`)?.lines[tone] ?? []);
  const source: Source = plain.length === 0 ? 'kind' : 'steer';
  return [
    ...named.map((line) => ({
      text: beginFor(
        tone,
        line.replaceAll('{about}', () => sayIn(tone, about ?? '')),
      ),
      source,
      tone,
      shape: line.replaceAll('{about}', ''),
    })),
    ...plain.map((line) => ({ text: line, source: 'kind' as const, tone })),
  ];
}

/** Only a friend typing on a phone writes "i" and begins a sentence small. */
function sayIn(tone: Tone, words: string): string {
  return TONE_TRAITS[tone].isTyped ? words : words.replaceAll(/\bi\b/g, 'I');
}

function beginFor(tone: Tone, line: string): string {
  if (TONE_TRAITS[tone].isTyped) return line;
  return line.replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (first) => first.toUpperCase());
}

function findTopicLines(text: string, kind: PostKind, tone: Tone): string[] {
  const post = ` ${splitTokens(text).join(' ')} `;
  const scored = TOPICS.filter(({ kinds }) => kinds.has(kind)).map((topic) => ({
    topic,
    signals: countSignals(topic, post),
  }));
  const least = ABOUT_ONE.has(kind) ? MIN_TOPIC_SIGNALS : MIN_TOLD_SIGNALS;
  const most = Math.max(least, ...scored.map(({ signals }) => signals));
  const best = scored.filter(({ signals }) => signals === most);
  // Several subjects equally strong: any may be the wrong one, unless each is surely there.
  return best.length > 1 && most < MIN_SHARED_SIGNALS
    ? []
    : best.flatMap(({ topic }) => topic.lines[tone]);
}

function countSignals({ core, support, sure, unless }: Topic, post: string): number {
  const found = (phrases: readonly string[]) => phrases.filter((phrase) => post.includes(phrase));
  if (found(unless).length > 0) return 0;
  const cores = found(core);
  const sureSignals = found(sure).length * MIN_TOPIC_SIGNALS;
  if (cores.length === 0 && sureSignals === 0) return 0;
  return Math.max(sureSignals, new Set([...cores, ...found(support)].map(singular)).size);
}

function singular(phrase: string): string {
  return phrase.trim().replace(/s$/, '');
}
