import { useSyncExternalStore } from 'react';

/** Null where this set has had none: its replies come whole. */
let words: string | null = null;
const listeners = new Set<() => void>();

/** The words of the reply that is being written; kept nowhere, and no part of the person's work. */
export const arriving = {
  read: (): string | null => words,
  change(now: string | null): void {
    if (now === words) return;
    words = now;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What `pick` makes of those words, as they are; drawn again when that is another. */
export function useArriving<Part>(pick: (words: string | null) => Part): Part {
  return useSyncExternalStore(arriving.subscribe, () => pick(words));
}
