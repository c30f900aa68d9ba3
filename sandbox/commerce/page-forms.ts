import type { Context } from 'hono';
import type { World } from './world.ts';

/** Browsers say where a form comes from; another site must not press these buttons. */
export function isFromOwnPage(c: Context, world: World): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'same-origin';
  return origin === new URL(world.settings.publicUrl).origin;
}

/** The fields of a posted form; files are nothing that our pages send. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const fields = Object.entries(await c.req.parseBody());
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
