import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomTone, Preferences } from '#contract/preferences.ts';
import type { Profile } from '#contract/profile.ts';
import { callApi, getJson } from '../api.ts';

const KEY = 'preferences';

/** The tones of a premium person's own; nobody else is asked about. */
export function usePreferences(profile: Profile | null | undefined) {
  return useQuery({
    queryKey: [KEY, profile?.userId],
    enabled: profile?.isPremium === true,
    queryFn: () => getJson<Preferences>('/api/preferences'),
    staleTime: 60_000,
  });
}

/** Replaces all of the person's tones. */
export function useSaveTones(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (tones: CustomTone[]): Promise<Preferences> => {
      const answer = await callApi('/api/preferences', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ tones }),
      });
      return (await answer.json()) as Preferences; // the server answers by the contract
    },
    onSuccess: (saved) => cache.setQueryData([KEY, userId], saved),
  });
}
