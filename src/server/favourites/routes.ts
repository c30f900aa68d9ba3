import { z } from 'zod';
import { writeCsv } from '../csv/write-csv.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { Door } from '../http/door.ts';
import { limitDownloads } from '../rate-limit/limit-rate.ts';
import {
  deleteFavourite,
  listFavourites,
  readNewestFavourites,
  saveFavourite,
} from './favourites.ts';

/** A person's file: what each column is called, and what is in it. */
const CSV_COLUMNS = [
  ['Saved at', 'savedAt'],
  ['Tone', 'toneName'],
  ['Reply', 'reply'],
  ['Post', 'post'],
] as const;

/** Saved replies, for premium. */
export function serveFavourites(door: Door, deps: DatabaseDeps): void {
  door.handle('listFavourites', ({ user, query }) =>
    listFavourites(deps, { ...query, userId: user.userId }),
  );
  door.handle('downloadFavourites', async ({ c, user }) => {
    await limitDownloads(deps, user.userId);
    const all = await readNewestFavourites(deps, user.userId);
    const rows = all.map((favourite) => CSV_COLUMNS.map(([, name]) => favourite[name]));
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="riposte-favorites.csv"');
    return c.body(
      writeCsv(
        CSV_COLUMNS.map(([title]) => title),
        rows,
      ),
    );
  });
  door.handle('saveFavourite', async ({ c, user, body }) => {
    const { favourite, isNew } = await saveFavourite(deps, { ...body, userId: user.userId });
    if (!isNew) c.status(200);
    return favourite;
  });
  door.handle('deleteFavourite', async ({ user, params }) => {
    const id = z.uuid().safeParse(params.id);
    // What is not there is gone already.
    if (id.success) await deleteFavourite(deps, { userId: user.userId, id: id.data });
  });
}
