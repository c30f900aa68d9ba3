import { useState, type Dispatch, type SetStateAction } from 'react';

/** What was made on pages that were left, for as long as this page lives: nothing is stored. */
const drafts = new Map<string, unknown>();

/** Nothing of it is for who comes next at this browser. */
export function forgetDrafts(): void {
  drafts.clear();
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
  const [draft, show] = useState(read);
  const keep: Dispatch<SetStateAction<Draft>> = (action) => {
    const now = typeof action === 'function' ? action(read()) : action;
    drafts.set(name, now);
    show(now);
  };
  return [draft, keep];
}
