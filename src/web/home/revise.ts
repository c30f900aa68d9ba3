import type { Direction } from '#contract/directions.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { addAddresses, ApiError, call } from '../api.ts';
import { desk } from './desk.ts';
import type { ReplySet } from './kept-desk.ts';
import { plural } from '../words/plural.ts';
import { t } from '../words/t.ts';

addAddresses(LATER_ADDRESSES);

/** Puts other words into one reply of the set that lies on the desk. From then on a step back to former ones would lose them. */
export function editReply(id: number, text: string): void {
  const { set, undo } = desk.read();
  if (set === null) return;
  desk.change({
    set: withReply(set, { id, text }),
    undo: undo?.replyId === id ? null : undo,
  });
}

/** Offers the words that a reply had before it was edited, unless it has them still. */
export function offerFormer(id: number, text: string): void {
  const shown = desk.read().set?.replies.find((reply) => reply.id === id);
  if (shown === undefined || shown.text === text) return;
  offerReply({ id, text }, t('Reply {n} is changed.', { n: id + 1 }));
}

/**
 * Has one reply written anew; the former words are a step back.
 * @throws ApiError, in words for the person
 */
export async function reviseReply(id: number, direction: Direction): Promise<void> {
  const { set } = desk.read();
  if (set === null || set.generationId === null) return; // there is nothing to change yet
  const { request, generationId } = set;
  const former = set.replies.find((reply) => reply.id === id)?.text ?? '';
  const others = set.replies.filter((reply) => reply.id !== id).map(({ text }) => text);
  const { reply, revisionsLeft } = await call('reviseReply', {
    body: { ...request, generationId, direction, reply: former, others },
  }).catch((failure: unknown) => {
    noteTaken(generationId, failure);
    throw failure;
  });
  const now = desk.read().set;
  if (now?.generationId !== generationId) return; // another set lies there by now
  // It may have been edited by hand meanwhile.
  const shown = now.replies.find((each) => each.id === id)?.text ?? former;
  const words = plural(
    'Reply {number} is new; {n} change left.',
    'Reply {number} is new; {n} changes left.',
    { number: id + 1, n: revisionsLeft },
  );
  desk.change({
    set: { ...withReply(now, { id, text: reply }), revisionsLeft },
    status: words,
  });
  offerReply({ id, text: shown }, words);
}

/** One that was refused may have been counted. */
function noteTaken(generationId: string, failure: unknown): void {
  if (!(failure instanceof ApiError)) return;
  const body = failure.cause as Partial<ErrorBody> | undefined; // our own server's
  const { set } = desk.read();
  if (body?.revisionsLeft === undefined || set?.generationId !== generationId) return;
  desk.change({ set: { ...set, revisionsLeft: body.revisionsLeft } });
}

/** Unless what was in the box waits to be put back: that is nowhere else. */
function offerReply(former: { id: number; text: string }, words: string): void {
  if (desk.read().undo?.isOfBox) return;
  desk.offerUndo({
    words,
    takesFocus: false,
    replyId: former.id,
    restore: (later) => ({ set: later.set && withReply(later.set, former) }),
  });
}

function withReply(set: ReplySet, changed: { id: number; text: string }): ReplySet {
  const replies = set.replies.map((reply) =>
    reply.id === changed.id ? { ...reply, ...changed } : reply,
  );
  return { ...set, replies };
}
