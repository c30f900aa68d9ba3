import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DatabaseOpenError } from './database-open-error.ts';
import type { Connection, Database } from './database.ts';
import { isDiskFull } from './is-database-away.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { makeDataDir } from './make-data-dir.ts';
import { TAKE_ROOM } from './ping.ts';

/** Its cache: a few megabytes are all that there is, and 128 MB would be the process's own memory. */
export const PGLITE_START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** PGlite says little more than that it failed: all that may be the reason is named. */
class EmbeddedOpenError extends DatabaseOpenError {
  override name = 'EmbeddedOpenError';

  constructor(dataDir: string, cause: unknown) {
    super(
      `The embedded database in DATA_DIR ${dataDir} cannot be opened. ` +
        "If the disk is full, make room. Else its files are broken, another user's, or another " +
        "version's: put a backup in the place of the folder, or set DATA_DIR to an empty one to begin anew.",
      { cause },
    );
  }
}

/**
 * Opens the embedded database.
 * @param options.dataDir folder to keep it in, made when missing
 * @throws DataDirInUseError when another process has the folder; DataDirError when it cannot be
 *   made; EmbeddedOpenError when the database in it cannot be opened
 */
export async function openPglite({ dataDir }: { dataDir: string }): Promise<Database> {
  makeDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    return wrapPglite(
      await PGlite.create(join(dataDir, 'pglite'), { startParams: PGLITE_START }),
      () => lock.release(),
    );
  } catch (error) {
    lock.release();
    throw new EmbeddedOpenError(dataDir, error);
  }
}

/** The embedded database as the application sees it. */
export function wrapPglite(client: PGlite, onClosed?: () => void): Database {
  let lacksRoom = false;
  /** A full disk is met by the work itself, at its statement or at its end. */
  const watch: Watch = (work) =>
    work.catch((error: unknown) => {
      if (isDiskFull(error)) lacksRoom = true;
      throw error;
    });
  return {
    kind: 'pglite',
    ...connectTo(client, watch),
    transaction: (work) => watch(client.transaction((tx) => work(connectTo(tx)))),
    listen: async (channel, onMessage) => client.listen(channel, onMessage),
    readPoolUse: () => null,
    ping: async () => {
      // What is read says nothing of room; it is taken only where some work found none.
      await client.exec(lacksRoom ? TAKE_ROOM : 'select 1');
      lacksRoom = false;
    },
    close: async () => {
      if (!client.closed) await client.close();
      onClosed?.();
    },
  };
}

/** Sees how work ends. */
type Watch = <Result>(work: Promise<Result>) => Promise<Result>;

function connectTo(client: PGlite | Transaction, watch: Watch = (work) => work): Connection {
  let turn = Promise.resolve();
  // It works on this thread: after each statement whoever else waits for the thread has a turn.
  const query: PGlite['query'] = async (...asked) => {
    turn = turn.then(() => setImmediate());
    await turn;
    return watch(client.query(...asked));
  };
  return {
    orm: drizzle({ client: { query } as PGlite }), // it only asks
    run: async <Row>(statement: { text: string }, parameters: readonly unknown[]) =>
      (await query<Row>(statement.text, [...parameters])).rows,
  };
}
