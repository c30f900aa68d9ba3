import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { addOperator } from '#server/operator/add-operator.ts';
import { createBrowser } from '#server/testing/create-browser.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { buildBenchDeps } from './build-bench-deps.ts';
import { median, round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'operators';

const ROWS = 100_000;
const ROUNDS = 40;
const GUESSES = 10_000;
const AT_ONCE = 200;
const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };

/** Manage Users with 100,000 gifts, and 10,000 wrong passwords from as many addresses. */
export async function run(): Promise<Row[]> {
  const logger = pino({ level: 'silent' });
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  const server = await startPostgres();
  try {
    return [
      ...(await browse('PGlite', await openDatabase({ url: null, dataDir, logger }))),
      ...(await browse('PostgreSQL', await openDatabase({ url: server.url, dataDir, logger }))),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function browse(kind: string, database: Database): Promise<Row[]> {
  const deps = await buildBenchDeps(database);
  const app = createApp(deps, { pages: null });
  await addOperator(deps, OWNER);
  await database.run({ name: 'bench_fill', text: FILL }, [ROWS]);
  await database.run({ name: 'bench_analyze', text: 'analyze premium_users' }, []);
  const openBrowser = (address: string) =>
    createBrowser({
      fetch: (url, init) =>
        app.request(url, init, { incoming: { socket: { remoteAddress: address } } }),
      origin: deps.config.publicUrl,
    });
  const owner = openBrowser('203.0.113.7');
  await owner.post('/api/operator/sign-in', { json: OWNER });

  const list = '/api/operator/premium-users';
  const time = async (path: string) => {
    const tookMs: number[] = [];
    for (let time = 0; time < ROUNDS; time += 1) {
      const startedMs = performance.now();
      await (await owner.get(path)).text();
      tookMs.push(performance.now() - startedMs);
    }
    return round(median(tookMs), 1);
  };
  const rows: Row[] = [
    {
      what: `${kind}: first page of ${ROWS}, median of ${ROUNDS}`,
      figure: await time(list),
      unit: 'ms',
      wanted: '< 50',
    },
    {
      what: `${kind}: search that finds 11`,
      figure: await time(`${list}?search=person9999`),
      unit: 'ms',
      wanted: '< 100',
    },
    {
      what: `${kind}: search that finds none`,
      figure: await time(`${list}?search=nobody-at-all`),
      unit: 'ms',
      wanted: '< 100',
    },
  ];
  if (kind === 'PostgreSQL') rows.push(...(await guess(openBrowser, owner)));
  await database.close();
  return rows;
}

async function guess(
  openBrowser: (address: string) => ReturnType<typeof createBrowser>,
  owner: ReturnType<typeof createBrowser>,
): Promise<Row[]> {
  let gotIn = 0;
  // Of the first half and of the second: what grows with every guess shows in the difference.
  const peaksMb = [0, 0];
  for (let done = 0; done < GUESSES; done += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const host = done + index;
        const stranger = openBrowser(`198.51.${Math.floor(host / 250)}.${host % 250}`);
        const json = { ...OWNER, password: `guess ${host}` };
        const answer = await stranger.post('/api/operator/sign-in', { json });
        if (answer.status === 200) gotIn += 1;
        await answer.body?.cancel();
      }),
    );
    const half = done < GUESSES / 2 ? 0 : 1;
    peaksMb[half] = Math.max(peaksMb[half] ?? 0, process.memoryUsage().rss / 1024 ** 2);
  }
  const own = await owner.post('/api/operator/sign-in', { json: OWNER });
  return [
    { what: `of ${GUESSES} wrong passwords, got in`, figure: gotIn, unit: '', wanted: '0' },
    {
      what: 'the owner from a known browser meanwhile',
      figure: own.status,
      unit: 'status',
      wanted: '200',
    },
    {
      what: 'peak memory of the second 5000 over that of the first',
      figure: Math.round((peaksMb[1] ?? 0) - (peaksMb[0] ?? 0)),
      unit: 'MB',
      wanted: 'flat',
    },
  ];
}

const FILL = `
  insert into premium_users (email, is_lifetime, premium_until, created_at)
  select 'person' || n || '@example.com', n % 3 = 0,
    case when n % 3 = 0 then null else now() + n * interval '1 minute' end,
    now() - n * interval '1 second'
  from generate_series(1, $1::int) as n`;
