import { expect, test } from 'vitest';
import { createStorage } from '../testing/create-storage.ts';
import {
  clearStoredValues,
  clearValuesOfOthers,
  readUsageData,
  readUserEmail,
  storeUsageData,
} from './stored-values.ts';

const DAY = { userId: 'a', date: '2026-03-10', count: 2, isPremium: false, remaining: 3 };

test('the described names hold the described values', () => {
  const storage = createStorage();
  storeUsageData(storage, { ...DAY, email: 'a@example.com' });
  expect(storage.getItem('isPremium')).toBe('false');
  expect(storage.getItem('user_email')).toBe('a@example.com');
  expect(JSON.parse(storage.getItem('usageData') ?? '')).toEqual(DAY);
  clearValuesOfOthers(storage, 'a');
  expect(readUsageData(storage)).toEqual(DAY);
  expect(readUserEmail(storage)).toBe('a@example.com');
});

test('signing out leaves nothing', () => {
  const storage = createStorage();
  storeUsageData(storage, { ...DAY, email: 'a@example.com' });
  clearStoredValues(storage);
  expect(storage.length).toBe(0);
});

test('nonsense, half a record, and a browser without storage are nothing at all', () => {
  const storage = createStorage();
  const halves = Object.keys(DAY).map((name) => JSON.stringify({ ...DAY, [name]: [] }));
  for (const kept of ['nonsense', '{}', 'null', ...halves]) {
    storage.setItem('usageData', kept);
    expect(readUsageData(storage)).toBeNull();
  }
  expect(readUsageData(null)).toBeNull();
  expect(readUserEmail(null)).toBeNull();
  storeUsageData(null, { ...DAY, email: '' });
  clearStoredValues(null);
});

test('a full storage keeps nothing of the person before', () => {
  const storage = createStorage();
  storeUsageData(storage, { ...DAY, email: 'a@example.com' });
  const full = Object.assign(storage, {
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  storeUsageData(full, { ...DAY, userId: 'b', email: 'b@example.com' });
  expect(full.length).toBe(0);
});
