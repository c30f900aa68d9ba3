import { randomUUID } from 'node:crypto';
import { AppError, codeOf } from '#contract/errors.ts';
import type { Asker } from '../identity/askers.ts';
import { hashToken } from '../identity/sessions.ts';
import type { QuotaDeps } from './quota-deps.ts';
import { DatabaseAwayError, isDatabaseAway } from '../database/is-database-away.ts';
import { isWithin } from '../waiting/is-within.ts';
import { reserveUse, type ReservedUse } from './reserve-use.ts';
import { dayOf } from './usage-day.ts';

/** Who would wait longer goes on by memory. */
const WRITE_BACK_MS = 2000;

/**
 * Takes one use of today: a session's, from the database or by memory while that is away; or that of
 * a visitor, which a session that is over leaves.
 * @throws AppError sign_in_required, limit_reached_free or limit_reached_premium; the database's
 *   error when it is away and the session is not remembered
 */
export async function takeUse(
  deps: QuotaDeps,
  { asker, holdMs }: { asker: Asker; holdMs: number },
): Promise<ReservedUse> {
  const { token, visitor } = asker;
  try {
    if (token === null) throw new AppError('sign_in_required');
    return await takeSessionUse(deps, { sessionHash: hashToken(token), holdMs });
  } catch (error) {
    if (codeOf(error) !== 'sign_in_required' || visitor === null) throw error;
    return reserveUse(deps, { subject: visitor, holdMs });
  }
}

async function takeSessionUse(
  deps: QuotaDeps,
  options: { sessionHash: string; holdMs: number },
): Promise<ReservedUse> {
  const { offlineUses } = deps;
  const { sessionHash, holdMs } = options;
  const reservationId = randomUUID();
  try {
    // What the database does not know it cannot limit.
    if (!(await isWithin(WRITE_BACK_MS, offlineUses.writeBack(deps.database)))) {
      throw new DatabaseAwayError('The database is too slow to be told what it missed.');
    }
    const use = await reserveUse(deps, { subject: { sessionHash }, holdMs, reservationId });
    const { userId, usage } = use;
    if (userId === null) return use;
    offlineUses.remember({ tokenHash: sessionHash, userId, day: usage });
    return { ...use, keep: (postHash) => keepOrOwe(deps, { use, userId, postHash }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'sign_in_required') {
      offlineUses.endSession(sessionHash);
    }
    if (!isDatabaseAway(error)) throw error;
    const use = offlineUses.take(sessionHash, holdMs);
    if (use === null) throw error;
    if (!(error instanceof DatabaseAwayError)) offlineUses.abandon(reservationId);
    return use;
  }
}

/** Replies that are written are handed over, even if the database has gone or has no time for it. */
async function keepOrOwe(
  deps: QuotaDeps,
  { use, userId, postHash }: { use: ReservedUse; userId: string; postHash: string },
): Promise<void> {
  try {
    await use.keep(postHash);
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === 'database_busy';
    if (!isBusy && !isDatabaseAway(error)) throw error;
    deps.offlineUses.owe({ id: use.id, userId, day: dayOf(use.usage), postHash });
  }
}
