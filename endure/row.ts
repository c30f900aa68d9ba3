/** One line of the endurance table: what is done, what must hold, and which tests show it. */
export interface Row {
  id: string;
  done: string;
  holds: string;
  /**
   * Tests of `npm test` that show it. Those in `endure/*.endure.ts` whose title begins with the
   * row's id need no mention.
   */
  shownBy?: readonly Evidence[];
}

/** A file, and how the titles of its tests that count begin. */
export type Evidence = readonly [file: string, ...titles: string[]];

/** What a test may tell the table besides passing. */
export interface Finding {
  /** What was measured, in a few words with units. */
  figure?: string;
  /** Why this machine cannot measure it: the row then counts as neither held nor failed. */
  notMeasured?: string;
}

declare module 'vitest' {
  // eslint-disable-next-line typescript/no-empty-object-type
  interface TaskMeta extends Finding {}
}
