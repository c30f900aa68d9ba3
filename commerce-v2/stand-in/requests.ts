import type { Context } from 'hono';
import { z } from 'zod';
import { ApiFault, findRow } from '#sandbox/commerce/v1-requests.ts';

const MAX_PER_PAGE = 50;
export const metadata = z.record(z.string(), z.unknown());

/** One page of a list, as its caller asked for it. */
export function pageOf<Row>(c: Context, rows: readonly Row[]) {
  const read = (name: string, unset: number) => {
    const number = Number(c.req.query(name) ?? unset);
    if (!Number.isInteger(number) || number < 1) throw new ApiFault(400, `${name} is no number`);
    return number;
  };
  const page = read('page', 1);
  const per = Math.min(read('per', 10), MAX_PER_PAGE);
  return {
    pagination: {
      current_page: page,
      total_page: Math.ceil(rows.length / per),
      total_count: rows.length,
    },
    data: rows.slice((page - 1) * per, page * per),
  };
}

/** True when there is no such filter, or when it names this value. */
export function fits(c: Context, name: string, value: string | null): boolean {
  const wanted = c.req.query(name);
  return wanted === undefined || wanted === value;
}

/** As `fits`, for a filter that is true or false. */
export function fitsFlag(c: Context, name: string, value: boolean): boolean {
  return fits(c, name, String(value));
}

/** The fields that the caller wants whole instead of as ids. */
export function expandOf(c: Context): ReadonlySet<string> {
  return new Set(c.req.queries('expand') ?? []);
}

/** Takes the row that the path names out of its table. */
export function removeRow(c: Context, table: Record<string, { id: string }>): Response {
  const { id } = findRow(table, c.req.param('id') ?? '');
  delete table[id];
  return c.body(null, 204);
}
