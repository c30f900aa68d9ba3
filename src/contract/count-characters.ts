import twitter from 'twitter-text';
import { NETWORKS, type Network } from './choices.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The length of a text as a network counts it: X weighs characters and counts every link as 23
 * (`twitter-text`), Bluesky counts graphemes, the others characters.
 */
export function countCharacters(text: string, network: Network): number {
  if (network === 'x') return twitter.parseTweet(text).weightedLength;
  if (network === 'bluesky') return [...graphemes.segment(text)].length;
  return [...text].length;
}

/** The most that a network takes in one reply. */
export function limitOf(network: Network): number {
  return NETWORKS.find(({ id }) => id === network)?.limit ?? NETWORKS[0].limit;
}
