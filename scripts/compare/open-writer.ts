import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createDailyCounts } from '#server/overview/daily-counts.ts';
import { makeWriter } from '#server/writers/model/select-writer.ts';
import type { Writer } from '#server/writers/writer.ts';
import type { NamedWriter } from './name-writer.ts';

interface Asked {
  /** Name to text, as `process.env`. */
  environment: Record<string, string | undefined>;
  /** What the writer was named by: '--left'. */
  argument: string;
}

/**
 * The writer of a name, with its key from the settings.
 * @throws ConfigError where a setting that the writer needs is missing or wrong
 */
export function openWriter({ model, brief }: NamedWriter, asked: Asked): Promise<Writer> {
  return makeWriter(model, {
    config: readConfigFor(model, asked),
    fetch,
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(createDailyCounts(), { readPoolUse: () => null }),
    ...(brief !== null && { writeBrief: brief }),
  });
}

/** Who called set no AI_MODEL: what is wrong with it is said of the argument. */
function readConfigFor(model: string, { environment, argument }: Asked): Config {
  try {
    return readConfig({ ...environment, AI_MODEL: model });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(error.lines.map((line) => line.replace(/^AI_MODEL /, `${argument} `)));
  }
}
