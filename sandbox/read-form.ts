import type { Context } from 'hono';

/**
 * The fields of a posted form; files are nothing that our pages send.
 * @returns null when the body is not the form that it says it is
 */
export async function readForm(c: Context): Promise<Record<string, string> | null> {
  try {
    const fields = Object.entries(await c.req.parseBody());
    return Object.fromEntries(
      fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch (error) {
    if (error instanceof TypeError) return null; // the platform's word for a body that is no form
    throw error;
  }
}
