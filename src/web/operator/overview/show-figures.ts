import type { OverviewDay } from '#contract/overview.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Of all causes. */
export function countFailures({ failures }: OverviewDay): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0);
}

/** A bucket's upper bound, so "up to"; '–' where nothing was measured. */
export function showMs(ms: number | null): string {
  if (ms === null) return '–';
  if (ms < SECOND_MS) return `≤ ${ms} ms`;
  return ms < MINUTE_MS ? `≤ ${ms / SECOND_MS} s` : `≤ ${Math.ceil(ms / MINUTE_MS)} min`;
}

/**
 * Money with its currency's code. Small sums keep their digits: a generation costs less than a cent.
 * @param cost null where a price is not known
 */
export function showCost(cost: number | null, currency: string): string {
  if (cost === null) return 'not known';
  const digits = cost > 0 && cost < 0.1 ? 4 : 2;
  return `${cost.toFixed(digits)} ${currency.toUpperCase()}`;
}
