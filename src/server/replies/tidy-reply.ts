import { limitOf, countCharacters } from '#contract/count-characters.ts';
import type { Network } from '#contract/choices.ts';

/**
 * Takes off what models put around a reply: numbering, labels, quotation marks, stray space. A
 * reply that is too long for its network ends after its last whole sentence, or else word, that
 * fits.
 */
export function tidyReply(text: string, network: Network): string {
  let reply = text.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
  reply = reply.replace(/^(?:\d{1,2}[.)]|[-*•])\s+/, '');
  reply = reply.replace(/^(?:reply|response|option)\s*(?:\d+\s*)?[:.)-]\s*/i, '');
  reply = reply.replace(/^(["“«])([^"“”«»]*)["”»]$/s, '$2').trim();
  return fits(reply, network) ? reply : shorten(reply, network);
}

/** Takes every emoji out, and the space that it leaves. */
export function removeEmoji(reply: string): string {
  return reply
    .replaceAll(/\p{RGI_Emoji}|\p{Extended_Pictographic}/gv, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

export function hasEmoji(text: string): boolean {
  return /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text);
}

function fits(text: string, network: Network): boolean {
  return countCharacters(text, network) <= limitOf(network);
}

function shorten(reply: string, network: Network): string {
  // No network takes more than one character for one: what is beyond the limit cannot fit.
  const room = reply.slice(0, 2 * limitOf(network));
  const ends = [...room.matchAll(/[.!?…](?=\s|$)/g)].map(({ index }) => index + 1);
  const sentence = findLongest(
    ends.map((end) => room.slice(0, end)),
    network,
  );
  if (sentence !== undefined && sentence.length >= limitOf(network) / 3) return sentence;
  const gaps = [...room.matchAll(/\s+/g)].map(({ index }) => `${room.slice(0, index)}…`);
  const words = findLongest(gaps, network);
  return words ?? `${[...room].slice(0, limitOf(network) / 2).join('')}…`;
}

/** Of beginnings of one text, shortest first: the longest that fits. Counting each would take long. */
function findLongest(beginnings: readonly string[], network: Network): string | undefined {
  let [fitting, tooLong] = [-1, beginnings.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(beginnings[middle] ?? '', network)) fitting = middle;
    else tooLong = middle;
  }
  return beginnings[fitting];
}
