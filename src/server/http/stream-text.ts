import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ServerResponse } from 'node:http';

/** Where an answer goes that comes piece by piece. */
export interface TextOut {
  write(text: string): void;
  end(): void;
}

type Writing = (out: TextOut) => void;

/** Where the first piece takes longer, the head goes alone, so that proxies know of an answer. */
const HEAD_ALONE_MS = 500;

const ENCODER = new TextEncoder();
/** Those that are written to their connection once their head is known. */
const waiting = new WeakMap<object, Writing>();

/**
 * Answers with text that comes piece by piece: straight to the connection where there is one (a web stream
 * in between is a twentieth of what a generation costs), its head with the first piece where that comes soon.
 * @param options.write begins to write; called once, and at once where the app is asked without a network
 * @param options.onLeave told when nobody reads any more; over a network the request's signal tells
 */
export function streamText(
  c: Context,
  options: { headers: Record<string, string>; write: Writing; onLeave: () => void },
): Response {
  const { headers, write, onLeave } = options;
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (outgoing !== undefined) {
    waiting.set(outgoing, write);
    return c.body(null, 200, headers);
  }
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    start: (out) =>
      write({
        write: (text) => {
          if (isRead) out.enqueue(ENCODER.encode(text));
        },
        end: () => {
          if (isRead) out.close();
        },
      }),
    cancel: () => {
      isRead = false;
      onLeave();
    },
  });
  return c.body(body, 200, headers);
}

/** An answer as the network's server sends it: one of `streamText` begins to be written here, and is not sent again. */
export function beginText(answer: Response, outgoing: ServerResponse): Response {
  const write = waiting.get(outgoing);
  if (write === undefined) return answer;
  waiting.delete(outgoing);
  outgoing.setHeaders(answer.headers);
  outgoing.writeHead(answer.status);
  const alone = setTimeout(() => outgoing.flushHeaders(), HEAD_ALONE_MS);
  write({
    write: (text) => {
      clearTimeout(alone);
      outgoing.write(text);
    },
    end: () => {
      clearTimeout(alone);
      outgoing.end();
    },
  });
  return RESPONSE_ALREADY_SENT;
}
