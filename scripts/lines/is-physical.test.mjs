import { expect, test } from 'vitest';
import { isPhysical } from './is-physical.ts';

test.each([
  ['  margin-left: auto;', true],
  ['  padding-right:0;', true],
  ['  border-right-color: transparent;', true],
  ['  border-top-left-radius: 0;', true],
  ['  left: 0;', true],
  ['.a { right: 0 }', true],
  ['  text-align: left;', true],
  ['  float: right !important;', true],
  ['  margin-inline-start: auto;', false],
  ['  text-align: start;', false],
  ['  inset-inline-end: 0;', false],
  ['  background: url("/left.svg") left / contain;', false],
  ['  /* Its own side: left of the picture. */', false],
])('%s', (line, expected) => {
  expect(isPhysical(line)).toBe(expected);
});
