import type { Choices } from '#contract/choices.ts';
import type { Writer, WriteRequest } from '../writers/writer.ts';
import { findDanger } from '../replies/find-danger.ts';
import { findMachineVoice } from '../replies/find-machine-voice.ts';
import { hasEmoji, removeEmoji, tidyReply } from '../replies/tidy-reply.ts';

/** Times that the writer is asked again for a reply that cannot be shown, per generation. */
const REPAIRS = 2;

/**
 * Stands between every writer and the person: tidies each reply, keeps to the choices about length
 * and emoji, and replaces what is unsafe, sounds like a machine, or says the same again. A reply is
 * replaced by another of the same writer, else by one of the substitute, and never just dropped.
 * @param options.substitute the built-in writer: its lines are known to be fine
 */
export async function* refineReplies(
  replies: AsyncIterable<string>,
  options: { request: WriteRequest; writer: Writer; substitute: Writer; signal: AbortSignal },
): AsyncGenerator<string> {
  const { request, writer, substitute, signal } = options;
  const shown: string[] = [...(request.avoid ?? [])];
  let repairs = 0;
  for await (const reply of replies) {
    const fine = polish(reply) ?? (await repair(reply));
    if (fine === null) continue;
    shown.push(fine);
    yield fine;
  }

  function polish(reply: string): string | null {
    const { network, emoji } = request.choices ?? { network: 'none', emoji: 'post' };
    const isBare = forbidsEmoji(emoji, request.tweetText);
    const tidy = tidyReply(isBare ? removeEmoji(reply) : reply, network);
    const isShown = shown.some((other) => other.toLowerCase() === tidy.toLowerCase());
    if (tidy === '' || isShown || findDanger(tidy) !== null) return null;
    return findMachineVoice(tidy) === null ? tidy : null;
  }

  async function repair(reply: string): Promise<string | null> {
    const sources = repairs < REPAIRS ? [writer, substitute] : [substitute];
    repairs += 1;
    for (const source of sources) {
      const again = {
        ...request,
        count: 1,
        avoid: [...shown, reply],
        revision: { reply, direction: 'again' as const },
      };
      try {
        for await (const other of source.write(again, { signal })) {
          const fine = polish(other);
          if (fine !== null) return fine;
        }
      } catch (error) {
        if (signal.aborted) throw error;
        // This source failed; the next one may not.
      }
    }
    return null;
  }
}

function forbidsEmoji(emoji: Choices['emoji'], tweetText: string): boolean {
  return emoji === 'no' || (emoji === 'post' && !hasEmoji(tweetText));
}
