import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type { Orm } from './database.ts';

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
export async function migrateDatabase(orm: Orm, migrations = readMigrations()): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint
      )`);
    const [applied] = await tx
      .select({ latest: sql<string>`coalesce(max(created_at), 0)::text` })
      .from(sql`drizzle.__drizzle_migrations`);
    const latest = Number(applied?.latest);
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > latest)) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at)
            values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
