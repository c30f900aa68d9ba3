import type { Tone } from '#contract/tones.ts';
import { LANGUAGES, type Language } from '../../reading/detect-language.ts';
import { splitTokens } from '../../reading/split-tokens.ts';
import { GENTLEST_TONE } from '../tone-traits.ts';
import { hasOneVoice, isCareKind, type PostKind } from './post-kinds.ts';
import { noLines, readPhraseFile, readPhraseFolder, type PhraseSection } from './read-phrases.ts';

const FOLDER = new URL('./phrases/', import.meta.url);
/** English files that hold no kinds of post. */
const TOPIC_FILES = ['topics.txt', 'everyday-topics.txt'];
const OTHER_FILES = [...TOPIC_FILES, 'quotes.txt', 'steered.txt'];

/** Lines by language and kind of post. Read once: a broken file stops the start. */
export const KIND_SECTIONS: ReadonlyMap<Language, ReadonlyMap<string, PhraseSection>> = new Map(
  LANGUAGES.map((language) => [
    language,
    readPhraseFolder(new URL(`${language}/`, FOLDER), OTHER_FILES),
  ]),
);

/**
 * Lines for a kind of post: its own, else those of which nothing is claimed. Nobody in pain is provoked
 * or joked with: care has one voice for all tones, as has harm done to somebody.
 */
export function findKindLines(language: Language, kind: PostKind, tone: Tone): string[] {
  const sections = KIND_SECTIONS.get(language);
  const own = sections?.get(kind) ?? sections?.get(isCareKind(kind) ? 'care' : 'remark');
  return own?.lines[hasOneVoice(kind) ? GENTLEST_TONE : tone] ?? [];
}

/** Lines in English for a post in a language that we cannot read: true of any post. */
export function findForeignLines(tone: Tone): string[] {
  return KIND_SECTIONS.get('en')?.get('foreign')?.lines[tone] ?? [];
}

/** A subject, with the words that show it: each begins with a space, and ends with one where it is whole. */
export interface Topic {
  core: readonly string[];
  support: readonly string[];
  /** Phrases of which one is enough. */
  sure: readonly string[];
  /** What shows that the post is about something else after all. */
  unless: readonly string[];
  kinds: ReadonlySet<string>;
  lines: Record<Tone, string[]>;
}

/** Kinds that a topic's lines answer unless the topic names its own. */
const TOPIC_KINDS = 'opinion, take, comparison, prediction';

/** What `kinds: everyday` stands for: lines that fit an opinion and a day that somebody tells of. */
const EVERYDAY_KINDS = `${TOPIC_KINDS}, complaint, gripe, work_life, joke, confession, moment,
  aside, wry, rueful, mood, price_rise, question_rhetorical, question_me_too`;

export const TOPICS: readonly Topic[] = TOPIC_FILES.flatMap((file) => [
  ...readPhraseFile(new URL(`en/${file}`, FOLDER)).values(),
]).map(({ settings, lines }) => ({
  core: phrasesOf(settings['core']),
  support: phrasesOf(settings['support']),
  sure: phrasesOf(settings['sure']),
  unless: phrasesOf(settings['unless']),
  kinds: listOf((settings['kinds'] ?? TOPIC_KINDS).replace('everyday', EVERYDAY_KINDS)),
  lines,
}));

const QUOTES = new Map(
  LANGUAGES.map((language) => [
    language,
    readPhraseFile(new URL(`${language}/quotes.txt`, FOLDER)),
  ]),
);

/** Lines around a quoted sentence of an English post that argues. */
export const QUOTE_LINES = QUOTES.get('en')?.get('quote')?.lines ?? noLines();

/** Lines around a quoted sentence of a post that tells something of its author's own, by language. */
export const TOLD_QUOTE_LINES: ReadonlyMap<Language, Record<Tone, string[]>> = new Map(
  LANGUAGES.map((language) => [
    language,
    QUOTES.get(language)?.get('quote_told')?.lines ?? noLines(),
  ]),
);

/** Lines for what a person asked the replies to do, by `stance` and `stance_about`. */
export const STEERED_SECTIONS = readPhraseFile(new URL('en/steered.txt', FOLDER));

/** As they stand in a post's tokens; `widow*` has any ending. */
function phrasesOf(list: string | undefined): string[] {
  return [...listOf(list ?? '')]
    .filter((phrase) => phrase !== '')
    .map((phrase) => ` ${splitTokens(phrase).join(' ')}${phrase.endsWith('*') ? '' : ' '}`);
}

function listOf(list: string): Set<string> {
  return new Set(list.split(',').map((word) => word.trim()));
}
