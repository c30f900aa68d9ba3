import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Pair, Vote } from './comparison.ts';

const PAGE = new URL('./page.html', import.meta.url);
const MAX_BODY_BYTES = 10_000;

const sideVote = z.object({
  preferred: z.enum(['left', 'right', 'neither']),
  left: z.string().regex(/^[ABC]*$/),
  right: z.string().regex(/^[ABC]*$/),
});
type SideVote = z.infer<typeof sideVote>;
const body = z.object({ index: z.int().min(0), vote: sideVote.nullable() });

/**
 * Serves the page that a comparison is read by, on loopback, at a free port. It is told posts, tones and
 * sides, and never who wrote which.
 * @param options.onVote told each change of `pairs`, which carry the votes
 * @returns its address; `finished`, which is there when the reader says that it is the end
 */
export async function servePage(
  pairs: Pair[],
  { onVote }: { onVote: () => void },
): Promise<{ url: string; finished: Promise<void> } & AsyncDisposable> {
  const finished = Promise.withResolvers<void>();
  let host = '';
  const server = createServer((request, response) => {
    answer(request, response).catch(() => send(response, 400, '{}'));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Pages of other sites reach loopback too, but neither under this name nor with this type.
    if (request.headers.host !== host) return send(response, 403, '{}');
    const what = `${request.method} ${request.url}`;
    if (what === 'GET /') return send(response, 200, readFileSync(PAGE, 'utf8'), 'text/html');
    if (what === 'GET /pairs') return send(response, 200, JSON.stringify(pairs.map(hideWriters)));
    if (request.headers['content-type'] !== 'application/json') return send(response, 403, '{}');
    if (what === 'POST /end') {
      send(response, 200, '{}');
      return finished.resolve();
    }
    if (what !== 'POST /vote') return send(response, 404, '{}');
    const { index, vote } = body.parse(JSON.parse(await readBody(request)));
    const pair = pairs[index];
    if (pair === undefined || (vote !== null && !isWhole(vote, pair)))
      return send(response, 400, '{}');
    pair.vote = vote === null ? null : toWriters(vote, pair);
    onVote();
    send(response, 200, '{}');
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's is an object
  return {
    url: `http://${host}/`,
    finished: finished.promise,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hideWriters(pair: Pair) {
  const { post, tone, left, one, two, vote } = pair;
  const sides = left === 'one' ? { left: one, right: two } : { left: two, right: one };
  return { post, tone, ...sides, vote: vote === null ? null : toSides(vote, pair) };
}

function toSides({ preferred, one, two }: Vote, { left }: Pair): SideVote {
  const [onLeft, onRight] = left === 'one' ? [one, two] : [two, one];
  if (preferred === 'neither') return { preferred, left: onLeft, right: onRight };
  return { preferred: preferred === left ? 'left' : 'right', left: onLeft, right: onRight };
}

function toWriters({ preferred, left: onLeft, right: onRight }: SideVote, { left }: Pair): Vote {
  const right = left === 'one' ? 'two' : 'one';
  const [one, two] = left === 'one' ? [onLeft, onRight] : [onRight, onLeft];
  if (preferred === 'neither') return { preferred, one, two };
  return { preferred: preferred === 'left' ? left : right, one, two };
}

function isWhole(vote: SideVote, pair: Pair): boolean {
  const { one, two } = toWriters(vote, pair);
  return one.length === pair.one.length && two.length === pair.two.length;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('Too long for a vote.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'application/json',
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(text);
}
