import type { AuditPage } from '#contract/gift.ts';
import type { Connection } from '../database/database.ts';
import { auditLog, auditOutbox } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { Operator } from '../http/callers.ts';

const PER_PAGE = 50;

/** Who does a deed, as the log has it. */
export interface Actor {
  operator: string;
  /** Where from; '' when that cannot be told. */
  address: string;
}

/** What an operator did, to whom or what. */
export interface AuditDeed extends Actor {
  action: string;
  target: string;
  details?: Record<string, unknown>;
}

/** Who did it, of the operator who asked. */
export function nameActor({ email, address }: Operator): Actor {
  return { operator: email, address };
}

/**
 * Writes a deed into the log that nobody can change. In the same transaction as the deed: the two
 * happen together or not at all.
 * @returns the entry's id
 */
export async function writeAudit(
  deps: Pick<DatabaseDeps, 'clock'>,
  tx: Connection,
  deed: AuditDeed,
): Promise<number> {
  const { details = {}, ...rest } = deed;
  const [row] = await tx.orm
    .insert(auditLog)
    .values({ ...rest, details, at: deps.clock.now() })
    .returning({ id: auditLog.id });
  if (row === undefined) throw new Error('An insert returns its row.');
  await tx.orm.insert(auditOutbox).values({ auditId: row.id });
  return row.id;
}

/**
 * A page of the log, newest first.
 * @param options.search words that are all in who, what, whom, from where or the UTC time; '' for all
 * @param options.before `next` of the page before; null for the first
 */
export async function readAuditLog(
  deps: Pick<DatabaseDeps, 'database'>,
  options: { search: string; before: number | null },
): Promise<AuditPage> {
  const rows = await deps.database.run<AuditRow>(READ, [
    options.search.toLowerCase(),
    options.before,
    PER_PAGE + 1,
  ]);
  const items = rows
    .slice(0, PER_PAGE)
    .map(({ id, at, ...rest }) => ({ ...rest, id: Number(id), at: at.toISOString() }));
  const last = items.at(-1);
  return { items, next: rows.length > PER_PAGE && last !== undefined ? last.id : null };
}

interface AuditRow {
  id: number | string;
  at: Date;
  operator: string;
  action: string;
  target: string;
  details: Record<string, unknown>;
  address: string;
}

const READ = {
  name: 'audit_read',
  text: `
    select id, at, operator, action, target, details, address from audit_log
    where ($2::bigint is null or id < $2::bigint) and not exists (
      select 1 from regexp_split_to_table($1::text, '\\s+') as word
      where position(word in lower(concat_ws(' ', operator, action, target, address,
        to_char(at at time zone 'utc', 'YYYY-MM-DD HH24:MI'), details::text))) = 0
    )
    order by id desc limit $3::int`,
};
