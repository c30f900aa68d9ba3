import { RETRY_MS } from './use-verification.ts';

/** What the widget's script puts into the page. */
interface Turnstile {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => boolean;
      retry: 'auto';
      'retry-interval': number;
    },
  ): string;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** As described: looked for once a second until it is there. */
const POLL_MS = 1000;

/**
 * Shows Cloudflare's widget in an element.
 * @param options.onToken rejects when the token was not good: the widget begins again
 * @returns a function that takes the widget away
 */
export function renderTurnstile(
  element: HTMLElement,
  options: { siteKey: string; onToken: (token: string) => Promise<void> },
): () => void {
  let widgetId: string | null = null;
  loadScript();
  const look = setInterval(show, POLL_MS);
  show();
  return () => {
    clearInterval(look);
    if (widgetId !== null) window.turnstile?.remove(widgetId);
  };

  function show(): void {
    if (window.turnstile === undefined || widgetId !== null) return;
    clearInterval(look);
    widgetId = window.turnstile.render(element, {
      sitekey: options.siteKey,
      callback: (token) => void options.onToken(token).catch(reset),
      'expired-callback': reset,
      'error-callback': () => {
        reset();
        return true; // it was dealt with: nothing for the console
      },
      retry: 'auto',
      'retry-interval': RETRY_MS,
    });
  }

  function reset(): void {
    if (widgetId !== null) window.turnstile?.reset(widgetId);
  }
}

function loadScript(): void {
  if (document.querySelector(`script[src="${SCRIPT}"]`) !== null) return;
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  document.head.append(script);
}
