import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { giveBackStatement } from './reserve-use.ts';

/**
 * Gives back the uses of generations whose process died: reservations past their deadline. By
 * deadline and never "all at start", because other instances may be in the middle of theirs.
 * @returns how many uses were given back
 */
export async function sweepReservations(deps: DatabaseDeps): Promise<number> {
  const days = await deps.database.run<{ uses: number }>(SWEEP, [deps.clock.databaseNow()]);
  return days.reduce((total, { uses }) => total + uses, 0);
}

const SWEEP = {
  name: 'quota_sweep',
  text: giveBackStatement(`where expires_at < ${NOW('$1')}`),
};
