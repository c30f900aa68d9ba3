import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A statement of the hot path: its name lets PostgreSQL keep the plan. Parameters are $1, $2, … */
export interface Statement {
  name: string;
  text: string;
}

export interface PoolUse {
  busy: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

/** The one database of the application: embedded PGlite or a PostgreSQL server, alike to callers. */
export interface Database {
  kind: 'pglite' | 'postgres';
  /** Typed queries. `orm.transaction(async (tx) => …)` for what must happen together. */
  orm: Orm;
  /** Runs a hot statement without the query builder, which costs more than half the throughput. */
  run<Row>(statement: Statement, parameters: readonly unknown[]): Promise<Row[]>;
  /** Calls `onMessage` for each NOTIFY on the channel until the returned function is called. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** How its pool is used at this moment; null for the embedded one, which has none. */
  readPoolUse(): PoolUse | null;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
