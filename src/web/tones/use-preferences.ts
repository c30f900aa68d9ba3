import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/profile.ts';
import { call } from '../api.ts';

export const PREFERENCES_KEY = 'preferences';

/** The tones of a premium person's own; nobody else is asked about. */
export function usePreferences(profile: Profile | null | undefined) {
  return useQuery({
    queryKey: [PREFERENCES_KEY, profile?.userId],
    enabled: profile?.isPremium === true,
    queryFn: () => call('readPreferences'),
    staleTime: 60_000,
  });
}
