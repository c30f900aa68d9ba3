import { TONES } from '#contract/tones.ts';
import { wilsonInterval } from '#server/uptake/wilson-interval.ts';
import type { Pair, Reading, Vote } from './comparison.ts';
import { UsageError } from './name-writer.ts';

const GRADES = ['A', 'B', 'C'] as const;
const SIDES = ['one', 'two'] as const;

type ReadPair = Pair & { vote: Vote };

/**
 * What readings of one comparison found, as lines: who was preferred, how replies were graded, and how
 * far two readers agree.
 * @throws UsageError where the readings are of different writers
 */
export function makeTable(readings: readonly Reading[]): string[] {
  const [first] = readings;
  if (first === undefined) return [];
  const { one, two } = first.writers;
  if (readings.some(({ writers }) => writers.one !== one || writers.two !== two)) {
    throw new UsageError('These readings are of different writers.');
  }
  return [
    `one: ${one}`,
    `two: ${two}`,
    ...readings.flatMap(describeReading),
    ...readings
      .slice(1)
      .flatMap((other, index) => describeAgreement(readings[index] ?? first, other)),
    '',
    'Intervals hold 95 times of 100 (Wilson, 1927). Replies of one set are not independent of each',
    'other, so that those of the grades are a little too narrow.',
  ];
}

function describeReading({ reader, pairs }: Reading): string[] {
  const read = pairs.filter(isRead);
  return [
    '',
    `${reader}: ${read.length} of ${pairs.length} posts read`,
    ...describePreferred('preferred', read),
    ...TONES.flatMap(({ id, label }) =>
      describePreferred(
        `  under ${label}`,
        read.filter(({ tone }) => tone === id),
      ),
    ),
    ...SIDES.flatMap((side) => {
      const grades = read.map(({ vote }) => vote[side]).join('');
      return GRADES.map((grade) =>
        formatRow(`${grade}, ${side}`, grades.split(grade).length - 1, grades.length),
      );
    }),
  ];
}

/** Of the posts under which one was preferred: who saw no difference has said nothing about which. */
function describePreferred(what: string, read: readonly ReadPair[]): string[] {
  if (read.length === 0) return [];
  const count = (side: Vote['preferred']) =>
    read.filter(({ vote }) => vote.preferred === side).length;
  const decided = read.length - count('neither');
  return [`${formatRow(`${what}, one`, count('one'), decided)}   neither ${count('neither')}`];
}

function describeAgreement(first: Reading, second: Reading): string[] {
  const votes = new Map(second.pairs.filter(isRead).map((pair) => [describe(pair), pair.vote]));
  const both = first.pairs.filter(isRead).flatMap((pair) => {
    const other = votes.get(describe(pair));
    return other === undefined ? [] : [[pair.vote, other] as const];
  });
  const grades = both.flatMap(([vote, other]) =>
    SIDES.flatMap((side) =>
      vote[side].split('').map((grade, index) => grade === other[side][index]),
    ),
  );
  const preferences = both.map(([vote, other]) => vote.preferred === other.preferred);
  return [
    '',
    `${first.reader} and ${second.reader} agree`,
    formatRow('on the set', preferences.filter(Boolean).length, preferences.length),
    formatRow('on the grade of a reply', grades.filter(Boolean).length, grades.length),
  ];
}

function isRead(pair: Pair): pair is ReadPair {
  return pair.vote !== null;
}

function describe({ post, tone, one, two }: Pair): string {
  return JSON.stringify([post, tone, one, two]);
}

function formatRow(what: string, count: number, of: number): string {
  const interval = wilsonInterval(count, of);
  const shares =
    interval === null
      ? '-'
      : `${percent(count / of)} %   ${percent(interval.low)} to ${percent(interval.high)}`;
  return `  ${what.padEnd(32)} ${String(count).padStart(4)} of ${String(of).padStart(4)}   ${shares}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(5);
}
