import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** What a statement needs: the database, and the time where it is not the database's own. */
export interface DatabaseDeps {
  database: Database;
  clock: Clock;
}
