import { DATE_LOCALE } from '../ui/date-locale.ts';

/** A moment as a date in the reader's way; '–' for none. */
export function showDate(iso: string | null): string {
  return iso === null
    ? '–'
    : new Date(iso).toLocaleDateString(DATE_LOCALE, { dateStyle: 'medium' });
}

/** A moment with its time of day. */
export function showMoment(iso: string): string {
  return new Date(iso).toLocaleString(DATE_LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Major units with their currency's code, which every currency has. */
export function showMoney(amount: number, currency: string): string {
  return `${amount.toFixed(2)} ${currency.toUpperCase()}`;
}
