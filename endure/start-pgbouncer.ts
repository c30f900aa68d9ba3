import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#server/testing/find-free-port.ts';

const START_MS = 10_000;
/** The account without rights of most systems: pgbouncer refuses to run as root. */
const NOBODY = 65_534;

/** @returns the pgbouncer of this machine; null where there is none */
export function findPgbouncer(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return (
    folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file)) ?? null
  );
}

/**
 * Starts pgbouncer in transaction mode in front of a server that trusts everyone.
 * @param options.serverConnections it keeps to the server at most
 */
export async function startPgbouncer(options: {
  program: string;
  serverUrl: string;
  serverConnections: number;
}): Promise<{ url: string } & AsyncDisposable> {
  const { program, serverUrl, serverConnections } = options;
  const server = new URL(serverUrl);
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), 'riposte-pgbouncer-'));
  const port = await findFreePort();
  const settings = join(folder, 'pgbouncer.ini');
  const people = join(folder, 'people.txt');
  writeFileSync(people, `"${server.username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${people}
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 1000
server_login_retry = 1
query_wait_timeout = 3
`,
  );
  for (const path of [folder, settings, people]) {
    if (account.uid !== undefined) chownSync(path, account.uid, account.gid);
  }
  chmodSync(folder, 0o700);
  const child = spawn(program, ['--quiet', settings], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-4000)));
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGQUIT'); // at once
      await new Promise((resolve) => child.once('exit', resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://${server.username}@127.0.0.1:${port}${server.pathname}`;
  const deadlineMs = performance.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return { url, [Symbol.asyncDispose]: end };
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadlineMs) {
        await end();
        throw new Error(`pgbouncer did not start: ${said}`, { cause: error });
      }
      await sleep(50);
    }
  }
}
