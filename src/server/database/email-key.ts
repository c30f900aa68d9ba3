/**
 * What e-mails are compared by in SQL, as `foldEmail` does it: A to Z in lower case, nothing else.
 * @param email SQL expression
 */
export function emailKey(email: string): string {
  return `lower(${email} collate "C")`;
}
