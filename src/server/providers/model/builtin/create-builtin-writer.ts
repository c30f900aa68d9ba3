import { createHash } from 'node:crypto';
import type { Tone } from '#contract/tones.ts';
import type { Writer, WriteRequest } from '../writer.ts';
import { analysePost } from './analyse-post.ts';
import { collectCandidates, type Candidate, type Source } from './collect-candidates.ts';
import { BANK_LANGUAGES, type BankLanguage } from './detect-language.ts';

/** Posts whose replies are remembered, so that a second click brings others. */
const POSTS_REMEMBERED = 500;
/** How many of a set may come from a source: five lines about one framing word are a tic. */
const SHARES: Record<Source, number> = { topic: 2, marker: 1, quote: 1, kind: 8 };
/** What is surest about this very post first. */
const ORDER: readonly Source[] = ['topic', 'marker', 'quote', 'kind'];
/** A quote proves that the post was read; in every set it would become a habit. */
const QUOTE_CHANCE = 0.5;

/**
 * Writes replies with no model and no network: recognises language, kind and subject of the post,
 * takes lines written for them, and quotes the post only in whole sentences of its own.
 *
 * Of the choices it honours the language, and of a revision the direction: shorter lines, or those
 * of the gentler or sharper tone. A wish about the content needs a model.
 * @param options.random numbers from 0 up to 1, passed in so that tests can repeat a choice
 */
export function createBuiltinWriter(options: { random: () => number }): Writer {
  const shownByPost = new Map<string, Set<string>>();
  return {
    name: 'builtin',
    // The port is asynchronous because models are.
    // oxlint-disable-next-line typescript/require-await
    async *write(request, { signal }) {
      const shown = recall(shownByPost, request);
      for (const reply of choose(request, shown, options.random)) {
        signal.throwIfAborted();
        shown.add(reply);
        yield reply;
      }
    },
  };
}

function choose(request: WriteRequest, shown: Set<string>, random: () => number): string[] {
  const analysis = analysePost(request.tweetText);
  const language = chooseLanguage(request, analysis.language);
  const candidates = fitDirection(
    collectCandidates(analysis, { tone: chooseTone(request), language }),
    request,
  );
  const isTaken = new Set(request.avoid);
  const sources = random() < QUOTE_CHANCE ? ORDER : ORDER.filter((source) => source !== 'quote');
  const fresh = sources.flatMap((source) =>
    shuffle(
      candidates.filter(({ text, source: from }) => from === source && !shown.has(text)),
      random,
    ),
  );
  // Everything was shown before: better again than nothing.
  const ranked = [...fresh, ...shuffle(candidates, random)].filter(
    ({ text }) => !isTaken.has(text),
  );
  return shuffle(pickApart(ranked, request.count), random).map(({ text }) => text);
}

/** The first candidates that do not read alike, within each source's share. */
function pickApart(ranked: readonly Candidate[], count: number): Candidate[] {
  const picked: Candidate[] = [];
  const left = { ...SHARES };
  for (const candidate of ranked) {
    if (picked.length === count) break;
    if (left[candidate.source] === 0) continue;
    if (picked.some(({ text }) => areAlike(text, candidate.text))) continue;
    picked.push(candidate);
    left[candidate.source] -= 1;
  }
  return picked;
}

function chooseLanguage({ choices }: WriteRequest, own: BankLanguage | 'other'): BankLanguage {
  const chosen = BANK_LANGUAGES.find((language) => language === choices?.language);
  return chosen ?? (own === 'other' ? 'en' : own);
}

function chooseTone({ tone, revision }: WriteRequest): Tone {
  if (revision?.direction === 'softer') return 'nice';
  return revision?.direction === 'sharper' ? 'rage' : tone;
}

function fitDirection(candidates: Candidate[], { revision }: WriteRequest): Candidate[] {
  if (revision?.direction !== 'shorter') return candidates;
  const shorter = candidates.filter(({ text }) => text.length < revision.reply.length);
  return shorter.length > 0 ? shorter : candidates;
}

/** Two replies that begin alike, or share half of their words, read as one. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  if (a.slice(0, 2).join(' ') === b.slice(0, 2).join(' ')) return true;
  const shared = new Set(a.filter((word) => b.includes(word))).size;
  return shared > Math.min(new Set(a).size, new Set(b).size) / 2;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
}

function recall(shownByPost: Map<string, Set<string>>, request: WriteRequest): Set<string> {
  const key = createHash('sha256')
    .update(`${request.tone}\n${request.tweetText}`)
    .digest('base64url');
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
