import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir } from './make-data-dir.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-data-dir-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('what is missing of it is made, and it may be there already', () => {
  const dataDir = join(makeFolder(), 'some', 'where');
  makeDataDir(dataDir);
  makeDataDir(dataDir);
  expect(statSync(dataDir).isDirectory()).toBe(true);
});

test.each([
  ['a file', [], 'EEXIST'],
  ['below a file', ['data'], 'ENOTDIR'],
])('%s is no DATA_DIR, and one line says so', (_name, below, code) => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  const dataDir = join(file, ...below);
  expect(() => makeDataDir(dataDir)).toThrow(
    `DATA_DIR ${dataDir} cannot be made or written to (${code}). Set it to a folder`,
  );
});
