import type { Tone } from '#contract/tones.ts';
import { LANGUAGES, type Language } from '../../reading/detect-language.ts';
import { isCareKind, type PostKind } from './post-kinds.ts';
import { readPhraseFile, readPhraseFolder, type PhraseSection } from './read-phrases.ts';

const FOLDER = new URL('./phrases/', import.meta.url);
/** English files that hold no kinds of post. */
const TOPIC_FILES = ['topics.txt', 'everyday-topics.txt'];
const OTHER_FILES = [...TOPIC_FILES, 'markers.txt', 'quotes.txt', 'wishes.txt'];

/** Lines by language and kind of post. Read once: a broken file stops the start. */
export const KIND_SECTIONS: ReadonlyMap<Language, ReadonlyMap<string, PhraseSection>> = new Map(
  LANGUAGES.map((language) => [
    language,
    readPhraseFolder(new URL(`${language}/`, FOLDER), OTHER_FILES),
  ]),
);

/** Where a language has no lines for a kind: a kind of which the same is true. */
const NEXT_KIND: Partial<Record<PostKind, PostKind>> = {
  layoffs: 'own_layoff',
  own_layoff: 'bad_news',
  bad_news: 'sore',
  rejection: 'bad_news',
  closing: 'bad_news',
  poorly: 'mood',
  someone_else: 'gratitude',
  claim: 'opinion',
  comparison: 'observation',
  prediction: 'observation',
  fact: 'observation',
  quotation: 'remark',
  thread_hook: 'remark',
  alert: 'news',
  news_grim: 'news',
  sports_woe: 'sports',
  weather_woe: 'weather',
  funny: 'wry',
  rueful: 'aside',
  motivation: 'maxim',
  maxim: 'advice',
  tip: 'advice',
  rant: 'gripe',
  price: 'price_rise',
  choice: 'question_about_you',
  confession: 'wry',
  said: 'kid',
  regret: 'plan',
  wish: 'plan',
  review: 'take',
  hiring: 'promotion',
  appeal: 'promotion',
  release: 'launch',
  opening: 'launch',
  new_job: 'milestone',
  birthday: 'joy',
  made_it: 'milestone',
  sober: 'milestone',
  awe: 'joy',
  emoji: 'unclear',
  question_why: 'question',
  question_do_you: 'question_about_you',
  question_who_knows: 'question',
  question_how_much: 'question',
  question_how: 'question',
  question_poll: 'question_about_you',
  question_opinion: 'question',
  question_permission: 'question',
  question_me_too: 'question_about_you',
  question_rhetorical: 'question',
  question_yes_no: 'question',
};

/**
 * Lines for a kind of post. Nobody in pain is provoked or joked with: care has one voice for all
 * tones.
 */
export function findKindLines(language: Language, kind: PostKind, tone: Tone): string[] {
  const sections = KIND_SECTIONS.get(language);
  if (isCareKind(kind)) {
    return (sections?.get(kind) ?? sections?.get('care'))?.lines.nice ?? [];
  }
  let known: PostKind | undefined = kind;
  while (known !== undefined && sections?.has(known) !== true) known = NEXT_KIND[known];
  return sections?.get(known ?? 'anything')?.lines[tone] ?? [];
}

/** Lines in English for a post in a language that we cannot read: true of any post. */
export function findForeignLines(tone: Tone): string[] {
  return KIND_SECTIONS.get('en')?.get('foreign')?.lines[tone] ?? [];
}

/** A subject, with the words that show it. */
export interface Topic {
  name: string;
  core: RegExp;
  support: RegExp;
  /** Phrases of which one is enough. */
  sure: RegExp;
  /** What shows that the post is about something else after all. */
  unless: RegExp;
  kinds: ReadonlySet<string>;
  lines: Record<Tone, string[]>;
}

/** Kinds that a topic's lines answer unless the topic names its own. */
const TOPIC_KINDS = 'claim, opinion, take, comparison, prediction, rant';

/** What `kinds: everyday` stands for: lines that fit an opinion and a day that somebody tells of. */
const EVERYDAY_KINDS = `${TOPIC_KINDS}, observation, complaint, gripe, work_life, joke, confession, moment, aside, wry, rueful, remark, mood, price, price_rise, question_rhetorical, question_me_too`;

export const TOPICS: readonly Topic[] = TOPIC_FILES.flatMap((file) => [
  ...readPhraseFile(new URL(`en/${file}`, FOLDER)),
]).map(([name, { settings, lines }]) => ({
  name,
  core: anyOf(settings['core']),
  support: anyOf(settings['support']),
  sure: anyOf(settings['sure']),
  unless: new RegExp(settings['unless'] ?? '$^', 'iu'),
  kinds: listOf((settings['kinds'] ?? TOPIC_KINDS).replace('everyday', EVERYDAY_KINDS)),
  lines,
}));

/** Words that frame a post, with lines about the frame. */
export interface Marker {
  when: RegExp;
  /** Whether what was found is a name, to be said with its capitals. */
  keepsCase: boolean;
  kinds: ReadonlySet<string>;
  lines: Record<Tone, string[]>;
}

/** Kinds whose posts are out to convince: only there is a framing word answered. */
const MARKER_KINDS =
  'claim, opinion, take, remark, observation, maxim, complaint, gripe, comparison, prediction, advice, rant, confession, motivation, moment, aside, rueful, wish, question, question_yes_no, question_me_too';

export const MARKERS: readonly Marker[] = [
  ...readPhraseFile(new URL('en/markers.txt', FOLDER)).values(),
].map(({ settings, lines }) => ({
  when: new RegExp(settings['when'] ?? '$^', settings['case'] === 'kept' ? 'u' : 'iu'),
  keepsCase: settings['case'] === 'kept',
  kinds: listOf(settings['kinds'] ?? MARKER_KINDS),
  lines,
}));

const QUOTES = readPhraseFile(new URL('en/quotes.txt', FOLDER));
const NO_LINES: Record<Tone, string[]> = { rage: [], nice: [], informal: [] };

/** Lines around a quoted sentence of a post that argues. */
export const QUOTE_LINES = QUOTES.get('quote')?.lines ?? NO_LINES;

/** Lines around a quoted sentence of a post that tells something of its author's own. */
export const TOLD_QUOTE_LINES = QUOTES.get('quote_told')?.lines ?? NO_LINES;

/** Lines for what a person asked the replies to do, by `stance` and `stance_about`. */
export const WISH_SECTIONS = readPhraseFile(new URL('en/wishes.txt', FOLDER));

function anyOf(list: string | undefined): RegExp {
  if (list === undefined) return /$^/g;
  const words = [...listOf(list)].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'giu');
}

function listOf(list: string): Set<string> {
  return new Set(list.split(',').map((word) => word.trim()));
}
