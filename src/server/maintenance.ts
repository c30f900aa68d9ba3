import type { Deps } from './deps.ts';
import { deleteOldGenerations } from './generation/take-revision.ts';
import { deleteOldTokenDays } from './generation/token-budget.ts';
import { deleteExpiredSessions } from './identity/sessions.ts';
import { deleteOldGiftRequests } from './operator/gift-premium.ts';
import { tellAuditLog } from './operator/tell-audit-log.ts';
import { deleteExpiredOperatorSessions } from './operator/operator-sessions.ts';
import { countPremium, deleteOldCounts } from './overview/daily-counts.ts';
import { deleteOldCommerceEvents, sweepCommerceEvents } from './premium/commerce-events.ts';
import { checkOpenOrders, deleteOldOrders } from './premium/open-orders.ts';
import { reconcileDaily } from './premium/reconcile-premium.ts';
import { refreshRunOutPremium } from './premium/refresh-premium.ts';
import { deleteOldCarriedUsage } from './quota/carry-usage.ts';
import { sweepReservations } from './quota/sweep-reservations.ts';
import { maintainUsagePartitions } from './quota/usage-partitions.ts';
import { deleteOldRateLimits } from './rate-limit/limit-rate.ts';
import { deleteOldMarks, deleteOldUptake } from './uptake/mark-reply.ts';
import { deleteOldVerifiedVisitors } from './verification/verified-people.ts';

/** Costs nothing while nothing is owed to the database. */
const WRITE_BACK_EVERY_MS = 1000;
const SWEEP_EVERY_MS = 15_000;
const TIDY_EVERY_MS = 3_600_000;

/**
 * The work that nobody asks for: giving back uses of dead processes, and dropping what is over.
 * Any number of instances may run it at once.
 * @returns a function that ends it and waits for what is under way
 */
export function startMaintenance(deps: Deps): () => Promise<void> {
  const jobs = [
    repeat(WRITE_BACK_EVERY_MS, [() => deps.offlineUses.writeBack(deps.database)]),
    repeat(SWEEP_EVERY_MS, [
      async () => {
        const uses = await sweepReservations(deps);
        if (uses > 0) deps.logger.warn({ uses }, 'gave back uses of generations that died');
      },
    ]),
    repeat(SWEEP_EVERY_MS, [refreshRunOutPremium]),
    repeat(SWEEP_EVERY_MS, [sweepCommerceEvents, checkOpenOrders]),
    repeat(SWEEP_EVERY_MS, [() => deps.dailyCounts.flush(deps)]),
    repeat(SWEEP_EVERY_MS, [() => deps.uptake.flush(deps)]),
    repeat(SWEEP_EVERY_MS, [tellAuditLog]),
    repeat(SWEEP_EVERY_MS, [() => deps.writerSettings.refresh()]),
    repeat(SWEEP_EVERY_MS, [() => deps.experiments.refresh()]),
    repeat(TIDY_EVERY_MS, [countPremium, deleteOldCounts, deleteOldUptake]),
    repeat(TIDY_EVERY_MS, [reconcileDaily]),
    repeat(TIDY_EVERY_MS, [
      maintainUsagePartitions,
      deleteExpiredSessions,
      deleteExpiredOperatorSessions,
      deleteOldVerifiedVisitors,
      deleteOldRateLimits,
      deleteOldCarriedUsage,
      deleteOldGiftRequests,
      deleteOldGenerations,
      deleteOldMarks,
      deleteOldTokenDays,
      deleteOldCommerceEvents,
      deleteOldOrders,
    ]),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };

  /** One step after the other, on one connection; one that fails keeps no other from its turn. */
  function repeat(everyMs: number, steps: readonly Step[]): () => Promise<void> {
    let underWay: Promise<void> | null = null;
    // A round that lasts is not followed by all those that it was too long for.
    const run = () => {
      underWay ??= takeSteps(steps).finally(() => {
        underWay = null;
      });
    };
    run();
    const timer = setInterval(run, everyMs);
    return async () => {
      clearInterval(timer);
      await underWay;
    };
  }

  async function takeSteps(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (deps.stopping.aborted) return;
      try {
        await step(deps);
      } catch (error) {
        if (deps.stopping.aborted) return;
        deps.logger.warn({ err: error }, 'maintenance failed; tried again next time');
      }
    }
  }
}

type Step = (deps: Deps) => Promise<unknown>;
