import { expect, test } from 'vitest';
import { createBuiltinWriter } from '#server/writers/builtin/create-builtin-writer.ts';
import type { Writer } from '#server/writers/writer.ts';
import { measureQuality } from './quality.ts';
import { distinctTwo, findFlaw, mostShared, selfBleu } from './quality-measures.ts';

async function figuresOf(writer: Writer): Promise<Map<string, number>> {
  const { rows } = await measureQuality(writer);
  return new Map(rows.map(({ what, figure }) => [what.split(':')[0] ?? what, figure]));
}

test('the built-in writer keeps its figures on every post', async () => {
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const figures = await figuresOf(createBuiltinWriter({ random }));
  expect(figures.get('posts')).toBeGreaterThanOrEqual(120);
  expect(figures.get('most repeated five words')).toBeLessThanOrEqual(3);
  for (const what of [
    'sets of five',
    'language match',
    'no two of five share more than half their words',
    'within 280 characters',
    'without a flaw of grammar or template',
    'safe and without machine voice',
  ]) {
    expect(figures.get(what), what).toBe(100);
  }
  // Two thousand replies take a second, and many where others use the processor too.
}, 120_000);

test('a writer that says the same to everything is found out', async () => {
  const parrot: Writer = {
    name: 'parrot',
    // oxlint-disable-next-line typescript/require-await
    async *write() {
      for (let index = 0; index < 5; index += 1) yield 'Great point, this is so true {name}';
    },
  };
  const figures = await figuresOf(parrot);
  expect(figures.get('most repeated five words')).toBe(100);
  expect(figures.get('no two of five share more than half their words')).toBe(0);
  expect(figures.get('without a flaw of grammar or template')).toBe(0);
  expect(figures.get('safe and without machine voice')).toBe(0);
  expect(figures.get('language match')).toBeLessThan(100);
});

test('measures tell apart what is apart', () => {
  const same = ['one two three', 'one two three'];
  const other = ['one two three', 'four five six'];
  expect([selfBleu(same), selfBleu(other)]).toEqual([1, 0]);
  expect([distinctTwo(same), distinctTwo(other)]).toEqual([0.5, 1]);
  expect([mostShared(same), mostShared(other)]).toEqual([1, 0]);
  expect(findFlaw('it is the the end')).toBe('doubled word');
  expect(findFlaw('as perguntas importantes a essa hora', 'pt')).toBeNull();
  expect(findFlaw('hab laut „hm“ gesagt', 'de')).toBeNull();
  expect(findFlaw('hab laut „hm gesagt', 'de')).toBe('open bracket or quotation mark');
});
