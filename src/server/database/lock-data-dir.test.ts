import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataDirInUseError, lockDataDir } from './lock-data-dir.ts';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-lock-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

test('a second holder is refused until the first lets go', () => {
  using made = makeFolder();
  const first = lockDataDir(made.folder);
  expect(() => lockDataDir(made.folder)).toThrow(DataDirInUseError);
  first.release();
  lockDataDir(made.folder).release();
});

test('another process is refused, and kill -9 of the holder frees the folder', async () => {
  using made = makeFolder();
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { lockDataDir } from ${JSON.stringify(new URL('./lock-data-dir.ts', import.meta.url).href)};
       lockDataDir(${JSON.stringify(made.folder)});
       console.log('held');
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  expect(() => lockDataDir(made.folder)).toThrow(/in use by another running Riposte/);
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await gone;
  lockDataDir(made.folder).release();
});
