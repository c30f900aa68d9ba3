import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryOf } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import { MESSAGES_PER_PAGE, type InboxMessage, type InboxPage } from '#contract/inbox.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { messages } from '../database/schema.ts';
import type { Operator } from '../http/callers.ts';
import { nameActor, writeAudit } from './audit-log.ts';
import type { OperatorDeps } from './operator-deps.ts';
import type { Door } from '../http/door.ts';

/** What came by Contact Us, Feedback and Newsletter. */
export function serveInbox(door: Door, deps: OperatorDeps): void {
  door.handle('listMessages', ({ query }) => readInbox(deps, query));
  door.handle('downloadMessages', async ({ c, operator, query }) => {
    const { items } = await readInbox(deps, { ...query, page: null });
    await writeAudit(deps, deps.database, {
      ...nameActor(operator),
      action: 'export messages',
      target: `${query.state ?? 'open and done'}: ${query.kind ?? 'all'}`,
      details: { count: items.length },
    });
    const rows = items.map((row) => [
      row.createdAt,
      row.kind,
      row.email,
      row.text,
      row.doneAt ?? '',
    ]);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="riposte-inbox.csv"');
    return c.body(writeCsv(['Sent at', 'Kind', 'Email', 'Text', 'Done at'], rows));
  });
  door.handle('markMessage', async ({ params, body: { isDone } }) => {
    // What is no id is null to the database, which is no message's.
    const { data: id } = z.uuid().safeParse(params.id);
    const changed = await deps.database.run(MARK, [id, isDone, deps.clock.databaseNow()]);
    if (changed.length === 0) throw new AppError('not_found');
  });
  door.handle('deleteMessage', async ({ operator, params }) => {
    const id = z.uuid().safeParse(params.id);
    const match = id.success ? eq(messages.id, id.data) : sql`false`;
    const deleted = await deleteMessages(deps, operator, { match, target: params.id });
    if (deleted === 0) throw new AppError('not_found');
  });
  door.handle('deleteDoneMessages', async ({ operator, query: { kind } }) => {
    // What is still open may have come since the operator looked.
    const isDone = isNotNull(messages.doneAt);
    const match = kind === undefined ? isDone : and(isDone, eq(messages.kind, kind));
    const target = `done: ${kind ?? 'all'}`;
    return { deleted: await deleteMessages(deps, operator, { match, target }) };
  });
}

/** The log has how many there were, and nothing of what was in them. */
async function deleteMessages(
  deps: Pick<DatabaseDeps, 'database' | 'clock'>,
  operator: Operator,
  { match, target }: { match: SQL | undefined; target: string },
): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const gone = await tx.orm.delete(messages).where(match).returning({ id: messages.id });
    if (gone.length === 0) return 0;
    await writeAudit(deps, tx, {
      ...nameActor(operator),
      action: 'delete messages',
      target,
      details: { count: gone.length },
    });
    return gone.length;
  });
}

/** @param filter.page null for all of it */
async function readInbox(
  deps: Pick<DatabaseDeps, 'database'>,
  filter: Omit<QueryOf<'listMessages'>, 'page'> & { page: number | null },
): Promise<InboxPage> {
  const { kind = null, state } = filter;
  const isDone = state === undefined ? null : state === 'done';
  const [counted] = await deps.database.run<{ total: number }>(COUNT, [kind, isDone]);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE));
  const page = Math.min(filter.page ?? 1, pages);
  const rows = await deps.database.run<Row>(LIST, [
    kind,
    isDone,
    filter.page === null ? null : MESSAGES_PER_PAGE,
    filter.page === null ? 0 : (page - 1) * MESSAGES_PER_PAGE,
  ]);
  const items = rows.map(({ createdAt, doneAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
  return { items, total, page, pages };
}

type Row = Omit<InboxMessage, 'createdAt' | 'doneAt'> & { createdAt: Date; doneAt: Date | null };

const MATCH = `($1::text is null or kind = $1)
  and ($2::boolean is null or (done_at is not null) = $2)`;

const COUNT = {
  name: 'inbox_count',
  text: `select count(*)::int as total from messages where ${MATCH}`,
};

const LIST = {
  name: 'inbox_list',
  text: `select id, kind, email, text, created_at as "createdAt", done_at as "doneAt"
    from messages where ${MATCH}
    order by created_at desc, id desc limit $3::int offset $4::int`,
};

const MARK = {
  name: 'inbox_mark',
  text: `update messages set done_at = case when $2::boolean then ${NOW('$3')} end
    where id = $1::uuid returning id`,
};
