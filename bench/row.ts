/** One figure of a benchmark, and what it should be where somebody said so. */
export interface Row {
  what: string;
  figure: number;
  unit: string;
  wanted?: string;
}

/** A file `*.bench.ts` exports these two. */
export interface Bench {
  name: string;
  run: () => Promise<Row[]>;
}
