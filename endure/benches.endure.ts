import { expect, test } from 'vitest';
import { run as measureOperators } from '../bench/operators.bench.ts';
import { run as measurePremium } from '../bench/premium.bench.ts';
import type { Row } from '../bench/row.ts';

/** Both benchmarks give one row for each figure; the words are theirs. */
function find(rows: readonly Row[], words: string): number {
  const row = rows.find(({ what }) => what.includes(words));
  if (row === undefined) throw new Error(`The benchmark has no row "${words}".`);
  return row.figure;
}

test('M1: purchases in disorder end in the right state, and nothing forged counts', async ({
  task,
}) => {
  const rows = await measurePremium();
  expect(find(rows, 'forged messages refused')).toBe(50);
  expect(find(rows, 'right after it')).toBe(200);
  expect(find(rows, 'forged messages that gave premium')).toBe(0);
  const p99Ms = find(rows, 'webhook to an open page');
  expect(p99Ms).toBeLessThan(300);
  task.meta.figure =
    `200 of 200 right (${find(rows, 'right before')} before the reconciliation), 0 forged; ` +
    `webhook to open page p99 ${p99Ms} ms`;
});

test('W3: 10,000 wrong passwords open nothing, and the owner still gets in', async ({ task }) => {
  const rows = await measureOperators();
  expect(find(rows, 'got in')).toBe(0);
  expect(find(rows, 'the owner from a known browser')).toBe(200);
  const grownMb = find(rows, 'peak memory');
  expect(grownMb).toBeLessThan(100);
  task.meta.figure = `0 in, the owner in, peak of the second half over the first ${grownMb} MB`;
});
