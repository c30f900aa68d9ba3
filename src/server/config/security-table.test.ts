import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const PAGE = readFileSync(new URL('docs/security.md', ROOT), 'utf8');
/** The standard's own count of levels 1 and 2, version 5.0.0. */
const REQUIREMENTS = 253;
const ELSEWHERE = /^(e2e|endure|scripts|sandbox|docs|deploy|src)\//;

/** `| 1.2.6–1.2.8 | met | … |`: the numbers, and what is said of them. */
const rows = [...PAGE.matchAll(/^\| ([\d.]+)(?:–([\d.]+))? +\| ([a-z ]+?) +\| (.*) \|$/gm)].map(
  ([, first = '', last = first, status = '', text = '']) => ({ first, last, status, text }),
);

function listNumbers({ first, last }: { first: string; last: string }): string[] {
  const [section, from] = splitNumber(first);
  const [ofLast, to] = splitNumber(last);
  expect(ofLast, first).toBe(section);
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
}

function splitNumber(number: string): [section: string, place: number] {
  const end = number.lastIndexOf('.');
  return [number.slice(0, end), Number(number.slice(end + 1))];
}

test('every requirement of the standard’s levels 1 and 2 has one row, and the sums above are theirs', () => {
  const numbers = rows.flatMap(listNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toHaveLength(REQUIREMENTS);
  const count = (status: string) =>
    rows.filter((row) => row.status === status).flatMap(listNumbers).length;
  expect(PAGE.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${REQUIREMENTS}: ${count('met')} met, ${count('in part')} in part, ` +
      `${count('not met')} not met, ${count('not here')} not here.`,
  );
  for (const { first, status, text } of rows) {
    expect(['met', 'in part', 'not met', 'not here'], first).toContain(status);
    expect(text.trim(), first).not.toBe('');
  }
});

test('the tests that the page names are there', () => {
  const named = new Set(PAGE.match(/(?<=`)[\w./-]+\.(?:test|endure)\.ts(?=`)/g));
  expect(named.size).toBeGreaterThan(30);
  for (const file of named) {
    const path = ELSEWHERE.test(file) ? file : `src/server/${file}`;
    expect(existsSync(new URL(path, ROOT)), file).toBe(true);
  }
});
