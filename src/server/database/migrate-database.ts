import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that no other advisory lock of ours uses. */
const MIGRATION_LOCK = 7_261_001;

/** All migrations, the oldest first. */
export function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS });
}

/**
 * Applies the migrations that are missing, all or none. However many instances start together,
 * one applies them and the others wait: drizzle's own migrate() takes no lock and reads the state
 * before its transaction, so the loop is ours, on drizzle's files and table.
 * @param migrations the oldest of all, for a database of an earlier day
 */
export async function migrateDatabase(
  database: Pick<Database, 'transaction'>,
  migrations = readMigrations(),
): Promise<void> {
  await database.transaction(async ({ run }) => {
    const ask = async <Row>(text: string, parameters: readonly unknown[] = []) =>
      run<Row>({ name: '', text }, parameters);
    await ask('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await ask('create schema if not exists drizzle');
    await ask(`
      create table if not exists drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint
      )`);
    const [applied] = await ask<{ latest: string }>(
      'select coalesce(max(created_at), 0)::text as latest from drizzle.__drizzle_migrations',
    );
    const latest = Number(applied?.latest);
    for (const { folderMillis, hash, sql } of migrations) {
      if (folderMillis <= latest) continue;
      for (const text of sql) await ask(text);
      await ask('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ]);
    }
  });
}
