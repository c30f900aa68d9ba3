import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const FILE = 'settings.key';
const SECRET_BYTES = 32;

/**
 * The secrets that encrypt what operators keep; none of them is in the database. Where no setting
 * says one, a server on its own machine with the embedded database makes one, in a file beside it.
 * @returns the one that encrypts first; none where nothing can be kept
 */
export function readSettingsKeys(
  config: Pick<Config, 'settingsKeys' | 'database' | 'isForOthers'>,
): readonly string[] {
  const { url, dataDir } = config.database;
  if (config.settingsKeys.length > 0 || url !== null || config.isForOthers) {
    return config.settingsKeys;
  }
  const file = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    const made = randomBytes(SECRET_BYTES).toString('base64url');
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
    return [made];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return [readFileSync(file, 'utf8').trim()];
  }
}
