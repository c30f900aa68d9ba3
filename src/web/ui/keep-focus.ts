/**
 * What held the focus may go away with its row, or with all that was shown; the keyboard would begin
 * at the page's top again. It goes on in the next row instead, else in the one before, else at the area.
 * For the `ref` of the area that holds the rows; it can take the focus itself (`tabIndex={-1}`).
 * @returns what ends it
 */
export function keepFocus(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return undefined;
  let held: HTMLElement | null = null;
  let next: HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement ? target : null;
    next = held === null ? [] : [...findNeighbours(held), area];
  };
  const observer = new MutationObserver(() => {
    const isLost = held !== null && !held.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    next.find(({ isConnected }) => isConnected)?.focus();
  });
  area.addEventListener('focusin', note);
  observer.observe(area, { childList: true, subtree: true });
  return () => {
    area.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** What can be pressed in the next row, and in the one before. */
function findNeighbours(element: HTMLElement): HTMLElement[] {
  const row = element.closest('tr, li');
  return [row?.nextElementSibling, row?.previousElementSibling]
    .map((neighbour) => neighbour?.querySelector('button'))
    .filter((button) => button != null);
}
