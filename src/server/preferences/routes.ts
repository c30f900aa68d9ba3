import { AppError } from '#contract/errors.ts';
import { MIN_FAVOURITES_TO_LEARN } from '#contract/limits.ts';
import type { PreferenceDeps } from './preference-deps.ts';
import { readNewestFavourites } from '../favourites/favourites.ts';
import { learnTone } from './learn-tone.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import type { Door } from '../http/door.ts';

/** Newer ones say more of what a person likes now; each is looked at word by word. */
const LEARNED_FROM = 100;

/** Tones of a person's own, for premium. */
export function servePreferences(door: Door, deps: PreferenceDeps): void {
  door.handle('readPreferences', ({ user }) => readPreferences(deps, user.userId));
  door.handle('savePreferences', async ({ user, body }) => {
    await writePreferences(deps, { ...body, userId: user.userId });
    return body;
  });
  door.handle('learnTone', async ({ user }) => {
    const saved = await readNewestFavourites(deps, user.userId, LEARNED_FROM);
    if (saved.length < MIN_FAVOURITES_TO_LEARN) throw new AppError('favourites_too_few');
    return { ...learnTone(saved), from: saved.length };
  });
}
