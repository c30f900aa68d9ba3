import { Hono } from 'hono';
import { z } from 'zod';
import { saveFavouriteSchema, type Favourite, type FavouritePage } from '#contract/favourites.ts';
import { isPlainText } from '#contract/plain-text.ts';
import type { AppEnv } from '../app-env.ts';
import { writeCsv } from '../csv/write-csv.ts';
import type { Deps } from '../deps.ts';
import { requirePremium } from '../premium/require-premium.ts';
import { readJsonBody } from '../read-json-body.ts';
import { deleteFavourite, listFavourites, readAllFavourites, saveFavourite } from './favourites.ts';

const MAX_QUERY = 200;

/** Saved replies, for premium; mounted at `/api`. */
export function favouriteRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/favourites', async (c) => {
      const { userId } = await requirePremium(deps, c);
      const query = (c.req.query('query') ?? '').trim().slice(0, MAX_QUERY);
      const after = c.req.query('after') ?? '';
      const page = isPlainText(query)
        ? await listFavourites(deps, { userId, query, after })
        : { items: [], total: 0, next: null };
      return c.json<FavouritePage>(page);
    })
    .get('/favourites.csv', async (c) => {
      const { userId } = await requirePremium(deps, c);
      const all = await readAllFavourites(deps, userId);
      const rows = all.map(({ savedAt, tone, reply, post }) => [savedAt, tone, reply, post]);
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="riposte-favorites.csv"');
      return c.body(writeCsv(['Saved at', 'Tone', 'Reply', 'Post'], rows));
    })
    .post('/favourites', async (c) => {
      const { userId } = await requirePremium(deps, c);
      const wish = await readJsonBody(c, saveFavouriteSchema);
      const { favourite, isNew } = await saveFavourite(deps, { ...wish, userId });
      return c.json<Favourite>(favourite, isNew ? 201 : 200);
    })
    .delete('/favourites/:id', async (c) => {
      const { userId } = await requirePremium(deps, c);
      const id = z.uuid().safeParse(c.req.param('id'));
      // What is not there is gone already.
      if (id.success) await deleteFavourite(deps, { userId, id: id.data });
      return c.body(null, 204);
    });
}
