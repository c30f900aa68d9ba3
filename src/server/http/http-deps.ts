import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from './metrics.ts';

/** What what every request meets needs of the process it runs in. */
export interface HttpDeps {
  config: Config;
  database: Database;
  metrics: Metrics;
}
