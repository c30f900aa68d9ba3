import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFreeMemory, type MemoryTold } from './read-free-memory.ts';

const STAT = 'anon 300000000\nfile 2900000000\ninactive_file 2000000000\nactive_file 800000000\n';
const STAT_1 = `cache 5\ninactive_file 5\nactive_file 5\ntotal_inactive_file 2000000000\ntotal_active_file 800000000\n`;
/** A container of 6 GB in which weights of 2.7 GB were just downloaded and compared. */
const CONTAINER = { totalBytes: 32e9, limitBytes: 6e9, availableBytes: 2.9e9 };

function freeWith(files: Record<string, string>, changes: Partial<MemoryTold> = {}): number {
  const root = mkdtempSync(join(tmpdir(), 'riposte-memory-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  try {
    return readFreeMemory({ platform: 'linux', ...CONTAINER, root, ...changes });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test.each([
  ['a container', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/memory.stat': STAT }],
  [
    'a service of the machine',
    {
      'proc/self/cgroup': '0::/system.slice/riposte.service\n',
      'sys/fs/cgroup/memory.stat': 'inactive_file 9000000000\n',
      'sys/fs/cgroup/system.slice/riposte.service/memory.stat': STAT,
    },
  ],
  [
    'an older container',
    {
      'proc/self/cgroup': '4:memory:/docker/x\n0::/\n',
      'sys/fs/cgroup/memory/memory.stat': STAT_1,
    },
  ],
])(
  'the weights that %s has just downloaded do not take the memory that they need',
  (_of, files) => {
    expect(freeWith(files)).toBe(5.7e9);
  },
);

test('no more is free than the limit, and without files that tell what Node says', () => {
  const files = { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/memory.stat': STAT };
  expect(freeWith(files, { availableBytes: 5e9 })).toBe(6e9);
  expect(freeWith({})).toBe(2.9e9);
});

test('without a limit what Node says has the files in it already', () => {
  const files = { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/memory.stat': STAT };
  expect(freeWith(files, { limitBytes: 0 })).toBe(2.9e9);
  expect(freeWith(files, { limitBytes: 2 ** 64 })).toBe(2.9e9);
});

test('a Mac, which tells only of memory that lies idle, is believed to have all of it', () => {
  expect(freeWith({}, { platform: 'darwin', limitBytes: 0, availableBytes: 2e8 })).toBe(32e9);
});
