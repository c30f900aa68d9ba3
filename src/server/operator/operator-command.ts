import { createInterface, type ReadLineOptions } from 'node:readline';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { MIN_PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { systemClock } from '../database/clock.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { loadEnvFile } from '../config/load-env-file.ts';
import { DatabaseOpenError } from '../database/database-open-error.ts';
import { DataDirInUseError } from '../database/lock-data-dir.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '../http/logger.ts';
import { addOperator, forgetSecondFactor } from './add-operator.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { createPasswords, OWASP_COST } from './password.ts';

/** What the person who called can put right. */
class UsageError extends Error {}

const USAGE = `npm run operator -- add EMAIL
npm run operator -- forget-second-factor EMAIL`;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExpected =
    error instanceof UsageError ||
    error instanceof AppError ||
    error instanceof ConfigError ||
    error instanceof DatabaseOpenError;
  console.error(isExpected ? error.message : error);
  if (error instanceof DataDirInUseError) {
    console.error('Stop the server first: the embedded database serves one process at a time.');
  }
  process.exitCode = 1;
}

/** Adds an operator, the password on standard input; or takes a lost second factor away. */
async function run([command = '', address]: string[]): Promise<string> {
  const email = z.email().safeParse(address?.trim().toLowerCase());
  if (!['add', 'forget-second-factor'].includes(command) || !email.success) {
    throw new UsageError(USAGE);
  }
  loadEnvFile(process.env);
  const config = readConfig(process.env);
  process.umask(0o077); // as the server does, for the embedded database's files
  const logger = createLogger(config);
  const database = await openDatabase({ ...config.database, logger });
  try {
    const deps = { clock: systemClock, database, passwords: createPasswords(OWASP_COST) };
    if (command === 'forget-second-factor') {
      await forgetSecondFactor(deps, email.data);
      return `${email.data} signs in by the password alone.`;
    }
    // Last, so that nobody types one for nothing.
    const password = await readPassword();
    if (password.length < MIN_PASSWORD_CHARACTERS) {
      throw new UsageError(`A password has at least ${MIN_PASSWORD_CHARACTERS} characters.`);
    }
    // On a developer's machine any password that is long enough will do.
    if (config.isForOthers) requireGoodPassword(password, { email: email.data });
    await addOperator(deps, { email: email.data, password });
  } finally {
    await database.close();
  }
  return `${email.data} is an operator.`;
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine({ input: process.stdin });
  process.stderr.write('Password (not shown as you type): ');
  // Key by key, as the terminal itself shows what it reads by the line; and what is read is written nowhere.
  const nowhere = new Writable({ write: (_keys, _encoding, done) => done() });
  const line = await readLine({ input: process.stdin, output: nowhere, terminal: true });
  process.stderr.write('\n');
  return line;
}

async function readLine(from: ReadLineOptions): Promise<string> {
  using lines = createInterface(from); // open it would wait for more, and the process with it
  for await (const line of lines) return line;
  return '';
}
