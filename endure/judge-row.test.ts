import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOf, judgeRow, type TestResult } from './judge-row.ts';
import type { Row } from './row.ts';
import { TABLE } from './table.ts';

const ROW: Row = { id: 'X1', done: '', holds: '', shownBy: [['a.test.ts', 'one', 'two']] };

function result(title: string, more: Partial<TestResult> = {}): TestResult {
  return { file: 'a.test.ts', title, status: 'passed', meta: {}, ...more };
}

test('a row holds when all its tests ran and passed', () => {
  const results = [result('one thing'), result('two things'), result('three things')];
  expect(judgeRow(ROW, results)).toEqual({ state: 'holds', found: '2 tests' });
});

test('a test that failed, was skipped, or did not run is a row that does not hold', () => {
  const failed = [result('one'), result('two', { status: 'failed' })];
  expect(judgeRow(ROW, failed).state).toBe('FAILED');
  const skipped = [result('one'), result('two', { status: 'skipped' })];
  expect(judgeRow(ROW, skipped).state).toBe('FAILED');
  expect(judgeRow(ROW, [result('one')]).state).toBe('not shown');
  expect(judgeRow({ id: 'X1', done: '', holds: '' }, [result('one')]).state).toBe('not shown');
});

test('figures are shown, and a machine that cannot measure is no proof', () => {
  const row: Row = { id: 'X1', done: '', holds: '' };
  const own = (meta: TestResult['meta']) => result('X1, X2: it', { file: 'endure/a.ts', meta });
  expect(judgeRow(row, [own({ figure: '5 of 5' })])).toEqual({ state: 'holds', found: '5 of 5' });
  const late = { ...own({ figure: '4 of 5' }), status: 'failed' };
  expect(judgeRow(row, [late])).toEqual({ state: 'FAILED', found: 'X1, X2: it; 4 of 5' });
  const away = own({ notMeasured: 'no proxy here' });
  expect(judgeRow(row, [away, own({ figure: '5 of 5' })])).toEqual({
    state: 'not measured',
    found: 'no proxy here',
  });
  expect(judgeRow({ ...row, id: 'X3' }, [away]).state).toBe('not shown');
});

test('every row has a test, and the tests that the table names are there', () => {
  const own = readdirSync('endure')
    .filter((file) => file.endsWith('.endure.ts'))
    .flatMap((file) => [...readFileSync(`endure/${file}`, 'utf8').matchAll(/^test\(\s*['`](.*)/gm)])
    .map(([, title = '']) => title);
  for (const row of Object.values(TABLE).flat()) {
    const hasOwn = own.some((title) => isOf(row.id, title));
    expect(row.shownBy !== undefined || hasOwn, row.id).toBe(true);
    for (const [file, ...titles] of row.shownBy ?? []) {
      expect(existsSync(file), file).toBe(true);
      const source = readFileSync(file, 'utf8');
      for (const title of titles.filter((one) => one !== '')) {
        expect(source, `${row.id}: ${file}`).toContain(`'${title}`);
      }
    }
  }
});
