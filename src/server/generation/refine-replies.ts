import type { Writer, WriteRequest } from '../writers/writer.ts';
import { polishReply } from './polish-reply.ts';
import type { Parts } from './show-parts.ts';

/** With fewer than this the writer is asked a second time; above it the substitute fills up. */
const FEW = 3;

/**
 * Stands between every writer and the person: tidies each reply, keeps to the choices about length
 * and emoji, and takes what is unsafe, sounds like a machine, or says the same again. The writer's
 * spares take the place of what is taken, so that nothing is asked twice; where they run out, it is
 * asked once more if next to nothing is left, then the substitute. What the person has from an earlier
 * set is held back, and shown where nobody has anything else to say. Never more than asked for.
 * @param options.substitute the built-in writer: its lines are known to be fine
 * @param options.parts of the replies on their way, where they are shown
 */
export async function* refineReplies(
  replies: AsyncIterable<string>,
  options: {
    request: WriteRequest;
    writer: Writer;
    substitute: Writer;
    signal: AbortSignal;
    parts?: Parts | null;
  },
): AsyncGenerator<string> {
  const { request, writer, substitute, signal, parts } = options;
  const known: string[] = [...(request.avoid ?? [])];
  const earlier = new Set(request.earlier?.map((reply) => reply.toLowerCase()));
  const heldBack = new Set<string>();
  const taken: string[] = [];
  let shown = 0;
  for await (const reply of replies) {
    const fine = polish(reply);
    const isNew = fine !== null && !earlier.has(fine.toLowerCase());
    parts?.settle({ isShown: isNew });
    if (isNew) yield show(fine);
    else taken.push(reply);
    if (fine !== null && !isNew) heldBack.add(fine);
    if (shown === request.count) return;
  }
  const wanted = Math.min(request.count, shown + taken.length);
  const isLittle = shown < Math.min(FEW, request.count);
  for (const source of isLittle ? [writer, substitute] : [substitute]) {
    if (shown < wanted) yield* fillUp(source, wanted);
  }
  for (const reply of heldBack) {
    if (shown < wanted) yield show(reply);
  }

  function show(fine: string): string {
    known.push(fine);
    shown += 1;
    return fine;
  }

  function polish(reply: string): string | null {
    const fine = polishReply(reply, request);
    const isKnown = known.some((other) => other.toLowerCase() === fine?.toLowerCase());
    return isKnown ? null : fine;
  }

  async function* fillUp(source: Writer, wanted: number): AsyncGenerator<string> {
    const missing = wanted - shown;
    const again = { ...request, count: missing, spares: missing, avoid: [...known, ...taken] };
    try {
      for await (const reply of source.write(again, { signal })) {
        const fine = polish(reply);
        if (fine !== null && !earlier.has(fine.toLowerCase())) yield show(fine);
        if (shown === wanted) return;
      }
    } catch (error) {
      if (signal.aborted) throw error;
      // This source failed; the next one may not.
    }
  }
}
