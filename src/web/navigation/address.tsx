import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';

/** Ours, beside the browser's `popstate`, which is not sent for what a page does itself. */
const WENT = 'riposte-went';

const AddressContext = createContext('');

/** Follows the browser's address, and gives it to everything inside. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [href, setHref] = useState(() => globalThis.location.href);
  /** The path of the last page that was gone to, rather than come back to. */
  const [freshPath, setFreshPath] = useState<string | null>(null);

  useEffect(() => {
    const follow = ({ type }: Event) => {
      const { href: next, pathname } = globalThis.location;
      // The page that is left stays until the next one is loaded.
      startTransition(() => {
        setHref(next);
        setFreshPath(type === WENT ? pathname : null);
      });
    };
    globalThis.addEventListener('popstate', follow);
    globalThis.addEventListener(WENT, follow);
    return () => {
      globalThis.removeEventListener('popstate', follow);
      globalThis.removeEventListener(WENT, follow);
    };
  }, []);

  useLayoutEffect(() => {
    // What a browser does when it loads a page: the eye and the keyboard begin at its beginning.
    if (freshPath === null) return;
    globalThis.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [freshPath]);

  return <AddressContext value={href}>{children}</AddressContext>;
}

/** The address that is shown. Known only inside AddressProvider. */
export function useAddress(): URL {
  return new URL(use(AddressContext));
}

/**
 * Goes to another address of this site, without loading the page anew.
 * @param options.replace the address that is left is none to come back to
 */
export function goTo(target: string, options: { replace?: boolean } = {}): void {
  const { href } = new URL(target, globalThis.location.href);
  const staysHere = href === globalThis.location.href;
  if (options.replace === true || staysHere) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  globalThis.dispatchEvent(new Event(WENT));
}

/** Leads on at once. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
