import type { DatabaseDeps } from '../database/database-deps.ts';
import type { VisitorDeps } from '../http/visitor-address.ts';
import type { OfflineUses } from './offline-uses.ts';

/** What quota needs of the process it runs in. */
export interface QuotaDeps extends DatabaseDeps, VisitorDeps {
  /** What this instance knows by heart for when the database is away. */
  offlineUses: OfflineUses;
}
