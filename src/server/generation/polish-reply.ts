import type { Choices } from '#contract/choices.ts';
import type { WriteRequest } from '../writers/writer.ts';
import { findDanger } from '../replies/find-danger.ts';
import { findGoingAlong } from '../replies/find-going-along.ts';
import { findHabit } from '../replies/find-habit.ts';
import { findMachineVoice } from '../replies/find-machine-voice.ts';
import { hasEmoji, removeEmoji, tidyReply } from '../replies/tidy-reply.ts';

/** @returns a reply, or the beginning of one, as it is shown; null where it is not */
export function polishReply(reply: string, request: WriteRequest): string | null {
  const { network, emoji } = request.choices ?? { network: 'none', emoji: 'post' };
  const isBare = forbidsEmoji(emoji, request.tweetText);
  const tidy = tidyReply(isBare ? removeEmoji(reply) : reply, network);
  return tidy === '' || !mayBeShown(tidy, request) ? null : tidy;
}

/** Whether a reply may stand under this post, whoever wrote it. */
function mayBeShown(
  reply: string,
  { tweetText: post, context, reading }: Pick<WriteRequest, 'tweetText' | 'context' | 'reading'>,
): boolean {
  const fault =
    findDanger(reply) ??
    findMachineVoice(reply) ??
    findHabit(reply) ??
    findGoingAlong(reply, { post, context, reading });
  return fault === null;
}

function forbidsEmoji(emoji: Choices['emoji'], tweetText: string): boolean {
  return emoji === 'no' || (emoji === 'post' && !hasEmoji(tweetText));
}
