import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomTone, Preferences } from '#contract/preferences.ts';
import { callApi } from '../api.ts';
import { PREFERENCES_KEY } from './use-preferences.ts';

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
    onSuccess: (saved) => cache.setQueryData([PREFERENCES_KEY, userId], saved),
  });
}
