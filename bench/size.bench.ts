import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { createSession, deleteExpiredSessions } from '#server/identity/sessions.ts';
import { addOperator } from '#server/operator/add-operator.ts';
import { countPremium } from '#server/overview/daily-counts.ts';
import { sweepReservations } from '#server/quota/sweep-reservations.ts';
import { maintainUsagePartitions, USAGE_DAYS_KEPT } from '#server/quota/usage-partitions.ts';
import { createBrowser } from '#server/testing/create-browser.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { buildBenchDeps } from './build-bench-deps.ts';
import { median, round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'size';

/** `MILLIONS=50 npm run bench -- size` makes so many rows of uses, ten for each person. */
const USES = Number(process.env['MILLIONS'] ?? 20) * 1_000_000;
const SMALL_USES = 40_000;
const USES_A_PERSON = 10;
const ASKERS = 300;
const LOOKS = 7;
const DAY_MS = 86_400_000;
/** A statement of a person's request. */
const MOST_MS = '<= 1';
const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };

/**
 * What people and operators ask of a database of many people and of three months' uses, beside the
 * same of a small one. The database makes its rows itself.
 */
export async function run(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  const server = await startPostgres({ isDurable: true });
  const logger = pino({ level: 'silent' });
  try {
    const database = await openDatabase({ url: server.url, dataDir, logger });
    const deps = await buildBenchDeps(database);
    await makePartitions(deps);
    await addOperator(deps, OWNER);
    await fill(server.url, { from: 0, to: SMALL_USES / USES_A_PERSON });
    const small = await measure(deps, SMALL_USES / USES_A_PERSON);
    const startedMs = performance.now();
    await fill(server.url, { from: SMALL_USES / USES_A_PERSON, to: USES / USES_A_PERSON });
    const filledS = Math.round((performance.now() - startedMs) / 1000);
    const large = await measure(deps, USES / USES_A_PERSON);
    const [size] = await database.run<{ bytes: string }>(
      { name: '', text: 'select pg_database_size(current_database()) as bytes' },
      [],
    );
    await database.close();
    return [
      {
        what: `made ${USES} uses of ${USES / USES_A_PERSON} people in`,
        figure: filledS,
        unit: 's',
      },
      {
        what: 'the database is then as large as',
        figure: round(Number(size?.bytes) / 1e9, 1),
        unit: 'GB',
      },
      ...[...large].flatMap(([what, { ms, wanted }]) => [
        { what: `${what}, median`, figure: round(ms, 2), unit: 'ms', ...(wanted && { wanted }) },
        {
          what: '  to that of 4,000 people',
          figure: round(ms / (small.get(what)?.ms ?? Number.NaN), 1),
          unit: 'times',
        },
      ]),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Figures = Map<string, { ms: number; wanted?: string }>;

async function measure(deps: Deps, people: number): Promise<Figures> {
  const figures: Figures = new Map();
  for (const [statement, ms] of await timePeople(deps, people)) {
    figures.set(statement, { ms, wanted: MOST_MS });
  }
  const app = createApp(deps, { pages: null });
  const owner = createBrowser({
    fetch: (url, init) =>
      app.request(url, init, { incoming: { socket: { remoteAddress: '203.0.113.7' } } }),
    origin: deps.config.publicUrl,
  });
  await owner.post('/api/operator/sign-in', { json: OWNER });
  const middle = `person-${Math.floor(people / 2)}`;
  for (const path of [
    '/api/operator/overview',
    '/api/operator/people',
    '/api/operator/people?plan=free',
    '/api/operator/people?search=p12',
    `/api/operator/people/${middle}`,
    '/api/operator/premium-users',
  ]) {
    const ms = await time(async () => {
      const answer = await owner.get(path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      await answer.text();
    });
    figures.set(path.replace(middle, ':id'), { ms });
  }
  const jobs = { sweepReservations, deleteExpiredSessions, countPremium, maintainUsagePartitions };
  for (const [job, work] of Object.entries(jobs)) {
    figures.set(`${job}, at each turn of it`, { ms: await time(() => work(deps)) });
  }
  return figures;
}

/** Some people of all look at their uses and have a set written. @returns what each statement took */
async function timePeople(deps: Deps, people: number): Promise<Map<string, number>> {
  const tookMs = new Map<string, number[]>();
  const { database } = deps;
  const timed: Database = {
    ...database,
    run: async (statement, values) => {
      const startedMs = performance.now();
      const rows = await database.run(statement, values);
      const list = tookMs.get(statement.name) ?? [];
      tookMs.set(statement.name, [...list, performance.now() - startedMs]);
      return rows as never;
    },
  };
  const app = createApp({ ...deps, database: timed }, { pages: null });
  const body = JSON.stringify({ tweetText: 'Tabs are better than spaces.', tone: 'rage' });
  for (let asker = 0; asker < ASKERS; asker += 1) {
    const userId = `person-${Math.floor((asker * people) / ASKERS)}`;
    const token = await createSession(deps, userId);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const [path, init] of [
      ['/api/usage', { headers }],
      ['/api/profile', { headers }],
      ['/api/quick-action', { method: 'POST', headers, body }],
    ] as const) {
      const answer = await app.request(path, init);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      await answer.text();
    }
  }
  return new Map([...tookMs].map(([statement, all]) => [statement, median(all)]));
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const tookMs: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const startedMs = performance.now();
    await work();
    tookMs.push(performance.now() - startedMs);
  }
  return median(tookMs);
}

/** As after three months. */
async function makePartitions(deps: Deps): Promise<void> {
  const now = Date.now();
  for (let daysAgo = USAGE_DAYS_KEPT; daysAgo >= 0; daysAgo -= 6) {
    const clock = { now: () => new Date(now - daysAgo * DAY_MS), databaseNow: () => null };
    await maintainUsagePartitions({ ...deps, clock });
  }
}

/** People by their numbers, with all that a person has, and uses on every ninth day of the last ninety. */
async function fill(url: string, { from, to }: { from: number; to: number }): Promise<void> {
  const people = `from generate_series(${from}, ${to - 1}) as n`;
  const today = `(now() at time zone 'utc')::date`;
  const days = USAGE_DAYS_KEPT / USES_A_PERSON;
  // By a connection of its own: those of the product end what takes longer than any request waits.
  const client = new pg.Client(url);
  await client.connect();
  for (const text of [
    `insert into users ("userId", email, "displayName", "createdAt")
      select 'person-' || n, 'p' || n || '@example.org', 'P' || n, now() - n % 400 * interval '1 day'
      ${people}`,
    `insert into identities (issuer, subject, user_id, email, email_verified, display_name, last_sign_in_at)
      select 'bench', n::text, 'person-' || n, 'p' || n || '@example.org', true, 'P', now() ${people}`,
    `insert into sessions (token_hash, user_id, created_at, expires_at)
      select 'hash-' || n, 'person-' || n, now(), now() + interval '1 day' ${people}`,
    `insert into subscriptions (user_id, status) select 'person-' || n, 'ended' ${people}
      where n % 50 = 0`,
    `insert into premium_users (email, is_lifetime) select 'p' || n || '@example.org', true ${people}
      where n % 100 = 0`,
    ...Array.from(
      { length: USES_A_PERSON },
      (_, turn) => `insert into usage_logs (user_id, log_date, count)
      select 'person-' || n, ${today} - 1 - ${turn * days} - n % ${days}, 1 + n % 5 ${people}`,
    ),
    `insert into generations (id, user_id, post_hash, expires_at)
      select gen_random_uuid(), 'person-' || n, 'hash', now() + interval '1 day' ${people}
      where n % 10 = 0`,
    'vacuum analyze',
  ]) {
    await client.query(text);
  }
  await client.end();
}
