import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { users } from '../database/schema.ts';
import type { Door } from '../http/door.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { fetchPhoto } from './fetch-photo.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** A browser keeps it for a day: more is a program. */
const PHOTOS = { limit: 60, windowSeconds: 3600 };
const KEPT_SECONDS = 86_400;

/**
 * A person's own photo through this origin: the page needs nothing from elsewhere, and Google does
 * not hear of each visit.
 */
export function servePhoto(door: Door, deps: ProfileDeps): void {
  door.handle('readPhoto', async ({ c, user: { userId } }) => {
    await limitRate(deps, { key: `photo:${userId}`, ...PHOTOS });
    const [person] = await deps.database.orm
      .select({ photoURL: users.photoURL })
      .from(users)
      .where(eq(users.userId, userId));
    const photo = await fetchPhoto(deps, person?.photoURL ?? null);
    if (photo === null) throw new AppError('not_found');
    c.header('Cache-Control', `private, max-age=${KEPT_SECONDS}`);
    c.header('Vary', 'Cookie'); // in the same browser the next person's is another
    return c.body(photo.bytes, 200, { 'Content-Type': photo.type });
  });
}
