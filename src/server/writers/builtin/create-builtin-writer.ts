import { createHash } from 'node:crypto';
import { countCharacters } from '#contract/count-characters.ts';
import { TONE_TRAITS, WRITTEN_TONES } from '../tone-traits.ts';
import type { Writer, WriterNotice, WriteRequest } from '../writer.ts';
import { addEmoji } from './add-emoji.ts';
import { chooseKind } from './choose-kind.ts';
import {
  collectCandidates,
  collectSteered,
  type Candidate,
  type KnownPost,
  type Source,
} from './collect-candidates.ts';
import { LANGUAGES, type Language } from '../../reading/detect-language.ts';
import { gradeSharpness } from './grade-sharpness.ts';
import { hasOneVoice, type PostKind } from './post-kinds.ts';
import { findSteer } from './read-steer.ts';

/** Posts whose replies are remembered, so that a second click brings others. */
const POSTS_REMEMBERED = 500;
/** How many of a set may come from a source: five lines about one word are a tic. */
const SHARES: Record<Source, number> = { steer: 3, topic: 1, quote: 2, perhaps: 2, kind: 8 };
/** What is surest about this very post first. */
const ORDER: readonly Source[] = ['steer', 'topic', 'quote', 'perhaps', 'kind'];
/** Of the lines that are softer, or sharper, than a reply: so many that a second click has a choice. */
const NEAREST = 12;
/** A kind reply may ask, five in a row are an interview. */
const REPLIES_A_QUESTION = 5;

/**
 * Writes replies with no model and no network: recognises language, kind and subject of the post,
 * takes lines written for them, and quotes the post only in whole sentences of its own.
 *
 * Of the choices it honours language and emoji, and what `readSteer` knows of a steer; of a revision
 * the direction: lines that are shorter, or that `gradeSharpness` finds softer or sharper; none
 * where there is no such line.
 * @param options.random numbers from 0 up to 1, passed in so that tests can repeat a choice
 */
export function createBuiltinWriter(options: { random: () => number }): Writer {
  const shownByPost = new Map<string, Set<string>>();
  return {
    name: 'builtin',
    // The port is asynchronous because models are.
    // oxlint-disable-next-line typescript/require-await
    async *write(asked, { signal, onNotice, onHand }) {
      onHand?.({ writer: 'builtin', brief: '' });
      const request = { ...asked, tone: TONE_TRAITS[asked.tone].borrows ?? asked.tone };
      for (const notice of findNotices(request)) onNotice?.(notice);
      const { tweetText: text, reading } = request;
      const post = { text, reading, ...chooseKind(text, reading) };
      const shown = recall(shownByPost, request, post.kind);
      const replies = choose(request, { post, shown, random: options.random });
      // What is to be shorter has no room for one.
      const isDecorated =
        request.choices?.emoji === 'yes' && request.revision?.direction !== 'shorter';
      // All at once: a set for another tone may be chosen while this one is being handed over.
      for (const reply of replies) shown.add(reply);
      for (const reply of replies) {
        signal.throwIfAborted();
        yield isDecorated ? addEmoji(reply, post.kind, options.random) : reply;
      }
    },
  };
}

/** What cannot be done without a model: read most languages, follow most steers, and own tones. */
function findNotices({ reading, choices, customTone }: WriteRequest): WriterNotice[] {
  const isUnread = reading.language === 'other' && (choices?.language ?? 'post') === 'post';
  const isSteered = (choices?.steer.trim() ?? '') !== '';
  return [
    ...(isUnread ? (['language'] as const) : []),
    ...(isSteered && findSteer({ reading, ...(choices && { choices }) }) === null
      ? (['wish'] as const)
      : []),
    ...(customTone === undefined ? [] : (['tone'] as const)),
  ];
}

function choose(
  request: WriteRequest,
  { post, shown, random }: { post: KnownPost; shown: Set<string>; random: () => number },
): string[] {
  const candidates = fitDirection(request, collect(request, post));
  const known = new Set([...shown, ...(request.earlier ?? []).map(withoutEmoji)]);
  const fresh = ORDER.flatMap((source) =>
    shuffle(
      candidates.filter(({ text, source: from }) => from === source && !known.has(text)),
      random,
    ),
  );
  // Everything was shown before: better again than nothing.
  const ranked = [...fresh, ...shuffle(candidates, random)];
  const picked = pickApart(ranked, request.count).map(({ text }) => text);
  return shuffle(picked, random);
}

