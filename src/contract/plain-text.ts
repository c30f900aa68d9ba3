/**
 * False for NUL and lone surrogates: PostgreSQL and UTF-8 cannot carry them, so text with them
 * could not be stored or sent.
 */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** True for text with nothing to see: spaces, control and formatting characters. */
export function isBlank(text: string): boolean {
  return !/[^\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}
