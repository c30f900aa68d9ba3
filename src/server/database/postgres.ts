import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { createPing } from './ping.ts';
import { createPatientPool } from './patient-pool.ts';
import { createOrm, runOn, transact } from './pool-connection.ts';
import { createListener } from './postgres-listener.ts';

export interface PostgresDatabase extends Database {
  /** From now on statements have no names, for a pooler that hands each to another connection. */
  stopNaming(): void;
}

/**
 * Opens a pool to a PostgreSQL server. Connecting happens with the first query.
 * @param options.directUrl of the server itself when `url` is a pooler's, which gives a connection
 *   to somebody else after each transaction: LISTEN hears nothing there, and named statements are
 *   not found again (pgbouncer before 1.21, or with max_prepared_statements=0)
 */
export function openPostgres(options: {
  url: string;
  directUrl?: string | null;
  logger: Logger;
}): PostgresDatabase {
  const { url, directUrl = null, logger } = options;
  const pool = createPatientPool({ connectionString: url, logger });
  const listener = createListener({ connectionString: directUrl ?? url, logger });
  let givesNames = directUrl === null;
  return {
    kind: 'postgres',
    orm: createOrm(pool),
    run: (statement, parameters) =>
      pool.use((client) => runOn(client, { statement, parameters, givesNames })),
    transaction: (work) => pool.use((client) => transact(client, work, { givesNames })),
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    readPoolUse: () => pool.readUse(),
    ping: createPing(pool),
    stopNaming: () => {
      givesNames = false;
    },
    close: async () => {
      await listener.close();
      await pool.close();
    },
  };
}
