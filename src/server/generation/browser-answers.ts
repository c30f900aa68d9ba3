import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { briefAnswerSchema, type AnswerPiece } from '#contract/generation.ts';
import { createSeal } from '../config/create-seal.ts';
import type { Clock } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { BrowserFaultError } from '../writers/model/answer-errors.ts';

/** Pieces that came to another instance than the one that waits for them. */
const CHANNEL = 'brief_answer';
const SEALED_AS = 'answer';
/** Pieces that are kept while one before them is still on its way. */
const MOST_EARLY = 16;

const nameSchema = z.object({ id: z.uuid(), untilMs: z.number() });
const pieceSchema = briefAnswerSchema.omit({ answerId: true });
const toldSchema = pieceSchema.extend({ id: z.uuid() });

/** Where what the models of browsers say comes in. It is in memory only, of the instance that waits. */
export interface BrowserAnswers {
  /**
   * Waits for the answer to one brief.
   * @param options.untilMs when at the latest nobody waits any more, as the clock counts
   * @returns the name that it is sent under, which nobody can make up; and the answer's end, which
   *   fails with a BrowserFaultError, or the signal's reason
   */
  expect(options: { signal: AbortSignal; untilMs: number; onText: (text: string) => void }): {
    answerId: string;
    whole: Promise<void>;
  };
  /** Takes a piece to whoever waits for it, on whichever instance. One that nobody waits for is lost. */
  take(piece: AnswerPiece & { answerId: string }): Promise<void>;
}

/**
 * Hears what comes to other instances for this one.
 * @param options.secret the same for all instances
 */
export async function followBrowserAnswers({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: Clock;
  secret: string;
}): Promise<BrowserAnswers> {
  const seal = createSeal({ purpose: 'brief answer', secrets: [secret] });
  const waiting = new Map<string, (piece: AnswerPiece) => void>();
  await database.listen(CHANNEL, (payload) => {
    // Empty after a time in which nothing could be heard: an answer that misses a piece comes to its deadline.
    const told = payload === '' ? null : toldSchema.safeParse(JSON.parse(payload)).data;
    if (told != null) waiting.get(told.id)?.(told);
  });

  return {
    expect: ({ signal, untilMs, onText }) => {
      const id = randomUUID();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stop = () => {
        waiting.delete(id);
        reject(signal.reason as Error);
      };
      const end = (how: NonNullable<AnswerPiece['end']>) => {
        waiting.delete(id);
        signal.removeEventListener('abort', stop);
        if (how === 'whole') resolve();
        else reject(new BrowserFaultError(how));
      };
      signal.addEventListener('abort', stop);
      waiting.set(id, inOrder({ onText, onEnd: end }));
      if (signal.aborted) stop();
      const answerId = seal.seal(JSON.stringify({ id, untilMs }), SEALED_AS);
      return { answerId, whole: promise };
    },
    take: async ({ answerId, ...piece }) => {
      const text = seal.open(answerId, SEALED_AS);
      const name = text === null ? undefined : nameSchema.safeParse(JSON.parse(text)).data;
      if (name === undefined || name.untilMs < clock.now().getTime()) return;
      const hear = waiting.get(name.id);
      if (hear !== undefined) return hear(piece);
      await database.run(TELL, [CHANNEL, JSON.stringify({ ...piece, id: name.id })]);
    },
  };
}

/** Pieces come by several connections, and to several instances. */
function inOrder(given: {
  onText: (text: string) => void;
  onEnd: (how: NonNullable<AnswerPiece['end']>) => void;
}): (piece: AnswerPiece) => void {
  const early = new Map<number, AnswerPiece>();
  let next = 0;
  return (piece) => {
    if (piece.number < next || piece.number >= next + MOST_EARLY) return;
    early.set(piece.number, piece);
    for (let due = early.get(next); due !== undefined; due = early.get(next)) {
      early.delete(next);
      next += 1;
      if (due.text !== '') given.onText(due.text);
      if (due.end !== undefined) return given.onEnd(due.end);
    }
  };
}

const TELL = { name: 'brief_answer_tell', text: 'select pg_notify($1, $2)' };
