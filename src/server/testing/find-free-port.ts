import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any port: what others start takes none of these. */
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 100;

/**
 * @returns a port of 127.0.0.1 that nobody used a moment ago, for programs that cannot choose one
 * @throws Error if a hundred are all taken
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`Of a hundred ports from ${FIRST} to ${LAST} none is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
