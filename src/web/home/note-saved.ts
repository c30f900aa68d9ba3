import { desk } from './desk.ts';
import type { ShownReply } from './kept-desk.ts';

/** Notes on the desk that a reply is a favorite, whoever saved it there. */
export function noteSaved({ id, reply }: NonNullable<ShownReply['saved']>): void {
  mark((text) => text.trim() === reply, { id, reply });
}

/** Notes that a favorite is none any more. */
export function noteDeleted(favouriteId: string): void {
  mark((_, saved) => saved?.id === favouriteId, undefined);
}

function mark(
  isMeant: (text: string, saved: ShownReply['saved']) => boolean,
  saved: ShownReply['saved'],
): void {
  const { set } = desk.read();
  if (set === null) return;
  const replies = set.replies.map((reply) =>
    isMeant(reply.text, reply.saved) ? { ...reply, saved } : reply,
  );
  desk.change({ set: { ...set, replies } });
}
