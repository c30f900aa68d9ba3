import { afterEach, expect, test } from 'vitest';
import { loadCatalogue } from '../words/load-catalogue.ts';
import { takeCatalogue } from '../words/t.ts';
import { describePrice } from './describe-price.ts';

afterEach(() => takeCatalogue({}, undefined)); // other files' tests share the module

test('a price with its period', () => {
  expect(describePrice({ amount: 9.99, currency: 'usd', periodDays: 30 })).toBe('$9.99 a month');
  expect(describePrice({ amount: 20, currency: 'usd', periodDays: 45 })).toBe(
    '$20.00 every 45 days',
  );
  expect(describePrice({ amount: 99, currency: 'usd', periodDays: null })).toBe('$99.00, once');
});

test('a currency that is none to the browser keeps its code', () => {
  expect(describePrice({ amount: 5, currency: 'whop_usd', periodDays: 365 })).toBe(
    '5 WHOP_USD a year',
  );
});

test('in Arabic the currency stays whole beside its amount', async () => {
  await loadCatalogue('ar');
  const price = describePrice({ amount: 9.99, currency: 'usd', periodDays: 30 });
  expect(price).toMatch(
    /^\u2066[^\u2066\u2069]*9\.99[^\u2066\u2069]*US\$[^\u2066\u2069]*\u2069 في الشهر$/,
  );
});
