import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProfile } from './use-session.ts';

/**
 * Follows the signed-in person's profile document for as long as the page can be seen: premium that
 * begins or ends elsewhere shows here by itself. A hidden tab lets its connection go, because a
 * browser has only six of them for all tabs of a site, and is told everything when it comes back.
 */
export function useLiveProfile(): void {
  const cache = useQueryClient();
  const userId = useProfile().data?.userId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const end = new AbortController();
    void follow(cache, end.signal);
    return () => end.abort();
  }, [cache, userId]);
}

async function follow(cache: QueryClient, signal: AbortSignal): Promise<void> {
  // What cannot be fetched is said where the server is needed.
  const module = await import('./follow-profile.ts').catch(() => null);
  if (module === null || signal.aborted) return;
  const live = module.followProfile(cache);
  const look = () => (document.visibilityState === 'visible' ? live.open() : live.close());
  look();
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', live.close);
}
