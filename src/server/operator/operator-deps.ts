import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { CommerceProvider } from '../providers/commerce/commerce-provider.ts';
import type { ModelPrices } from '#contract/overview.ts';
import type { WriterSettings } from '../writers/settings/follow-writer-settings.ts';
import type { Experiments } from '../experiments/follow-experiments.ts';
import type { Writer } from '../writers/writer.ts';
import type { Passwords } from './password.ts';

/** What the operator's side needs of the process it runs in. */
export interface OperatorDeps extends DatabaseDeps {
  config: Config;
  commerce: CommerceProvider;
  logger: Logger;
  passwords: Passwords;
  writerSettings: WriterSettings;
  experiments: Experiments;
  /** The built-in writer. */
  substitute: Writer;
  modelPrices: ModelPrices;
  fetch: typeof fetch;
  /** Aborted when the process is about to stop. */
  stopping: AbortSignal;
}
