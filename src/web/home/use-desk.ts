import { useEffect, useSyncExternalStore } from 'react';
import { useProfile } from '../session/use-session.ts';
import { desk, type DeskState } from './desk.ts';

/** A person's post and replies, as they are. */
export function useDesk(): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.read);
}

/** Tells the desk who is there, on whichever page. */
export function useSeat(): void {
  const profile = useProfile().data;
  const personId = profile === undefined ? undefined : (profile?.userId ?? null);
  useEffect(() => {
    if (personId !== undefined) desk.seat(personId);
  }, [personId]);
}
