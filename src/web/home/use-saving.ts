import { useState } from 'react';
import { call } from '../api.ts';
import type { ShownReply } from './kept-desk.ts';
import { noteDeleted, noteSaved } from './note-saved.ts';

/**
 * Saves one reply as a favorite, and takes it back. A reply edited since is another reply.
 * @param origin.saved as it was saved, where it was
 * @param onSaved told each time that it is saved
 */
export function useSaving(
  origin: { reply: string; post: string; tone: string; saved: ShownReply['saved'] },
  onSaved: () => void,
): {
  isSaved: boolean;
  isBusy: boolean;
  failure: unknown;
  forgetFailure: () => void;
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
        noteDeleted(saved.id);
      } else {
        const now = await call('saveFavourite', { body: { reply, post, tone } });
        noteSaved(now);
        onSaved();
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return { isSaved, isBusy, failure, forgetFailure: () => setFailure(null), toggle };
}
