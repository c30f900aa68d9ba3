import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { BY_HAND } from './by-hand.ts';
import { KNOWN_SURVIVORS } from './known-survivors.ts';
import { applyMutant, makeMutants } from './make-mutants.ts';
import { blockAt, markBlocks } from './mark-blocks.ts';
import { sample } from './sample.ts';
import { findFiles } from './find-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function readSources(): { area: string; file: string; text: string }[] {
  return AREAS.flatMap(({ name, sources }) =>
    findFiles(ROOT, sources).map((file) => ({
      area: name,
      file,
      text: readFileSync(join(ROOT, file), 'utf8'),
    })),
  );
}

/** Each change of a line, as the line then reads. */
function changesOf(code: string): string[] {
  return makeMutants('a.ts', code).map((mutant) => applyMutant(code, mutant));
}

test.each<[string, string[]]>([
  ['a < b;', ['a <= b;']],
  ['a === b;', ['a !== b;']],
  ['a && b;', ['a || b;', 'a;', 'b;']],
  ['a ?? b;', ['a;', 'b;']],
  ['!a;', ['a;']],
  ['if (a) b;', ['if (true) b;', 'if (false) b;']],
  ['a ? b : c;', ['true ? b : c;', 'false ? b : c;']],
  ['await a();', [';']],
  ['a.b = c;', [';']],
  ['throw a;', [';']],
  ['let a = 3;', ['let a = 4;']],
  ['let a = 60_000;', ['let a = (60_000 * 2);']],
  ['let a = true;', ['let a = false;']],
  ['let a = "b" + c;', []],
  ['let a = b + 1;', ['let a = b - 1;', 'let a = b + 2;']],
  ['let a = b.filter(c);', ['let a = b;']],
  ['let a = b.some(c);', ['let a = b.every(c);']],
  ['let a = and(b, c);', ['let a = and(c);', 'let a = and(b);']],
  ['let a = b({ limit: c, d });', ['let a = b({  d });', 'let a = b({ limit: c,  });']],
  ['let a: 1 | true = b as 2;', []],
  ['logger.info(a);', []],
  ['deps.logger.warn({ err }, a);', []],
  ["c.get('logger').warn(a);", []],
  ['if (a < 5) logger.info(b);', []],
  ["if (a === undefined) throw new Error('never');", []],
  [
    'let a = `select b where c < ${d ? e : f}`;',
    [
      'let a = `select b where c <= ${d ? e : f}`;',
      'let a = `select b where true`;',
      'let a = `select b where c < ${true ? e : f}`;',
      'let a = `select b where c < ${false ? e : f}`;',
    ],
  ],
  [
    'let a = `select b\n where c\n and d\n`;',
    ['let a = `select b\n where c\n`;', 'let a = `select b\n where true\n and d\n`;'],
  ],
  ['let a = `b < ${c}`;', []],
])('%s is changed in each way that people get it wrong', (code, changed) => {
  expect(changesOf(code).toSorted()).toEqual(changed.toSorted());
});

/** Reading all of them again takes ten seconds. */
const ONE_OF = 8;

test('the changes of every area are correct code, each with a name of its own', () => {
  const keys = new Set<string>();
  for (const { file, text } of readSources()) {
    for (const [index, mutant] of makeMutants(file, text).entries()) {
      if (index % ONE_OF === 0)
        expect(parseSync(file, applyMutant(text, mutant)).errors, mutant.key).toEqual([]);
      expect(keys.has(mutant.key), mutant.key).toBe(false);
      keys.add(mutant.key);
    }
    expect(parseSync(file, markBlocks(file, text)).errors, file).toEqual([]);
  }
  expect(keys.size).toBeGreaterThan(1000);
  const gone = Object.keys(KNOWN_SURVIVORS).filter((key) => !keys.has(key));
  expect(gone, 'changes with a reason that nobody makes any more').toEqual([]);
});

test.each(BY_HAND)('made by hand, $file: $bug', ({ area, file, code, instead }) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  expect(AREAS.map(({ name }) => name)).toContain(area);
  expect(text.split(code)).toHaveLength(2);
  expect(
    parseSync(
      file,
      text.replace(code, () => instead),
    ).errors,
  ).toEqual([]);
});

test('the name of a change stays when lines are put before it', () => {
  const code = 'function a() { return b < c; }';
  const keysOf = (text: string) => makeMutants('a.ts', text).map(({ key }) => key);
  expect(keysOf(`let z;\n\n${code}`)).toEqual(keysOf(code));
});

test('marked code runs as before and says which of its blocks ran', () => {
  const code =
    'const a = (b) => ({ c: b }); function d(e) { if (e) { return a(1); } return 2; } d(f);';
  const seen = (f: boolean) => {
    const names: string[] = [];
    Object.assign(globalThis, { seeBlock: (name: string) => names.push(name) });
    // The code above, nobody else's.
    // oxlint-disable-next-line no-implied-eval, no-new-func
    new Function('f', markBlocks('a.ts', code))(f);
    return names;
  };
  const at = (part: string) => blockAt('a.ts', code, code.indexOf(part));
  expect(seen(true)).toEqual([at('if (e)'), at('return a(1)'), at('c: b')]);
  expect(seen(false)).toEqual([at('if (e)')]);
  expect(at('d(f)')).toBeNull();
  Object.assign(globalThis, { seeBlock: undefined });
});

test('a sample is the same for the same seed, whatever comes to it, and the beginning of a larger one', () => {
  const all = Array.from({ length: 50 }, (_, index) => ({ key: `change ${index}` }));
  const ten = sample(all, { size: 10, seed: '7' });
  expect(sample(all, { size: 20, seed: '7' }).slice(0, 10)).toEqual(ten);
  expect(sample(all, { size: 10, seed: '8' })).not.toEqual(ten);
  const more = sample([{ key: 'another' }, ...all], { size: 11, seed: '7' });
  expect(more.filter(({ key }) => key !== 'another').slice(0, 10)).toEqual(ten);
  expect(new Set(ten).size).toBe(10);
});
