import type { PostKind } from './post-kinds.ts';

/**
 * What `training/train.ts` learned, as it lies in `post-reader.bin.gz`: a line of JSON, then a row for
 * each name, half a byte for each kind.
 */
export interface ReaderHead {
  kinds: PostKind[];
  /** What each kind starts from. */
  bias: number[];
  /** In the order of the rows. */
  names: string[];
  /** What a step of a row stands for, by row. */
  scales: number[];
  /** Divides the sums, so that a share of 0.8 is right in 8 cases of 10. */
  temperature: number;
}

/** Half a byte holds -7 to 7, as 1 to 15. */
export const HALF_BYTE_ZERO = 8;
