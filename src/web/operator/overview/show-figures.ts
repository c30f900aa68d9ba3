import type { OverviewDay } from '#contract/overview.ts';
import type { Share } from '#contract/uptake.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Of all causes. */
export function countFailures({ failures }: OverviewDay): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0);
}

/** Rounded up to two digits where it is counted; '–' where nothing was measured. */
export function showMs(ms: number | null): string {
  if (ms === null) return '–';
  if (ms < SECOND_MS) return `${ms} ms`;
  return ms < MINUTE_MS ? `${ms / SECOND_MS} s` : `${Math.ceil(ms / MINUTE_MS)} min`;
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

/** '31 %'; '–' of nothing. */
export function showShare({ count, of }: Share): string {
  return of === 0 ? '–' : `${percent(count / of)} %`;
}

/** '26 to 37 %': where the true share lies, as far as can be told. */
export function showInterval({ low, high }: Share): string {
  return low === null || high === null ? '' : `${percent(low)} to ${percent(high)} %`;
}

/** A whole number, but for shares so small that it would hide them. */
function percent(share: number): string {
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  return (share * 100).toFixed(digits);
}
