// npm test: everything that is checked, and how many passed.
//   --only lint,types   some steps only (format, lint, types, unused, build, tests)
//   anything else       goes to vitest: a file, -t 'a name', --project unit
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { countTests } from './count-tests.mjs';

const MODULES = join(ROOT, 'node_modules');
const { only, rest } = readArguments(process.argv.slice(2));
const wants = (step) => only === null || only.includes(step);
const node = await bootstrap({ build: wants('build') || wants('tests') });
const env = {
  ...process.env,
  PATH: [dirname(node), join(MODULES, '.bin'), process.env.PATH].join(delimiter),
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
};

const totals = { passed: 0, failed: 0 };
const CHECKS = {
  format: [['oxfmt', '--check', '.']],
  lint: [['oxlint', '--type-aware', '--deny-warnings']],
  types: [
    ['tsc', '-p', 'tsconfig.json'],
    ['tsc', '-p', 'tsconfig.web.json'],
  ],
  unused: [['knip']],
};
for (const [step, commands] of Object.entries(CHECKS)) {
  if (!wants(step) || (only === null && rest.length > 0)) continue;
  const startedMs = performance.now();
  const isGood = commands.every(runQuietly);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${step.padEnd(8)} ${seconds} s`);
  totals[isGood ? 'passed' : 'failed'] += 1;
}
if (wants('tests')) {
  const tests = runTests();
  totals.passed += tests.passed;
  totals.failed += tests.failed;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** What a check says matters only when it fails. */
function runQuietly([command, ...args]) {
  const result = spawnSync(command, args, { cwd: ROOT, env, encoding: 'utf8', shell: true });
  if (result.status !== 0) console.log(result.stdout + result.stderr);
  return result.status === 0;
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  const report = join(folder, 'report.json');
  try {
    const result = spawnSync(
      node,
      [
        join(MODULES, 'vitest', 'vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...rest,
      ],
      { cwd: ROOT, env, stdio: 'inherit' },
    );
    return countTests(readFileSync(report, 'utf8'), result.status);
  } catch (error) {
    console.error(`The tests gave no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readArguments(args) {
  const at = args.indexOf('--only');
  if (at === -1) return { only: null, rest: args };
  return { only: (args[at + 1] ?? '').split(','), rest: args.toSpliced(at, 2) };
}
