import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lockDataDir } from '../database/lock-data-dir.ts';

const COMMAND = fileURLToPath(new URL('./import-command.ts', import.meta.url));

function run(dataDir: string, ...words: string[]) {
  return spawnSync(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    cwd: dataDir,
    encoding: 'utf8',
  });
}

test('the command says what it would take, takes it with --write, and what is in its way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    writeFileSync(join(folder, 'users.csv'), 'userId,email\nold1,ada@example.com\nold2,ada\n');
    const table = (numbers: string) => `users          2 rows: ${numbers}, 1 refused\n`;
    const refused = 'users.csv row 2: email is no e-mail address\n';
    const dry = run(folder, folder);
    expect(dry).toMatchObject({ status: 0, stderr: '' });
    expect(dry.stdout).toContain(table('1 new, 0 here already'));
    expect(dry.stdout).toContain('usage_logs     not in the folder\n');
    expect(dry.stdout).toContain(refused);
    expect(dry.stdout).toContain('A dry run: nothing was written.');
    const written = run(folder, folder, '--write').stdout;
    expect(written).toContain(table('1 new, 0 here already'));
    expect(written).toMatch(/\nWritten\.\n$/);
    expect(run(folder, folder, '--write').stdout).toContain(table('0 new, 1 here already'));

    const lock = lockDataDir(folder);
    const locked = run(folder, folder);
    lock.release();
    expect(locked.status).toBe(1);
    expect(locked.stderr).toContain('Stop the server first');
    for (const words of [[], [folder, 'more'], [folder, '--wirte']]) {
      expect(run(folder, ...words).stderr).toBe('npm run import -- FOLDER [--write]\n');
    }
    expect(run(folder, join(folder, 'none')).stderr).toContain('cannot be read');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
