import { MAX_REPLY_CHARACTERS } from '#contract/limits.ts';

/**
 * Takes off what models put around a reply: numbering, labels, quotation marks, stray space.
 * A reply that is too long ends after its last whole sentence, or else word, that fits.
 */
export function tidyReply(text: string): string {
  let reply = text.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
  reply = reply.replace(/^(?:\d{1,2}[.)]|[-*•])\s+/, '');
  reply = reply.replace(/^(?:reply|response|option)\s*\d*\s*[:.)-]\s*/i, '');
  reply = reply.replace(/^(["“«])([^"“”«»]*)["”»]$/s, '$2').trim();
  return reply.length <= MAX_REPLY_CHARACTERS ? reply : shorten(reply);
}

function shorten(reply: string): string {
  const room = reply.slice(0, MAX_REPLY_CHARACTERS);
  const sentences = /^.*[.!?…](?=\s)/s.exec(`${room} `)?.[0];
  if (sentences !== undefined && sentences.length >= MAX_REPLY_CHARACTERS / 3) return sentences;
  const words = room.slice(0, -1).replace(/\s+\S*$/, '');
  return `${words.toWellFormed().trimEnd()}…`;
}
