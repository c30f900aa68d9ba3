import type { Experiment } from '#contract/experiments.ts';

/** Beyond it the number says no more. */
const RARE = 1_000_000;

/** What an experiment says so far, or has said, in words. */
export function describeResult({ endedAt, differences }: Experiment): string {
  if (differences.length === 0) {
    return endedAt === null
      ? 'No difference can be told from chance yet.'
      : 'No difference could be told from chance.';
  }
  return differences
    .map(
      ({ more, less, chance }) =>
        `${more} is taken more often than ${less}, and that is real: chance alone would ever show as much in 1 of ${showRarity(chance)} experiments at most.`,
    )
    .join(' ');
}

function showRarity(chance: number): string {
  return Math.floor(Math.min(RARE, 1 / chance)).toLocaleString('en');
}
