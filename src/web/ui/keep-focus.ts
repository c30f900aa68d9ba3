/**
 * What held the focus may go away with its row, or with all that was shown, also while a dialog that it
 * opened stands over it; the keyboard would begin at the page's top again. It goes on in the same row
 * instead, in the next or in the one before, else at the part of the page that this stood in.
 * For the `ref` of the area that holds the rows; it can take the focus itself (`tabIndex={-1}`).
 * @returns what ends it
 */
export function keepFocus(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return undefined;
  let held: HTMLElement | null = null;
  let rows: Element[] = [];
  let parts: HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    // A dialog gives the focus back to what opened it, which holds it meanwhile.
    if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
    held = target;
    rows = findRows(target);
    parts = [...findParts(target).filter((part) => area.contains(part)), area];
  };
  const goOn = () => {
    const isLost = held !== null && !held.isConnected;
    if (!isLost || !isNowhere(document.activeElement)) return;
    const [button] = rows.filter(isThere).flatMap((row) => row.querySelector('button') ?? []);
    const place = button ?? parts.find(isThere);
    if (place === undefined) return;
    if (place.tabIndex < 0) place.tabIndex = -1; // what it is already, or what lets it take the focus
    // The area is where the person is; its beginning may be above what they see of it.
    place.focus({ preventScroll: place === area });
  };
  const observer = new MutationObserver(goOn);
  area.addEventListener('focusin', note);
  observer.observe(area, { childList: true, subtree: true });
  return () => {
    area.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** In a dialog that is closed the focus is until the browser has drawn the page. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.closest('dialog:not([open])') != null;
}

function isThere({ isConnected }: Element): boolean {
  return isConnected;
}

/** Its own, the next and the one before. */
function findRows(element: HTMLElement): Element[] {
  const row = element.closest('tr, li');
  return [row, row?.nextElementSibling, row?.previousElementSibling].filter((each) => each != null);
}

/** The table that it stands in, or right below as what shows more of it; the card around. */
function findParts(element: HTMLElement): HTMLElement[] {
  const before = element.previousElementSibling;
  return [
    element.closest<HTMLElement>(TABLE),
    before instanceof HTMLElement && before.matches(TABLE) ? before : null,
    element.closest<HTMLElement>('section'),
  ].filter((part) => part !== null);
}

const TABLE = '[role="region"]';
