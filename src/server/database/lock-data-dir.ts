import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './database-open-error.ts';

/** Another process has the folder of the embedded database. */
export class DataDirInUseError extends DatabaseOpenError {
  override name = 'DataDirInUseError';

  constructor(dataDir: string, options: ErrorOptions) {
    super(
      `DATA_DIR ${dataDir} is in use by another running Riposte. ` +
        'Stop that one, or give this one a DATA_DIR of its own (or DATABASE_URL, which any number can share).',
      options,
    );
  }
}

/**
 * Takes the folder for this process. PGlite does not guard it, and two processes on one folder
 * silently lose committed writes. The lock is SQLite's own on a side file: the operating system
 * lets go of it when its owner dies, however it dies, so there is never a stale one to remove.
 * @throws DataDirInUseError
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const file = new DatabaseSync(join(realpathSync(dataDir), 'lock.sqlite'));
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    throw new DataDirInUseError(dataDir, { cause: error });
  }
  return {
    release: () => {
      if (file.isOpen) file.close();
    },
  };
}
