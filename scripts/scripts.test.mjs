import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';
import { hashFiles, hashTree } from './fingerprint.mjs';

const report = (total, passed) => JSON.stringify({ numTotalTests: total, numPassedTests: passed });

test('what did not run did not pass', () => {
  expect(countTests(report(10, 10), 0)).toEqual({ passed: 10, failed: 0 });
  expect(countTests(report(10, 7), 1)).toEqual({ passed: 7, failed: 3 });
});

test('a run that failed without a failed test, or had none at all, has failed', () => {
  expect(countTests(report(10, 10), 1)).toEqual({ passed: 10, failed: 1 });
  expect(countTests(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
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
