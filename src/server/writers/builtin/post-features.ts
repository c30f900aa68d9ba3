import { endsSentence, splitTokens } from '../../reading/split-tokens.ts';

/** One thing that is seen in a post, and how much of it. */
export interface Feature {
  name: string;
  weight: number;
}

/** Above this length a post shows what it is long before its end; what is more only costs time. */
const MAX_TOKENS = 220;
const SHORT = 8;
const LONG = 32;
const QUICK_END = 4;

/** Marks of the text itself that its words do not tell. */
const MARKS: Readonly<Record<string, RegExp>> = {
  exclaims: /!/,
  number: /\d/,
  'to a handle': /^@\w/,
  handle: /@\w/,
  hashtag: /#\w/,
  link: /https?:|www\./,
  lines: /\n/,
  list: /^[-•*\d]/m,
  capital: /\p{Lu}/u,
  quote: /["“”]/,
  colon: /:/,
  comma: /,/,
  brackets: /\(/,
  laughs: /😂|🤣|💀|😅/u,
  'sad face': /😢|😭|💔|😔|🥺|😞/u,
  'glad face': /🎉|🥳|❤|😍|🥰|🙏|✨|😊|🥹|💛|💙|💚|🧡|☀/u,
  'angry face': /😡|🤬|😤|🙄|😒|😩/u,
  trails: /\.\.|…/,
  money: /[$£€]/,
  percent: /%/,
};

/** Words that tell whom a post is about. */
const PERSONS: Readonly<Record<string, ReadonlySet<string>>> = {
  'of me': new Set("i i'm im i've ive i'd i'll me my mine myself".split(' ')),
  'of us': new Set("we we're we've our us".split(' ')),
  'to you': new Set("you your you're yours u ur".split(' ')),
  'of one': new Set('he she his her him hers'.split(' ')),
  'of them': new Set('they them their'.split(' ')),
};

const ASKING = new Set(
  `why how what what's who when where is are do does did can could should any anyone which has have
  would will am`.split(/\s+/),
);

/**
 * What the post reader sees of a post: its words, pairs of them, how it begins and ends, and its
 * outward shape. The same for training and for reading.
 * @param text as it was written
 */
export function findFeatures(text: string): Feature[] {
  const tokens = splitTokens(text).slice(0, MAX_TOKENS);
  const weight = 1 / Math.sqrt(Math.max(1, tokens.length));
  return [
    ...tokens.map((token) => ({ name: token, weight })),
    ...tokens.slice(1).map((token, index) => ({ name: `${tokens[index]} ${token}`, weight })),
    // The last sentence is what the others were told for.
    ...lastSentence(tokens).map((token) => ({ name: `${token} ^`, weight })),
    // How it begins and how it ends says more than the same words in the middle.
    { name: `^ ${tokens[0]}`, weight },
    { name: `^ ${tokens.slice(0, 2).join(' ')}`, weight },
    { name: `^ ${tokens.slice(0, 3).join(' ')}`, weight },
    { name: `${tokens.slice(-2).join(' ')} ^`, weight },
    ...findShapes(text, tokens).map((name) => ({ name: `shape: ${name}`, weight: 1 })),
  ];
}

function findShapes(text: string, tokens: readonly string[]): string[] {
  const ends = tokens.filter(endsSentence).length;
  const last = lastSentence(tokens);
  const shouted = text.match(/\p{Lu}{3,}/gu)?.length ?? 0;
  const shapes = {
    asks: tokens.includes('?'),
    'ends asking': tokens.at(-1) === '?',
    'exclaims much': text.includes('!!'),
    shouts: shouted >= 2,
    'one sentence': ends <= 1,
    'many sentences': ends >= 4,
    'ends quick': last.length > 0 && last.length <= QUICK_END,
    short: tokens.length <= SHORT,
    long: tokens.length > LONG,
    'opens asking': ASKING.has(tokens[0] ?? ''),
  };
  return [
    ...Object.entries(MARKS).flatMap(([name, mark]) => (mark.test(text) ? [name] : [])),
    ...Object.entries(PERSONS).flatMap(([name, words]) =>
      tokens.some((token) => words.has(token)) ? [name] : [],
    ),
    ...Object.entries(shapes).flatMap(([name, isSo]) => (isSo ? [name] : [])),
  ];
}

function lastSentence(tokens: readonly string[]): string[] {
  const end = tokens.findLastIndex((token) => !endsSentence(token));
  const start = tokens.slice(0, Math.max(0, end)).findLastIndex(endsSentence);
  return start === -1 ? [] : tokens.slice(start + 1, end + 1);
}
