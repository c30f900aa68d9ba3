import type { Usage } from '#contract/usage.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { QuotaDeps } from './quota-deps.ts';
import { findSession, hashToken, readSessionToken } from '../identity/sessions.ts';
import { visitorKey } from '../http/visitor-address.ts';
import { checkUsage } from './check-usage.ts';
import type { Door } from '../http/door.ts';

/** A person's day, or an anonymous visitor's by address. */
export function serveUsage(door: Door, deps: QuotaDeps): void {
  door.handle('readUsage', ({ c }) => {
    const token = readSessionToken(deps.config, c.req.raw.headers);
    const address = visitorKey(deps, c);
    return token === null
      ? checkUsage(deps, { address })
      : readUsageOfSession(deps, { token, address });
  });
}

/** By memory while the database is away; by address for a session that is over. */
async function readUsageOfSession(
  deps: QuotaDeps,
  { token, address }: { token: string; address: string },
): Promise<Usage> {
  const { database, offlineUses } = deps;
  try {
    await offlineUses.writeBack(database);
    const user = await findSession(deps, token);
    if (user === null) return await checkUsage(deps, { address });
    const usage = await checkUsage(deps, { userId: user.userId });
    offlineUses.remember({ ...user, day: usage });
    return usage;
  } catch (error) {
    const remembered = isDatabaseAway(error) ? offlineUses.findUsage(hashToken(token)) : null;
    if (remembered === null) throw error;
    return remembered;
  }
}
