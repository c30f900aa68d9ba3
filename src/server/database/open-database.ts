import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { hearsNotifications } from './hears-notifications.ts';
import { migrateDatabase } from './migrate-database.ts';
import { transact } from './pool-connection.ts';
import { openPostgres } from './postgres.ts';

const CONNECT_TIMEOUT_MS = 5000;

/** A PostgreSQL server that cannot be used at the start, in words for who set its address. */
class ServerOpenError extends DatabaseOpenError {
  override name = 'ServerOpenError';

  /** The address itself is left out: it holds a password. What the server says of it does not. */
  constructor(setting: string, cause: Error) {
    const words =
      cause instanceof pg.DatabaseError
        ? `cannot be opened: ${cause.message}.${findAdvice(cause) ?? ''}`
        : `cannot be reached (${describeCause(cause)}). See that its server runs, and that the address is right.`;
    super(`The database of ${setting} ${words}`, { cause });
  }
}

/** By the server's codes: what the address is to be, where its words leave that open. */
const ADVICE: Readonly<Record<string, string>> = {
  '42501': ' Its user must own it.', // since PostgreSQL 15 nobody else may make tables
  '25006': ' It must be one that can be written to, and no standby.',
};

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
  return openPool(options).catch((error: unknown) => {
    throw describeFor('DATABASE_URL', error);
  });
}

async function openPool(options: {
  url: string;
  directUrl: string | null;
  logger: Logger;
}): Promise<Database> {
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
  const setting = directUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const client = await connect(directUrl ?? url).catch((error: unknown) => {
    throw describeFor(setting, error);
  });
  try {
    await migrateDatabase({
      transaction: (work) => transact(client, work, { givesNames: false }),
    });
  } catch (error) {
    throw findAdvice(error) === undefined ? error : describeFor(setting, error);
  } finally {
    await client.end().catch(() => {}); // it broke, which is told already
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  // Reads the file of an sslrootcert already.
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'riposte migrations',
  });
  client.on('error', () => {}); // the statement under way says it too
  await client.connect();
  return client;
}

function describeFor(setting: string, error: unknown): unknown {
  return error instanceof Error ? new ServerOpenError(setting, error) : error;
}

function findAdvice(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? ADVICE[error.code ?? ''] : undefined;
}

/** A connection that fails at every address of a name has its reasons inside, and no message. */
function describeCause(error: Error): string {
  const isOfFile = 'syscall' in error && error.syscall === 'open';
  if ('code' in error && typeof error.code === 'string' && !isOfFile) return error.code;
  return error.message === '' ? error.name : error.message;
}
