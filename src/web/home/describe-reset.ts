const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When the uses come back, in words: 'Resets in 3 h 12 min'. */
export function describeReset(resetsAt: Date, now: Date): string {
  const leftMs = resetsAt.getTime() - now.getTime();
  if (leftMs <= 0) return 'Resets now';
  const hours = Math.floor(leftMs / HOUR_MS);
  const minutes = Math.max(1, Math.ceil((leftMs % HOUR_MS) / MINUTE_MS));
  if (minutes === 60) return `Resets in ${hours + 1} h`;
  return hours === 0 ? `Resets in ${minutes} min` : `Resets in ${hours} h ${minutes} min`;
}
