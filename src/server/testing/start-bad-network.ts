import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from './listen-locally.ts';

export interface BadNetwork extends AsyncDisposable {
  /** In place of the server's own address. */
  url: string;
  /** How late the server's answers arrive; with Infinity they never do. */
  delayMs: number;
  /** Breaks every connection. */
  cut(): void;
}

/** A network to a server, by TCP, that can be made bad: good until it is told otherwise. */
export async function startBadNetwork(serverUrl: string): Promise<BadNetwork> {
  const server = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true).on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const listener = createServer((socket) => {
    const near = track(socket);
    const far = track(connect(Number(server.port), server.hostname));
    near.on('data', (piece) => far.write(piece)).on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    let passedOn = Promise.resolve();
    far.on('data', (piece) => {
      if (network.delayMs === Infinity) return;
      const dueMs = performance.now() + network.delayMs;
      passedOn = passOn(passedOn, async () => {
        const leftMs = dueMs - performance.now();
        if (leftMs > 0) await sleep(leftMs);
        near.write(piece);
      });
    });
  });
  const port = await listenLocally(listener);
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  const network: BadNetwork = {
    url: url.href,
    delayMs: 0,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => listener.close(resolve));
      network.cut();
      await closed;
    },
  };
  return network;
}

/** In the order they came, whatever the delay was at the time. */
async function passOn(earlier: Promise<void>, write: () => Promise<void>): Promise<void> {
  await earlier;
  await write();
}
