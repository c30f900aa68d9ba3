import { QueryClient, QueryClientProvider, type QueryState } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStorage } from '../testing/create-storage.ts';
import { storeUsageData } from './stored-values.ts';
import {
  describeRemembered,
  PROFILE_KEY,
  rememberedProfile,
  unusedDay,
  useProfile,
} from './use-session.ts';

const USED_UP = { userId: 'ada', date: '2026-03-10', count: 5, isPremium: false, remaining: 0 };

test('what was used up yesterday is whole again today', () => {
  expect(describeRemembered(USED_UP, new Date('2026-03-10T23:59:59Z'))).toEqual({
    remaining: 0,
    limit: 5,
    count: 5,
    isPremium: false,
    cooldown: true,
    hoursLeft: 24,
    resetsAt: '2026-03-11T00:00:00.000Z',
  });
  expect(describeRemembered(USED_UP, new Date('2026-03-11T00:00:00Z'))).toEqual({
    remaining: 5,
    limit: 5,
    count: 0,
    isPremium: false,
    cooldown: false,
    hoursLeft: 0,
    resetsAt: '2026-03-12T00:00:00.000Z',
  });
});

test('premium is remembered with its own limit, and never as a cooldown', () => {
  const premium = { ...USED_UP, isPremium: true, count: 30 };
  expect(describeRemembered(premium, new Date('2026-03-10T12:00:00Z'))).toMatchObject({
    remaining: 0,
    limit: 30,
    cooldown: false,
    hoursLeft: 0,
  });
});

test('who is remembered is one who has both a name and a count', () => {
  const storage = createStorage();
  storeUsageData(storage, { ...USED_UP, email: 'ada@example.com' });
  expect(rememberedProfile(storage)).toMatchObject({
    userId: 'ada',
    email: 'ada@example.com',
    displayName: 'ada',
    isPremium: false,
  });
  for (const lost of ['user_email', 'usageData']) {
    const half = createStorage();
    storeUsageData(half, { ...USED_UP, email: 'ada@example.com' });
    half.removeItem(lost);
    expect(rememberedProfile(half)).toBeUndefined();
  }
  expect(rememberedProfile(null)).toBeUndefined();
});

test('a day of which nothing is known is unused, with the limit of who it is', () => {
  expect(unusedDay({ userId: 'ada', isPremium: false })).toMatchObject({ limit: 5, remaining: 5 });
  expect(unusedDay({ userId: 'ada', isPremium: true })).toMatchObject({ limit: 30, remaining: 30 });
});

/** What a component finds that asks who is there. */
function renderProfile(state: Partial<QueryState>) {
  const cache = new QueryClient();
  const query = cache.getQueryCache().build(cache, { queryKey: PROFILE_KEY });
  query.setState(state);
  const found: unknown[] = [];
  function Page() {
    const { data, isPending, isError } = useProfile();
    found.push({ data, isPending, isError });
    return null;
  }
  renderToString(createElement(QueryClientProvider, { client: cache }, createElement(Page)));
  return found.at(-1);
}

test('who could not be asked for is not waited for, not even while it is asked again', () => {
  expect(renderProfile({})).toEqual({ data: undefined, isPending: true, isError: false });
  const failed = { errorUpdateCount: 1, status: 'error', error: new Error('away') } as const;
  const unknown = { data: undefined, isPending: false, isError: true };
  expect(renderProfile(failed)).toEqual(unknown);
  expect(renderProfile({ ...failed, status: 'pending', error: null })).toEqual(unknown);
  const known = { data: null, isPending: false, isError: false };
  expect(renderProfile({ data: null, status: 'success' })).toEqual(known);
});
