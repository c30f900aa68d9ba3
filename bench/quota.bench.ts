import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { buildBenchDeps, signInOnBench } from './build-bench-deps.ts';
import type { Row } from './row.ts';

export const name = 'quota';

const REQUESTS = 200;

/** 200 requests at once by one person with 5 uses left, on both databases. */
export async function run(): Promise<Row[]> {
  const logger = pino({ level: 'silent' });
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  const server = await startPostgres();
  try {
    return [
      ...(await burst('PGlite', await openDatabase({ url: null, dataDir, logger }))),
      ...(await burst('PostgreSQL', await openDatabase({ url: server.url, dataDir, logger }))),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function burst(kind: string, database: Database): Promise<Row[]> {
  const deps = await buildBenchDeps(database);
  const app = createApp(deps, { pages: null });
  const { headers } = await signInOnBench(deps);
  const body = JSON.stringify({ tweetText: 'Tabs are better than spaces.', tone: 'rage' });
  const startedMs = performance.now();
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async () =>
      app.request('/api/quick-action', { method: 'POST', headers, body }),
    ),
  );
  const tookMs = performance.now() - startedMs;
  const usage = (await (await app.request('/api/usage', { headers })).json()) as { count: number };
  await database.close();
  const withStatus = (status: number) =>
    answers.filter((answer) => answer.status === status).length;
  return [
    {
      what: `${kind}: of ${REQUESTS} at once, succeeded`,
      figure: withStatus(200),
      unit: '',
      wanted: '5',
    },
    { what: `${kind}: got the limit's words`, figure: withStatus(429), unit: '', wanted: '195' },
    { what: `${kind}: count afterwards`, figure: usage.count, unit: '', wanted: '5' },
    { what: `${kind}: all answered after`, figure: Math.round(tookMs), unit: 'ms' },
  ];
}
