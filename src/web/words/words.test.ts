import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWords } from '../testing/find-words.ts';

const WEB = join(import.meta.dirname, '..');

/** What the operators of an installation see is in English alone. */
const OF_OPERATORS = /^operator\//;
const OF_TESTS = /\.test\.tsx?$|^testing\/|^words\/catalogues\//;

const files = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .filter((name) => !OF_OPERATORS.test(name) && !OF_TESTS.test(name))
  .toSorted();

function findIn(name: string) {
  return findWords(name, readFileSync(join(WEB, name), 'utf8'));
}

test('no word of a page stands where no catalogue knows it', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((name) => findIn(name).outside)).toEqual([]);
});

test.each([
  ['<p>Hello</p>', 'words of a page'],
  ['<p>{t("Hello")} <b>there</b></p>', 'words of a page'],
  ['<img alt="a cat" />', 'words of a prop'],
  ['<Page title={isGood ? "Good" : t("Bad")} />', 'words that nobody translates'],
  ['<p>{`${n} replies left`}</p>', 'words that are put together'],
])('%s is seen', (jsx, why) => {
  const { outside } = findWords('x.tsx', `function X() { return ${jsx}; }`);
  expect(outside).toEqual([expect.stringContaining(why)]);
});

test('words are not said when a file is imported, but may be written there', () => {
  const early = findWords('x.ts', "const words = t('Hello');");
  expect(early.outside).toEqual([expect.stringContaining('before the catalogue is there')]);
  const late = findWords('x.ts', "const WORDS = { sent: 'Thank you' };");
  expect(late).toEqual({ sentences: new Set(['Thank you']), plurals: new Set(), outside: [] });
});
