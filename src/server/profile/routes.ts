import { AppError } from '#contract/errors.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { renewSession } from '../identity/sessions.ts';
import { readProfile } from './read-profile.ts';
import { rememberProfile } from './remember-profile.ts';
import type { Door } from '../http/door.ts';

/** The signed-in person's profile document. */
export function serveProfile(door: Door, deps: ProfileDeps): void {
  door.handle('readProfile', async ({ c, user }) => {
    const profile = await readProfile(deps, user.userId);
    if (profile === null) throw new AppError('sign_in_required');
    rememberProfile(deps, user.tokenHash, profile);
    await renewSession(deps, c, user);
    return profile;
  });
}
