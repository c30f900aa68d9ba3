import { foldEmail } from '#contract/email.ts';
import { emailKey } from '../database/email-key.ts';
import {
  PREMIUM_USERS_PER_PAGE,
  type PremiumUser,
  type PremiumUserPage,
  type PremiumUserSort,
} from '#contract/gift.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

export interface PremiumUserQuery {
  /** Part of an e-mail or of a note; '' for all. */
  search: string;
  sort: PremiumUserSort;
  direction: 'asc' | 'desc';
}

/** A page of the gifts. A page beyond the last is the last. */
export async function listPremiumUsers(
  deps: DatabaseDeps,
  query: PremiumUserQuery & { page: number },
): Promise<PremiumUserPage> {
  // A search looks at every row: once, for the page and the count together.
  if (query.search.trim() !== '' && query.page <= 1) {
    const rows = await readRows(deps, query, { ...partOf(1), counts: true });
    const total = rows[0]?.total ?? 0;
    return { items: rows.map(describe), total, page: 1, pages: countPages(total) };
  }
  const [counted] = await deps.database.run<{ total: number }>(COUNT, [toPattern(query.search)]);
  const total = counted?.total ?? 0;
  const pages = countPages(total);
  const page = Math.min(Math.max(1, query.page), pages);
  const rows = await readRows(deps, query, partOf(page));
  return { items: rows.map(describe), total, page, pages };
}

function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / PREMIUM_USERS_PER_PAGE));
}

function partOf(page: number): { limit: number; offset: number } {
  return { limit: PREMIUM_USERS_PER_PAGE, offset: (page - 1) * PREMIUM_USERS_PER_PAGE };
}

/** All gifts that match, for a file. */
export async function readAllPremiumUsers(
  deps: DatabaseDeps,
  query: PremiumUserQuery,
): Promise<PremiumUser[]> {
  return (await readRows(deps, query, { limit: null, offset: 0 })).map(describe);
}

/**
 * The gifts to the e-mails that a person signed in with.
 * @param options.email of the profile, for who has not signed in since an import
 */
export async function readGiftsOf(
  deps: DatabaseDeps,
  { userId, email }: { userId: string; email: string },
): Promise<PremiumUser[]> {
  const rows = await deps.database.run<Row>(OF_PERSON, [
    userId,
    deps.clock.databaseNow(),
    foldEmail(email),
  ]);
  return rows.map(describe);
}

async function readRows(
  deps: DatabaseDeps,
  query: PremiumUserQuery,
  part: { limit: number | null; offset: number; counts?: boolean },
): Promise<Row[]> {
  return deps.database.run<Row>(statement(query, part.counts === true), [
    toPattern(query.search),
    deps.clock.databaseNow(),
    part.limit,
    part.offset,
  ]);
}

function describe({ email, isLifetime, isOver, premiumUntil, createdAt, notes }: Row): PremiumUser {
  return {
    email,
    isLifetime,
    isOver,
    notes: notes ?? '',
    // 'infinity' in an imported row is a number to the drivers, not a date.
    premiumUntil: premiumUntil instanceof Date ? premiumUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

interface Row {
  email: string;
  isLifetime: boolean;
  premiumUntil: Date | number | null;
  isOver: boolean;
  notes: string | null;
  createdAt: Date;
  /** Where the statement counts: how many match in all. */
  total?: number;
}

/** Null for everything, which spares the comparison of every row. */
function toPattern(search: string): string | null {
  const words = search.trim().toLowerCase();
  return words === '' ? null : `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** By ASCII rules an e-mail is compared three times as fast as by a language's, row for row. */
const MATCH = `($1::text is null or ${emailKey('email')} like $1 or notes ilike $1)`;

/** A gift for life ends after every date; one that was never set, before. */
const ORDERS: Record<PremiumUserSort, string> = {
  createdAt: 'created_at',
  email: emailKey('email'),
  premiumUntil: `case when is_lifetime then 'infinity' else coalesce(premium_until, '-infinity') end`,
  status: 'is_lifetime',
};

const COLUMNS = `email, is_lifetime as "isLifetime", premium_until as "premiumUntil",
  not is_lifetime and premium_until is not null and premium_until <= ${NOW('$2')} as "isOver",
  notes, created_at as "createdAt"`;

const OF_PERSON = {
  name: 'premium_users_of_person',
  text: `
    select ${COLUMNS} from premium_users
    where ${emailKey('email')} = $3 or ${emailKey('email')} in
      (select ${emailKey('email')} from identities where user_id = $1)
    order by created_at desc limit 100`,
};

/** Column and direction come from lists of our own, never from the request. */
function statement(
  { sort, direction }: PremiumUserQuery,
  counts: boolean,
): { name: string; text: string } {
  return {
    name: `premium_users_${sort}_${direction}${counts ? '_counted' : ''}`,
    text: `
      select ${COLUMNS}${counts ? ', count(*) over ()::int as total' : ''}
      from premium_users where ${MATCH}
      order by ${ORDERS[sort]} ${direction}, id ${direction}
      limit $3::int offset $4::int`,
  };
}

const COUNT = {
  name: 'premium_users_count',
  text: `select count(*)::int as total from premium_users where ${MATCH}`,
};
