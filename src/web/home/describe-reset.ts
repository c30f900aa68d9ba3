import { t } from '../words/t.ts';

const MINUTE_MS = 60_000;

/** When the uses come back, in words: 'Resets in 3 h 12 min'. Begun minutes count as whole. */
export function describeReset(resetsAt: Date, now: Date): string {
  const minutes = Math.ceil((resetsAt.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return t('Resets now');
  const parts = [
    minutes >= 60 ? t('{n} h', { n: Math.floor(minutes / 60) }) : '',
    minutes % 60 > 0 ? t('{n} min', { n: minutes % 60 }) : '',
  ];
  return t('Resets in {time}', { time: parts.filter(Boolean).join(' ') });
}
