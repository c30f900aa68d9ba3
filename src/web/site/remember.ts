const YEAR_SECONDS = 31_536_000;

/**
 * Tells the server from the next page on; nothing for '' any more. A browser that takes no cookies has it
 * until the page is left.
 */
export function remember(cookie: string, value: string): void {
  const seconds = value === '' ? 0 : YEAR_SECONDS;
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
