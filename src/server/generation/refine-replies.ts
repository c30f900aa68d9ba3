import type { Choices } from '#contract/choices.ts';
import type { Writer, WriteRequest } from '../writers/writer.ts';
import { findDanger } from '../replies/find-danger.ts';
import { findGoingAlong } from '../replies/find-going-along.ts';
import { findHabit } from '../replies/find-habit.ts';
import { findMachineVoice } from '../replies/find-machine-voice.ts';
import { hasEmoji, removeEmoji, tidyReply } from '../replies/tidy-reply.ts';

/** With fewer than this the writer is asked a second time; above it the substitute fills up. */
const FEW = 3;

/**
 * Stands between every writer and the person: tidies each reply, keeps to the choices about length
 * and emoji, and takes what is unsafe, sounds like a machine, or says the same again. The writer's
 * spares take the place of what is taken, so that nothing is asked twice; where they run out, it is
 * asked once more if next to nothing is left, then the substitute. Never more than asked for.
 * @param options.substitute the built-in writer: its lines are known to be fine
 */
export async function* refineReplies(
  replies: AsyncIterable<string>,
  options: { request: WriteRequest; writer: Writer; substitute: Writer; signal: AbortSignal },
): AsyncGenerator<string> {
  const { request, writer, substitute, signal } = options;
  const known: string[] = [...(request.avoid ?? [])];
  const taken: string[] = [];
  let shown = 0;
  for await (const reply of replies) {
    const fine = polish(reply);
    if (fine === null) taken.push(reply);
    else yield show(fine);
    if (shown === request.count) return;
  }
  const wanted = Math.min(request.count, shown + taken.length);
  const isLittle = shown < Math.min(FEW, request.count);
  for (const source of isLittle ? [writer, substitute] : [substitute]) {
    if (shown < wanted) yield* fillUp(source, wanted);
  }

  function show(fine: string): string {
    known.push(fine);
    shown += 1;
    return fine;
  }

  function polish(reply: string): string | null {
    const { network, emoji } = request.choices ?? { network: 'none', emoji: 'post' };
    const isBare = forbidsEmoji(emoji, request.tweetText);
    const tidy = tidyReply(isBare ? removeEmoji(reply) : reply, network);
    const isKnown = known.some((other) => other.toLowerCase() === tidy.toLowerCase());
    return tidy === '' || isKnown || !mayBeShown(tidy, request) ? null : tidy;
  }

  async function* fillUp(source: Writer, wanted: number): AsyncGenerator<string> {
    const missing = wanted - shown;
    const again = { ...request, count: missing, spares: missing, avoid: [...known, ...taken] };
    try {
      for await (const reply of source.write(again, { signal })) {
        const fine = polish(reply);
        if (fine !== null) yield show(fine);
        if (shown === wanted) return;
      }
    } catch (error) {
      if (signal.aborted) throw error;
      // This source failed; the next one may not.
    }
  }
}

/** Whether a reply may stand under this post, whoever wrote it. */
function mayBeShown(
  reply: string,
  { tweetText: post, reading }: Pick<WriteRequest, 'tweetText' | 'reading'>,
): boolean {
  const fault =
    findDanger(reply) ??
    findMachineVoice(reply) ??
    findHabit(reply) ??
    findGoingAlong(reply, { post, reading });
  return fault === null;
}

function forbidsEmoji(emoji: Choices['emoji'], tweetText: string): boolean {
  return emoji === 'no' || (emoji === 'post' && !hasEmoji(tweetText));
}
