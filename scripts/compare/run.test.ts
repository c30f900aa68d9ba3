import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./run.ts', import.meta.url));

test.each([
  ['openai:x', 'builtin', '--left names openai, so OPENAI_API_KEY must be set.\n'],
  ['builtin', 'nonsense', '--right is "nonsense", but must be '],
])('of %s beside %s the argument is named that cannot be used', (left, right, problem) => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-compare-'));
  try {
    const posts = join(folder, 'posts.json');
    writeFileSync(posts, JSON.stringify([{ post: 'Tabs are better.', tone: 'nice' }]));
    const said = spawnSync(
      process.execPath,
      [COMMAND, ...['--posts', posts, '--left', left, '--right', right, '--folder', folder]],
      { env: { PATH: process.env['PATH'] }, cwd: folder, encoding: 'utf8' },
    );
    expect(said.stderr).toContain(problem);
    expect(said.stderr).not.toContain('AI_MODEL');
    expect(said.status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
