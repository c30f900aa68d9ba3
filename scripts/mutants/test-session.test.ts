import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** In a Node of its own: one test runner does not start in another. */
function judge(asked: readonly string[], { startMs = 600_000 } = {}): Record<string, string> {
  const code = `
    import { readFileSync } from 'node:fs';
    import { makeMutants } from './scripts/mutants/make-mutants.ts';
    import { openTestSession } from './scripts/mutants/test-session.ts';
    const file = 'scripts/mutants/testing/halves.ts';
    const session = await openTestSession(process.cwd(), {
      sources: new Set([file]), tests: ['scripts/mutants/testing/halves.check.ts'],
      setUp: [], startMs: ${startMs},
    });
    const asked = ${JSON.stringify(asked)};
    const verdicts = {};
    for (const mutant of makeMutants(file, readFileSync(file, 'utf8'))) {
      const name = mutant.key.slice(file.length + 1);
      if (asked.includes(name)) verdicts[name] = (await session.judge(mutant)).verdict;
    }
    await session[Symbol.asyncDispose]();
    console.log('\\n' + JSON.stringify(verdicts));
    process.exit(0);`;
  const options = { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env['PATH'] } } as const;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], options);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

test('each change is seen by a test, or is not, or is never run', () => {
  const expected = {
    'isEven: count % 2 === 0 → count % 2 !== 0': 'killed',
    'isMany: return count > 100; → return count >= 100;': 'survived',
    'unasked: count * 2 → count * 3': 'never run',
    // Run while the module is loaded, by whatever test comes first.
    'double: count * 2 → count * 3': 'killed',
  };
  expect(judge(Object.keys(expected))).toEqual(expected);
});

test('a change that goes round without an end is ended', () => {
  const endless = 'countDown: left -= 1; → ;';
  expect(judge([endless], { startMs: 3000 })).toEqual({ [endless]: 'timed out' });
});
