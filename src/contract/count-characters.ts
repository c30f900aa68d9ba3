import { NETWORKS, type Network } from './choices.ts';
import { findLinks } from './find-links.ts';
import { parseUrl } from './parse-url.ts';

/** What X counts for a link, whatever its length. */
const LINK_WEIGHT = 23;
const EMOJI_WEIGHT = 2;

/**
 * Emoji of several code points; one alone weighs as much as any sign. The look ahead spares most
 * characters the long search. A sign that is an emoji by itself may be followed by a selector that
 * says so again, and a keycap may lack it.
 */
const JOINS = String.raw`\uFE0F\u20E3\u200D\p{Emoji_Modifier}\p{Regional_Indicator}\u{E0061}-\u{E007A}`;
const IS_SEQUENCE = String.raw`(?=\p{Emoji}[${JOINS}])`;
const ONE = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?[\u{E0061}-\u{E007F}]*`;
const JOINED = new RegExp(
  String.raw`${IS_SEQUENCE}(?:${ONE}(?:\u200D${ONE})*|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)`,
  'gu',
);
const EMOJI = findKnown() ?? JOINED;

/**
 * The sequences that there are. Browsers before Safari 17, Firefox 116 and Chrome 112 know no such list: they
 * take whatever is joined for one.
 */
function findKnown(): RegExp | null {
  try {
    return new RegExp(String.raw`${IS_SEQUENCE}(?:\p{RGI_Emoji}\uFE0F?|[0-9#*]\u20E3)`, 'gv');
  } catch {
    return null;
  }
}

const SHOWN_AS_EMOJI = /[\p{Emoji_Presentation}\uFE0F]/u;
const BLUESKY_LINK = /(?<=^|[\s(])https?:\/\/\S+/giu;
const LONGEST_SHOWN_PATH = 15;
const SHORTENED_PATH = 13;

/**
 * The length of a text as a network counts it: X weighs characters and counts every link as 23, Bluesky
 * counts graphemes and shortens links, Threads counts the bytes of emoji, LinkedIn characters. What is for
 * anywhere must do for X, by whose weights it is longer as a rule, and for who counts characters.
 */
export function countCharacters(text: string, network: Network): number {
  return COUNTS[network](text);
}

const countCodePoints = (text: string) => [...text].length;
const countForX = (text: string) => weighForX(text.normalize());

/** Firefox has had it since 125. */
const graphemes =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;
const splitGraphemes = (text: string) =>
  graphemes === null ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

const COUNTS: Record<Network, (text: string) => number> = {
  x: countForX,
  threads: countForThreads,
  bluesky: (text) => splitGraphemes(text.replaceAll(BLUESKY_LINK, shortenLink)).length,
  linkedin: countCodePoints,
  none: (text) => Math.max(countForX(text), countCodePoints(text)),
};

/** The most that a network takes in one reply. */
export function limitOf(network: Network): number {
  return NETWORKS.find(({ id }) => id === network)?.limit ?? NETWORKS[0].limit;
}

/** @see https://developers.facebook.com/documentation/threads/posts */
function countForThreads(text: string): number {
  let count = 0;
  for (const segment of splitGraphemes(text)) {
    count += SHOWN_AS_EMOJI.test(segment)
      ? new TextEncoder().encode(segment).length
      : countCodePoints(segment);
  }
  return count;
}

/** As Bluesky's app does to a link before it counts and posts it (`toShortUrl`). */
function shortenLink(words: string): string {
  const unmarked = /[.,;:!?]$/.test(words) ? words.slice(0, -1) : words;
  const link = unmarked.endsWith(')') && !unmarked.includes('(') ? unmarked.slice(0, -1) : unmarked;
  const url = parseUrl(link);
  if (url === null) return words;
  const { host, pathname, search, hash } = url;
  const path = (pathname === '/' ? '' : pathname) + search + hash;
  const shown = path.length > LONGEST_SHOWN_PATH ? `${path.slice(0, SHORTENED_PATH)}...` : path;
  return host + shown + words.slice(link.length);
}

/** @see https://docs.x.com/fundamentals/counting-characters */
function weighForX(text: string): number {
  let [weight, from] = [0, 0];
  for (const { start, end } of findLinks(text)) {
    weight += weighWords(text.slice(from, start)) + LINK_WEIGHT;
    from = end;
  }
  return weight + weighWords(text.slice(from));
}

function weighWords(text: string): number {
  let weight = 0;
  const withoutEmoji = text.replaceAll(EMOJI, () => {
    weight += EMOJI_WEIGHT;
    return '';
  });
  for (const character of withoutEmoji) weight += weightOf(character.codePointAt(0) ?? 0);
  return weight;
}

/** Latin, Greek, Cyrillic, Arabic, Indic letters and their like are light, Chinese and symbols are not. */
function weightOf(codePoint: number): number {
  const isLight =
    codePoint <= 0x10ff ||
    (codePoint >= 0x2000 && codePoint <= 0x200d) ||
    (codePoint >= 0x2010 && codePoint <= 0x201f) ||
    (codePoint >= 0x2032 && codePoint <= 0x2037);
  return isLight ? 1 : 2;
}
