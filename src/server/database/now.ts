/**
 * SQL of the time that a statement works with: the given one, else the database's clock.
 * @param parameter such as `$2`; null in production
 */
export const NOW = (parameter: string) => `coalesce(${parameter}::timestamptz, clock_timestamp())`;
