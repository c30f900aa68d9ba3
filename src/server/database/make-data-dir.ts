import { accessSync, constants, mkdirSync } from 'node:fs';
import { DatabaseOpenError } from './database-open-error.ts';

/** DATA_DIR that can be no folder of ours, in words for who set it. */
export class DataDirError extends DatabaseOpenError {
  override name = 'DataDirError';

  constructor(dataDir: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    super(
      `DATA_DIR ${dataDir} cannot be made or written to (${code}). ` +
        'Set it to a folder that this user may make and write to.',
      { cause },
    );
  }
}

/**
 * Makes the folder where it is missing.
 * @throws DataDirError also where it is there and nothing can be put into it
 */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new DataDirError(dataDir, error);
  }
}
