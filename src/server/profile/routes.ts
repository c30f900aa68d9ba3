import { Hono } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { Profile } from '#contract/profile.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { renewSession, requireUser } from '../identity/sessions.ts';
import { readProfile } from './read-profile.ts';
import { rememberProfile } from './remember-profile.ts';

/** `GET /api/profile`: the signed-in person's profile document. */
export function profileRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    const user = await requireUser(deps, c);
    const profile = await readProfile(deps, user.userId);
    if (profile === null) throw new AppError('sign_in_required');
    rememberProfile(deps, user.tokenHash, profile);
    await renewSession(deps, c, user);
    return c.json<Profile>(profile);
  });
}
