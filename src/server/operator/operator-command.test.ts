import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lockDataDir } from '../database/lock-data-dir.ts';

const COMMAND = fileURLToPath(new URL('./operator-command.ts', import.meta.url));
/** Of a slow machine with other work; what waits for ever is ended by then. */
const PATIENCE_MS = 50_000;

function add(dataDir: string, operator: { email: string; password: string }) {
  return spawnSync(process.execPath, [COMMAND, 'add', operator.email], {
    input: `${operator.password}\n`,
    ...inFolder(dataDir),
    encoding: 'utf8',
  });
}

function inFolder(dataDir: string) {
  return { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, cwd: dataDir };
}

function makeFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'operator-'));
  return { dataDir, [Symbol.dispose]: () => rmSync(dataDir, { recursive: true }) };
}

test('the command adds an operator, and says what it wants otherwise', () => {
  using made = makeFolder();
  const { dataDir } = made;
  const added = add(dataDir, { email: 'Me@Example.com', password: 'a long password' });
  expect(added).toMatchObject({ status: 0, stdout: 'me@example.com is an operator.\n' });
  const short = add(dataDir, { email: 'me@example.com', password: 'short' });
  expect(short.status).toBe(1);
  expect(short.stderr).toContain('at least 12 characters');
  const unnamed = add(dataDir, { email: 'nobody', password: 'a long password' });
  expect(unnamed.stderr).toContain('npm run operator -- add EMAIL\n');
  mkdirSync(join(dataDir, '.env'));
  const unread = add(dataDir, { email: 'me@example.com', password: 'a long password' });
  expect(unread.stderr).toBe('.env cannot be read (EISDIR). Make it a file of lines NAME=value.\n');
});

test('at a terminal the password is not shown, and the command ends with its line', async () => {
  using made = makeFolder();
  // Tells when it is asked to hand on each key, which shows none.
  const terminal = `
    process.stdin.isTTY = true;
    process.stdin.setRawMode = (isRaw) => process.stderr.write(isRaw ? '[raw]' : '[lines]');`;
  const adding = spawn(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(terminal)}`],
      ...[COMMAND, 'add', 'me@example.com'],
    ],
    { ...inFolder(made.dataDir), timeout: PATIENCE_MS },
  );
  adding.stdin.write('a long password\n'); // and not its end: a terminal has none
  const [said, asked] = await Promise.all([text(adding.stdout), text(adding.stderr)]);
  expect(said).toBe('me@example.com is an operator.\n');
  expect(asked).toBe('Password (not shown as you type): [raw][lines]\n');
});

test('who has to stop the server first is told before a password is asked for', () => {
  using made = makeFolder();
  const lock = lockDataDir(made.dataDir);
  try {
    const refused = add(made.dataDir, { email: 'me@example.com', password: 'short' });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('Stop the server first');
  } finally {
    lock.release();
  }
});
