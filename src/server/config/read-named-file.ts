import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ConfigError } from './config.ts';

/**
 * Reads the JSON file that a setting names.
 * @throws ConfigError saying what is wrong in it
 */
export function readNamedFile<Content>(
  setting: 'SITE_FILE' | 'MODEL_PRICES_FILE',
  { file, schema }: { file: string; schema: z.ZodType<Content> },
): Content {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError([
      `${setting} ${file} cannot be read as JSON (${error instanceof Error ? error.message : 'unknown'}).`,
    ]);
  }
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map(
      ({ path, message }) => `${setting} ${file}: ${path.join('.') || 'the file'}: ${message}.`,
    ),
  );
}
