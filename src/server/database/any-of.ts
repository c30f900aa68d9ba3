/**
 * SQL of "any of these". Of a bare array PostgreSQL sees how many there are, finds a plan for one of them cheaper
 * than the one for all numbers, and so plans anew each time.
 * @param parameter such as `$1`, a list of texts
 */
export const ANY_OF = (parameter: string) => `any(array(select unnest(${parameter}::text[])))`;
