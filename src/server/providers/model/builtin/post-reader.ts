import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findFeatures } from './post-features.ts';
import type { PostKind } from './post-kinds.ts';

/**
 * What `training/train.ts` learned, as it lies in the file: a line of JSON, then one row of small
 * integers for each name, one number for each kind.
 */
interface Head {
  kinds: PostKind[];
  /** What each kind starts from. */
  bias: number[];
  /** In the order of the rows. */
  names: string[];
  /** What an integer of a row stands for, by row. */
  scales: number[];
  /** Divides the sums, so that a share of 0.8 is right in 8 cases of 10. */
  temperature: number;
}

const FILE = gunzipSync(readFileSync(new URL('post-reader.bin.gz', import.meta.url)));
const HEAD_END = FILE.indexOf('\n');
const HEAD = JSON.parse(FILE.toString('utf8', 0, HEAD_END)) as Head;
const ROWS = new Int8Array(FILE.buffer, FILE.byteOffset + HEAD_END + 1);
const ROW_OF = new Map(HEAD.names.map((name, row) => [name, row]));

/** How likely each kind is; the shares add up to 1. */
export type Reading = ReadonlyMap<PostKind, number>;

/**
 * How likely an English post is of each kind, by what was learned from the posts in
 * `training/posts`: a softmax over the sum of its features' rows.
 * @param rule what the rules take it for
 */
export function readPost(text: string, rule: PostKind): Reading {
  const { kinds, bias, scales, temperature } = HEAD;
  const sums = Float64Array.from(bias);
  for (const { name, weight } of findFeatures(text, rule)) {
    const row = ROW_OF.get(name);
    if (row === undefined) continue;
    const factor = weight * (scales[row] ?? 0);
    for (let kind = 0; kind < kinds.length; kind += 1) {
      sums[kind] = (sums[kind] ?? 0) + factor * (ROWS[row * kinds.length + kind] ?? 0);
    }
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) / temperature));
  const all = powers.reduce((one, other) => one + other, 0);
  return new Map(kinds.map((kind, index) => [kind, (powers[index] ?? 0) / all]));
}
