import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '#server/testing/listen-locally.ts';

/** A model that a test holds back is waited for: on a busy machine the usual 15 s are over before. */
export const UNHURRIED = { AI_FIRST_REPLY_TIMEOUT_MS: '600000', AI_TOTAL_TIMEOUT_MS: '600000' };

/** What became of one call. */
interface ModelCall {
  /** Replies that left whole. */
  replies: number;
  /** On `performance.now()`'s clock; null while it goes on. */
  closedMs: number | null;
}

export interface ModelServer extends AsyncDisposable {
  /** For OPENAI_COMPATIBLE_BASE_URL. */
  url: string;
  /** Calls by what `/call-(\w+)/` finds in the post, and by '' those without. */
  calls: Map<string, ModelCall>;
  /** Refuses connections until it is back, on the same port. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /**
   * It writes so many replies of each set, and waits before the next: five to begin with. With a half,
   * the next one's first words, too.
   */
  allow(replies: number): void;
}

type Manner = 'replies' | 'silent' | 'one byte a second';

/**
 * A model server on loopback with OpenAI's wire that writes five replies, one of them with a tag.
 * @param options.firstMs before the first reply; options.everyMs between two; options.manner how it
 *   fails, if it does
 */
export async function startModel(
  options: { firstMs?: number; everyMs?: number; manner?: Manner } = {},
): Promise<ModelServer> {
  const { firstMs = 0, everyMs = 0, manner = 'replies' } = options;
  const calls = new Map<string, ModelCall>();
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  const allowance = new EventEmitter<{ change: [] }>().setMaxListeners(0);
  let allowed = REPLIES.length;
  const mayWrite = (index: number) => index < allowed;
  const mayEnd = (index: number) => index + 1 <= allowed;

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      void (async () => {
        let body = '';
        for await (const piece of request) body += String(piece);
        const call: ModelCall = { replies: 0, closedMs: null };
        calls.set(/call-(\w+)/.exec(body)?.[1] ?? '', call);
        response.on('close', () => (call.closedMs = performance.now()));
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        if (manner === 'silent') return;
        const send = (content: string, finish: string | null = null) =>
          response.write(
            `data: ${JSON.stringify({
              id: 'x',
              object: 'chat.completion.chunk',
              created: 1,
              model: 'm',
              choices: [{ index: 0, delta: { content }, finish_reason: finish }],
            })}\n\n`,
          );
        if (manner === 'one byte a second') {
          for (const byte of '{"replies": ["This one takes its time, and then some more') {
            if (response.destroyed) return;
            send(byte);
            await sleep(1000);
          }
          return;
        }
        send('{"replies": [');
        for (let index = 0; index < 5; index += 1) {
          await sleep(index === 0 ? firstMs : everyMs);
          while (!mayWrite(index)) await once(allowance, 'change');
          if (response.destroyed) return;
          const reply = REPLIES[index] ?? '';
          const half = reply.indexOf(' ', reply.length / 2) + 2;
          send(`${index === 0 ? '' : ', '}"${reply.slice(0, half)}`);
          while (!mayEnd(index)) await once(allowance, 'change');
          send(`${reply.slice(half)}"`);
          call.replies += 1;
        }
        send(']}');
        send('', 'stop');
        response.end('data: [DONE]\n\n');
      })().catch(() => response.destroy()); // whoever called has gone
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    port = await listenLocally(server, port);
  }

  async function end(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    goAway: end,
    comeBack: start,
    allow: (replies) => {
      allowed = replies;
      allowance.emit('change');
    },
    [Symbol.asyncDispose]: end,
  };
}

const REPLIES = [
  'First of all, no.',
  'Second thoughts are worth having.',
  'Third time lucky, they say.',
  'Fourth walls are <b>there</b> to be broken.',
  'Fifth wheels turn as well.',
];
