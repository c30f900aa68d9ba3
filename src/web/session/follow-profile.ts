import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '#contract/profile.ts';
import { addressOf } from '../api.ts';
import { PREMIUM_KEY, PROFILE_KEY, USAGE_KEY } from './use-session.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** Follows while the page can be seen, until the signal. */
export function followWhileSeen(cache: QueryClient, signal: AbortSignal): void {
  if (signal.aborted) return;
  const live = followProfile(cache);
  const look = () => (document.visibilityState === 'visible' ? live.open() : live.close());
  look();
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', live.close);
}

/** One connection to the server's word on the signed-in person; tried again for as long as it is open. */
function followProfile(cache: QueryClient): { open: () => void; close: () => void } {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;

  function open(): void {
    if (source !== null) return;
    source = new EventSource(addressOf('followProfile'));
    source.addEventListener('profile', ({ data }: MessageEvent<string>) => {
      waitMs = FIRST_WAIT_MS;
      takeProfile(cache, JSON.parse(data) as Profile); // our own server wrote it
    });
    source.addEventListener('error', () => {
      // A lost connection the browser mends itself; an answer that is not OK it does not.
      if (source?.readyState !== EventSource.CLOSED) return;
      source = null;
      retry = setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    });
  }

  return {
    open,
    close: () => {
      clearTimeout(retry);
      source?.close();
      source = null;
    },
  };
}

/** Takes what the server says of the signed-in person, if that is still who this page shows. */
export function takeProfile(cache: QueryClient, profile: Profile): void {
  const former = cache.getQueryData<Profile | null>(PROFILE_KEY);
  // By whom this browser remembers: now the server can say who it is.
  if (former === undefined) void cache.invalidateQueries({ queryKey: PROFILE_KEY });
  // Signed out meanwhile, or somebody else signed in, in another tab: a late word changes nothing.
  if (former?.userId !== profile.userId) return;
  cache.setQueryData(PROFILE_KEY, profile);
  const isNews = former.isPremium !== profile.isPremium || former.usageCount !== profile.usageCount;
  if (isNews) void cache.invalidateQueries({ queryKey: USAGE_KEY });
  void cache.invalidateQueries({ queryKey: PREMIUM_KEY });
}
