import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { createListener } from './postgres-listener.ts';
import * as schema from './schema.ts';

/** Connections an instance keeps at most: throughput on one machine is flat from 16 on. */
const POOL_SIZE = 16;
/** A peer that accepts and says nothing would otherwise hang a request for ever. */
const CONNECT_TIMEOUT_MS = 5000;
const QUERY_TIMEOUT_MS = 10_000;

/** Opens a pool to a PostgreSQL server. Connecting happens with the first query. */
export function openPostgres(options: { connectionString: string; logger: Logger }): Database {
  const { connectionString, logger } = options;
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'riposte',
  });
  // Without a listener an idle connection that breaks ends the process.
  pool.on('error', (error) => logger.warn({ error: error.message }, 'database connection lost'));
  const listener = createListener({ connectionString, logger });
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    run: async <Row>(statement: { name: string; text: string }, parameters: readonly unknown[]) => {
      const result = await pool.query({ ...statement, values: [...parameters] });
      return result.rows as Row[]; // the statement's author names its columns in Row
    },
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await listener.close();
      if (!pool.ended) await pool.end();
    },
  };
}
