import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../testing/start-postgres.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { openDatabase } from './open-database.ts';

const logger = pino({ level: 'silent' });
const PASSWORD = 'a-password-of-the-address';

/** @returns what the start prints of it */
async function readRefusal(options: { url: string } | { dataDir: string }): Promise<string> {
  const given = { url: null, dataDir: '', logger, ...options };
  const error: unknown = await openDatabase(given).then(
    (database) => database.close(),
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(DatabaseOpenError); // else its stack would be printed
  return (error as DatabaseOpenError).message;
}

test('a server that does not let in, or make tables, is told in its own words, without the password', async () => {
  await using made = new AsyncDisposableStack();
  const postgres = await startPostgres();
  made.defer(() => postgres.stop());
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  made.defer(() => admin.end());
  await admin.query('create role riposte login');
  await admin.query('create database of_others');
  await admin.query('create database standby owner riposte');
  await admin.query('alter database standby set default_transaction_read_only = on');
  const { host } = new URL(postgres.url);
  const address = (user: string, path: string) => `postgres://${user}:${PASSWORD}@${host}/${path}`;
  const refusals: [string, string][] = [
    [address('stranger', 'postgres'), 'cannot be opened: role "stranger" does not exist.'],
    [address('riposte', 'nowhere'), 'cannot be opened: database "nowhere" does not exist.'],
    [
      address('riposte', 'of_others'),
      'cannot be opened: permission denied for database of_others. Its user must own it.',
    ],
    [
      address('riposte', 'standby'),
      'cannot be opened: cannot execute CREATE SCHEMA in a read-only transaction. It must be one that can be written to, and no standby.',
    ],
    [
      address('riposte', 'standby?sslmode=verify-full&sslrootcert=/nowhere.pem'),
      "cannot be reached (ENOENT: no such file or directory, open '/nowhere.pem').",
    ],
  ];
  for (const [url, words] of refusals) {
    const message = await readRefusal({ url });
    expect(message).toContain(`The database of DATABASE_URL ${words}`);
    expect(message).not.toContain(PASSWORD);
  }
});

test('an embedded database that cannot be opened is told with what to do', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-broken-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, 'pglite'));
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), 'broken');
  for (const time of ['first', 'second']) {
    expect(await readRefusal({ dataDir }), `${time}: it lets go of the folder`).toContain(
      `The embedded database in DATA_DIR ${dataDir} cannot be opened. If the disk is full, make room.`,
    );
  }
});
