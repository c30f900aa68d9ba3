// npm run check: no line of source is longer than 120 characters, sentences that a person reads aside.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isTooLong } from './lines/is-too-long.ts';

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: new URL('../', import.meta.url),
  encoding: 'utf8',
});
if (listed.status !== 0) throw new Error(`git ls-files failed:\n${listed.stderr}`);

for (const path of listed.stdout.split('\n').filter((name) => /\.(tsx?|mjs|css)$/.test(name))) {
  const lines = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (!isTooLong(line, path)) continue;
    console.log(`${path}:${index + 1} has ${line.length} characters; 120 are read at a glance`);
    process.exitCode = 1;
  }
}
