import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Orm, Statement } from './database.ts';
import type { PatientPool } from './patient-pool.ts';

/**
 * Drizzle on borrowed connections, one for each question. Transactions are not its own affair: its
 * own keep a connection for good that breaks while they begin, and give one back that still waits
 * for an answer.
 */
export function createOrm(pool: PatientPool): Orm {
  const lender = {
    query: (config: pg.QueryConfig, values: unknown[]) =>
      pool.use((client) => client.query(config, values)),
  } as unknown as pg.Client; // drizzle asks nothing else of it
  return drizzle({ client: lender });
}

/** Begins on this client, and commits what `work` did, or undoes it where that throws. */
export async function transact<T>(
  client: pg.ClientBase,
  work: (tx: Connection) => Promise<T>,
  options: { givesNames: boolean },
): Promise<T> {
  const orm = drizzle({ client: client as pg.Client }); // it only asks
  return orm.transaction((tx) =>
    work({
      orm: tx,
      run: (statement, parameters) => runOn(client, { statement, parameters, ...options }),
    }),
  );
}

/** Runs a statement on this client; without its name where connections are not our own. */
export async function runOn<Row>(
  client: pg.ClientBase,
  asked: { statement: Statement; parameters: readonly unknown[]; givesNames: boolean },
): Promise<Row[]> {
  const { name, text } = asked.statement;
  const query = { text, values: [...asked.parameters], ...(asked.givesNames && { name }) };
  const { rows } = await client.query(query);
  return rows as Row[]; // the statement's author names its columns in Row
}
