const MINUTE_MS = 60_000;

/** When the uses come back, in words: 'Resets in 3 h 12 min'. Begun minutes count as whole. */
export function describeReset(resetsAt: Date, now: Date): string {
  const minutes = Math.ceil((resetsAt.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return 'Resets now';
  const parts = [
    minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
    minutes % 60 > 0 ? `${minutes % 60} min` : '',
  ];
  return `Resets in ${parts.filter(Boolean).join(' ')}`;
}
