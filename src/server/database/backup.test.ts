import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { readConfig } from '../config/config.ts';
import { findOrCreateUser } from '../identity/find-or-create-user.ts';
import { createSession, findSession, hashToken } from '../identity/sessions.ts';
import { takeReadTicket } from '../premium/follow-purchase.ts';
import { checkUsage } from '../quota/check-usage.ts';
import { reserveUse } from '../quota/reserve-use.ts';
import { findPostgresBinaries } from '../testing/find-postgres-binaries.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const TIMEOUT_MS = 120_000;
const logger = pino({ level: 'silent' });

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-backup-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A person with a session and one use of today, and a place in the order of questions. */
async function leaveSomething(database: Database) {
  const deps = { database, clock: systemClock, config: readConfig({}) };
  const userId = await findOrCreateUser(deps, {
    issuer: 'https://accounts.test',
    subject: 'me',
    email: 'me@example.com',
    emailVerified: true,
    displayName: 'Me',
    photoUrl: null,
  });
  const token = await createSession(deps, userId);
  const subject = { sessionHash: hashToken(token) };
  await (await reserveUse(deps, { subject, holdMs: 60_000 })).keep('hash');
  return { userId, token, ticket: await takeReadTicket(deps) };
}

async function expectAllThere(
  database: Database,
  left: Awaited<ReturnType<typeof leaveSomething>>,
): Promise<void> {
  const deps = { database, clock: systemClock, config: readConfig({}) };
  expect(await findSession(deps, left.token)).toMatchObject({ userId: left.userId });
  expect(await checkUsage(deps, { userId: left.userId })).toMatchObject({ count: 1 });
  expect(await takeReadTicket(deps)).toBeGreaterThan(left.ticket);
  const subject = { sessionHash: hashToken(left.token) };
  await (await reserveUse(deps, { subject, holdMs: 60_000 })).keep('hash');
  expect(await checkUsage(deps, { userId: left.userId })).toMatchObject({ count: 2 });
}

const binaries = findPostgresBinaries({ from: undefined, account: {}, copyTo: '' });
/** The npm package has the server alone. */
const hasTools = existsSync(join(binaries, 'pg_dump')) && existsSync(join(binaries, 'pg_restore'));

/** The commands of docs/operations.md, as they stand there. */
function readCommands(): string {
  const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, commands] = /## Backup and restore\n[^]*?```sh\n([^]*?)```/.exec(text) ?? [];
  if (commands === undefined) throw new Error('The commands are not where they were.');
  return commands;
}

test.skipIf(!hasTools)(
  'what is written down for a backup of PostgreSQL brings it all back on a new server',
  async () => {
    using made = makeFolder();
    await using stack = new AsyncDisposableStack();
    const [old, fresh] = [await startPostgres(), await startPostgres()];
    stack.defer(() => old.stop());
    stack.defer(() => fresh.stop());
    const before = await openDatabase({ url: old.url, dataDir: '', logger });
    stack.defer(() => before.close());
    const left = await leaveSomething(before);
    const ran = spawnSync('sh', ['-ec', readCommands()], {
      cwd: made.folder,
      encoding: 'utf8',
      env: {
        PATH: `${binaries}:${process.env['PATH']}`,
        DATABASE_URL: old.url,
        NEW_DATABASE_URL: fresh.url,
      },
    });
    expect(ran, ran.stderr).toMatchObject({ status: 0 });
    const after = await openDatabase({ url: fresh.url, dataDir: '', logger });
    stack.defer(() => after.close());
    await expectAllThere(after, left);
  },
  TIMEOUT_MS,
);

test(
  'a copy of the embedded database’s folder, made while nothing runs, is a backup',
  async () => {
    using made = makeFolder();
    const [dataDir, copy] = [join(made.folder, 'data'), join(made.folder, 'copy')];
    const before = await openDatabase({ url: null, dataDir, logger });
    const left = await leaveSomething(before);
    await before.close();
    cpSync(dataDir, copy, { recursive: true });
    rmSync(dataDir, { recursive: true });
    const after = await openDatabase({ url: null, dataDir: copy, logger });
    await expectAllThere(after, left);
    await after.close();
  },
  TIMEOUT_MS,
);
