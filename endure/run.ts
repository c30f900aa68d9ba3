// Runs the endurance checks, all of them or the rows named in the arguments, and prints the table.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { judgeRow, type TestResult } from './judge-row.ts';
import type { Finding } from './row.ts';
import { TABLE } from './table.ts';

/** What the quick runs of `npm test` do less of; each on both databases. */
const THOROUGH = { PROPERTY_RUNS: '5000', FUZZ_RUNS: '20000' };
/** So that the runner's patience ends none of it. */
const LONGEST_TEST_MS = 3_600_000;

const asked = process.argv.slice(2);
const rows = Object.values(TABLE).flat();
const unknown = asked.filter((id) => !rows.some((row) => row.id === id));
if (unknown.length > 0) {
  console.error(
    `No such row: ${unknown.join(', ')}. There are ${rows.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = rows.filter(({ id }) => asked.length === 0 || asked.includes(id));

const folder = mkdtempSync(join(tmpdir(), 'riposte-endure-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const files = new Set(chosen.flatMap(({ shownBy = [] }) => shownBy.map(([file]) => file)));
const results = [
  ...(files.size > 0 ? runTests('quick', [...files]) : []),
  // Those that measure get the machine to themselves, one after the other.
  ...runTests('endure', [
    ...['--project', 'endure', '--passWithNoTests'],
    ...['--testNamePattern', `(^|, )(${chosen.map(({ id }) => id).join('|')})[,:]`],
  ]),
];

let isWhole = true;
for (const [group, ofGroup] of Object.entries(TABLE)) {
  const shown = ofGroup.filter((row) => chosen.includes(row));
  if (shown.length === 0) continue;
  console.log(`\n${group}`);
  for (const row of shown) {
    const { state, found } = judgeRow(row, results);
    if (state === 'FAILED' || state === 'not shown') isWhole = false;
    console.log(`  ${row.id.padEnd(3)} ${state.padEnd(12)} ${row.done}`);
    console.log(`      asked: ${row.holds}`);
    console.log(`      found: ${found}`);
  }
}
process.exit(isWhole ? 0 : 1);

/** @returns what ran, without what was left out by its name */
function runTests(name: string, args: readonly string[]): TestResult[] {
  const report = join(folder, `${name}.json`);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', '--config', 'vitest.endure.config.ts', ...args],
      ...['--testTimeout', String(LONGEST_TEST_MS)],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { stdio: 'inherit', env: { ...process.env, ...THOROUGH } },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: {
      name: string;
      assertionResults: { title: string; status: string; meta: Finding }[];
    }[];
  };
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'skipped' || name === 'quick')
      .map(({ title, status, meta }) => ({
        file: relative(process.cwd(), file).replaceAll('\\', '/'),
        title,
        status,
        meta,
      })),
  );
}
