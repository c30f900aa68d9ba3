import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./operator-command.ts', import.meta.url));

function add(dataDir: string, operator: { email: string; password: string }) {
  return spawnSync(process.execPath, [COMMAND, 'add', operator.email], {
    input: `${operator.password}\n`,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    cwd: dataDir,
    encoding: 'utf8',
  });
}

test('the command adds an operator, and says what it wants otherwise', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'operator-'));
  try {
    const added = add(dataDir, { email: 'Me@Example.com', password: 'a long password' });
    expect(added).toMatchObject({ status: 0, stdout: 'me@example.com is an operator.\n' });
    const short = add(dataDir, { email: 'me@example.com', password: 'short' });
    expect(short.status).toBe(1);
    expect(short.stderr).toContain('at least 12 characters');
    const unnamed = add(dataDir, { email: 'nobody', password: 'a long password' });
    expect(unnamed.stderr).toContain('npm run operator -- add EMAIL\n');
    mkdirSync(join(dataDir, '.env'));
    const unread = add(dataDir, { email: 'me@example.com', password: 'a long password' });
    expect(unread.stderr).toBe(
      '.env cannot be read (EISDIR). Make it a file of lines NAME=value.\n',
    );
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
