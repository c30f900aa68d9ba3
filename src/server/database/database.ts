import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Plain reads and writes of rows, typed by the tables. */
export type Orm = Pick<PgDatabase<PgQueryResultHKT>, 'select' | 'insert' | 'update' | 'delete'>;

/** Our own SQL. Its name lets PostgreSQL keep the plan; '' keeps none. Parameters are $1, $2, … */
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

/** The two ways to ask, in a transaction or outside of one (docs/decisions/015). */
export interface Connection {
  /** For a plain read or write of one table. */
  orm: Orm;
  /** For what one statement decides at once, and for the hot path. */
  run: <Row>(statement: Statement, parameters: readonly unknown[]) => Promise<Row[]>;
}

/** The one database of the application: embedded PGlite or a PostgreSQL server, alike to callers. */
export interface Database extends Connection {
  kind: 'pglite' | 'postgres';
  /** What `work` asks by its connection happens whole, or not at all where it throws. */
  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T>;
  /** Calls `onMessage` for each NOTIFY on the channel until the returned function is called. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** How its pool is used at this moment; null for the embedded one, which has none. */
  readPoolUse(): PoolUse | null;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
