import type { z } from 'zod';
import { foldEmail } from '#contract/email.ts';
import type { Config } from '../config/config.ts';
import type { Connection } from '../database/database.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { writeAudit } from '../operator/audit-log.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { USAGE_DAYS_KEPT } from '../quota/usage-partitions.ts';
import {
  ROWS,
  type PremiumUserRow,
  type SubscriptionRow,
  type UsageRow,
  type UserRow,
} from './export-rows.ts';
import { TABLES, type Export, type TableName } from './read-export.ts';
import * as sql from './statements.ts';

/** Rows in one statement. */
const BATCH = 500;
const DAY_MS = 86_400_000;

/** A row that is not taken, and why. */
interface Refusal {
  /** From 1, without the line of the columns' names. */
  row: number;
  reason: string;
}

interface TableReport {
  rows: number;
  /** Written, or in a dry run what would be. */
  taken: number;
  /** Here already, from an earlier import or newer than it. */
  known: number;
  refused: Refusal[];
}

export type ImportReport = Partial<Record<TableName, TableReport>>;

export interface ImportDeps extends DatabaseDeps {
  config: Config;
}

/** A dry run does all of it, and takes it back. */
class DryRun extends Error {}

/**
 * Takes over people, premium and counts of the described system, all of it or nothing. What is here
 * already stays as it is, so that doing it again changes nothing.
 * @param options.isDry takes everything back at the end
 */
