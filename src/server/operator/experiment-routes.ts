import type { Door } from '../http/door.ts';
import { nameActor } from './audit-log.ts';
import { beginExperiment, endExperiment, listExperiments } from './experiments.ts';
import type { OperatorDeps } from './operator-deps.ts';

/** Writers compared by use, as owners set it. */
export function serveExperiments(door: Door, deps: OperatorDeps): void {
  door.handle('readExperiments', () => listExperiments(deps));
  door.handle('beginExperiment', async ({ operator, body }) => {
    await beginExperiment(deps, body, nameActor(operator));
    return listExperiments(deps);
  });
  door.handle('endExperiment', async ({ operator, body }) => {
    await endExperiment(deps, body, nameActor(operator));
    return listExperiments(deps);
  });
}
