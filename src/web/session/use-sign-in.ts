import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PAGE_ERRORS } from '#contract/errors.ts';
import { addressOf, sentenceOf } from '../api.ts';
import { announceSession } from './session-channel.ts';
import { PROFILE_KEY } from './use-session.ts';

const POPUP = 'popup,width=480,height=640';
const LOOK_EVERY_MS = 500;
/** The popup's own word may still be on its way when it closes. */
const GRACE_MS = 1500;

interface SignIn {
  isBusy: boolean;
  /** The catalogue's sentence, or null. */
  error: string | null;
  signIn: () => void;
}

/** Sign-in in a popup of the provider. */
export function useSignIn(): SignIn {
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const stopWatching = useRef<() => void>(() => {});

  useEffect(() => {
    // Listens for as long as the page lives: a popup that seemed closed may still report.
    const channel = new BroadcastChannel('riposte-sign-in');
    channel.addEventListener('message', ({ data }: MessageEvent<{ error?: string }>) => {
      stopWatching.current();
      setIsBusy(false);
      if (data.error !== undefined) {
        setError(sentenceOf(data.error));
        return;
      }
      setError(null);
      announceSession();
    });
    return () => {
      stopWatching.current();
      channel.close();
    };
  }, []);

  /** The popup closed without a word. If its word was lost on the way, the session still tells. */
  async function askSession(): Promise<void> {
    await cache.refetchQueries({ queryKey: PROFILE_KEY });
    setIsBusy(false);
    if (cache.getQueryData(PROFILE_KEY) == null) setError(PAGE_ERRORS.sign_in_popup_closed.message);
    else announceSession();
  }

  function signIn(): void {
    setError(null);
    // In the click itself: a window opened later counts as a pop-up to block.
    const popup = window.open(addressOf('beginSignIn'), 'riposte-sign-in', POPUP);
    if (popup === null) {
      setError(PAGE_ERRORS.sign_in_popup_blocked.message);
      return;
    }
    setIsBusy(true);
    stopWatching.current();
    stopWatching.current = watchClosing(popup, () => void askSession());
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
