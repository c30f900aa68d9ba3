import type { PremiumDetails } from '#contract/premium.ts';

const DAY_PERIODS: Record<number, string> = { 7: 'a week', 30: 'a month', 365: 'a year' };

/** A price in the reader's way of writing money: '$9.99 a month'. */
export function describePrice(price: NonNullable<PremiumDetails['price']>): string {
  const { amount, currency, periodDays } = price;
  const money = formatMoney(amount, currency);
  if (periodDays === null) return `${money}, once`;
  return `${money} ${DAY_PERIODS[periodDays] ?? `every ${periodDays} days`}`;
}

/** Currencies that browsers do not know, such as crypto ones, are written as their code. */
function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount} ${currency.toUpperCase()}`;
  }
}
