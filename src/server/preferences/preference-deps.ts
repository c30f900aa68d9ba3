import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/** What preferences need of the process it runs in. */
export interface PreferenceDeps extends DatabaseDeps {
  config: Config;
}
