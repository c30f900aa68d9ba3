/** The standard normal's quantile for 95 of 100. */
const Z = 1.959964;

/**
 * A share and between what bounds it lies, 95 times of 100: the score interval of E. B. Wilson
 * ("Probable inference, the law of succession, and statistical inference", JASA 22, 1927, 209-212),
 * which holds for few cases and for shares near 0 and 1 (Brown, Cai, DasGupta, Statistical Science 16,
 * 2001, 101-133).
 * @returns from 0 to 1; null of nothing
 */
export function estimateShare(
  count: number,
  of: number,
): { share: number; low: number; high: number } | null {
  if (of === 0) return null;
  const share = count / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const reach =
    (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
