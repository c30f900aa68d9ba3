// Runs the benchmarks named in the arguments, or all; prints a table; writes bench/results.json after
// each. One that cannot run says why, and the rest go on.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Bench, Row } from './row.ts';

const FOLDER = new URL('./', import.meta.url);
const RESULTS = new URL('./results.json', FOLDER);

const wanted = process.argv.slice(2);
const found = readdirSync(FOLDER).filter((file) => file.endsWith('.bench.ts'));
const benches = await Promise.all(
  found.map(async (file) => (await import(new URL(file, FOLDER).href)) as Bench), // by their contract
);
const chosen = benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No such benchmark. There are: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const results: Record<string, { at: string; commit?: string; rows: Row[] }> = readResults();
const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  node: process.version,
};
const commit = readCommit();
for (const { name, run } of chosen) {
  console.log(`\n${name}`);
  const rows = await run().catch((error: unknown) => {
    console.error(`  cannot be measured here: ${String(error)}`);
    process.exitCode = 1;
    return [];
  });
  for (const { what, figure, unit, wanted: aim = '' } of rows) {
    console.log(`  ${what.padEnd(64)} ${String(figure).padStart(9)} ${unit.padEnd(8)} ${aim}`);
  }
  if (rows.length === 0) continue;
  results[name] = { at: new Date().toISOString(), commit, rows };
  writeFileSync(RESULTS, `${JSON.stringify({ machine, results }, null, 2)}\n`);
}
process.exit();

function readResults(): Record<string, { at: string; rows: Row[] }> {
  try {
    const kept = JSON.parse(readFileSync(RESULTS, 'utf8')) as { results: typeof results };
    return kept.results;
  } catch {
    return {}; // the first run
  }
}

/** What was measured; '' where this folder has no history. */
function readCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: FOLDER,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
