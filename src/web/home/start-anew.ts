/** In this tab's storage while its page is loaded anew: what was pressed. */
const NAME = 'pressed';

const pressed = takePress();

/** Whether this page was loaded for a press of Generate that the one before could not follow: it goes on by itself. */
export const wasPressed = pressed === 'generate';

/**
 * Loads the page anew where a part of it cannot be fetched and the server is there: it was replaced
 * meanwhile, or could not be reached before, which some browsers remember for as long as a page lives.
 * @returns false where that brings nothing: nobody answers, or it was just done
 */
export async function startAnew(press: 'generate' | 'link'): Promise<boolean> {
  if (pressed !== null) return false;
  const isThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  try {
    sessionStorage.setItem(NAME, press);
  } catch {
    // Storage is refused: the new page waits for another press.
  }
  location.reload();
  return true;
}

function takePress(): string | null {
  try {
    const kept = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    return kept;
  } catch {
    return null; // refused, or the page is made beforehand
  }
}
