import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#server/testing/find-free-port.ts';

const WARM_UP = fileURLToPath(new URL('warm-up.ts', import.meta.url));
/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 50;

export interface KeptServer {
  /** Waits until it is ready. Null: it ended by itself, until the next restart. */
  address: () => Promise<{ port: number } | null>;
  restart: () => void;
}

/**
 * Keeps the server of the sources running in a process of its own, on a port of its own. The next
 * process waits with its libraries read, so that a restart is quick. The one before is killed: its
 * database loses nothing by that, and a clean end may take seconds.
 */
export function keepRunning({ publicUrl }: { publicUrl: string }): KeptServer {
  let next: ChildProcess | null = null;
  let running: ChildProcess | null = null;
  let starts = 0;
  let ready = begin();

  async function begin(): Promise<{ port: number } | null> {
    const own = (starts += 1);
    const [port] = await Promise.all([findFreePort(), kill(running), sleep(SETTLE_MS)]);
    if (own !== starts) return null; // changed again meanwhile
    running = next ?? prepare();
    next = null;
    const hasStarted = await start(running, { port, publicUrl });
    next ??= prepare();
    return hasStarted ? { port } : null;
  }

  async function address(): Promise<{ port: number } | null> {
    const asked = ready;
    const found = await asked;
    return asked === ready ? found : address();
  }

  process.once('exit', () => {
    for (const child of [running, next]) child?.kill('SIGKILL');
  });
  return {
    address,
    restart: () => {
      ready = begin();
    },
  };
}

function prepare(): ChildProcess {
  return spawn(process.execPath, [WARM_UP], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

/** @returns false if it ended before it was ready */
function start(
  child: ChildProcess,
  { port, publicUrl }: { port: number; publicUrl: string },
): Promise<boolean> {
  child.send({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl });
  return new Promise((resolve) => {
    child.once('exit', () => resolve(false));
    child.stdout?.on('data', (piece: Buffer) => {
      process.stdout.write(piece);
      if (piece.includes('Riposte is ready at')) resolve(true);
    });
  });
}

function kill(child: ChildProcess | null): Promise<void> {
  return new Promise((resolve) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
