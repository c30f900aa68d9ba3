import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * The route of a request as it is written, not the address: addresses have no end, and may hold an e-mail.
 * @returns null where none takes it
 */
export function findRoute(c: Context): string | null {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? null;
}
