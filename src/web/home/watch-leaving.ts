/** How long a page that is being left may still run, ms. */
const LEAVE_MS = 5000;

/**
 * Tells a connection that broke off from one that the browser ended because the page is being left: to
 * the page both look alike, and it may run for a moment more.
 */
export function watchLeaving(): { outlive: () => Promise<void>; end: () => void } {
  let leftAtMs = -Infinity;
  const note = () => (leftAtMs = performance.now());
  globalThis.addEventListener('beforeunload', note);
  return {
    /** Resolves at once, or once a page that was to be left (a download may look so) has stayed. */
    outlive: async () => {
      if (performance.now() - leftAtMs > LEAVE_MS) return;
      await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
    },
    end: () => globalThis.removeEventListener('beforeunload', note),
  };
}
