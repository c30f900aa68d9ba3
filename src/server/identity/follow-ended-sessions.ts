import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '#contract/errors.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findLiveSessions } from './sessions.ts';

/** Notified by a trigger with the hash of each session's token that is deleted, by whatever. */
export const ENDED_CHANNEL = 'session_ended';

const ASK_AGAIN_MS = 1000;

/**
 * Forgets sessions the moment that any instance ends them, so that memory does not open what is
 * over when the database goes away. What was missed while nothing could be heard is asked; until
 * that is answered memory opens what it remembers, as where nothing is heard at all.
 */
export async function followEndedSessions(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'offlineUses'>,
): Promise<void> {
  const { offlineUses } = deps;
  await deps.database.listen(ENDED_CHANNEL, (tokenHash) => {
    if (tokenHash === '') void forgetWhatEnded(deps);
    else offlineUses.endSession(tokenHash);
  });
}

/** Where the database goes away again before it has answered, it is asked again until it does. */
async function forgetWhatEnded(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'offlineUses'>,
): Promise<void> {
  const { database, clock, offlineUses } = deps;
  for (;;) {
    const remembered = offlineUses.listSessions();
    try {
      const known = await findLiveSessions({ database, clock }, remembered);
      const live = new Set(known.map(({ tokenHash }) => tokenHash));
      for (const tokenHash of remembered)
        if (!live.has(tokenHash)) offlineUses.endSession(tokenHash);
      return;
    } catch (error) {
      if (!isDatabaseAway(error) && codeOf(error) !== 'database_busy') {
        for (const tokenHash of remembered) offlineUses.forget(tokenHash); // none is known to be open
        return;
      }
      await sleep(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }
}
