import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './start-postgres.ts';

const TIMEOUT_MS = 120_000;
const MODULE = new URL('start-postgres.ts', import.meta.url).href;

/** Where its files are, and what it is. */
async function describeServer(url: string): Promise<{ folder: string; version: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ folder: string; version: string }>(
    `select current_setting('data_directory') as folder, version()`,
  );
  await client.end();
  return rows[0] ?? expect.unreachable();
}

function isListening(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

test(
  'the PostgreSQL of the npm package starts, and stops without a trace',
  async () => {
    const server = await startPostgres({ binaries: 'package' });
    const { version, folder } = await describeServer(server.url);
    expect(version).toMatch(/^PostgreSQL 18\./);
    await server.stop();
    expect(await isListening(server.url)).toBe(false);
    expect(existsSync(folder)).toBe(false);
  },
  TIMEOUT_MS,
);

test.skipIf(process.platform === 'win32')(
  'a run that is killed leaves no server behind',
  async () => {
    const program = `
      const { startPostgres } = await import(${JSON.stringify(MODULE)});
      console.log((await startPostgres()).url);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer]; // one line, one write
    const url = line.toString().trim();
    const { folder } = await describeServer(url);
    child.kill('SIGKILL');
    for (let time = 0; time < 200 && existsSync(folder); time += 1) await sleep(100);
    expect(existsSync(folder)).toBe(false);
    expect(await isListening(url)).toBe(false);
  },
  TIMEOUT_MS,
);
