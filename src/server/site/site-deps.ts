import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/** What the site needs of the process it runs in. */
export interface SiteDeps extends DatabaseDeps {
  config: Config;
}
