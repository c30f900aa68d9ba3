import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addressOf, sentenceOf } from '../api.ts';
import { announceSession, listen } from './session-channel.ts';
import { PROFILE_KEY } from './use-session.ts';

const POPUP = 'popup,width=480,height=640';
/** What was opened so lately may only now come into view, and be used for as long as the next. */
const YOUNG_MS = 2000;
const USED_MS = 3000;
const LOOK_EVERY_MS = 500;
/** The popup's own word may still be on its way when it closes. */
const GRACE_MS = 1500;

export interface SignIn {
  /** While a popup is open that the button opened; one that Generate opened leaves the button as it is. */
  isBusy: boolean;
  /** The catalogue's sentence, or null. */
  error: string | null;
  /**
   * Opens the popup, in the press itself; one that is open already closes.
   * @param goOn what to do once the person is signed in by it; without it that is all they asked for
   */
  signIn: (goOn?: () => void) => void;
}

/** Sign-in in a popup of the provider. */
export function useSignIn(): SignIn {
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const popup = useRef<Window>(null);
  const openedMs = useRef(0);
  const goesOn = useRef<() => void>(undefined);
  const stopWatching = useRef<() => void>(() => {});

  function end(isSignedIn: boolean, told: string | null = null): void {
    stopWatching.current();
    setIsBusy(false);
    setError(told);
    if (isSignedIn) {
      popup.current?.close(); // by the one before it
      goesOn.current?.();
      announceSession();
    }
    goesOn.current = undefined;
  }

  const endBySaid = useEffectEvent((said: string | undefined) =>
    end(said === undefined, said === undefined ? null : sentenceOf(said)),
  );
  useEffect(() => {
    // Listens for as long as the page lives: a popup that seemed closed may still report.
    const stop = listen<{ error?: string }>('riposte-sign-in', ({ data }) => endBySaid(data.error));
    return () => {
      stopWatching.current();
      stop();
    };
  }, []);

  /** The popup closed without a word. If its word was lost on the way, the session still tells. */
  async function askSession(): Promise<void> {
    const asked = popup.current;
    await cache.refetchQueries({ queryKey: PROFILE_KEY });
    if (popup.current !== asked) return; // another one was opened meanwhile
    const isTold = goesOn.current === undefined; // who only wanted to generate knows what they closed
    if (cache.getQueryData(PROFILE_KEY) != null) end(true);
    else end(false, isTold ? sentenceOf('sign_in_popup_closed') : null);
  }

  function signIn(goOn?: () => void): void {
    const former = popup.current;
    const isYoung = former?.closed === false && performance.now() - openedMs.current < YOUNG_MS;
    goesOn.current = goOn;
    // Generate pressed twice, or the button before anything was to be seen: one popup is enough.
    const isEnough = isYoung && (goOn !== undefined || isBlank(former));
    if (!isEnough) {
      stopWatching.current();
      // Who presses again at once may be at work in the first one already.
      if (isYoung) setTimeout(() => former.close(), USED_MS);
      else former?.close();
      // In the press itself: a window opened later counts as a pop-up to block. Without a name, which
      // would find the one that is closing.
      popup.current = window.open(addressOf('beginSignIn'), '', POPUP);
      openedMs.current = performance.now();
    }
    const opened = popup.current;
    setIsBusy(opened !== null && goOn === undefined);
    setError(opened === null ? sentenceOf('sign_in_popup_blocked') : null);
    if (opened !== null && !isEnough)
      stopWatching.current = watchClosing(opened, () => void askSession());
  }

  return { isBusy, error, signIn };
}

/**
 * Calls back once the popup is closed and nothing was heard of it. `closed` can be falsely true
 * while the provider's page is shown (Cross-Origin-Opener-Policy), so it counts only when the
 * person is back on this page.
 */
function watchClosing(popup: Window, onClosed: () => void): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!popup.closed || !document.hasFocus()) return;
    clearInterval(look);
    grace = setTimeout(onClosed, GRACE_MS);
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(look);
    clearTimeout(grace);
  };
}

/** A page of the provider cannot be read from here, which is an answer as well. */
function isBlank({ location }: Window): boolean {
  try {
    return location.href === 'about:blank';
  } catch {
    return false;
  }
}
