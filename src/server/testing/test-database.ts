import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pino, type Logger } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { PGLITE_START, wrapPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { lendPglite } from './lend-pglite.ts';
import { TEMPLATE } from './set-up-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: { kind: 'pglite'; image: string } | { kind: 'postgres'; url: string };
  }
}

/**
 * A fresh database of the kind that this run tests. Closing it removes it.
 * @param options.isEmpty without any table; migrated otherwise
 */
export async function openTestDatabase(
  logger: Logger,
  { isEmpty = false } = {},
): Promise<Database> {
  const source = inject('testDatabase');
  if (source.kind === 'pglite') {
    if (isEmpty) return wrapPglite(await PGlite.create({ startParams: PGLITE_START }));
    return lendPglite(async () => new Blob([await readFile(source.image)]));
  }
  const copy = await copyPostgres(source.url, { template: isEmpty ? 'template0' : TEMPLATE });
  const database = openPostgres({ url: copy.url, logger });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy[Symbol.asyncDispose]();
    },
  };
}

/**
 * A database of this run's PostgreSQL, migrated unless `template` is another.
 * @param server address of an administrator, as `testDatabase` has it
 */
export async function copyPostgres(
  server: string,
  { template = TEMPLATE } = {},
): Promise<AsyncDisposable & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(server, `create database ${name} template ${template}`);
  return {
    url: server.replace(/postgres$/, name),
    [Symbol.asyncDispose]: () => runAsAdmin(server, `drop database ${name} with (force)`),
  };
}

async function runAsAdmin(url: string, text: string): Promise<void> {
  const admin = openPostgres({ url, logger: pino({ level: 'silent' }) });
  await admin.run({ name: '', text }, []);
  await admin.close();
}
