import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { isConnectionLost } from './is-database-away.ts';
import { createListener } from './postgres-listener.ts';
import { createReconnectPause, type ReconnectPause } from './reconnect-pause.ts';
import * as schema from './schema.ts';

/** Connections an instance keeps at most: throughput on one machine is flat from 16 on. */
const POOL_SIZE = 16;
/** A peer that accepts and says nothing would otherwise hang a request for ever. */
const CONNECT_TIMEOUT_MS = 5000;
const QUERY_TIMEOUT_MS = 10_000;
/** The platform asks every few seconds and wants to know soon. */
const PING_TIMEOUT_MS = 2000;

/** Opens a pool to a PostgreSQL server. Connecting happens with the first query. */
export function openPostgres(options: { connectionString: string; logger: Logger }): Database {
  const { connectionString, logger } = options;
  const pause = createReconnectPause({ now: () => performance.now(), random: Math.random });
  const pool = new PatientPool(pause, {
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'riposte',
  });
  // Without a listener an idle connection that breaks ends the process.
  pool.on('error', (error) => logger.warn({ error: error.message }, 'database connection lost'));
  // One that breaks between two statements of a transaction has nobody else to tell.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = createListener({ connectionString, logger });
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    run: async <Row>(statement: { name: string; text: string }, parameters: readonly unknown[]) => {
      try {
        const result = await pool.query({ ...statement, values: [...parameters] });
        return result.rows as Row[]; // the statement's author names its columns in Row
      } catch (error) {
        if (isConnectionLost(error)) pause.fail();
        throw error;
      }
    },
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    ping: async () => {
      const timed = { text: `show transaction_read_only`, query_timeout: PING_TIMEOUT_MS };
      const { rows } = await pool.query<{ transaction_read_only: string }>(timed);
      if (rows[0]?.transaction_read_only !== 'off') throw new Error('The database is read-only.');
    },
    close: async () => {
      await listener.close();
      if (!pool.ended) await pool.end();
    },
  };
}

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Asks a server that is away only as often as the pause allows; nobody waits for it meanwhile. */
class PatientPool extends pg.Pool {
  readonly #pause: ReconnectPause;

  constructor(pause: ReconnectPause, options: pg.PoolConfig) {
    super(options);
    this.#pause = pause;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | void {
    if (callback === undefined) return this.#connect();
    try {
      this.#pause.check();
    } catch (error) {
      callback(error as Error, undefined, () => {}); // check throws only errors
      return;
    }
    super.connect((error, client, done) => {
      if (client !== undefined) this.#pause.succeed();
      else this.#pause.fail();
      callback(error, client, done);
    });
  }

  async #connect(): Promise<pg.PoolClient> {
    this.#pause.check();
    try {
      const client = await super.connect();
      this.#pause.succeed();
      return client;
    } catch (error) {
      this.#pause.fail();
      throw error;
    }
  }
}
