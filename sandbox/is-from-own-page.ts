import type { Context } from 'hono';

/**
 * Browsers say where a form comes from; another site must not press the buttons of these pages.
 * @param ownUrl any address of the origin that the pages are of
 */
export function isFromOwnPage(c: Context, ownUrl: string): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'same-origin';
  return origin === new URL(ownUrl).origin;
}
