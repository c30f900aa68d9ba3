/**
 * False for NUL and lone surrogates: PostgreSQL and UTF-8 cannot carry them, so text with them
 * could not be stored or sent.
 */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** The beginning of a text, of at most so many UTF-16 code units, and no half of a character at its end. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** True for text with nothing to see: spaces, control and formatting characters. */
export function isBlank(text: string): boolean {
  return !/[^\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}
