import { createHash } from 'node:crypto';
import type { Tone } from '#contract/tones.ts';
import type { Writer, WriteRequest } from '../writer.ts';
import { analysePost } from './analyse-post.ts';
import { collectCandidates, type Candidates } from './collect-candidates.ts';

/** Posts whose replies are remembered, so that a second click brings others. */
const POSTS_REMEMBERED = 500;
/** Replies that quote the post: one or two show that it was read, five are a tic. */
const MAX_QUOTING = 2;

/**
 * Writes replies with no model and no network: recognises the kind of post, takes lines written
 * for that kind and tone, and quotes the post only in whole sentences of its own.
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
  const analysis = analysePost(request.tweetText, request.choices?.language);
  const candidates = narrow(collectCandidates(analysis, revisedTone(request)), request);
  const ranked = [
    ...shuffle(candidates.quoting.filter(isNew), random).slice(0, 1),
    ...shuffle(candidates.fitting.filter(isNew), random),
    ...shuffle(candidates.quoting.filter(isNew), random),
    // Everything was shown before: better again than nothing.
    ...shuffle([...candidates.fitting, ...candidates.quoting], random),
  ];
  const chosen: string[] = [];
  let quoting = 0;
  for (const reply of ranked) {
    if (chosen.length === request.count) break;
    const isQuoting = candidates.quoting.includes(reply);
    if (isQuoting && quoting === MAX_QUOTING) continue;
    if (chosen.some((other) => areAlike(reply, other))) continue;
    chosen.push(reply);
    if (isQuoting) quoting += 1;
  }
  return shuffle(chosen, random);

  function isNew(reply: string): boolean {
    return !shown.has(reply);
  }
}

/** A softer or sharper reply is one of another voice: these lines cannot be bent. */
function revisedTone({ tone, revision }: WriteRequest): Tone {
  if (revision?.direction === 'softer') return tone === 'rage' ? 'informal' : 'nice';
  if (revision?.direction === 'sharper') return tone === 'nice' ? 'informal' : 'rage';
  return tone;
}

/** Leaves out what the person has already, and for a shorter reply what is not shorter. */
function narrow(candidates: Candidates, { revision, avoid = [] }: WriteRequest): Candidates {
  const most = revision?.direction === 'shorter' ? revision.reply.length * 0.75 : Infinity;
  const fits = (reply: string) => reply.length <= most && !avoid.includes(reply);
  const fitting = candidates.fitting.filter(fits);
  const quoting = candidates.quoting.filter(fits);
  if (fitting.length + quoting.length > 0) return { fitting, quoting };
  // Nothing is that short: the shortest there is.
  const rest = [...candidates.fitting].filter((reply) => !avoid.includes(reply));
  return {
    fitting: rest.toSorted((one, other) => one.length - other.length).slice(0, 1),
    quoting: [],
  };
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
