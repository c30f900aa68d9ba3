import { MAX_TONE_EXAMPLE, MAX_TONE_EXAMPLES } from '#contract/limits.ts';
import { type ToneManner } from '#contract/preferences.ts';
import { DEFAULT_TONE, TONES } from '#contract/tones.ts';
import { hasEmoji } from '../replies/tidy-reply.ts';

interface Saved {
  reply: string;
  tone: string;
}

/** A trait is a habit when it is in at least this share of the replies. */
const HABIT = 0.5;
/** And it is avoided when it is in at most this share. */
const AVOIDED = 0.1;
/** Words of a reply: up to here it is short, from there on it is long. */
const SHORT_WORDS = 14;
const LONG_WORDS = 30;
/** What is longer is long, whatever its words. */
const COUNTED_CHARACTERS = 400;

const TRAITS: readonly {
  isIn: (reply: string) => boolean;
  does: string;
  doesNot: string;
}[] = [
  {
    isIn: (reply) => /[?？؟]/.test(reply),
    does: 'Ask questions.',
    doesNot: 'No questions.',
  },
  {
    isIn: (reply) => /[!！]/.test(reply),
    does: 'Use exclamation marks.',
    doesNot: 'No exclamation marks.',
  },
  { isIn: hasEmoji, does: 'Use emoji.', doesNot: 'No emoji.' },
  {
    isIn: (reply) => /^\p{Ll}/u.test(reply),
    does: 'Begin in lower case.',
    doesNot: '',
  },
  {
    isIn: (reply) => /[.!?؟…]\s|[。！？][^。！？」』）]/u.test(reply.trimEnd()),
    does: 'Write two sentences or more.',
    doesNot: 'Never more than one sentence.',
  },
];

/**
 * Reads a manner off replies that a person liked enough to save: what most of them do, what next
 * to none of them does, the tone they came from, and the newest as examples.
 * @param saved favorites, newest first; at least one
 */
export function learnTone(saved: readonly Saved[]): ToneManner {
  const share = (isIn: (reply: string) => boolean) =>
    saved.filter(({ reply }) => isIn(reply)).length / saved.length;
  const does = [describeLength(saved)];
  const doesNot: string[] = [];
  for (const trait of TRAITS) {
    const part = share(trait.isIn);
    if (part >= HABIT) does.push(trait.does);
    if (part <= AVOIDED && trait.doesNot !== '') doesNot.push(trait.doesNot);
  }
  return {
    base: commonTone(saved),
    does: does.join(' '),
    doesNot: doesNot.join(' '),
    examples: saved
      .map(({ reply }) => reply)
      .filter((reply) => reply.length <= MAX_TONE_EXAMPLE)
      .slice(0, MAX_TONE_EXAMPLES),
  };
}

function describeLength(saved: readonly Saved[]): string {
  const lengths = saved.map(({ reply }) => countWords(reply)).toSorted((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const about = `about ${median} ${median === 1 ? 'word' : 'words'}`;
  if (median <= SHORT_WORDS) return `Keep it short, ${about}.`;
  return median >= LONG_WORDS ? `Take your time, ${about}.` : `Write ${about}.`;
}

/** Also in languages that put no space between them. */
function countWords(reply: string): number {
  const beginning = words.segment(reply.slice(0, COUNTED_CHARACTERS));
  return Array.from(beginning).filter(({ isWordLike }) => isWordLike).length;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

function commonTone(saved: readonly Saved[]): ToneManner['base'] {
  const counts = TONES.map(({ id }) => ({
    id,
    count: saved.filter(({ tone }) => tone === id).length,
  }));
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? DEFAULT_TONE : most.id;
}
