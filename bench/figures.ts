/** The value below which such a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param digits behind the point */
export function round(figure: number, digits = 2): number {
  return Math.round(figure * 10 ** digits) / 10 ** digits;
}
