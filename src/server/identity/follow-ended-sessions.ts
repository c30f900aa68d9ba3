import type { IdentityDeps } from './identity-deps.ts';
import { findLiveSessions } from './sessions.ts';

/** Notified by a trigger with the hash of each session's token that is deleted, by whatever. */
export const ENDED_CHANNEL = 'session_ended';

/**
 * Forgets sessions the moment that any instance ends them, so that memory does not open what is
 * over when the database goes away. What was missed while nothing could be heard is asked.
 */
export async function followEndedSessions(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'offlineUses'>,
): Promise<void> {
  const { offlineUses } = deps;
  await deps.database.listen(ENDED_CHANNEL, (tokenHash) => {
    if (tokenHash !== '') return offlineUses.forget(tokenHash);
    void forgetWhatEnded(deps);
  });
}

async function forgetWhatEnded(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'offlineUses'>,
): Promise<void> {
  const { database, clock, offlineUses } = deps;
  const remembered = offlineUses.listSessions();
  const known = await findLiveSessions({ database, clock }, remembered).catch(() => []); // none is known to be open
  const live = new Set(known.map(({ tokenHash }) => tokenHash));
  for (const tokenHash of remembered) if (!live.has(tokenHash)) offlineUses.forget(tokenHash);
}
