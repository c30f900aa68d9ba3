import { pino } from 'pino';
import { readConfig } from '#server/config/config.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createDailyCounts } from '#server/overview/daily-counts.ts';
import { makeWriter } from '#server/writers/model/select-writer.ts';
import type { Writer } from '#server/writers/writer.ts';
import type { NamedWriter } from './name-writer.ts';

/**
 * The writer of a name, with its key from the settings.
 * @param environment name to text, as `process.env`
 * @throws ConfigError where a setting that the writer needs is missing or wrong
 */
export function openWriter(
  { model, brief }: NamedWriter,
  environment: Record<string, string | undefined>,
): Promise<Writer> {
  return makeWriter(model, {
    config: readConfig({ ...environment, AI_MODEL: model }),
    fetch,
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(createDailyCounts(), { readPoolUse: () => null }),
    ...(brief !== null && { writeBrief: brief }),
  });
}
