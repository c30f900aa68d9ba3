import type { ModelPrices } from '#contract/overview.ts';
import type { UptakeDeps } from '../uptake/uptake.ts';
import type { DailyCounts } from './daily-counts.ts';

/** What the overview needs of the process it runs in. */
export interface OverviewDeps extends UptakeDeps {
  dailyCounts: DailyCounts;
  modelPrices: ModelPrices;
}
