import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomTone, Preferences } from '#contract/preferences.ts';
import { call } from '../api.ts';
import { PREFERENCES_KEY } from './use-preferences.ts';

/** Changes the list of the person's tones as it is once every change before is saved. */
export function useSaveTones(userId: string) {
  const cache = useQueryClient();
  const key = [PREFERENCES_KEY, userId];
  return useMutation({
    scope: { id: key.join(' ') },
    mutationFn: (change: (tones: readonly CustomTone[]) => CustomTone[]) => {
      const { tones = [] } = cache.getQueryData<Partial<Preferences>>(key) ?? {};
      return call('savePreferences', { body: { tones: change(tones) } });
    },
    onSuccess: (saved) => cache.setQueryData(key, saved),
  });
}
