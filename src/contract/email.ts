/**
 * An e-mail as it is compared: without spaces around it, A to Z in lower case and nothing else folded.
 * Unicode's rules make the Kelvin sign a 'k', by which its owner would be somebody else.
 */
export function foldEmail(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether it can have no look-alike in another script. */
export function isAsciiEmail(email: string): boolean {
  return /^[\x21-\x7e]+$/.test(email);
}
