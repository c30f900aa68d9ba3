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

/** What cannot be fetched is said where the server is needed. */
async function follow(cache: QueryClient, signal: AbortSignal): Promise<void> {
  const module = await import('./follow-profile.ts').catch(() => null);
  module?.followWhileSeen(cache, signal);
}
