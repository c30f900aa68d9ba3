// npm run check: no line of source is longer than 120 characters, sentences that a person reads aside, and no
// style of the page names the left or the right.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isPhysical } from './lines/is-physical.ts';
import { isTooLong } from './lines/is-too-long.ts';

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: new URL('../', import.meta.url),
  encoding: 'utf8',
});
if (listed.status !== 0) throw new Error(`git ls-files failed:\n${listed.stderr}`);

for (const path of listed.stdout.split('\n').filter((name) => /\.(tsx?|mjs|css)$/.test(name))) {
  const lines = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (isTooLong(line, path))
      complain(`${path}:${index + 1} has ${line.length} characters; 120 are read at a glance`);
    if (path.endsWith('.css') && isPhysical(line))
      complain(`${path}:${index + 1} names left or right; Arabic begins at the other side`);
  }
}

function complain(problem: string): void {
  console.log(problem);
  process.exitCode = 1;
}
