import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import type { HttpDeps } from './http-deps.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import { isSameSecret } from './is-same-secret.ts';
import { visitorAddress } from './visitor-address.ts';
import type { Door } from './door.ts';

/** Each by some proxy; one that adds none of them is not told from a visitor on this machine. */
const PROXY_HEADERS =
  'x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip forwarded via'.split(' ');

/**
 * For the platform: `/healthz` the process answers, `/readyz` it can do its work, `/metrics` how it
 * goes. The last is for who has the token, where there is one, else for this machine itself; to
 * others it is not there.
 */
export function serveHealth(door: Door, deps: HttpDeps): void {
  door.handle('readHealth', () => ({ status: 'ok' }));
  door.handle('readReadiness', async ({ c }) => {
    try {
      await deps.database.ping();
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      c.get('logger').warn({ err: error }, 'not ready');
      c.status(503);
      return { status: 'unavailable', database: 'unavailable' };
    }
  });
  door.handle('readMetrics', async ({ c }) => {
    if (!mayReadMetrics(c, deps.config.metricsToken)) throw new AppError('not_found');
    const { type, text } = await deps.metrics.expose();
    return c.body(text, 200, { 'Content-Type': type });
  });
}

function mayReadMetrics(c: Context<AppEnv>, token: string | null): boolean {
  if (token !== null) return isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`);
  // What a proxy passes on comes from this machine as well, but says whom it is for.
  const isDirect = PROXY_HEADERS.every((name) => c.req.header(name) === undefined);
  const address = visitorAddress(c, 0);
  return isDirect && address !== null && isLoopbackHost(address);
}
