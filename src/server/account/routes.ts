import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { clearSessionCookie, requireUser } from '../identity/sessions.ts';
import { readAccountData } from './account-data.ts';
import { deleteAccount } from './delete-account.ts';

/** `GET /api/account`: all that is kept about a person, as a file. `DELETE`: all of it gone. */
export function accountRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { userId } = await requireUser(deps, c);
      c.header('Content-Disposition', 'attachment; filename="riposte-account.json"');
      return c.json(await readAccountData(deps, userId));
    })
    .delete('/', async (c) => {
      const { userId } = await requireUser(deps, c);
      await deleteAccount(deps, userId);
      deps.offlineUses.forgetPerson(userId);
      clearSessionCookie(deps, c);
      return c.body(null, 204);
    });
}
