import { expect, test } from 'vitest';
import { readTestArguments } from './read-test-arguments.mjs';

const ALL = ['lint', 'types', 'tests'];
const read = (...args) => readTestArguments(args, ALL);

test('without arguments everything is checked', () => {
  const asked = { steps: ALL, rest: [], isFiltered: false, isChanged: false, problem: null };
  expect(read()).toEqual(asked);
});

test('some steps only, and a name that is no step is refused instead of passing', () => {
  expect(read('--only', 'types,lint').steps).toEqual(['types', 'lint']);
  expect(read('--only', 'lnt').problem).toContain('"lnt"');
  expect(read('--only').problem).not.toBeNull();
});

test('a file goes to vitest, and only the tests are run', () => {
  expect(read('src/a.test.ts')).toMatchObject({ steps: ['tests'], rest: ['src/a.test.ts'] });
  expect(read('--only', 'lint,tests', 'a').rest).toEqual(['a']);
});

test('a name in quotes means that the other tests are skipped on purpose', () => {
  expect(read('-t', 'signs in').isFiltered).toBe(true);
  expect(read('--testNamePattern=signs in').isFiltered).toBe(true);
  expect(read('--project', 'unit').isFiltered).toBe(false);
});

test('for a change all is checked, and the tests are those that it touches', () => {
  expect(read('--changed')).toMatchObject({ steps: ALL, rest: [], isChanged: true });
  expect(read('--changed', 'a')).toMatchObject({ steps: ['tests'], rest: ['a'], isChanged: true });
});
