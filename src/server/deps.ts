import type { ModelPrices } from '#contract/overview.ts';
import type { Logger } from 'pino';
import type { Clock } from './database/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { OwnTurns } from './generation/own-turns.ts';
import type { Metrics } from './http/metrics.ts';
import type { DailyCounts } from './overview/daily-counts.ts';
import type { CommerceProvider } from './providers/commerce/commerce-provider.ts';
import type { IdentityProvider } from './providers/identity/identity-provider.ts';
import type { Turns } from './waiting/turns.ts';
import type { HumanVerifier } from './verification/human-verifier.ts';
import type { OfflineUses } from './quota/offline-uses.ts';
import type { Writer } from './writers/writer.ts';

/** Everything the application is built from; `main.ts` makes the real ones, tests their own. */
export interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  /** What this instance knows by heart for when the database is away. */
  offlineUses: OfflineUses;
  logger: Logger;
  metrics: Metrics;
  dailyCounts: DailyCounts;
  modelPrices: ModelPrices;
  writer: Writer;
  /** Turns at the writer, where it takes only so many at once. */
  writerTurns: Turns;
  ownTurns: OwnTurns;
  /** The built-in writer: stands in for single replies of the writer that cannot be shown. */
  substitute: Writer;
  identity: IdentityProvider;
  /** Null: nobody is asked to prove that they are a person. */
  verifier: HumanVerifier | null;
  commerce: CommerceProvider;
  /** Signs what the commerce provider sends us. */
  commerceWebhookSecret: string;
  /** Pauses between questions about a purchase that the provider does not know yet, ms. */
  commerceRetryMs: readonly number[];
  /**
   * How often a live stream shows that it is alive, looks whether its session is, and reads its
   * document again, ms.
   */
  heartbeatMs: number;
  /** Aborted when the process is about to stop: streams that have no end of their own end then. */
  stopping: AbortSignal;
}
