import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`, and brings its
 * tables up to date.
 * @throws DataDirInUseError when another process has the folder; the driver's error when the
 *   server cannot be reached
 */
export async function openDatabase(options: {
  url: string | null;
  dataDir: string;
  logger: Logger;
}): Promise<Database> {
  const { url, dataDir, logger } = options;
  const database =
    url === null ? await openPglite({ dataDir }) : openPostgres({ connectionString: url, logger });
  try {
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
