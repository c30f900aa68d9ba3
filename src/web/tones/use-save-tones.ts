import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomTone } from '#contract/preferences.ts';
import { call } from '../api.ts';
import { PREFERENCES_KEY } from './use-preferences.ts';

/** Replaces all of the person's tones. */
export function useSaveTones(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (tones: CustomTone[]) => call('savePreferences', { body: { tones } }),
    onSuccess: (saved) => cache.setQueryData([PREFERENCES_KEY, userId], saved),
  });
}
