import { expect, test } from 'vitest';
import { pickTests, type Known } from './pick-tests.ts';

const SOURCE = 'src/web/home/generate.ts';

const known = (file: string, ms: number, blocks: number): Known => ({
  file,
  name: file,
  ms,
  blocks: new Set(Array.from({ length: blocks }, (_, at) => `${SOURCE}#${at}`)),
});
const TESTS = [
  known('e2e/model.test.ts', 9000, 2),
  known('e2e/moment.test.ts', 2000, 2),
  known('e2e/main-job.test.ts', 9000, 9),
  known('src/web/home/desk.test.ts', 20, 1),
  known('src/web/home/generate.test.ts', 90, 1),
];

test('a change is shown to those named after its file, its folder, then to those that run most of it', () => {
  const picked = pickTests(TESTS, { file: SOURCE }, 4);
  expect(picked.map(({ file }) => file)).toEqual([
    'src/web/home/generate.test.ts',
    'src/web/home/desk.test.ts',
    'e2e/main-job.test.ts',
    'e2e/moment.test.ts',
  ]);
});

test('a change that people made by hand is shown to all', () => {
  const picked = pickTests(TESTS, { file: SOURCE, asksAllTests: true }, 1);
  expect(picked.length).toBe(TESTS.length);
  expect(picked[0]?.file).toBe('src/web/home/generate.test.ts');
});
