import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './config.ts';

/**
 * Adds the lines of `.env`, where there is one. What the environment says already stays.
 * @param environment name to text, as `process.env`
 * @throws ConfigError when it is there and cannot be read
 */
export function loadEnvFile(environment: Record<string, string | undefined>, file = '.env'): void {
  for (const [name, value] of Object.entries(parseEnv(readText(file)))) environment[name] ??= value;
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
