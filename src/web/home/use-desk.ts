import { useEffect, useSyncExternalStore } from 'react';
import { useProfile } from '../session/use-session.ts';
import { desk, type DeskState } from './desk.ts';

/** As the page is made beforehand: what came since is put in when its words are taken over. */
const EMPTY = desk.read();
const readEmpty = () => EMPTY;

/** A person's post and replies, as they are. */
export function useDesk(): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.read, readEmpty);
}

/** Tells the desk who is there, on whichever page. */
export function useSeat(): void {
  const profile = useProfile().data;
  const personId = profile === undefined ? undefined : (profile?.userId ?? null);
  useEffect(() => {
    if (personId !== undefined) desk.seat(personId);
  }, [personId]);
}
