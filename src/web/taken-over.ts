/** Called when React has taken over the words that came with the page, or there were none. */
export let tellTakenOver: () => void;

/** What the server says meanwhile waits for it: the words are compared with what would be shown first. */
export const takenOver = new Promise<void>((resolve) => {
  tellTakenOver = resolve;
});
