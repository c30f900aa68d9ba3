import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { beginText } from './stream-text.ts';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/**
 * How long a client may take, ms. Node's own minute, looked at every half minute, lets a thousand
 * slow clients sit for a minute and a half. Whole requests are small: 30 s are a slow phone's.
 */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  // Balancers keep connections for a minute. Ending one just as they use it is a 502.
  keepAliveTimeout: 65_000,
};
/**
 * Requests of one connection that have no answer yet. Browsers and proxies wait for each; who sends two
 * thousand in a packet would have them all worked on at once, and the answers held until they are read.
 */
const MOST_UNANSWERED = 16;
/** For a request without a Host, as the health checks of some balancers are. */
const NAMELESS = 'localhost';

/** The port is taken, or may not be used, or the address is none of this machine's. */
export class ListenError extends Error {
  override name = 'ListenError';
}

export interface Listening {
  port: number;
  /**
   * Takes no new connections nor, on those there are, new requests, and waits for the running ones,
   * but at most `graceMs`; then cuts what is left.
   */
  close(graceMs: number): Promise<void>;
}

/**
 * Listens on every given address with one port.
 * @param options.port 0 takes any free one, the same for all addresses
 * @param options.silentMs how long a connection on which nothing moves is kept; left out: for ever
 * @throws ListenError naming the setting and what to do
 */
export async function listen(options: {
  fetch: Fetch;
  hosts: readonly (string | undefined)[];
  port: number;
  silentMs?: number;
}): Promise<Listening> {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let { port } = options;
  for (const host of options.hosts) {
    const isFlood = createFloodGuard();
    const server = createAdaptorServer({
      fetch: (request, env) =>
        isFlood(env) ? RESPONSE_ALREADY_SENT : sendAnswer(options.fetch(request, env), env),
      hostname: NAMELESS,
      serverOptions: PATIENCE,
    }) as Server; // no http2 was asked for
    endBusyConnections(server);
    // Who does not read what they asked for would have it held for ever.
    server.setTimeout(options.silentMs ?? 0);
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    try {
      await bind(server, { port, host });
    } catch (error) {
      // A machine without IPv6 still has the other address.
      if (servers.length > 0 && isMissingAddress(error)) continue;
      for (const other of servers) other.close();
      const why = error instanceof Error ? error.message : 'unknown';
      throw new ListenError(
        isMissingAddress(error)
          ? `HOST ${host} cannot be used (${why}). Set it to an address of this machine, or leave it unset.`
          : `PORT ${port} cannot be used (${why}). Stop what uses it, or set another PORT.`,
        { cause: error },
      );
    }
    servers.push(server);
    ({ port } = server.address() as AddressInfo); // a TCP server's address is an object
  }
  return {
    port,
    close: async (graceMs) => {
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, graceMs);
      const closed = Promise.all(servers.map(closeServer));
      // Browsers connect before they have anything to ask; node takes that for a request that runs.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await closed;
      clearTimeout(cut);
    },
  };
}

/** Cuts a connection that asks on without its answers; what came with its last packet is told of all the same. */
function createFloodGuard(): (env: Parameters<Fetch>[1]) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, more: number) => {
    const now = (unanswered.get(socket) ?? 0) + more;
    unanswered.set(socket, now);
    return now;
  };
  return (env) => {
    const { socket } = env.incoming;
    if (socket.destroyed) return true;
    env.outgoing.once('close', () => add(socket, -1));
    if (add(socket, 1) > MOST_UNANSWERED) socket.destroy();
    return socket.destroyed;
  };
}

/** What is there at once stays so: the server has a shorter way for it. */
function sendAnswer(answer: ReturnType<Fetch>, env: Parameters<Fetch>[1]): ReturnType<Fetch> {
  const outgoing = env.outgoing as ServerResponse; // no http2 was asked for
  const begin = (made: Response) => beginText(made, outgoing);
  return answer instanceof Promise ? answer.then(begin) : begin(answer as Response);
}

function bind(server: Server, at: { port: number; host: string | undefined }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/**
 * After a stop each connection ends with the answer that it waited for: kept for the client's next
 * request, it would be served as if nothing were, and the stop would last as long as its patience.
 */
function endBusyConnections(server: Server): void {
  server.on('request', (_, response) =>
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    }),
  );
}

const MISSING_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN']);

function isMissingAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING_ADDRESS.has(String(error.code));
}
