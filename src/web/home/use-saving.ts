import { useState } from 'react';
import type { Favourite } from '#contract/favourites.ts';
import { call } from '../api.ts';

/**
 * Saves one reply as a favorite, and takes it back. A reply edited since is another reply.
 * @param onSaved told each time that one is saved
 */
export function useSaving(
  origin: { reply: string; post: string; tone: string },
  onSaved: () => void,
): {
  isSaved: boolean;
  isBusy: boolean;
  failure: unknown;
  toggle: () => Promise<void>;
} {
  const { reply, post, tone } = origin;
  const [saved, setSaved] = useState<Favourite | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isSaved = saved !== null && saved.reply === reply.trim();

  async function toggle(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      if (isSaved) {
        await call('deleteFavourite', { params: { id: saved.id } });
        setSaved(null);
      } else {
        setSaved(await call('saveFavourite', { body: { reply, post, tone } }));
        onSaved();
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return { isSaved, isBusy, failure, toggle };
}
