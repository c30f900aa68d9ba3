import { MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { isBlank } from '#contract/plain-text.ts';

/** Two posts that once stopped an instance: one for good, one by a stack that overflowed. */
const STOPPERS = [
  `¿es esto así, amigos míos?${'#a'.repeat(60)} x`,
  'is it late?#trains #late now',
] as const;

const WORDS =
  'is it so late why do you think this that rip my dad dog walked on eggshells said goodbye to killed died hot take unpopular opinion thread shipped raised $4.5m and pregnant surgery tomorrow agree thoughts'.split(
    ' ',
  );
const FOREIGN =
  '¿es esto así? não sei o que fazer warum ist das so là où çа 東京は今日も雨です 오늘 정말 힘들다 كيف حالك اليوم नमस्ते दुनिया привет как дела γεια σου שלום עולם ไปไหนมา'.split(
    ' ',
  );
const MARKS =
  '? ! . , ; : … # @ ( ) [ ] { } < > " “ ” \' ’ « » * _ - – — ~ / \\ | & % $ € = + ^ `'.split(' ');
const EMOJI = ['😀', '👍🏽', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇫🇷', '👇', '🧵', '1️⃣', '🐦‍🔥', '❤️'];
const SPACES = [' ', '  ', '\n', '\n\n', '\t', '\u00A0', '\u200B', '\u3000'];
const TAGS = [
  '#a',
  '#trains',
  '@you',
  '@a_b',
  'https://t.co/a',
  'http://x.y/?z=1#w',
  'www.a.b',
  'a@b.co',
];
const LEADS = [
  '(yes ',
  '?#',
  '?(',
  '1. ',
  '- ',
  '> ',
  'RT @a: ',
  '"',
  '“',
  '\u202E',
  'e\u0301',
  'ﷺ',
  '٣',
];
const KINDS = [WORDS, FOREIGN, MARKS, EMOJI, SPACES, TAGS, LEADS];

/**
 * Posts that nobody would write and anybody can send: question marks, tags, links, brackets, emoji,
 * scripts, and long runs of any of them; every one as long as a post may be at most, well-formed, and with
 * something to see.
 * The same seed gives the same posts.
 */
export function makeOddPosts({ seed, count }: { seed: number; count: number }): string[] {
  const posts: string[] = [...STOPPERS];
  const random = seededRandom(seed);
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)] as Value;
  while (posts.length < count) {
    const room = random() < 0.5 ? 280 : MAX_TWEET_CHARACTERS;
    const pool = random() < 0.3 ? [pick(KINDS)] : KINDS;
    const joint = random() < 0.5 ? ' ' : '';
    let post = '';
    while (post.length < room * (0.2 + 0.8 * random())) {
      const count = random() < 0.25 ? 1 + Math.floor(random() * 200) : 1;
      const unit = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(pick(pool)));
      post += `${unit.join('').repeat(count)}${joint}`;
    }
    post = post.slice(0, room);
    const whole = post.isWellFormed() ? post : post.slice(0, -1);
    if (!isBlank(whole)) posts.push(whole);
  }
  return posts;
}

/** @see https://github.com/bryc/code/blob/master/jshash/PRNGs.md (mulberry32) */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
