import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureBestMs } from '#server/testing/measure-best-ms.ts';
import { isAllowed } from './allowed-patterns.ts';
import type { FoundPattern } from './find-patterns.ts';
import { longestText } from './longest-text.ts';
import { describeAttack, makeAttacks, writeAttack } from './make-attacks.ts';
import { MAX_STEPS, weighPattern } from './weigh-pattern.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_MS = 10;
const TRIES = 20;

/** In a Node of its own: the test runner's way of loading modules moves their lines. */
function listPatterns(): (Omit<FoundPattern, 'pattern'> & { source: string; flags: string })[] {
  const code = `
    import { findPatterns } from './scripts/patterns/find-patterns.ts';
    const known = (await findPatterns('.')).filter(({ pattern }) => pattern !== null);
    console.log(JSON.stringify(known.map(({ file, line, code, pattern: { source, flags } }) =>
      ({ file, line, code, source, flags }))));`;
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], options));
}

test('no pattern takes over 10 ms on any text that is made to be slow for it', () => {
  const listed = listPatterns();
  expect(listed.length).toBeGreaterThan(50);
  const slow = listed
    .filter((each) => !isAllowed(each))
    .flatMap(({ file, line, source, flags }) => {
      const length = longestText(file);
      const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
      return makeAttacks(weighPattern(pattern, length)).flatMap((attack) => {
        const text = writeAttack(attack, length);
        const ms = measureBestMs(() => void text.replaceAll(pattern, ''), {
          tries: TRIES,
          enoughMs: MOST_MS,
        });
        return ms > MOST_MS
          ? [`${file}:${line} ${describeAttack(attack)} ${ms.toFixed(0)} ms`]
          : [];
      });
    });
  expect(slow).toEqual([]);
});

test.each([
  [/^[a-z]+(?:-[a-z]+)*$/, true],
  [/"[^"]*"/, true],
  [/^\d+(?:, ?\d+)*,$/, true],
  [/^(?:a|b)*c/, true],
  [/(a+)+$/, false],
  [/^(?:a|ab|b)*c/, false],
  [/^(?:a ?){0,40}b/, true],
  [/\?\s*(\S*https?:\S+|[#@]\S+|\s)*$/u, false],
  [/\b(?:walk on eggs)\b.*\bme\b.*\bx/, false],
  [/\s*,\s*$/, false],
  [/x(?=\w+y)/, false],
  [/(?=.*x)(?=.*y)z/, false],
  [/(?=\w*x)\s/, false],
  [/[.!?]+(?=\s|$)/, false],
  [/(?:\w+ ?){0,9}x/, false],
])('%s is told apart by its bound', (pattern, isFine) => {
  expect(weighPattern(pattern, 10_000).steps <= MAX_STEPS).toBe(isFine);
});
