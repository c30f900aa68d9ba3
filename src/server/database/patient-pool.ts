import pg from 'pg';
import type { Logger } from 'pino';
import type { PoolUse } from './database.ts';
import {
  DatabaseAwayError,
  isConnectionException,
  isConnectionLost,
  isDiskFull,
} from './is-database-away.ts';
import { createReconnectPause } from './reconnect-pause.ts';

/** Connections an instance keeps at most: throughput on one machine is flat from 16 on. */
const POOL_SIZE = 16;
/** A peer that accepts and says nothing would otherwise hang a request for ever. */
const CONNECT_TIMEOUT_MS = 5000;
/** The same for a statement, or all of a transaction. */
const WORK_TIMEOUT_MS = 10_000;
/** Where work usually takes longer than this, the queue is not for those who would wait longest. */
const SLOW_MS = 250;
const LONGEST_WAIT_MS = 2000;
/** How much the latest work says about what is usual. */
const NEWS = 0.2;

export interface PatientPool {
  /**
   * Lends a connection for as long as the work takes, 10 s at most. One that broke, or whose
   * answer did not come, is not lent again: the next borrower would wait behind that answer.
   * @throws DatabaseAwayError at once while the server is known to be away, or so slow that the
   *   connections will not be free within 2 s
   */
  use<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
  /** Whether the server refused some work because its disk was full, and nobody has called noteRoom. */
  lacksRoom(): boolean;
  noteRoom(): void;
  readUse(): PoolUse;
  close(): Promise<void>;
}

/** Connections to a server; asks one that is away only as often as the pause allows. */
export function createPatientPool(options: {
  connectionString: string;
  logger: Logger;
}): PatientPool {
  const { connectionString, logger } = options;
  const pause = createReconnectPause({ now: () => performance.now(), random: Math.random });
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'riposte',
  });
  // Without a listener an idle connection that breaks ends the process.
  pool.on('error', (error) => logger.warn({ error: error.message }, 'database connection lost'));
  // One that breaks between two statements of a transaction has nobody else to tell.
  pool.on('connect', (client) => client.on('error', () => {}));

  let lacksRoom = false;

  let usualMs = 0;

  /** Requests that wait for a slow server would pile up, and each holds what it has. */
  function checkQueue(): void {
    const waitMs = (pool.waitingCount / POOL_SIZE) * usualMs;
    if (usualMs > SLOW_MS && waitMs > LONGEST_WAIT_MS) {
      throw new DatabaseAwayError('The database is slow, and too many wait for it already.');
    }
  }

  async function borrow(): Promise<pg.PoolClient> {
    checkQueue();
    pause.check();
    try {
      const client = await pool.connect();
      pause.succeed();
      return client;
    } catch (error) {
      pause.fail();
      throw error;
    }
  }

  return {
    use: async (work) => {
      const client = await borrow();
      const startedMs = performance.now();
      let isLost = false;
      let isOverdue = false;
      const timer = setTimeout(() => {
        isOverdue = true;
        void client.end().catch(() => {}); // under the statement that is under way
      }, WORK_TIMEOUT_MS);
      try {
        return await work(client);
      } catch (error) {
        isLost = isConnectionLost(error);
        // A connection that breaks says nothing of the next one; these say that there is no server.
        if (isOverdue || isConnectionException(error)) pause.fail();
        if (isDiskFull(error)) lacksRoom = true;
        throw error;
      } finally {
        clearTimeout(timer);
        usualMs += NEWS * (performance.now() - startedMs - usualMs);
        client.release(isLost);
      }
    },
    lacksRoom: () => lacksRoom,
    noteRoom: () => {
      lacksRoom = false;
    },
    readUse: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}
