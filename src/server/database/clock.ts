/** The time, passed in so that tests can choose it. */
export interface Clock {
  /** The application's time, for timers, cookies and tokens. */
  now(): Date;
  /**
   * The time statements should use, or null for the database's own clock. Days and deadlines come
   * from the database, so that instances with drifting clocks agree on when a day ends.
   */
  databaseNow(): Date | null;
}

export const systemClock: Clock = {
  now: () => new Date(),
  databaseNow: () => null,
};
