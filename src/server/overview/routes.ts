import type { OverviewDeps } from './overview-deps.ts';
import { readOverview } from './read-overview.ts';
import type { Door } from '../http/door.ts';

/** How the service goes. */
export function serveOverview(door: Door, deps: OverviewDeps): void {
  door.handle('readOverview', async ({ query: { days } }) => {
    // What this instance counted since the last flush belongs to today's numbers too.
    await Promise.all([deps.dailyCounts.flush(deps), deps.uptake.flush(deps)]);
    return readOverview(deps, { prices: deps.modelPrices, days });
  });
}
