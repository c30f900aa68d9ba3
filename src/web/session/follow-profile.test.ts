import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/profile.ts';
import { followWhileSeen, takeProfile } from './follow-profile.ts';
import { PROFILE_KEY, USAGE_KEY } from './use-session.ts';

const ADA = { userId: 'ada', isPremium: false, usageCount: 1 } as Profile;

test.each([
  ['news of the person that is shown are taken', ADA, { ...ADA, isPremium: true }],
  ['a late word does not sign anybody in again', null, null],
  [
    'nor does it turn one person into another',
    { ...ADA, userId: 'eva' },
    { ...ADA, userId: 'eva' },
  ],
])('%s', (_, shown, after) => {
  const cache = new QueryClient();
  cache.setQueryData(PROFILE_KEY, shown);
  takeProfile(cache, { ...ADA, isPremium: true });
  expect(cache.getQueryData(PROFILE_KEY)).toEqual(after);
});

test.each([
  ['a use in another tab', { usageCount: 2 }, true],
  ['premium that begins', { isPremium: true }, true],
  ['nothing new', {}, false],
])('today’s uses are asked for again after %s', (_, news, isAsked) => {
  const cache = new QueryClient();
  cache.setQueryData(PROFILE_KEY, ADA);
  cache.setQueryData(USAGE_KEY, {});
  takeProfile(cache, { ...ADA, ...news });
  expect(cache.getQueryState(USAGE_KEY)?.isInvalidated).toBe(isAsked);
});

test('who was shown by what the browser remembers is asked for again once the server can say', () => {
  const cache = new QueryClient();
  cache.getQueryCache().build(cache, { queryKey: PROFILE_KEY });
  takeProfile(cache, ADA);
  expect(cache.getQueryState(PROFILE_KEY)?.isInvalidated).toBe(true);
});

/** The connections that were opened, each with whether it is open still. */
function standIn(): { page: EventTarget & { visibilityState: string }; areOpen: () => boolean[] } {
  const opened: { isOpen: boolean }[] = [];
  class Source extends EventTarget {
    isOpen = true;
    constructor() {
      super();
      opened.push(this);
    }
    close = () => (this.isOpen = false);
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', page);
  return { page, areOpen: () => opened.map(({ isOpen }) => isOpen) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a tab that was hidden is told again once it is seen, and nothing more once its person left', () => {
  const { page, areOpen } = standIn();
  const end = new AbortController();
  followWhileSeen(new QueryClient(), end.signal);
  expect(areOpen()).toEqual([true]);
  for (const state of ['hidden', 'visible']) {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  expect(areOpen()).toEqual([false, true]);
  end.abort();
  expect(areOpen()).toEqual([false, false]);
});
