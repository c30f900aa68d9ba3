import { useEffect, useState } from 'react';

let writing: typeof import('./writing.ts') | undefined;
let loading: Promise<typeof import('./writing.ts')> | undefined;

/**
 * What it takes to get and show replies, beyond the box for the post: not in the first download, but
 * fetched as soon as a person turns to the box, so that it is there at the first generation.
 *
 * What fails has failed for this page: some browsers do not ask for a script again, and no page does for
 * its styles.
 */
export const loadWriting = () =>
  (loading ??= import('./writing.ts').then((fetched) => (writing = fetched)));

/**
 * The same for what is drawn: at once where it has been fetched. A lazy component would be shown 300 ms
 * after the press, as React waits so long before it shows what was missing.
 * @param isWanted fetches it
 */
export function useWriting(isWanted: boolean): typeof writing {
  const [fetched, setFetched] = useState(writing);
  useEffect(() => {
    if (isWanted) loadWriting().then(setFetched, () => undefined); // a press says that it failed
  }, [isWanted]);
  return writing ?? fetched;
}
