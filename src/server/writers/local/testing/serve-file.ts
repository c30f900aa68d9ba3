import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How one answer differs from that of a good server. */
export interface Manner {
  status?: number;
  /** Closes the connection after so many bytes of the answer. */
  cutAfter?: number;
  /** Says nothing more after so many bytes. */
  stallAfter?: number;
  /** Pauses so long after each 64 kB. */
  pauseMs?: number;
  headers?: Record<string, string>;
}

export interface FileServer extends AsyncDisposable {
  url: string;
  /** What was asked: path and range. */
  asked: { path: string; range: string | undefined; ifRange: string | undefined }[];
  /** What is served from now on; as a server does, with another ETag. */
  replace(content: Buffer): void;
  /** How the next answers differ, one after the other; then none. */
  misbehave(...manners: Manner[]): void;
}

const PIECE_BYTES = 65_536;

/** Serves one file at every path, as a store of models does: by redirect, ranges and ETags. */
export async function serveFile(
  first: Buffer,
  options: { pauseMs?: number } = {},
): Promise<FileServer> {
  let content = first;
  let version = 1;
  let manners: Manner[] = [];
  const asked: FileServer['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith('/store/')) {
      response.writeHead(302, { location: `/store${path}` }).end();
      return;
    }
    const { range, 'if-range': ifRange } = request.headers as {
      range?: string;
      'if-range'?: string;
    };
    asked.push({ path, range, ifRange });
    const manner = manners.shift() ?? {};
    const etag = `"v${version}"`;
    const from = findStart(request, { etag });
    if (from > 0 && from >= content.length) {
      response.writeHead(416).end();
      return;
    }
    const body = content.subarray(from);
    response.writeHead(manner.status ?? (from > 0 ? 206 : 200), {
      etag,
      'content-length': body.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
      ...manner.headers,
    });
    const end = manner.cutAfter ?? manner.stallAfter ?? body.length;
    const pauseMs = manner.pauseMs ?? options.pauseMs ?? 0;
    let at = 0;
    const send = () => {
      if (response.destroyed) return;
      const next = Math.min(at + PIECE_BYTES, end);
      response.write(body.subarray(at, next), () => {
        at = next;
        if (at < end) setTimeout(send, pauseMs);
        else if (manner.cutAfter !== undefined) response.destroy();
        else if (manner.stallAfter === undefined) response.end();
      });
    };
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    replace: (next) => {
      content = next;
      version += 1;
    },
    misbehave: (...next) => (manners = next),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Where the answer begins: at 0 where the file is not the one that was begun with. */
function findStart({ headers }: IncomingMessage, { etag }: { etag: string }): number {
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return 0;
  return Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
}
