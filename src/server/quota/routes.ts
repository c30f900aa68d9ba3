import { Hono } from 'hono';
import type { Usage } from '#contract/usage.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { findSession, hashSessionToken, readSessionToken } from '../identity/sessions.ts';
import { countingKey, visitorAddress } from '../http/visitor-address.ts';
import { checkUsage } from './check-usage.ts';

/** `GET /api/usage`: a person's day, or an anonymous visitor's by address. */
export function usageRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    const token = readSessionToken(deps.config, c.req.raw.headers);
    const address = visitorAddress(c, deps.config.trustedProxyHops);
    const key = address === null ? 'unknown' : countingKey(address);
    return c.json<Usage>(
      token === null
        ? await checkUsage(deps, { address: key })
        : await readUsageOfSession(deps, { token, address: key }),
    );
  });
}

/** By memory while the database is away; by address for a session that is over. */
async function readUsageOfSession(
  deps: Deps,
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
    const remembered = isDatabaseAway(error)
      ? offlineUses.findUsage(hashSessionToken(token))
      : null;
    if (remembered === null) throw error;
    return remembered;
  }
}
