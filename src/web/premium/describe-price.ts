import type { PremiumDetails } from '#contract/premium.ts';
import { plural } from '../words/plural.ts';
import { locale, t } from '../words/t.ts';

const DAY_PERIODS: Record<number, string> = {
  7: '{money} a week',
  30: '{money} a month',
  365: '{money} a year',
};

/** A price in the reader's way of writing money: '$9.99 a month'. */
export function describePrice(price: NonNullable<PremiumDetails['price']>): string {
  const { amount, currency, periodDays } = price;
  const money = formatMoney(amount, currency);
  if (periodDays === null) return t('{money}, once', { money });
  const words = DAY_PERIODS[periodDays];
  if (words !== undefined) return t(words, { money });
  return plural('{money} every {n} days', '{money} every {n} days', { money, n: periodDays });
}

/** Currencies that browsers do not know, such as crypto ones, are written as their code. */
function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount} ${currency.toUpperCase()}`;
  }
}
