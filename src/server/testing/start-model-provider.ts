import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './listen-locally.ts';

export interface ModelProvider extends AsyncDisposable {
  /** Of its OpenAI-compatible interface. */
  baseUrl: string;
  /** What each request was authorised by, in their order. */
  keys: string[];
  /** Takes this key alone from now on. */
  take(key: string): void;
  /** Refuses connections from now on. */
  die(): Promise<void>;
  /** Holds answers back until the returned function is called. */
  hold(): () => void;
}

const MODELS = ['zeta-chat', 'alpha-chat', 'text-embedding-1'];
const WORDS = ['one', 'two', 'three', 'four', 'five'];

/**
 * A provider on loopback with OpenAI's wire: it refuses wrong keys, lists its models, and answers
 * five replies that name it, at a cost of 1000 and 100 tokens.
 * @param options.key the one that it takes, or several; options.name begins each reply
 */
export async function startModelProvider(options: {
  key: string | readonly string[];
  name: string;
  models?: readonly string[];
  /** What the replies end with, instead of five numbers. */
  words?: readonly string[];
}): Promise<ModelProvider> {
  const { key, name, models = MODELS, words = WORDS } = options;
  let rights = [key].flat().map((each) => `Bearer ${each}`);
  const keys: string[] = [];
  let held: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      keys.push(request.headers.authorization ?? '');
      if (!rights.includes(keys.at(-1) ?? '')) {
        response.writeHead(401).end(`{"error":{"message":"Incorrect key: ${keys.at(-1)}"}}`);
        return;
      }
      if (request.url !== '/v1/models' && request.url !== '/v1/chat/completions') {
        response.writeHead(404).end('Not Found');
        return;
      }
      if (request.method === 'GET') {
        response.end(JSON.stringify({ data: models.map((id) => ({ id })) }));
        return;
      }
      const { model } = JSON.parse(body) as { model: string };
      if (!models.includes(model)) {
        response.writeHead(404).end('{"error":{"message":"no such model"}}');
        return;
      }
      await held;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const replies = words.map((word) => `${name} says ${word}.`);
      const content = JSON.stringify({ replies });
      send({ choices: [{ delta: { content }, finish_reason: 'stop' }] });
      send({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 100 } });
      response.end('data: [DONE]\n\n');

      function send(event: unknown): void {
        response.write(`data: ${JSON.stringify(event)}\n\n`);
      }
    })().catch(() => response.destroy()); // whoever called has gone
  });
  const port = await listenLocally(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    keys,
    take: (key) => {
      rights = [`Bearer ${key}`];
    },
    die: () => close(server),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    [Symbol.asyncDispose]: () => close(server),
  };
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
