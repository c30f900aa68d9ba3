import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config/config.ts';
import { loadEnvFile } from '../config/load-env-file.ts';
import { systemClock } from '../database/clock.ts';
import { DatabaseOpenError } from '../database/database-open-error.ts';
import { DataDirInUseError } from '../database/lock-data-dir.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '../http/logger.ts';
import { describeImport } from './describe-import.ts';
import { importTables } from './import-tables.ts';
import { ExportError, readExport } from './read-export.ts';

/** What the person who called can put right. */
class UsageError extends Error {}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExpected =
    error instanceof UsageError ||
    error instanceof ExportError ||
    error instanceof ConfigError ||
    error instanceof DatabaseOpenError;
  console.error(isExpected ? error.message : error);
  if (error instanceof DataDirInUseError) {
    console.error('Stop the server first: the embedded database serves one process at a time.');
  }
  process.exitCode = 1;
}

/** `npm run import -- FOLDER [--write]` */
async function run(words: string[]): Promise<string> {
  const { folder, isDry } = readWords(words);
  const exported = await readExport(folder);
  loadEnvFile(process.env);
  const config = readConfig(process.env);
  process.umask(0o077); // as the server does, for the embedded database's files
  const logger = createLogger(config);
  const database = await openDatabase({ ...config.database, logger });
  try {
    const deps = { config, clock: systemClock, database };
    const report = await importTables(deps, exported, { isDry });
    return describeImport({ exported, report }, { isDry });
  } finally {
    await database.close();
  }
}

function readWords(words: string[]): { folder: string; isDry: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { write: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    if (folder !== undefined && others.length === 0) return { folder, isDry: !values.write };
  } catch {
    // An option that is not known: told below what there is.
  }
  throw new UsageError('npm run import -- FOLDER [--write]');
}
