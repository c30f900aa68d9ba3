import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { Profile } from '#contract/profile.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Door } from '../http/door.ts';
import { hashToken, readSessionToken, renewSession, requireUser } from '../identity/sessions.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { readProfile } from './read-profile.ts';
import { rememberProfile } from './remember-profile.ts';

/** The signed-in person's profile document; by memory while the database is away. */
export function serveProfile(door: Door, deps: ProfileDeps): void {
  door.handle(
    'readProfile',
    async ({ c, token }) => {
      try {
        return await readOwnProfile(deps, c);
      } catch (error) {
        const remembered = isDatabaseAway(error)
          ? deps.offlineUses.findProfile(hashToken(token))
          : null;
        if (remembered === null) throw error;
        return remembered;
      }
    },
    // Whose it is, memory may know as well.
    (c: Context<AppEnv>) => Promise.resolve({ token: requireToken(deps, c) }),
  );
}

/** @throws AppError sign_in_required */
async function readOwnProfile(deps: ProfileDeps, c: Context<AppEnv>): Promise<Profile> {
  const user = await requireUser(deps, c);
  const profile = await readProfile(deps, user.userId);
  if (profile === null) throw new AppError('sign_in_required');
  rememberProfile(deps, user.tokenHash, profile);
  await renewSession(deps, c, user);
  return profile;
}

function requireToken({ config }: ProfileDeps, c: Context<AppEnv>): string {
  const token = readSessionToken(config, c.req.raw.headers);
  if (token === null) throw new AppError('sign_in_required');
  return token;
}
