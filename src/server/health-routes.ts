import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Deps } from './deps.ts';

/** For the platform: `/healthz` the process answers, `/readyz` it can do its work. */
export function healthRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      try {
        await deps.database.ping();
        return c.json({ status: 'ok', database: 'ok' });
      } catch (error) {
        c.get('logger').warn({ err: error }, 'not ready');
        return c.json({ status: 'unavailable', database: 'unavailable' }, 503);
      }
    });
}
