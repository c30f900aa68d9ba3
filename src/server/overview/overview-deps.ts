import type { ModelPrices } from '#contract/overview.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { DailyCounts } from './daily-counts.ts';

/** What the overview needs of the process it runs in. */
export interface OverviewDeps extends DatabaseDeps {
  dailyCounts: DailyCounts;
  modelPrices: ModelPrices;
}
