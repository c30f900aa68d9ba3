import type { AccountDeps } from './account-deps.ts';
import { clearSessionCookie, requireFreshSignIn } from '../identity/sessions.ts';
import { limitDownloads } from '../rate-limit/limit-rate.ts';
import { readAccountData } from './account-data.ts';
import { deleteAccount } from './delete-account.ts';
import type { Door } from '../http/door.ts';

/** All that is kept about a person, as a file; and all of it gone. */
export function serveAccount(door: Door, deps: AccountDeps): void {
  door.handle('downloadAccount', async ({ c, user }) => {
    await limitDownloads(deps, user.userId);
    c.header('Content-Disposition', 'attachment; filename="riposte-account.json"');
    return c.json(await readAccountData(deps, user.userId));
  });
  door.handle('deleteAccount', async ({ c, user }) => {
    await requireFreshSignIn(deps, user);
    await deleteAccount(deps, user.userId);
    deps.offlineUses.forgetPerson(user.userId);
    clearSessionCookie(deps, c);
  });
}
