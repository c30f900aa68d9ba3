/** Of the normal distribution: 95 of 100 lie within so many deviations. */
const Z = 1.959964;

/**
 * The 95 % interval of a share that was seen as `count` of `of`: Wilson's score interval without a
 * correction for continuity. It holds for few and for none, where the textbook's one says 0 to 0.
 * Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal
 * of the American Statistical Association 22 (1927), 209–212; as method 3 of R. G. Newcombe, Two-sided
 * confidence intervals for the single proportion, Statistics in Medicine 17 (1998), 857–872.
 * @returns both ends, 0 to 1; null where there is nothing to have a share of
 */
export function wilsonInterval(count: number, of: number): { low: number; high: number } | null {
  if (of === 0) return null;
  const share = count / of;
  const middle = share + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * of)) / of);
  const scale = 1 + Z ** 2 / of;
  return {
    low: Math.max(0, (middle - reach) / scale),
    high: Math.min(1, (middle + reach) / scale),
  };
}
