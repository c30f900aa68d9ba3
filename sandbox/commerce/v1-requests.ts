import type { Context } from 'hono';
import type { z } from 'zod';
import type { World } from './world.ts';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 100;

/** An answer of the API that is an error. */
export class ApiFault extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503;
  readonly type: string;
  readonly headers: Record<string, string>;

  constructor(
    status: ApiFault['status'],
    message: string,
    options: { type?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'ApiFault';
    this.status = status;
    this.type = options.type ?? (status === 404 ? 'not_found' : 'invalid_request');
    this.headers = options.headers ?? {};
  }
}

/** The posted JSON, in the shape of the operation. An absent body counts as `{}`. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await c.req.text();
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    throw new ApiFault(400, 'The body is not JSON');
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new ApiFault(422, `${issue?.path.join('.')}: ${issue?.message}`);
}

/** A filter that may be repeated: official clients write `name[]=`, others `name=`. */
export function readMany(c: Context, name: string): Set<string> | null {
  const values = [...(c.req.queries(`${name}[]`) ?? []), ...(c.req.queries(name) ?? [])];
  return values.length === 0 ? null : new Set(values);
}

/** True when there is no such filter, or when it names one of the values. */
export function fits(wanted: Set<string> | null, ...values: (string | null)[]): boolean {
  return wanted === null || values.some((value) => value !== null && wanted.has(value));
}

/**
 * One page of a list, newest first. The last page has no `end_cursor`: official clients go on for
 * as long as there is one.
 */
export function page<Row extends { id: string; createdAt: string }, Shown>(
  c: Context,
  options: { rows: readonly Row[]; show: (row: Row) => Shown },
) {
  const { rows, show } = options;
  // Rows come in the order they were made, so the newest are the last.
  const sorted = c.req.query('direction') === 'asc' ? [...rows] : rows.toReversed();
  const isBackwards = c.req.query('last') !== undefined || c.req.query('before') !== undefined;
  const size = readSize(c, isBackwards ? 'last' : 'first');
  const after = findCursor(c, 'after', sorted);
  const before = findCursor(c, 'before', sorted);
  const from = after === null ? 0 : after + 1;
  const to = before ?? sorted.length;
  const start = isBackwards ? Math.max(from, to - size) : from;
  const end = isBackwards ? to : Math.min(to, from + size);
  const shown = sorted.slice(start, end);
  const hasNext = end < sorted.length;
  return {
    data: shown.map(show),
    page_info: {
      start_cursor: shown[0] === undefined ? null : toCursor(shown[0].id),
      end_cursor: hasNext && shown.length > 0 ? toCursor(shown.at(-1)?.id ?? '') : null,
      has_next_page: hasNext,
      has_previous_page: start > 0,
    },
  };
}

/** The row, or the provider's 404. */
export function findRow<Row>(table: Record<string, Row>, id: string): Row {
  const row = Object.hasOwn(table, id) ? table[id] : undefined;
  if (row === undefined) throw new ApiFault(404, `No such object: ${id}`);
  return row;
}

/** A list belongs to a company; a key of another one may not see it. */
export function requireCompany(c: Context, world: World): void {
  const asked = c.req.query('company_id') ?? c.req.query('account_id');
  if (asked !== undefined && asked !== world.settings.companyId) {
    throw new ApiFault(403, 'This key does not belong to that company', { type: 'forbidden' });
  }
}

/** True between `created_after` and `created_before`, where they are given. */
export function isInTime(c: Context, createdAt: string): boolean {
  const after = c.req.query('created_after');
  const before = c.req.query('created_before');
  const at = Date.parse(createdAt);
  return (
    (after === undefined || at > Date.parse(after)) &&
    (before === undefined || at < Date.parse(before))
  );
}

function readSize(c: Context, name: string): number {
  const text = c.req.query(name);
  if (text === undefined) return DEFAULT_PAGE;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new ApiFault(400, `${name} must be a whole number`);
  return Math.min(Number(text), MAX_PAGE);
}

function findCursor(c: Context, name: string, rows: readonly { id: string }[]): number | null {
  const cursor = c.req.query(name);
  if (cursor === undefined || cursor === '') return null;
  const id = Buffer.from(cursor, 'base64url').toString();
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) throw new ApiFault(400, `${name} is not a cursor of this list`);
  return at;
}

function toCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}
