import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './listen-locally.ts';

const SERVERS = 2;
const READY = 'Z';
const IDLE = 'I'.charCodeAt(0);
const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY_AND_IDLE = Buffer.from([0x5a, 0, 0, 0, 5, IDLE]);
/** Messages of a client that the server answers with one READY each: a query, and a sync. */
const ASKS = new Set(['Q', 'S']);

interface Server {
  socket: Socket;
  client: Client | null;
}

interface Client {
  socket: Socket;
  server: Server | null;
  unsent: Buffer[];
  /** READY messages that are still to come. */
  unanswered: number;
}

export interface TransactionPooler extends AsyncDisposable {
  /** In place of the server's own address. */
  url: string;
}

/**
 * A pooler as pgbouncer is in transaction mode, for a server that trusts everyone: each transaction
 * of a client goes to the connection that was not used for longest, so that whatever a client leaves
 * on one (LISTEN, named statements, session locks) is not there the next time.
 */
export async function startTransactionPooler(serverUrl: string): Promise<TransactionPooler> {
  const { hostname, port, username, pathname } = new URL(serverUrl);
  const free: Server[] = [];
  const waiting: Client[] = [];
  const sockets = new Set<Socket>();
  for (let one = 0; one < SERVERS; one += 1) free.push(await openServer());

  async function openServer(): Promise<Server> {
    const socket = track(connect(Number(port), hostname));
    const server: Server = { socket, client: null };
    const text = `user\0${username}\0database\0${pathname.slice(1)}\0\0`;
    const head = Buffer.alloc(8);
    head.writeInt32BE(text.length + 8);
    head.writeInt32BE(196_608, 4); // version 3.0 of the protocol
    socket.write(Buffer.concat([head, Buffer.from(text)]));
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    readMessages(socket, (type, message) => {
      if (type === READY) resolve();
      const { client } = server;
      if (client === null) return; // nobody is there to be told: a notification
      client.socket.write(message);
      if (type !== READY) return;
      client.unanswered -= 1;
      if (client.unanswered === 0 && message.at(-1) === IDLE) letGo(client, server);
    });
    await begun;
    return server;
  }

  function letGo(client: Client, server: Server): void {
    client.server = null;
    server.client = null;
    free.push(server);
    const next = waiting.shift();
    if (next !== undefined) send(next);
  }

  function send(client: Client): void {
    client.server ??= free.shift() ?? null;
    if (client.server === null) {
      if (!waiting.includes(client)) waiting.push(client);
      return;
    }
    client.server.client = client;
    for (const message of client.unsent.splice(0)) client.server.socket.write(message);
  }

  function serve(socket: Socket): void {
    const client: Client = { socket, server: null, unsent: [], unanswered: 0 };
    socket.once('data', (startup: Buffer) => {
      socket.write(Buffer.concat([AUTHENTICATION_OK, READY_AND_IDLE]));
      readMessages(socket, (type, message) => {
        if (type === 'X') {
          socket.end(); // it leaves; the server's connection stays
          return;
        }
        if (ASKS.has(type)) client.unanswered += 1;
        client.unsent.push(message);
        send(client);
      });
      if (startup.length !== startup.readInt32BE()) throw new Error('More than its startup came.');
    });
    socket.on('close', () => {
      client.server?.socket.destroy(); // in the middle of a transaction
      if (waiting.includes(client)) waiting.splice(waiting.indexOf(client), 1);
    });
  }

  function track(socket: Socket): Socket {
    sockets.add(socket);
    socket.setNoDelay(true); // messages are sent on one by one
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  }

  const listener = createServer((socket) => serve(track(socket)));
  const ownPort = await listenLocally(listener);
  return {
    url: `postgres://${username}@127.0.0.1:${ownPort}${pathname}`,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Calls back with each whole message: one byte of type, four of length, the rest. */
function readMessages(socket: Socket, onMessage: (type: string, message: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}
