import { createHash } from 'node:crypto';

/**
 * Some of many, the same ones for the same seed, whatever else is among the many; fewer are the first
 * of more.
 * @param options.seed any text
 */
export function sample<T extends { key: string }>(
  all: readonly T[],
  { size, seed }: { size: number; seed: string },
): T[] {
  return all
    .map((each) => ({ each, rank: createHash('sha1').update(`${seed} ${each.key}`).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .map(({ each }) => each);
}
