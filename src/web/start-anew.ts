/** In this tab's storage while its page is loaded anew: '1' for a press of Generate, '0' for a link. */
const NAME = 'pressed';
/** A page that breaks so soon after it was loaded anew is not helped by that. */
const JUST_MS = 10_000;

const pressed = takePress();

/** Whether this page was loaded for a press of Generate that the one before could not follow: it goes on by itself. */
export const wasPressed = pressed === '1';

/**
 * Loads the page anew where a part of it cannot be fetched and the server is there: it was replaced
 * meanwhile, or could not be reached before, which some browsers remember for as long as a page lives.
 * @param isPress whether Generate was pressed: the new page goes on with it, or waits for another press where storage is
 *   refused; nothing else is loaded anew there, as it could be for ever
 * @param mayLoad whether nothing is lost by that, asked once the server has answered: the person may be elsewhere by then
 * @returns null where nobody answers; false where the page stays otherwise: it was just loaded anew, or may not be
 */
export async function startAnew(isPress: boolean, mayLoad = () => true): Promise<boolean | null> {
  const isThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isThere) return null;
  if (!mayLoad() || (pressed !== null && performance.now() < JUST_MS)) return false;
  try {
    sessionStorage.setItem(NAME, isPress ? '1' : '0');
  } catch {
    if (!isPress) return false;
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
