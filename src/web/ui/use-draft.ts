import { useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';

/** What was made on pages that were left, for as long as this page lives: nothing is stored. */
const drafts = new Map<string, unknown>();
const watchers = new Set<() => void>();

/** Nothing of it is for who comes next at this browser, on no page that is open. */
export function forgetDrafts(): void {
  drafts.clear();
  tell();
}

/**
 * As `useState`, for something half-made that is still there when its page is come back to.
 * @param name its own; who takes it knows what kind of thing lies under it
 * @param first what it is before anything was made
 */
export function useDraft<Draft extends string | object | null>(
  name: string,
  first: Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const read = (): Draft => (drafts.has(name) ? (drafts.get(name) as Draft) : first);
  const draft = useSyncExternalStore(watch, read);
  const keep = (action: SetStateAction<Draft>): void => {
    drafts.set(name, typeof action === 'function' ? action(read()) : action);
    tell();
  };
  return [draft, keep];
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
