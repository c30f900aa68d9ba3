import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Language } from '../../reading/detect-language.ts';
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

interface Learned extends Omit<Head, 'names'> {
  rows: Int8Array;
  rowOf: ReadonlyMap<string, number>;
}

/** English at once, as most posts are; the others with their first post. */
const LEARNED = new Map<Language, Learned>([['en', load('en')]]);

function load(language: Language): Learned {
  const file = gunzipSync(
    readFileSync(new URL(`post-readers/${language}.bin.gz`, import.meta.url)),
  );
  const headEnd = file.indexOf('\n');
  const { names, ...head } = JSON.parse(file.toString('utf8', 0, headEnd)) as Head;
  return {
    ...head,
    rows: new Int8Array(file.buffer, file.byteOffset + headEnd + 1),
    rowOf: new Map(names.map((name, row) => [name, row])),
  };
}

function recall(language: Language): Learned {
  const learned = LEARNED.get(language) ?? load(language);
  LEARNED.set(language, learned);
  return learned;
}

/** How likely each kind is; the shares add up to 1. */
export type Reading = ReadonlyMap<PostKind, number>;

/**
 * How likely a post is of each kind, by what was learned from the posts of its language in
 * `training/posts`: a softmax over the sum of its features' rows.
 * @param options.rule what the rules take it for
 */
export function readPost(
  text: string,
  { language, rule }: { language: Language; rule: PostKind },
): Reading {
  const { kinds, bias, scales, temperature, rows, rowOf } = recall(language);
  const sums = Float64Array.from(bias);
  for (const { name, weight } of findFeatures(text, rule)) {
    const row = rowOf.get(name);
    if (row === undefined) continue;
    const factor = weight * (scales[row] ?? 0);
    for (let kind = 0; kind < kinds.length; kind += 1) {
      sums[kind] = (sums[kind] ?? 0) + factor * (rows[row * kinds.length + kind] ?? 0);
    }
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) / temperature));
  const all = powers.reduce((one, other) => one + other, 0);
  return new Map(kinds.map((kind, index) => [kind, (powers[index] ?? 0) / all]));
}
