import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findFeatures } from './post-features.ts';
import type { PostKind } from './post-kinds.ts';
import { HALF_BYTE_ZERO, type ReaderHead } from './reader-file.ts';

/** How likely each kind is; the shares add up to 1. */
export type KindShares = ReadonlyMap<PostKind, number>;

const { kinds, bias, scales, temperature, rows, rowOf } = load();

function load() {
  const file = gunzipSync(readFileSync(new URL('post-reader.bin.gz', import.meta.url)));
  const headEnd = file.indexOf('\n');
  const { names, ...head } = JSON.parse(file.toString('utf8', 0, headEnd)) as ReaderHead;
  return {
    ...head,
    rows: file.subarray(headEnd + 1),
    rowOf: new Map(names.map((name, row) => [name, row])),
  };
}

/**
 * How likely an English post is of each kind, by what was learned from the posts in `training/posts`:
 * a softmax over the sum of its features' rows.
 */
export function readKinds(text: string): KindShares {
  const sums = Float64Array.from(bias);
  const bytesARow = Math.ceil(kinds.length / 2);
  for (const { name, weight } of findFeatures(text)) {
    const row = rowOf.get(name);
    if (row === undefined) continue;
    const factor = weight * (scales[row] ?? 0);
    for (let kind = 0; kind < kinds.length; kind += 1) {
      const byte = rows[row * bytesARow + (kind >> 1)] ?? 0;
      const half = kind % 2 === 0 ? byte >> 4 : byte & 15;
      sums[kind] = (sums[kind] ?? 0) + factor * (half - HALF_BYTE_ZERO);
    }
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) / temperature));
  const all = powers.reduce((one, other) => one + other, 0);
  return new Map(kinds.map((kind, index) => [kind, (powers[index] ?? 0) / all]));
}
