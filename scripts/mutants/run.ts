// npm run test:mutants -- [area ...] [--sample N] [--seed N] [--only TEXT ...] [--verbose]: makes small bugs in the
// product, one at a time, and asks the tests who sees them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AREAS, type Area } from './areas.ts';
import { BY_HAND } from './by-hand.ts';
import { findFiles } from './find-files.ts';
import { KNOWN_SURVIVORS } from './known-survivors.ts';
import { makeMutants, type Mutant } from './make-mutants.ts';
import { sample } from './sample.ts';
import { openTestSession, type Verdict } from './test-session.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Of those that were made by rules; those made by hand must all be seen. */
const LEAST_PERCENT = 90;

interface Judged {
  mutant: Mutant;
  verdict: Verdict;
  by: string | null;
}

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '100' },
    only: { type: 'string', multiple: true, default: [''] },
    verbose: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const asked = AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !AREAS.some((area) => area.name === name));
if (unknown.length > 0) {
  const names = AREAS.map(({ name }) => name).join(', ');
  console.error(`No such area: ${unknown.join(', ')}. There are ${names}.`);
  process.exit(1);
}

// As vitest.config.ts has it: words and days are those of English and of UTC.
process.env['LC_ALL'] = 'C';
process.env['TZ'] = 'UTC';
const rows: string[][] = [['area', 'made', 'asked', 'killed', 'timed out', 'survived', '%', 's']];
const problems: string[] = [];
for (const area of asked) await judgeArea(area);
const widths = rows[0]?.map((_, column) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0)),
);
console.log(`\n${rows.map((row) => formatRow(row)).join('\n')}`);
for (const problem of problems) console.log(problem);
// Vitest has set it to what the last failing test wants.
process.exitCode = problems.length > 0 ? 1 : 0;

async function judgeArea(area: Area): Promise<void> {
  const startedMs = performance.now();
  const made = findFiles(ROOT, area.sources).flatMap((file) => makeMutants(file, readFile(file)));
  const isAsked = ({ key }: Mutant) => values.only.some((text) => key.includes(text));
  const byRules = sample(made, { size: Number(values.sample), seed: values.seed }).filter(isAsked);
  const byHand = BY_HAND.filter((each) => each.area === area.name)
    .map(toMutant)
    .filter(isAsked);
  const sources = new Set([...made, ...byHand].map(({ file }) => file));
  await using session = await openTestSession(ROOT, { ...area, sources });
  const judge = async (mutant: Mutant): Promise<Judged> => {
    const judged = { mutant, ...(await session.judge(mutant)) };
    if (values.verbose || isSurvivor(judged)) console.log(describe(judged));
    return judged;
  };
  const handMade: Judged[] = [];
  for (const mutant of byHand) handMade.push(await judge(mutant));
  const ruled: Judged[] = [];
  for (const mutant of byRules) ruled.push(await judge(mutant));

  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const count = (verdict: Verdict) => ruled.filter((each) => each.verdict === verdict).length;
  const survivors = ruled.filter(isSurvivor);
  const percent = (100 * (ruled.length - survivors.length)) / Math.max(1, ruled.length);
  rows.push(
    [area.name, made.length, ruled.length, count('killed'), count('timed out'), survivors.length]
      .concat(Number(percent.toFixed(1)), seconds)
      .map(String),
  );
  const { leastPercent = LEAST_PERCENT } = area;
  if (percent < leastPercent) problems.push(`${area.name}: less than ${leastPercent} of 100`);
  problems.push(
    ...handMade.filter(isSurvivor).map(({ mutant }) => `made by hand, and not seen: ${mutant.key}`),
    ...findStale(area, { made, ruled }),
  );
}

function findStale(area: Area, { made, ruled }: { made: Mutant[]; ruled: Judged[] }): string[] {
  const files = findFiles(ROOT, area.sources);
  return Object.keys(KNOWN_SURVIVORS)
    .filter((key) => files.some((file) => key.startsWith(`${file} `)))
    .flatMap((key) => {
      if (!made.some((mutant) => mutant.key === key)) return [`no such change any more: ${key}`];
      const judged = ruled.find(({ mutant }) => mutant.key === key);
      return judged === undefined || isSurvivor(judged) ? [] : [`is seen by now: ${key}`];
    });
}

function toMutant({ file, code, instead, bug }: (typeof BY_HAND)[number]): Mutant {
  const [before, ...after] = readFile(file).split(code);
  if (before === undefined || after.length !== 1) {
    throw new Error(`${file} has this ${after.length} times instead of once: ${code}`);
  }
  const start = before.length;
  const line = before.split('\n').length;
  return {
    file,
    line,
    start,
    end: start + code.length,
    replacement: instead,
    key: `${file}: ${bug}`,
    asksAllTests: true,
  };
}

function isSurvivor({ verdict }: Judged): boolean {
  return verdict === 'survived' || verdict === 'never run';
}

function describe({ mutant, verdict, by }: Judged): string {
  const reason = KNOWN_SURVIVORS[mutant.key] ?? 'no reason given';
  const why = verdict === 'killed' || verdict === 'timed out' ? `by: ${by}` : reason;
  return `${verdict}: ${mutant.file}:${mutant.line}\n  ${mutant.key}\n  ${why}`;
}

function formatRow(row: readonly string[]): string {
  return row
    .map((cell, column) => {
      const width = widths?.[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('  ');
}

function readFile(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
