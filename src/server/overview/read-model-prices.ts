import { readFileSync } from 'node:fs';
import { modelPricesSchema, type ModelPrices } from '#contract/overview.ts';
import { ConfigError } from '../config/config.ts';

/**
 * Reads the file that says what each model costs.
 * @throws ConfigError saying what is wrong in it
 */
export function readModelPrices(file: string): ModelPrices {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError([
      `MODEL_PRICES_FILE ${file} cannot be read as JSON (${error instanceof Error ? error.message : 'unknown'}).`,
    ]);
  }
  const read = modelPricesSchema.safeParse(content);
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map(
      ({ path, message }) =>
        `MODEL_PRICES_FILE ${file}: ${path.join('.') || 'the file'}: ${message}.`,
    ),
  );
}
