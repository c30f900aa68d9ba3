import { useEffect, useState } from 'react';

let parts: typeof import('./signed-in.ts') | undefined;

const load = async () => (parts = await import('./signed-in.ts'));

/**
 * What only who is signed in sees of the main page, and nobody else downloads. The page's head names
 * its file for them, so that it comes with the rest. A lazy component would be kept back by React for 300 ms.
 * @param isWanted fetches it
 */
export function useSignedIn(isWanted: boolean): typeof parts {
  const [fetched, setFetched] = useState(parts);
  useEffect(() => {
    if (!isWanted || parts !== undefined) return;
    // Where it cannot be fetched its place stays, and the rest of the page does all that it does.
    load().then(setFetched, () => undefined);
  }, [isWanted]);
  return parts ?? fetched;
}
