import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Orm } from './database.ts';
import type { PatientPool } from './patient-pool.ts';
import * as schema from './schema.ts';

/**
 * Drizzle on borrowed connections. Its own transactions keep a connection for good that breaks
 * while they begin, and give one back that still waits for an answer.
 */
export function createOrm(pool: PatientPool): Orm {
  // Drizzle asks nothing else of what it is given, once transactions are not its own affair.
  const lender = {
    query: (config: pg.QueryConfig, values: unknown[]) =>
      pool.use((client) => client.query(config, values)),
  } as unknown as pg.Client;
  const orm: Orm = drizzle({ client: lender, schema });
  const ofClient = new WeakMap<pg.PoolClient, Orm>(); // each reads the whole schema when it is made
  orm.transaction = (work, config) =>
    pool.use((client) => {
      const own = ofClient.get(client) ?? drizzle({ client, schema });
      ofClient.set(client, own);
      return own.transaction(work, config);
    });
  return orm;
}
