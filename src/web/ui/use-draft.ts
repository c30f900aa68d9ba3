import { useState } from 'react';

/** What was typed on pages that were left, for as long as this page lives: nothing is stored. */
const drafts = new Map<string, string>();

/**
 * A text that is still there when its page is come back to.
 * @param name of the text, its own
 */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, show] = useState(() => drafts.get(name) ?? '');
  const keep = (now: string): void => {
    drafts.set(name, now);
    show(now);
  };
  return [text, keep];
}
