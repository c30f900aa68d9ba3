import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';
import { hashFiles, hashTree } from './fingerprint.mjs';

const count = ({
  total = 10,
  passed = 10,
  failed = 0,
  exitCode = 0,
  isFiltered = false,
  mayBeNone = false,
}) =>
  countTests(
    JSON.stringify({ numTotalTests: total, numPassedTests: passed, numFailedTests: failed }),
    { exitCode, isFiltered, mayBeNone },
  );

test('what did not run did not pass', () => {
  expect(count({})).toEqual({ passed: 10, failed: 0 });
  expect(count({ passed: 7, failed: 2, exitCode: 1 })).toEqual({ passed: 7, failed: 3 });
  expect(count({ passed: 9 })).toEqual({ passed: 9, failed: 1 });
});

test('a change may touch no test, and a run that was not about one may not', () => {
  expect(count({ total: 0, passed: 0, mayBeNone: true })).toEqual({ passed: 0, failed: 0 });
  expect(count({ total: 0, passed: 0, mayBeNone: true, exitCode: 1 }).failed).toBe(1);
  expect(count({ total: 0, passed: 0 }).failed).toBe(1);
});

test('what was not asked for does not count', () => {
  expect(count({ passed: 1, isFiltered: true })).toEqual({ passed: 1, failed: 0 });
  expect(count({ passed: 1, failed: 2, exitCode: 1, isFiltered: true }).failed).toBe(2);
});

test('a run that failed without a failed test, or had none at all, has failed', () => {
  expect(count({ exitCode: 1 })).toEqual({ passed: 10, failed: 1 });
  expect(count({ total: 0, passed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(count({ passed: 0, isFiltered: true })).toEqual({ passed: 0, failed: 1 });
});

test('a build is stale when a source changes, comes or goes, but not with its tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-scripts-'));
  try {
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a', 'one.ts'), '1');
    const first = hashTree(folder);
    writeFileSync(join(folder, 'a', 'one.test.ts'), 'test');
    expect(hashTree(folder)).toBe(first);
    writeFileSync(join(folder, 'a', 'one.ts'), '2');
    const second = hashTree(folder);
    expect(second).not.toBe(first);
    writeFileSync(join(folder, 'two.ts'), '');
    expect(hashTree(folder)).not.toBe(second);
    expect(hashFiles(folder, ['missing'])).toBe(hashFiles(folder, ['missing']));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
