import type { Context } from 'hono';
import type { World } from './world.ts';

/** Browsers say where a form comes from; another site must not press these buttons. */
export function isFromOwnPage(c: Context, world: World): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'same-origin';
  return origin === new URL(world.settings.publicUrl).origin;
}
