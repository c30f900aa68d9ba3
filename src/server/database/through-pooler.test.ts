import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startPostgres } from '../testing/start-postgres.ts';
import { startTransactionPooler } from '../testing/start-transaction-pooler.ts';
import { openDatabase } from './open-database.ts';

const TIMEOUT_MS = 120_000;
const COUNT = { name: 'count_users', text: 'select count(*)::int as count from users where $1' };

/** A PostgreSQL behind a pooler that lends its connections by transaction, and a log. */
async function startBoth() {
  await using made = new AsyncDisposableStack(); // undone again if a later step fails
  const postgres = await startPostgres();
  made.defer(() => postgres.stop());
  const pooler = made.use(await startTransactionPooler(postgres.url));
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(line) });
  const running = made.move();
  return {
    ...{ direct: postgres.url, pooled: pooler.url, logger, log },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Statements with names, and transactions, as many as meet every connection of the pooler. */
async function work(database: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    expect(await database.run(COUNT, [true])).toEqual([{ count: 0 }]);
    await Promise.all(Array.from({ length: 5 }, () => database.run(COUNT, [true])));
    await database.transaction(async (tx) => {
      const ask = () =>
        tx.orm.select({ connection: sql<number>`pg_backend_pid()` }).from(sql`(select) as nothing`);
      expect(await ask()).toEqual(await ask());
    });
    await database.ping();
  }
}

test(
  'the pooler of these tests loses what a session keeps, as pgbouncer does',
  async () => {
    await using both = await startBoth();
    await using clients = new AsyncDisposableStack();
    async function open(connectionString: string) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      clients.defer(() => client.end());
      const heard: string[] = [];
      client.on('notification', ({ payload }) => heard.push(payload ?? ''));
      await client.query('listen news');
      return { client, heard };
    }
    const { client, heard } = await open(both.pooled);
    const direct = await open(both.direct);
    // Not by the client itself: what comes while it is lent the connection that listens is heard.
    await direct.client.query(`select pg_notify('news', 'told')`);
    await expect.poll(() => direct.heard).toEqual(['told']);
    await setTimeout(200); // what would come to the client is a few milliseconds away
    expect(heard).toEqual([]);
    const named = { name: 'one', text: 'select 1' };
    await client.query(named);
    await expect(client.query(named)).rejects.toThrow('prepared statement "one" does not exist');
  },
  TIMEOUT_MS,
);

test(
  'with the direct address everything works through a pooler, notifications included',
  async () => {
    await using both = await startBoth();
    const database = await openDatabase({
      url: both.pooled,
      directUrl: both.direct,
      dataDir: '',
      logger: both.logger,
    });
    try {
      expect(both.log).toEqual([]);
      await work(database);
      const heard: string[] = [];
      await database.listen('news', (payload) => heard.push(payload));
      await database.run({ name: 'tell', text: `select pg_notify('news', $1)` }, ['it arrives']);
      await expect.poll(() => heard).toEqual(['it arrives']);
    } finally {
      await database.close();
    }
  },
  TIMEOUT_MS,
);

test(
  'without it the start names the setting, and goes on working',
  async () => {
    await using both = await startBoth();
    const database = await openDatabase({ url: both.pooled, dataDir: '', logger: both.logger });
    try {
      expect(both.log).toHaveLength(1);
      expect(both.log[0]).toContain('Set DATABASE_DIRECT_URL');
      await work(database);
    } finally {
      await database.close();
    }
  },
  TIMEOUT_MS,
);

test(
  'an address at which nobody answers is told by the name of its setting',
  async () => {
    await using both = await startBoth();
    const { logger, pooled, direct } = both;
    const nobody = 'postgres://user:hunter2@127.0.0.1:1/riposte';
    const open = (urls: { url: string; directUrl?: string }) =>
      openDatabase({ ...urls, dataDir: '', logger });
    await expect(open({ url: nobody })).rejects.toThrow(
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    );
    await expect(open({ url: nobody, directUrl: direct })).rejects.toThrow(
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    );
    await expect(open({ url: pooled, directUrl: nobody })).rejects.toThrow(
      'The database of DATABASE_DIRECT_URL cannot be reached (ECONNREFUSED).',
    );
  },
  TIMEOUT_MS,
);

test('no statement of ours leaves anything on a connection that is lent to somebody else next', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|^testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const lasting =
    /pg_(try_)?advisory_(un)?lock|\bset session\b|\bset_config\b|\btemp(orary)? table (?!\w+ on commit drop)/i;
  for (const file of files)
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(lasting);
});
