// npm test: everything that is checked, and how many passed.
//   --only lint,types   some steps only (format, lint, types, unused, patterns, rooms, tests)
//   --changed           only the tests that import what differs from main
//   anything else       goes to vitest: a file, -t 'a name', --project unit
import { exec, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { writeCommerceV2Types } from '../commerce-v2/write-types.mjs';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { countTests } from './count-tests.mjs';
import { readTestArguments } from './read-test-arguments.mjs';
import { run } from './run.mjs';
import { fail } from './say.mjs';

/** Each line as it would be typed: npm's programs are batch files on Windows. */
const CHECKS = {
  format: ['oxfmt --check .'],
  lint: ['oxlint --type-aware --deny-warnings', 'node scripts/check-lines.ts'],
  types: ['tsc -p tsconfig.json', 'tsc -p tsconfig.web.json'],
  unused: ['knip'],
  patterns: ['node scripts/check-patterns.ts'],
  rooms: ['node scripts/check-rooms.ts'],
};
const asked = readTestArguments(process.argv.slice(2), [...Object.keys(CHECKS), 'tests']);
if (asked.problem !== null) fail(asked.problem);

const execute = promisify(exec);
const modules = join(ROOT, 'node_modules');
const node = await bootstrap({ build: asked.steps.includes('tests') });
writeCommerceV2Types();
const env = {
  ...process.env,
  PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};
const totals = { passed: 0, failed: 0 };
// Each check alone keeps one processor busy; the tests are timed, and have all to themselves.
const checking = new Map(
  asked.steps.filter((step) => step !== 'tests').map((step) => [step, timed(() => runCheck(step))]),
);
for (const step of asked.steps) {
  const { passed, failed, seconds } = await (checking.get(step) ?? timed(runTests));
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${step.padEnd(8)} ${seconds} s`);
  totals.passed += passed;
  totals.failed += failed;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function timed(work) {
  const startedMs = performance.now();
  const result = await work();
  return { ...result, seconds: ((performance.now() - startedMs) / 1000).toFixed(1) };
}

/** What a check says matters only when it fails. */
async function runCheck(step) {
  for (const line of CHECKS[step]) {
    const problem = await execute(line, { cwd: ROOT, env, maxBuffer: Infinity }).then(
      () => null,
      ({ message, stdout, stderr }) => stdout + stderr || message,
    );
    if (problem === null) continue;
    console.log(problem);
    return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  const report = join(folder, 'report.json');
  const vitest = join(modules, 'vitest', 'vitest.mjs');
  const changed = asked.isChanged ? [`--changed=${findChangeBase()}`] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    const exitCode = await run(node, [vitest, 'run', ...reporters, ...changed, ...asked.rest], {
      env,
      stdio: 'inherit',
    });
    return countTests(readFileSync(report, 'utf8'), {
      exitCode,
      isFiltered: asked.isFiltered,
      mayBeNone: asked.isChanged,
    });
  } catch (error) {
    console.error(`The tests gave no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/** Where this branch left main; on main itself, its last commit. */
function findChangeBase() {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}
