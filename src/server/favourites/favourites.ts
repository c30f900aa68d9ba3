import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import {
  FAVOURITES_PER_PAGE,
  type Favourite,
  type FavouritePage,
  type SaveFavourite,
} from '#contract/favourites.ts';
import { MAX_FAVOURITES } from '#contract/limits.ts';
import { TONES } from '#contract/tones.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

type FavouriteRow = Omit<Favourite, 'savedAt' | 'toneName'> & {
  savedAt: Date;
  /** Of a tone that the person still has. */
  ownToneName: string | null;
};

/**
 * Keeps a reply for a person. The same reply twice is one favourite.
 * @returns what is kept, and whether it is new
 * @throws AppError favourites_full
 */
export async function saveFavourite(
  deps: DatabaseDeps,
  { userId, ...wanted }: SaveFavourite & { userId: string },
): Promise<{ favourite: Favourite; isNew: boolean }> {
  const now = deps.clock.now();
  const savedMs = wanted.savedAt === undefined ? now.getTime() : Date.parse(wanted.savedAt);
  const values = [
    wanted.id ?? randomUUID(),
    userId,
    wanted.reply,
    wanted.post,
    wanted.tone,
    new Date(Math.min(Math.max(savedMs, 0), now.getTime())), // nothing was saved in the future, or before 1970
    MAX_FAVOURITES,
  ];
  const save = () => deps.database.run<FavouriteRow & { isNew: boolean }>(SAVE, values);
  const saved = await save();
  // Where the same reply was saved at the same moment, only another look sees it.
  const [row] = saved.length > 0 ? saved : await save();
  if (row === undefined) throw new AppError('favourites_full');
  return { favourite: describe(row), isNew: row.isNew };
}

/**
 * A page of a person's favourites, newest first.
 * @param options.query words to look for in the reply and the post, '' for all
 * @param options.after `next` of the page before, '' for the first
 */
export async function listFavourites(
  deps: Pick<DatabaseDeps, 'database'>,
  options: { userId: string; query: string; after: string },
): Promise<FavouritePage> {
  const { userId, query, after } = options;
  const place = readPlace(after);
  const rows = await deps.database.run<FavouriteRow & { total: number }>(LIST, [
    userId,
    query,
    place?.savedAt ?? null,
    place?.id ?? null,
    FAVOURITES_PER_PAGE + 1,
  ]);
  const items = rows.slice(0, FAVOURITES_PER_PAGE).map(describe);
  const last = items.at(-1);
  const hasMore = rows.length > FAVOURITES_PER_PAGE && last !== undefined;
  return {
    items,
    total: rows[0]?.total ?? 0,
    next: hasMore ? `${Date.parse(last.savedAt)}.${last.id}` : null,
  };
}

/** @returns null for what is no place in a list, or one later than any favourite's */
function readPlace(after: string): { savedAt: Date; id: string } | null {
  const [ms = '', id = ''] = after.split('.', 2);
  const isPlace = /^\d{1,14}$/.test(ms) && z.uuid().safeParse(id).success;
  return isPlace ? { savedAt: new Date(Number(ms)), id } : null;
}

/** A person's favourites, newest first; all of them unless it is said how many. */
export async function readNewestFavourites(
  deps: Pick<DatabaseDeps, 'database'>,
  userId: string,
  most = MAX_FAVOURITES,
): Promise<Favourite[]> {
  const rows = await deps.database.run<FavouriteRow & { total: number }>(LIST, [
    userId,
    '',
    null,
    null,
    most,
  ]);
  return rows.map(describe);
}

/** Forgets one of a person's favourites, if it is theirs. */
export async function deleteFavourite(
  deps: Pick<DatabaseDeps, 'database'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await deps.database.run(DELETE, [userId, id]);
}

function describe({ id, reply, post, tone, ownToneName, savedAt }: FavouriteRow): Favourite {
  const toneName = TONES.find((builtin) => builtin.id === tone)?.label ?? ownToneName ?? '';
  return { id, reply, post, tone, toneName, savedAt: savedAt.toISOString() };
}

/** What a favourite is, by the names of the contract. */
const COLUMNS = `id, reply, post, tone, saved_at as "savedAt", (
  select own->>'name' from preferences, jsonb_array_elements(preferences.tones) as own
  where preferences.user_id = favourites.user_id and own->>'id' = favourites.tone limit 1
) as "ownToneName"`;

const SAVE = {
  name: 'favourite_save',
  text: `
    with saved as (
      insert into favourites (id, user_id, reply, post, tone, saved_at)
      select $1::uuid, $2::text, $3::text, $4, $5, date_trunc('milliseconds', $6::timestamptz)
      where (select count(*) from favourites where user_id = $2::text) < $7::int
      on conflict do nothing
      returning ${COLUMNS}, true as "isNew"
    )
    select * from saved
    union all
    select ${COLUMNS}, false from favourites
    where user_id = $2::text and md5(reply) = md5($3::text)
    limit 1`,
};

/** It skips ahead. ILIKE tries each place, and two hundred letters among a thousand replies took most of a second. */
const HOLDS = (column: string) => `strpos(lower(${column}), lower($2::text)) > 0`;

const LIST = {
  name: 'favourite_list',
  text: `
    with found as (
      select ${COLUMNS} from favourites
      where user_id = $1 and ($2::text = '' or ${HOLDS('reply')} or ${HOLDS('post')})
    )
    select found.*, (select count(*)::int from found) as total from found
    where $3::timestamptz is null or (found."savedAt", found.id) < ($3::timestamptz, $4::uuid)
    order by found."savedAt" desc, found.id desc limit $5::int`,
};

const DELETE = {
  name: 'favourite_delete',
  text: 'delete from favourites where user_id = $1 and id = $2::uuid',
};
