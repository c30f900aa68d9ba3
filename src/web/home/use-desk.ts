import { useEffect, useSyncExternalStore } from 'react';
import { useProfile } from '../session/use-session.ts';
import { desk, type DeskState } from './desk.ts';

/** As the page is made beforehand: what came since is put in when its words are taken over. */
const EMPTY = desk.read();

/**
 * A part of a person's post and replies, as it is. Whoever asks for a part is not drawn again when another
 * changes, as the post does with each key.
 */
export function useDesk<Part>(pick: (state: DeskState) => Part): Part {
  return useSyncExternalStore(
    desk.subscribe,
    () => pick(desk.read()),
    () => pick(EMPTY),
  );
}

/** Tells the desk who is there, on whichever page. */
export function useSeat(): void {
  const profile = useProfile().data;
  const personId = profile === undefined ? undefined : (profile?.userId ?? null);
  useEffect(() => {
    if (personId !== undefined) desk.seat(personId);
  }, [personId]);
}
