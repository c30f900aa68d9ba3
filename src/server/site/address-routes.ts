import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { visitorAddress } from '../http/visitor-address.ts';

/** `GET /api/ip`: the visitor's address, or a random stand-in where it cannot be told. */
export function addressRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', (c) => {
    const address = visitorAddress(c, deps.config.trustedProxyHops);
    return c.json({ ip: address ?? `anon-${randomBytes(8).toString('hex')}` });
  });
}
