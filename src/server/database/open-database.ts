import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { hearsNotifications } from './hears-notifications.ts';
import { migrateDatabase } from './migrate-database.ts';
import { transact } from './pool-connection.ts';
import { openPostgres } from './postgres.ts';

const CONNECT_TIMEOUT_MS = 5000;

/** A PostgreSQL server that cannot be reached at the start, in words for who set its address. */
class DatabaseUnreachableError extends DatabaseOpenError {
  override name = 'DatabaseUnreachableError';

  /** The address itself is left out: it holds a password. */
  constructor(setting: string, cause: Error) {
    super(`The database of ${setting} cannot be reached (${describeCause(cause)}).`, { cause });
  }
}

/**
 * Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`, and brings its
 * tables up to date.
 * @param options.directUrl of the server itself, when `url` is that of a pooler in front of it
 * @throws DatabaseOpenError; of these, DataDirInUseError when another process has the folder
 */
export async function openDatabase(options: {
  url: string | null;
  directUrl?: string | null;
  dataDir: string;
  logger: Logger;
}): Promise<Database> {
  const { url, directUrl = null, dataDir, logger } = options;
  return url === null ? openEmbedded(dataDir) : openServer({ url, directUrl, logger });
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const { openPglite } = await import('./pglite.ts'); // 40 MB that a server's database spares
  const database = await openPglite({ dataDir });
  try {
    await migrateDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openServer(options: {
  url: string;
  directUrl: string | null;
  logger: Logger;
}): Promise<Database> {
  await migrateServer(options);
  const database = openPostgres(options);
  try {
    if (!(await hearsNotifications(database))) {
      database.stopNaming();
      options.logger.warn(
        'Notifications do not arrive through DATABASE_URL: there seems to be a pooler in between, ' +
          "or DATABASE_DIRECT_URL names another database. Set DATABASE_DIRECT_URL to the server's " +
          'own address. Until then open pages hear of premium up to 15 s late.',
      );
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** On a connection of its own, whose statements may take as long as they need. */
async function migrateServer(options: { url: string; directUrl: string | null }): Promise<void> {
  const { url, directUrl } = options;
  const client = new pg.Client({
    connectionString: directUrl ?? url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'riposte migrations',
  });
  client.on('error', () => {}); // the statement under way says it too
  try {
    await client.connect();
  } catch (error) {
    const setting = directUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    throw error instanceof Error ? new DatabaseUnreachableError(setting, error) : error;
  }
  try {
    await migrateDatabase({
      transaction: (work) => transact(client, work, { givesNames: false }),
    });
  } finally {
    await client.end().catch(() => {}); // it broke, which is told already
  }
}

/** A connection that fails at every address of a name has its reasons inside, and no message. */
function describeCause(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.message === '' ? error.name : error.message;
}
