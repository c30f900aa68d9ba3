import { Hono } from 'hono';
import type { Usage } from '#contract/usage.ts';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { findSession, readSessionToken } from '../identity/sessions.ts';
import { countingKey, visitorAddress } from '../site/visitor-address.ts';
import { checkUsage } from './check-usage.ts';

/** `GET /api/usage`: a person's day, or an anonymous visitor's by address. */
export function usageRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    const token = readSessionToken(deps.config, c.req.raw.headers);
    const user = token === null ? null : await findSession(deps, token);
    const address = visitorAddress(c, deps.config.trustedProxyHops);
    const subject =
      user === null
        ? { address: address === null ? 'unknown' : countingKey(address) }
        : { userId: user.userId };
    return c.json<Usage>(await checkUsage(deps, subject));
  });
}
