import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** The browser's own event for back and forward, and the router's for what a link or the page does. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/**
 * The path of the page to show. A link's page begins at its beginning, for the eye and for the
 * keyboard, as pages do that a browser loads; the page that is left stays until it is there. Going
 * back shows the former page at once, so that the browser finds the place where one was.
 */
export function useShownPath(): string {
  const [path] = useLocation();
  const loadedPath = useDeferredValue(path);
  const [wentBack, setWentBack] = useState(false);
  const shown = wentBack ? path : loadedPath;
  const former = useRef(shown);

  useEffect(() => {
    const note = ({ type }: Event) => setWentBack(type === 'popstate');
    for (const move of MOVES) globalThis.addEventListener(move, note);
    return () => {
      for (const move of MOVES) globalThis.removeEventListener(move, note);
    };
  }, []);

  useLayoutEffect(() => {
    const isOther = former.current !== shown;
    former.current = shown;
    if (!isOther || wentBack) return;
    globalThis.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [shown, wentBack]);

  return shown;
}
