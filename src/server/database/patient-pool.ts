import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#contract/errors.ts';
import type { PoolUse } from './database.ts';
import {
  DatabaseAwayError,
  isConnectionException,
  isConnectionLost,
  isDiskFull,
} from './is-database-away.ts';
import { createTurns } from '../waiting/turns.ts';
import { createReconnectPause } from './reconnect-pause.ts';

/** Connections an instance keeps at most: throughput on one machine is flat from 16 on. */
export const POOL_SIZE = 16;
/** A peer that accepts and says nothing would otherwise hang a request for ever. */
const CONNECT_TIMEOUT_MS = 5000;
/** The same for a statement, or all of a transaction. */
const WORK_TIMEOUT_MS = 10_000;
/** Where work usually waits for longer than this, the queue is not for those who would wait longest. */
const SLOW_MS = 1000;
const LONGEST_FORESEEN_MS = 2000;
/** Nobody waits for a connection for longer, however it was foreseen. */
const LONGEST_WAIT_MS = 5000;
const BUSY_RETRY_SECONDS = 5;
/** How much the latest work says about what is usual. */
const NEWS = 0.2;

export interface PatientPool {
  /**
   * Lends a connection for as long as the work takes, 10 s at most. One that broke, or whose
   * answer did not come, is not lent again: the next borrower would wait behind that answer.
   * @param options.isFirst waits before everybody else, and is not refused for their number
   * @throws DatabaseAwayError at once while the server is known to be away, or so slow that the
   *   connections will not be free within 2 s; AppError database_busy when none is free for 5 s
   *   of a server that is well
   */
  use<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    options?: { isFirst?: boolean },
  ): Promise<Result>;
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

  const turns = createTurns({ limit: POOL_SIZE, maxWaitMs: LONGEST_WAIT_MS });
  let usualMs = 0;
  let answeredAtMs = -Infinity;

  /** Requests that wait for a slow server would pile up, and each holds what it has. */
  function checkQueue(): void {
    const foreseenMs = (turns.countWaiting() / POOL_SIZE) * usualMs;
    if (usualMs > SLOW_MS && foreseenMs > LONGEST_FORESEEN_MS) {
      throw new DatabaseAwayError('The database is slow, and too many wait for it already.');
    }
  }

  function refuseWaiting(sinceMs: number): Error {
    const hasAnswered = answeredAtMs > sinceMs;
    if (!hasAnswered) pause.fail();
    if (!hasAnswered || usualMs > SLOW_MS) {
      return new DatabaseAwayError('The database has left this one waiting for too long.');
    }
    // It is well; it is a great many who ask.
    return new AppError('database_busy', { retryAfterSeconds: BUSY_RETRY_SECONDS });
  }

  async function borrow(isFirst: boolean): Promise<{ client: pg.PoolClient; endTurn: () => void }> {
    if (!isFirst) checkQueue();
    const asksForAll = pause.check();
    const sinceMs = performance.now();
    const endTurn = await turns.enter({
      isFirst,
      refuse: () => {
        if (asksForAll) pause.fail();
        return refuseWaiting(sinceMs);
      },
    });
    try {
      if (!asksForAll) pause.check(); // it may have gone away meanwhile
      return { client: await connect(), endTurn };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Within a turn, so that a connection is free or can be made. */
  async function connect(): Promise<pg.PoolClient> {
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
    use: async (work, { isFirst = false } = {}) => {
      const { client, endTurn } = await borrow(isFirst);
      const startedIdleMs = readIdleMs();
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
        usualMs += NEWS * (readIdleMs() - startedIdleMs - usualMs);
        if (!isLost && !isOverdue) answeredAtMs = performance.now();
        client.release(isLost);
        endTurn();
      }
    },
    lacksRoom: () => lacksRoom,
    noteRoom: () => {
      lacksRoom = false;
    },
    readUse: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: turns.countWaiting(),
    }),
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * The clock that stands while this process computes: what passes on it was waited for. By any other
 * a burst that keeps the process busy would make the database look slow.
 */
function readIdleMs(): number {
  return performance.eventLoopUtilization().idle;
}
