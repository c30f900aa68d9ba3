import type { Logger } from 'pino';
import type { Experiments } from '../experiments/follow-experiments.ts';
import type { Metrics } from '../http/metrics.ts';
import type { QuotaDeps } from '../quota/quota-deps.ts';
import type { UptakeDeps } from '../uptake/uptake.ts';
import type { Writer } from '../writers/writer.ts';
import type { BrowserAnswers } from './browser-answers.ts';
import type { OwnTurns } from './own-turns.ts';
import type { WriterTurns } from './writer-turns.ts';

/** What a generation needs of the process it runs in. */
export interface GenerationDeps extends QuotaDeps, UptakeDeps {
  logger: Logger;
  metrics: Metrics;
  writer: Writer;
  /** The built-in writer: stands in for single replies of the writer that cannot be shown. */
  substitute: Writer;
  experiments: Experiments;
  /** Turns at the writer, where it takes only so many at once. */
  writerTurns: WriterTurns;
  ownTurns: OwnTurns;
  browserAnswers: BrowserAnswers;
}
