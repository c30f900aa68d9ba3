import { expect, test } from 'vitest';
import { clearStoredValues, readUsageData, storeUsageData } from './stored-values.ts';

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    get length() {
      return kept.size;
    },
  } as unknown as Storage; // the members that are used
}

const DAY = { userId: 'a', date: '2026-03-10', count: 2, isPremium: false, remaining: 3 };

test('the described names hold the described values', () => {
  const storage = createStorage();
  storeUsageData(storage, { ...DAY, email: 'a@example.com' });
  expect(storage.getItem('isPremium')).toBe('false');
  expect(storage.getItem('user_email')).toBe('a@example.com');
  expect(JSON.parse(storage.getItem('usageData') ?? '')).toEqual(DAY);
  expect(readUsageData(storage)).toEqual(DAY);
});

test('signing out leaves nothing', () => {
  const storage = createStorage();
  storeUsageData(storage, { ...DAY, email: 'a@example.com' });
  clearStoredValues(storage);
  expect(storage.length).toBe(0);
});

test('nonsense, half a record, and a browser without storage are nothing at all', () => {
  const storage = createStorage();
  for (const kept of ['nonsense', '{}', '{"userId":"a","date":"2026-03-10","count":"2"}']) {
    storage.setItem('usageData', kept);
    expect(readUsageData(storage)).toBeNull();
  }
  expect(readUsageData(null)).toBeNull();
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
