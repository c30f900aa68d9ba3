import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { Metrics } from '../http/metrics.ts';
import type { CommerceProvider } from '../providers/commerce/commerce-provider.ts';

/** What premium needs of the process it runs in. */
export interface PremiumDeps extends DatabaseDeps {
  config: Config;
  commerce: CommerceProvider;
  /** Signs what the commerce provider sends us. */
  commerceWebhookSecret: string;
  /** Pauses between questions about a purchase that the provider does not know yet, ms. */
  commerceRetryMs: readonly number[];
  logger: Logger;
  metrics: Metrics;
  /** Aborted when the process is about to stop: streams that have no end of their own end then. */
  stopping: AbortSignal;
}

/** What following a purchase needs of it. */
export type FollowDeps = Pick<PremiumDeps, 'database' | 'clock' | 'config' | 'commerce'>;
