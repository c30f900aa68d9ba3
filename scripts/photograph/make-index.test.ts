import { expect, test } from 'vitest';
import { makeIndex } from './make-index.ts';

test('the page shows each screen at every width in both lights', () => {
  const page = makeIndex(['home', 'terms']);
  const files = [...page.matchAll(/src="(?<file>[^"]+)"/g)].map(({ groups }) => groups?.['file']);
  expect(files).toHaveLength(12);
  expect(new Set(files).size).toBe(12);
  expect(files).toContain('terms-1440-dark.png');
  expect(page).toContain('<a href="#terms">');
});
