import { useState } from 'react';
import type { Favourite } from '#contract/favourites.ts';
import { call } from '../api.ts';

type Saved = Pick<Favourite, 'id' | 'reply'>;

/**
 * Saves one reply as a favorite, and takes it back. A reply edited since is another reply.
 * @param origin.saved as it was saved, where it was
 * @param onChange told each time that it is saved, or no longer is
 */
export function useSaving(
  origin: { reply: string; post: string; tone: string; saved: Saved | undefined },
  onChange: (saved: Saved | undefined) => void,
): {
  isSaved: boolean;
  isBusy: boolean;
  failure: unknown;
  toggle: () => Promise<void>;
} {
  const { reply, post, tone, saved } = origin;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isSaved = saved?.reply === reply.trim();

  async function toggle(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      if (isSaved) {
        await call('deleteFavourite', { params: { id: saved.id } });
        onChange(undefined);
      } else {
        const now = await call('saveFavourite', { body: { reply, post, tone } });
        onChange({ id: now.id, reply: now.reply });
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return { isSaved, isBusy, failure, toggle };
}
