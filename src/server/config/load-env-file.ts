import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './config.ts';
import { SETTINGS } from './settings.ts';

/** Read by Node, the database's and the tracing library, and compose.yaml. */
const OF_OTHERS = ['NODE_', 'PG', 'OTEL_', 'TZ', 'POSTGRES_PASSWORD'] as const;
/** What looks like a name: a secret that slipped before the = is not to be printed. */
const NAME = /^[A-Z][A-Z0-9_]{2,49}$/;

/**
 * Adds the lines of `.env`, where there is one. What the environment says already stays.
 * @param environment name to text, as `process.env`
 * @returns the names in it that are nobody's: most often a slip of the pen
 * @throws ConfigError when it is there and cannot be read
 */
export function loadEnvFile(
  environment: Record<string, string | undefined>,
  file = '.env',
): string[] {
  const lines = Object.entries(parseEnv(readText(file)));
  for (const [name, value] of lines) environment[name] ??= value;
  return lines.map(([name]) => name).filter(isUnknown);
}

function isUnknown(name: string): boolean {
  if (!NAME.test(name) || name in SETTINGS) return false;
  return !OF_OTHERS.some((start) => name.startsWith(start));
}

function readText(file: string): string {
  try {
    return decode(readFileSync(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT') return '';
    throw new ConfigError([
      `${file} cannot be read (${code}). Make it a file of lines NAME=value.`,
    ]);
  }
}

/** A byte-order mark, as editors and shells of Windows write it, would else be part of the first name. */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
