import { TONES } from '#contract/tones.ts';
import { useProfile } from '../session/use-session.ts';
import { usePreferences } from '../tones/use-preferences.ts';
import { t } from '../words/t.ts';

interface PickableTone {
  id: string;
  label: string;
  /** Made by the person. */
  isOwn: boolean;
}

/** The tones to pick from: everyone's, then the person's own while premium lasts. */
export function useTones(): PickableTone[] {
  const profile = useProfile().data;
  const preferences = usePreferences(profile).data;
  // What was read before premium ended is still in the cache.
  const own = profile?.isPremium === true ? (preferences?.tones ?? []) : [];
  return [
    ...TONES.map(({ id, label }) => ({ id, label: t(label), isOwn: false })),
    ...own.map(({ id, name }) => ({ id, label: name, isOwn: true })),
  ];
}
