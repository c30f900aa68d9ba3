import { Hono } from 'hono';
import { AppError } from '#contract/errors.ts';
import { MIN_FAVOURITES_TO_LEARN } from '#contract/limits.ts';
import { preferencesSchema, type LearnedTone, type Preferences } from '#contract/preferences.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { readAllFavourites } from '../favourites/favourites.ts';
import { requirePremium } from '../premium/require-premium.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { learnTone } from './learn-tone.ts';
import { readPreferences, writePreferences } from './preferences.ts';

/** Tones of a person's own, for premium; mounted at `/api/preferences`. */
export function preferenceRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { userId } = await requirePremium(deps, c);
      return c.json<Preferences>(await readPreferences(deps, userId));
    })
    .put('/', async (c) => {
      const { userId } = await requirePremium(deps, c);
      const wish = await readJsonBody(c, preferencesSchema);
      await writePreferences(deps, { ...wish, userId });
      return c.json<Preferences>(wish);
    })
    .get('/learned', async (c) => {
      const { userId } = await requirePremium(deps, c);
      const saved = await readAllFavourites(deps, userId);
      if (saved.length < MIN_FAVOURITES_TO_LEARN) throw new AppError('favourites_too_few');
      return c.json<LearnedTone>({ ...learnTone(saved), from: saved.length });
    });
}
