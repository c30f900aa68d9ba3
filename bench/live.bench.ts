import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'live';

/** `PAGES=10000 npm run bench -- live` opens more; each takes two file handles of this machine. */
const PAGES = Number(process.env['PAGES'] ?? 2000);
/** What every instance needs once is there before the rest is counted. */
const FIRST_PAGES = 50;
const AT_ONCE = 20;
/** Three heartbeats. */
const IDLE_MS = 45_000;

type Headers = Record<string, string>;

interface Taken {
  bytes: number;
  statements: number;
  atMs: number;
}

/** Open pages of as many people that follow their profile document, while nothing happens. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const path = fileURLToPath(new URL('live/start-live-server.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: postgres.url, PEOPLE: String(PAGES) };
  const server = fork(path, { execArgv: ['--expose-gc'], env });
  try {
    const [{ port, people }] = (await once(server, 'message')) as [
      { port: number; people: Headers[] },
    ];
    await openPages(port, people.slice(0, FIRST_PAGES));
    const before = await ask(server);
    await openPages(port, people.slice(FIRST_PAGES));
    const opened = await ask(server);
    await sleep(IDLE_MS);
    const idle = await ask(server);
    const bytes = (idle.bytes - before.bytes) / (PAGES - FIRST_PAGES);
    const seconds = (idle.atMs - opened.atMs) / 1000;
    const statements = (idle.statements - opened.statements) / seconds;
    return [
      { what: 'a live page, memory', figure: round(bytes / 1000, 1), unit: 'kB', wanted: '<= 20' },
      {
        what: `${PAGES} live pages, statements while nothing happens`,
        figure: round(statements, 1),
        unit: '/s',
        wanted: `<= ${(10 * PAGES) / 10_000}`,
      },
    ];
  } finally {
    server.kill();
    await postgres.stop();
  }
}

async function ask(server: ChildProcess): Promise<Taken> {
  server.send('tell');
  const [taken] = (await once(server, 'message')) as [Taken];
  return taken;
}

/** Each is told its document before the next ones are opened. */
async function openPages(port: number, people: readonly Headers[]): Promise<void> {
  for (let first = 0; first < people.length; first += AT_ONCE) {
    await Promise.all(
      people.slice(first, first + AT_ONCE).map(async (headers) => {
        const call = get({ port, host: '127.0.0.1', path: '/api/profile/live', headers });
        const [answer] = (await once(call, 'response')) as [IncomingMessage];
        await once(answer, 'data');
      }),
    );
  }
}
