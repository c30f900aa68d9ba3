import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './with-lock.mjs';

const MODULE = new URL('with-lock.mjs', import.meta.url).href;
let folder;
let file;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that takes the lock, says so, and keeps it until it is ended. */
async function startOwner() {
  const program = `
    import { withLock } from ${JSON.stringify(MODULE)};
    await withLock({ file: ${JSON.stringify(file)}, onWait() {} }, async () => {
      console.log('taken');
      await new Promise((resolve) => process.stdin.once('data', resolve));
    });
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('the second waits for the first, and is told whom for', async () => {
  const owner = await startOwner();
  const waitedFor = [];
  const onWait = (pid) => {
    waitedFor.push(pid);
    expect(existsSync(file)).toBe(true);
    owner.stdin.write('go on\n');
  };
  await withLock({ file, onWait }, async () => {});
  expect(waitedFor).toEqual([owner.pid]);
  expect(existsSync(file)).toBe(false);
});

test('a lock whose owner was killed is taken over at once', async () => {
  const owner = await startOwner();
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  expect(existsSync(file)).toBe(true);
  const onWait = () => expect.unreachable();
  expect(await withLock({ file, onWait }, async () => 'done')).toBe('done');
});

test('a lock with our own number was left by an earlier container', async () => {
  writeFileSync(file, String(process.pid));
  const onWait = () => expect.unreachable();
  expect(await withLock({ file, onWait }, async () => 'done')).toBe('done');
});

test('work that fails gives the lock back', async () => {
  const failing = withLock({ file, onWait() {} }, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});
