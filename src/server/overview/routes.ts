import { Hono } from 'hono';
import type { Overview } from '#contract/overview.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { requireOperator } from '../operator/operator-sessions.ts';
import { readOverview } from './read-overview.ts';

/** `GET /api/operator/overview`: how the service goes. */
export function overviewRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    await requireOperator(deps, c);
    // What this instance counted since the last flush belongs to today's numbers too.
    await deps.dailyCounts.flush(deps);
    return c.json<Overview>(await readOverview(deps, deps.modelPrices));
  });
}
