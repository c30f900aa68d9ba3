/** Clocks of other processes may be a little behind. */
const SLACK_MS = 250;

/**
 * @param options.neededMs what is about to begin takes at most this long
 * @returns 0 if it will be over before the UTC day is; else the time until the next day has begun, ms
 */
export function msToMidnightPassed(options: { now: Date; neededMs: number }): number {
  const { now, neededMs } = options;
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  const leftMs = midnight.getTime() - now.getTime();
  return leftMs > neededMs ? 0 : leftMs + SLACK_MS;
}
