import type { Logger } from 'pino';
import type { Clock } from '../database/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../http/metrics.ts';
import type { OfflineUses } from '../quota/offline-uses.ts';
import type { Turns } from '../waiting/turns.ts';
import type { Writer } from '../writers/writer.ts';
import type { OwnTurns } from './own-turns.ts';

/** What a generation needs of the process it runs in. */
export interface GenerationDeps {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** What this instance knows by heart for when the database is away. */
  offlineUses: OfflineUses;
  writer: Writer;
  /** The built-in writer: stands in for single replies of the writer that cannot be shown. */
  substitute: Writer;
  /** Turns at the writer, where it takes only so many at once. */
  writerTurns: Turns;
  ownTurns: OwnTurns;
}
