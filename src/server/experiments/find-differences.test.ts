import { expect, test } from 'vitest';
import { ARM_LABELS } from '#contract/arms.ts';
import { findDifferences, type CountedArm } from './find-differences.ts';

/** The same numbers at each run: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns after how many sets somebody who looks after each says it; null for never */
function lookAfterEach(
  shares: readonly number[],
  {
    sets,
    random,
    isSaid,
  }: {
    sets: number;
    random: () => number;
    isSaid: (arms: readonly CountedArm[]) => boolean;
  },
): number | null {
  const arms = shares.map((_, index): CountedArm => ({
    ...{ label: ARM_LABELS[index] ?? 'A', sets: 0, setsTaken: 0 },
  }));
  for (let shown = 1; shown <= sets; shown += 1) {
    const index = Math.floor(random() * arms.length);
    const arm = arms[index];
    if (arm === undefined) continue;
    arm.sets += 1;
    if (random() < (shares[index] ?? 0)) arm.setsTaken += 1;
    if (isSaid(arms)) return shown;
  }
  return null;
}

const isReal = (arms: readonly CountedArm[]) => findDifferences(arms).length > 0;
/** As the textbook says it of one look at the end. */
const isFarApart = (arms: readonly CountedArm[]) => {
  const [one, other] = arms;
  if (one === undefined || other === undefined || one.sets < 30 || other.sets < 30) return false;
  const all = (one.setsTaken + other.setsTaken) / (one.sets + other.sets);
  const deviation = Math.sqrt(all * (1 - all) * (1 / one.sets + 1 / other.sets));
  return Math.abs(one.setsTaken / one.sets - other.setsTaken / other.sets) > 1.96 * deviation;
};

const RUNS = 300;
function countSaid(
  shares: readonly number[],
  isSaid: (arms: readonly CountedArm[]) => boolean,
): number {
  const random = createRandom(7);
  const said = Array.from({ length: RUNS }, () =>
    lookAfterEach(shares, { sets: 2000, random, isSaid }),
  );
  return said.filter((sets) => sets !== null).length;
}

test.each([[[0.25, 0.25]], [[0.02, 0.02]], [[0.3, 0.3, 0.3]]])(
  'where arms are alike (%j), looking after each of 2,000 sets tells a difference in at most 5 of 100 runs',
  (shares) => {
    expect(countSaid(shares, isReal)).toBeLessThanOrEqual(RUNS * 0.05);
  },
);

test('the test of the textbook would tell one in many more, looked at so', () => {
  expect(countSaid([0.25, 0.25], isFarApart)).toBeGreaterThan(RUNS * 0.3);
});

test('20 against 30 of 100 is found within 2,000 sets in most runs', () => {
  expect(countSaid([0.2, 0.3], isReal)).toBeGreaterThan(RUNS * 0.6);
});

test('what is said: who is taken more, and how likely chance alone would ever show it', () => {
  const arms: CountedArm[] = [
    { label: 'A', sets: 1000, setsTaken: 200 },
    { label: 'B', sets: 1000, setsTaken: 300 },
  ];
  const [found] = findDifferences(arms);
  expect(found).toMatchObject({ more: 'B', less: 'A' });
  // Worked out apart from this code, by lgamma of C.
  expect(found?.chance).toBeCloseTo(0.0013124984, 10);
  const [few] = findDifferences([
    { label: 'A', sets: 36, setsTaken: 2 },
    { label: 'B', sets: 36, setsTaken: 20 },
  ]);
  expect(few?.chance).toBeCloseTo(0.000357597429144974, 13);
  const third: CountedArm = { label: 'C', sets: 1000, setsTaken: 205 };
  const three = findDifferences([...arms, third]);
  expect(three.map(({ more, less }) => `${more}${less}`)).toEqual(['BA', 'BC']);
  expect(three[0]?.chance).toBeCloseTo(3 * (found?.chance ?? 0), 12);
  expect(findDifferences(arms.map((arm) => ({ ...arm, sets: 0, setsTaken: 0 })))).toEqual([]);
});
