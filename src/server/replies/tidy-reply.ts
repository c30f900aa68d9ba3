import { limitOf, countCharacters } from '#contract/count-characters.ts';
import type { Network } from '#contract/choices.ts';
import { wordSet } from '../reading/word-set.ts';

/** A number that a place among a set's replies and spares can have: '16. the mods need it' is an answer. */
const NUMBERING = /^(?:(?:0?[1-9]|1[01])[.)]|[-*•])\s+/;

/** 'Reply 1:', 'Option - ', and not the beginning of 'Reply-all' or 'Response.' */
const LABEL = /^(?:reply|response|option)(?: ?\d+ ?(?:[:.)]|-(?=\s))| ?(?::|-(?=\s)))\s*/i;

/**
 * Signs that are pictures by themselves. Arrows, © and their like are so only where a selector behind
 * them says it, as the sequences have it.
 */
const EMOJI =
  /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[\u00a9-\u22ff\u2934\u2935\u2b05-\u2b07\u3030\u303d\u3297\u3299]]/v;
const ALL_EMOJI = new RegExp(EMOJI, 'gv');
/**
 * None is without such a sign, and most texts have none. It is looked for in a sixtieth of the time: in
 * scripts other than Latin the long search stops at each letter.
 */
const SIGN_OF_EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u;
const SENTENCE_WORDS = 3;
/** Behind one of these, or a word of fewer letters, a sentence goes on. */
const GOES_ON =
  wordSet(`about avec cette como dann eine einen esta este from ganz have into just keine mais more
  most muito oder para pero poor pour quite really sehr some such than that their then they this très viel very
  what when with your`);
const LEAST_LETTERS = 4;
/** What decides how the two sides of emoji are joined: a reply may hold a thousand, and each is looked at. */
const DECIDING_CHARACTERS = 100;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Takes off what models put around a reply: numbering, labels, quotation marks, stray space. A
 * reply that is too long for its network ends after its last whole sentence, or else word, that
 * fits.
 */
export function tidyReply(text: string, network: Network): string {
  let reply = text.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
  reply = reply.replace(NUMBERING, '');
  reply = reply.replace(LABEL, '');
  reply = reply.replace(/^(["“«])([^"“”«»]*)["”»]$/s, '$2').trim();
  return fits(reply, network) ? reply : shorten(reply, network);
}

/** Takes every emoji out, and the space that it leaves; what ended a sentence leaves a full stop or comma. */
export function removeEmoji(reply: string): string {
  if (!SIGN_OF_EMOJI.test(reply)) return reply;
  const [first = '', ...others] = reply.split(ALL_EMOJI);
  const bare = others
    .filter((part) => /[^ ]/.test(part))
    .reduce((before, after) => join(before, after), first);
  return bare.replaceAll(/ {2,}/g, ' ').trim();
}

/** Joins what stood before emoji with what stood behind them. */
function join(before: string, after: string): string {
  const [head, tail] = [before.trimEnd(), after.trimStart()];
  const gap = before.slice(head.length) + after.slice(0, after.length - tail.length);
  const end = head.slice(-DECIDING_CHARACTERS);
  const isBetweenWords = /[\p{L}\p{N}]$/v.test(end) && /^\p{L}/v.test(tail);
  if (!isBetweenWords || gap.includes('\n')) return before + after;
  const mayPart = endsSentence(end) && tail.includes(' ');
  if (mayPart && /^\p{Lu}/v.test(tail)) return `${head}. ${tail}`;
  const isTypedSmall = after.startsWith(' ') && /^\p{Ll}/v.test(tail);
  if (mayPart && isTypedSmall && !goesOn(end)) return `${head}, ${tail}`;
  // Scripts without small letters have no spaces to miss.
  return gap !== '' || /[\p{Lu}\p{Ll}]$/v.test(end) ? `${head} ${tail}` : head + tail;
}

/** "She had the 🔥 take", "that poor 🦆 ever": the emoji stands in the middle of something. */
function goesOn(before: string): boolean {
  const word = before.split(/\P{L}/v).at(-1) ?? '';
  return word.length < LEAST_LETTERS || GOES_ON.has(word.toLowerCase());
}

/** Not "I ❤️ NY", nor "Hallo 👋 Anna": so many words are a sentence, and so is more than one behind it. */
function endsSentence(before: string): boolean {
  const last = before.split(/[.!?…]/).at(-1) ?? '';
  return last.trim().split(' ').length >= SENTENCE_WORDS;
}

export function hasEmoji(text: string): boolean {
  return SIGN_OF_EMOJI.test(text) && EMOJI.test(text);
}

function fits(text: string, network: Network): boolean {
  return countCharacters(text, network) <= limitOf(network);
}

function shorten(reply: string, network: Network): string {
  // No network takes more than one character for one: what is beyond the limit cannot fit.
  const room = reply.slice(0, 2 * limitOf(network));
  const least = limitOf(network) / 3;
  const beginnings = (all: readonly number[]) => all.map((end) => room.slice(0, end));
  const ends = Array.from(room.matchAll(SENTENCE_END), ({ index, 0: end }) => index + end.length);
  const sentence = findLongest(beginnings(ends), network);
  if (sentence.length >= least) return sentence;
  const gaps = Array.from(room.matchAll(/\s+/g), ({ index }) => index);
  const words = findLongest(beginnings(gaps), network, '…');
  if (words.length >= least) return words;
  const characters = Array.from(graphemes.segment(room), ({ index }) => index);
  return findLongest(beginnings(characters), network, '…');
}

/** Chinese and Japanese have no space behind it, but a bracket that it closes with. */
const SENTENCE_END = /[.!?…](?=\s|$)|[。！？]+[」』）]*/g;

/**
 * Of beginnings of one text, shortest first: the longest that fits; '' where none does. Counting each would
 * take long.
 */
function findLongest(beginnings: readonly string[], network: Network, ending = ''): string {
  let longest = '';
  let [from, to] = [0, beginnings.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const text = `${beginnings[middle]}${ending}`;
    if (fits(text, network)) [longest, from] = [text, middle + 1];
    else to = middle;
  }
  return longest;
}
