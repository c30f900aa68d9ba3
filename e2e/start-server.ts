import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 120_000;
/** Names the folder with a migrated database, where there is one: making it takes 3 s. */
export const MIGRATED_DATA_DIR = 'TEST_MIGRATED_DATA_DIR';

export interface RunningServer extends AsyncDisposable {
  url: string;
  dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** @returns its exit code */
  stop(): Promise<number | null>;
  kill9(): Promise<void>;
}

/**
 * Starts the real server as a process of its own, on a free port.
 * @param options.dataDir of an earlier one; without it a temporary folder, removed at the end
 * @param options.isFirstStart without any data yet; else a temporary folder has its tables already
 */
export async function startServer(
  options: { env?: Record<string, string>; dataDir?: string; isFirstStart?: boolean } = {},
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? makeDataDir(options);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      AI_MODEL: 'builtin', // whatever model this machine may serve
      ...options.env,
    },
    // By the channel it sees that this process died, and ends as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => (output += piece.toString()));
  }
  const cleanUp = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const url = await waitForAddress(child, () => output).catch((error: unknown) => {
    cleanUp();
    throw error;
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await new Promise((resolve) => child.once('exit', resolve));
    }
    return child.exitCode;
  };
  return {
    url,
    dataDir,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill9: async () => {
      await end('SIGKILL');
    },
    [Symbol.asyncDispose]: async () => {
      await end('SIGTERM');
      cleanUp();
    },
  };
}

function makeDataDir({ isFirstStart = false }): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-e2e-'));
  const migrated = process.env[MIGRATED_DATA_DIR];
  if (migrated !== undefined && !isFirstStart) cpSync(migrated, folder, { recursive: true });
  return folder;
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(), START_MS);
    const look = setInterval(() => {
      if (/ready at (\S+)/.test(output()) || child.exitCode !== null) finish();
    }, 20);
    function finish(): void {
      clearTimeout(timer);
      clearInterval(look);
      const url = /ready at (\S+)/.exec(output())?.[1];
      if (url === undefined) {
        child.kill('SIGKILL');
        reject(new Error(`The server did not start:\n${output()}`));
      } else resolve(url);
    }
  });
}
