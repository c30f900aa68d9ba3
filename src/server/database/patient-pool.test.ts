import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { startBadNetwork } from '../testing/start-bad-network.ts';
import { startPostgres, type RunningPostgres } from '../testing/start-postgres.ts';
import { DatabaseAwayError, isDatabaseAway } from './is-database-away.ts';
import { createPatientPool, POOL_SIZE, type PatientPool } from './patient-pool.ts';
import { createPing } from './ping.ts';

const TIMEOUT_MS = 120_000;
const logger = pino({ level: 'silent' });
/** For what is not about how soon: a machine may be busy with other tests. */
const PATIENT = { timeoutMs: TIMEOUT_MS };

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, TIMEOUT_MS);
afterAll(() => postgres.stop());

function openPool(connectionString = postgres.url) {
  const pool = createPatientPool({ connectionString, logger });
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.close() });
}

const times = <Result>(count: number, work: () => Promise<Result>) =>
  Array.from({ length: count }, work);
/** Keeps a connection of a server that is well. */
const hold = (pool: PatientPool, seconds: number) =>
  pool.use((client) => client.query('select pg_sleep($1)', [seconds]));
const ask = (pool: PatientPool) => pool.use((client) => client.query('select 1 as one'));

function compute(ms: number): void {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
}

test(
  'a process that is busy itself takes nobody away from a database that is well',
  async () => {
    await using pool = openPool();
    await Promise.all(times(POOL_SIZE, () => ask(pool))); // connected
    const work = () =>
      pool.use(async (client) => {
        await client.query('select 1');
        compute(80);
        await client.query('select 1');
      });
    // Each has its connection for 1.3 s, nearly all of it our own.
    const first = times(POOL_SIZE + 24, work);
    await Promise.all(first.slice(0, POOL_SIZE));
    const second = times(POOL_SIZE * 2, () => ask(pool));
    const ends = await Promise.allSettled([...first, ...second]);
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  },
  TIMEOUT_MS,
);

// These wait for most of their time, each for a pool of its own.
test.concurrent(
  'a slow database sends away at once who would wait for long, and is away for them',
  async () => {
    await using network = await startBadNetwork(postgres.url);
    await using pool = openPool(network.url);
    await Promise.all(times(POOL_SIZE, () => ask(pool)));
    network.delayMs = 3000; // what this process computes meanwhile is no wait
    const early = times(POOL_SIZE * 3, () => ask(pool));
    await Promise.all(early.slice(0, POOL_SIZE));
    const startedMs = performance.now();
    const late = await Promise.allSettled(times(POOL_SIZE, () => ask(pool)));
    expect(performance.now() - startedMs).toBeLessThan(2000); // each answer takes longer
    for (const end of late) {
      expect(end).toMatchObject({ status: 'rejected' });
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(DatabaseAwayError);
    }
    const served = (await Promise.allSettled(early)).filter(({ status }) => status === 'fulfilled');
    expect(served.length).toBeGreaterThanOrEqual(POOL_SIZE * 2);
    network.delayMs = 0;
    await expect(ask(pool)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  },
  TIMEOUT_MS,
);

test.concurrent(
  'who finds no connection free for 5 s is told so, and nobody takes the database for away',
  async () => {
    await using pool = openPool();
    const ends = await Promise.allSettled(times(POOL_SIZE * 12, () => hold(pool, 0.6)));
    const refused = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason);
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused as unknown[]) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'database_busy', retryAfterSeconds: 5 });
      expect(isDatabaseAway(error)).toBe(false);
    }
    await ask(pool);
  },
  TIMEOUT_MS,
);

test.concurrent(
  'a database that is well is ready, however many wait for a connection',
  async () => {
    await using pool = openPool();
    const many = Promise.allSettled(times(POOL_SIZE * 6, () => hold(pool, 0.5)));
    await expect.poll(() => pool.readUse().waiting, { interval: 1 }).toBe(POOL_SIZE * 5);
    await createPing(pool, PATIENT)();
    expect(pool.readUse().waiting).toBeGreaterThan(POOL_SIZE);
    await many;
  },
  TIMEOUT_MS,
);

test.concurrent(
  'however many ask whether it is ready, one connection is asked, and nobody is kept from theirs',
  async () => {
    await using pool = openPool();
    const ping = createPing(pool, PATIENT);
    const many = Promise.all(times(POOL_SIZE * 2, () => hold(pool, 0.2)));
    const pings = times(1000, ping);
    expect(pool.readUse().waiting).toBeLessThanOrEqual(POOL_SIZE + 1);
    await Promise.all([...pings, many]);
    await ping();
  },
  TIMEOUT_MS,
);
