import type { Deps } from './deps.ts';

/**
 * What an instance does last: writes down what it has only in memory, and closes the database. The time
 * for it is short, so upkeep that lasts is not waited for first.
 * @param stopMaintenance of startMaintenance
 */
export async function finishWork(deps: Deps, stopMaintenance: () => Promise<void>): Promise<void> {
  await Promise.all([stopMaintenance(), writeWhatIsLeft(deps)]);
  await deps.database.close();
}

async function writeWhatIsLeft(deps: Deps): Promise<void> {
  await deps.offlineUses.writeBack(deps.database).catch((error: unknown) => {
    deps.logger.error({ err: error }, 'uses of the time without the database are lost');
  });
  await deps.dailyCounts.flush(deps).catch(() => undefined);
  await deps.uptake.flush(deps).catch(() => undefined);
}