export async function importTables(
  deps: ImportDeps,
  exported: Export,
  { isDry }: { isDry: boolean },
): Promise<ImportReport> {
  const report: ImportReport = {};
  try {
    await deps.database.transaction(async (tx) => {
      for (const table of TABLES) {
        const rows = exported[table]?.rows;
        if (rows !== undefined) report[table] = await importTable(deps, tx, { table, rows });
      }
      await recordDeed(deps, tx, report);
      if (isDry) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return report;
}

async function importTable(
  deps: ImportDeps,
  tx: Connection,
  { table, rows }: { table: TableName; rows: unknown[] },
): Promise<TableReport> {
  if (table === 'users') return importUsers(deps, tx, sift(rows, ROWS.users));
  if (table === 'subscriptions') {
    return importSubscriptions(deps, tx, sift(rows, ROWS.subscriptions));
  }
  if (table === 'premium_users') return importGifts(deps, tx, sift(rows, ROWS.premium_users));
  return importUsage(deps, tx, sift(rows, ROWS.usage_logs));
}

/** A row that could be read, with its number. */
interface Read<Row> {
  row: number;
  value: Row;
}

/** The rows of a table on their way: those still taken, and those refused so far. */
class Sieve<Row> {
  readonly #total: number;
  readonly #refused: Refusal[] = [];
  rows: Read<Row>[];

  constructor(total: number, rows: Read<Row>[]) {
    this.#total = total;
    this.rows = rows;
  }

  /** @param why what is wrong with a row; null: nothing */
  refuse(why: (value: Row, row: number) => string | null): void {
    this.rows = this.rows.filter(({ row, value }) => {
      const reason = why(value, row);
      if (reason !== null) this.#refused.push({ row, reason });
      return reason === null;
    });
  }

  /** Keeps one row of each key: the first, or a better one behind it. */
  refuseDoubles(
    keyOf: (value: Row) => string,
    { reason, isBetter = () => false }: { reason: string; isBetter?: (a: Row, b: Row) => boolean },
  ): void {
    const best = new Map<string, Read<Row>>();
    for (const read of this.rows) {
      const former = best.get(keyOf(read.value));
      if (former === undefined || isBetter(read.value, former.value)) {
        best.set(keyOf(read.value), read);
      }
    }
    this.refuse((value, row) => {
      const kept = best.get(keyOf(value))?.row;
      return kept === row ? null : `${reason} (row ${kept} is taken)`;
    });
  }

  /** Hands the rows on, so many at once. */
  async inBatches(work: (rows: Row[]) => Promise<void>): Promise<void> {
    for (let start = 0; start < this.rows.length; start += BATCH) {
      await work(this.rows.slice(start, start + BATCH).map(({ value }) => value));
    }
  }

  report(taken: number): TableReport {
    return {
      rows: this.#total,
      taken,
      known: this.rows.length - taken,
      refused: this.#refused.toSorted((a, b) => a.row - b.row),
    };
  }
}

function sift<Row>(rows: readonly unknown[], schema: z.ZodType<Row>): Sieve<Row> {
  const read = rows.map((raw, index) => ({ row: index + 1, result: schema.safeParse(raw) }));
  const sieve = new Sieve(
    rows.length,
    read.map(({ row, result }) => ({ row, value: result.data as Row })), // those without are refused
  );
  sieve.refuse((_value, row) => {
    const issue = read[row - 1]?.result.error?.issues[0];
    if (issue === undefined) return null;
    return issue.path.length === 0 ? issue.message : `${issue.path.join('.')} ${issue.message}`;
  });
  return sieve;
}

async function importUsers(
  deps: ImportDeps,
  tx: Connection,
  users: Sieve<UserRow>,
): Promise<TableReport> {
  users.refuseDoubles(({ userId }) => userId, { reason: 'another row has this userId' });
  users.refuseDoubles(({ email }) => foldEmail(email), { reason: 'another row has this e-mail' });
  const owners = new Map<string, { userId: string; isSignedIn: boolean }>();
  await users.inBatches(async (rows) => {
    const emails = rows.map(({ email }) => foldEmail(email));
    const found = await tx.run<{ key: string; userId: string; isSignedIn: boolean }>(
      sql.FIND_OWNERS,
      [emails],
    );
    for (const { key, ...owner } of found) owners.set(key, owner);
  });
  users.refuse(({ userId, email }) => {
    const owner = owners.get(foldEmail(email));
    if (owner === undefined || owner.userId === userId) return null;
    return owner.isSignedIn
      ? `${email} has signed in here already, as ${owner.userId}`
      : `${email} is that of ${owner.userId}, who is here already`;
  });
  let taken = 0;
  await users.inBatches(async (rows) => {
    const added = await tx.run<{ userId: string }>(sql.ADD_USERS, [
      JSON.stringify(rows),
      deps.clock.databaseNow(),
    ]);
    taken += added.length;
  });
  return users.report(taken);
}

async function importSubscriptions(
  deps: ImportDeps,
  tx: Connection,
  subscriptions: Sieve<SubscriptionRow>,
): Promise<TableReport> {
  subscriptions.refuseDoubles(({ user_id: userId }) => userId, {
    reason: 'another row is of this user',
    isBetter: (a, b) => a.status === 'active' && b.status !== 'active',
  });
  await refuseStrangers(tx, subscriptions);
  let taken = 0;
  await subscriptions.inBatches(async (rows) => {
    const added = await tx.run<{ userId: string }>(sql.ADD_SUBSCRIPTIONS, [JSON.stringify(rows)]);
    const userIds = added.map(({ userId }) => userId);
    if (userIds.length > 0) await refreshPremium(deps, tx, { userIds });
    taken += added.length;
  });
  return subscriptions.report(taken);
}

async function importGifts(
  deps: ImportDeps,
  tx: Connection,
  gifts: Sieve<PremiumUserRow>,
): Promise<TableReport> {
  gifts.refuseDoubles(({ email }) => foldEmail(email), {
    reason: 'another row has this e-mail',
    isBetter: (a, b) => endOf(a) > endOf(b),
  });
  let taken = 0;
  await gifts.inBatches(async (rows) => {
    const added = await tx.run<{ email: string }>(sql.ADD_GIFTS, [
      JSON.stringify(rows),
      deps.clock.databaseNow(),
    ]);
    for (const { email } of added) await refreshPremium(deps, tx, { email });
    taken += added.length;
  });
  return gifts.report(taken);
}

/** A gift that has no end ends after all others, and one that was never set before them. */
function endOf({ is_lifetime: isLifetime, premium_until: until }: PremiumUserRow): number {
  if (isLifetime) return Infinity;
  return until == null ? 0 : Date.parse(until);
}

async function importUsage(
  deps: ImportDeps,
  tx: Connection,
  usage: Sieve<UsageRow>,
): Promise<TableReport> {
  const nowMs = deps.clock.now().getTime();
  const oldest = new Date(nowMs - USAGE_DAYS_KEPT * DAY_MS).toISOString().slice(0, 10);
  const today = new Date(nowMs).toISOString().slice(0, 10);
  usage.refuse(({ log_date: day }) => {
    if (day > today) return `${day} has not come yet`;
    return day < oldest ? `${day} is more than ${USAGE_DAYS_KEPT} days ago` : null;
  });
  const keyOf = (row: UsageRow) => `${row.log_date} ${row.user_id ?? ''} ${row.ip_address ?? ''}`;
  usage.refuseDoubles(keyOf, {
    reason: 'another row counts this day',
    isBetter: (a, b) => a.count > b.count,
  });
  await refuseStrangers(tx, usage);
  let taken = 0;
  await usage.inBatches(async (rows) => {
    const of = (isPerson: boolean) =>
      JSON.stringify(rows.filter((row) => (row.user_id !== null) === isPerson));
    const now = deps.clock.databaseNow();
    taken += (await tx.run(sql.ADD_USAGE, [of(true), now])).length;
    taken += (await tx.run(sql.ADD_VISITORS_USAGE, [of(false), now])).length;
  });
  return usage.report(taken);
}

/** Rows of people who are neither here nor in the export, or were refused. */
async function refuseStrangers<Row extends { user_id: string | null }>(
  tx: Connection,
  sieve: Sieve<Row>,
): Promise<void> {
  const here = new Set<string>();
  await sieve.inBatches(async (rows) => {
    const wanted = rows.flatMap(({ user_id: userId }) => userId ?? []);
    const found = await tx.run<{ userId: string }>(sql.FIND_USERS, [wanted]);
    for (const { userId } of found) here.add(userId);
  });
  sieve.refuse(({ user_id: userId }) =>
    userId === null || here.has(userId) ? null : `user_id ${userId} is no user who was taken`,
  );
}

async function recordDeed(deps: ImportDeps, tx: Connection, report: ImportReport): Promise<void> {
  const taken = Object.entries(report).map(([table, part]) => [table, part.taken] as const);
  if (taken.every(([, rows]) => rows === 0)) return;
  await writeAudit(deps, tx, {
    operator: 'command line',
    address: '',
    action: 'import',
    target: '',
    details: Object.fromEntries(taken),
  });
}
