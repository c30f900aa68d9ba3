/**
 * SQL of the time that a statement works with: the given one, else the database's clock.
 * @param parameter such as `$2`; null in production
 */
export const NOW = (parameter: string) => `coalesce(${parameter}::timestamptz, clock_timestamp())`;

/**
 * The same for a statement to which its beginning is near enough: one moment throughout, so that it leaves
 * out the partitions of other days. One that takes a use must not have it: it may wait past midnight.
 * @param parameter such as `$2`; null in production
 */
export const READ_NOW = (parameter: string) =>
  `coalesce(${parameter}::timestamptz, statement_timestamp())`;
