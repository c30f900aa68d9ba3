const ROOT = '<div id="root">';
/** Tells the page that the browser has no session: it need not ask who is there. */
const NOBODY = '<html data-nobody="" ';

/** @param html as it is built, for a browser without a session */
export function putNobody(html: string): string {
  return html.replace('<html ', NOBODY);
}

/** @param html a page that the server sent, in any theme */
export function isForNobody(html: string): boolean {
  return /^[^>]*>\s*<html [^>]*data-nobody/.test(html);
}

/**
 * The page with its words before any script.
 * @param words HTML of React's making, for the page's root
 */
export function putWords(html: string, words: string): string {
  return html.replace(ROOT, () => ROOT + words);
}