/** Candidates of the tone, or of every one where a reply is to be made softer or sharper. */
function collect(request: WriteRequest, post: KnownPost): Candidate[] {
  const language = chooseLanguage(request, post.reading.language);
  const direction = request.revision?.direction;
  const isGraded = direction === 'softer' || direction === 'sharper';
  const tones = isGraded ? WRITTEN_TONES : [request.tone];
  const steer = findSteer(request);
  return tones.flatMap((tone) =>
    steer === null ? collectCandidates(post, { tone, language }) : collectSteered(steer, tone),
  );
}

/** The first candidates that do not read alike, within each source's share. */
function pickApart(ranked: readonly Candidate[], count: number): Candidate[] {
  const picked: Candidate[] = [];
  const left = { ...SHARES };
  const isAsking = ({ tone, text }: Candidate) => tone === 'nice' && text.includes('?');
  let questions = Math.max(1, Math.floor(count / REPLIES_A_QUESTION));
  // Where there is nothing else to say, better ask once more.
  const statements = ranked.filter((candidate) => !isAsking(candidate)).length;
  if (statements < count * 2) questions = count;
  for (const candidate of ranked) {
    if (picked.length === count) break;
    if (left[candidate.source] === 0 || (isAsking(candidate) && questions === 0)) continue;
    if (picked.some((other) => areAlike(shapeOf(other), shapeOf(candidate)))) continue;
    picked.push(candidate);
    left[candidate.source] -= 1;
    if (isAsking(candidate)) questions -= 1;
  }
  return picked;
}

function chooseLanguage({ choices }: WriteRequest, own: Language | 'other'): Language {
  const chosen = LANGUAGES.find((language) => language === choices?.language);
  return chosen ?? (own === 'other' ? 'en' : own);
}

/** Of what is not on the screen already, what goes the way that is asked for: none at its end. */
function fitDirection(request: WriteRequest, all: Candidate[]): Candidate[] {
  const { revision, tone, choices, avoid } = request;
  const isTaken = new Set(avoid?.map(withoutEmoji));
  const candidates = all.filter(({ text }) => !isTaken.has(text));
  if (revision === undefined || revision.direction === 'again') return candidates;
  const reply = withoutEmoji(revision.reply);
  // What is found of the reply is found once: it may be long, and there are hundreds of candidates.
  if (revision.direction === 'shorter') {
    const length = (text: string) => countCharacters(text, choices?.network ?? 'none');
    const most = length(reply);
    return candidates.filter(({ text }) => length(text) < most);
  }
  const own = all.find(({ text }) => text === reply)?.tone ?? tone;
  const before = gradeSharpness(reply, own);
  const steps = candidates.map((candidate) => ({
    candidate,
    step:
      (gradeSharpness(candidate.text, candidate.tone) - before) *
      (revision.direction === 'sharper' ? 1 : -1),
  }));
  // The nearest: a step, not a leap.
  return steps
    .filter(({ step }) => step > 0)
    .toSorted((one, other) => one.step - other.step)
    .slice(0, NEAREST)
    .map(({ candidate }) => candidate);
}

/** A reply as it stands in the bank: `addEmoji` sets one at the end at most. */
function withoutEmoji(reply: string): string {
  return reply.replace(/ \p{RGI_Emoji}$/v, '');
}

function shapeOf({ text, shape }: Candidate): string {
  return shape ?? text;
}

/** Two replies that begin alike, share half of their words or quote the same, read as one. */
function areAlike(one: string, other: string): boolean {
  const quoted = /[“„«][^“”„«»]+[“”»]/u.exec(one)?.[0];
  if (quoted !== undefined && other.includes(quoted)) return true;
  const [a, b] = [words(one), words(other)];
  if (a.slice(0, 2).join(' ') === b.slice(0, 2).join(' ')) return true;
  const shared = new Set(a.filter((word) => b.includes(word))).size;
  return shared > Math.min(new Set(a).size, new Set(b).size) / 2;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
}

function recall(
  shownByPost: Map<string, Set<string>>,
  request: WriteRequest,
  kind: PostKind,
): Set<string> {
  // Pain has one voice: who looks at another tone should not read the same lines there.
  const voice = hasOneVoice(kind) ? 'one' : request.tone;
  const key = createHash('sha256').update(`${voice}\n${request.tweetText}`).digest('base64url');
  const shown = shownByPost.get(key) ?? new Set<string>();
  // Taken out and put back: a Map keeps the order, so the first key is the longest unused.
  shownByPost.delete(key);
  shownByPost.set(key, shown);
  const [oldest] = shownByPost.keys();
  if (shownByPost.size > POSTS_REMEMBERED && oldest !== undefined) shownByPost.delete(oldest);
  return shown;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
