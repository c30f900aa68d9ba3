import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { Metrics } from '../http/metrics.ts';
import type { OfflineUses } from '../quota/offline-uses.ts';

/** What the profile needs of the process it runs in. */
export interface ProfileDeps extends DatabaseDeps {
  config: Config;
  /** What this instance knows by heart for when the database is away. */
  offlineUses: OfflineUses;
  metrics: Metrics;
  logger: Logger;
  /** The network, for photos. */
  fetch: typeof fetch;
  /**
   * How often a live stream shows that it is alive, looks whether its session is, and reads its
   * document again, ms.
   */
  heartbeatMs: number;
  /** Aborted when the process is about to stop: streams that have no end of their own end then. */
  stopping: AbortSignal;
}
