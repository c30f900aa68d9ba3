import { AppError } from '#contract/errors.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { hashSessionToken } from '../identity/sessions.ts';

/** How long a session that proved itself is not asked again. */
const VERIFIED_HOURS = 12;

/** Whether the session has solved a challenge lately. */
export async function isVerified(deps: DatabaseDeps, tokenHash: string): Promise<boolean> {
  const rows = await deps.database.run(ASK, [tokenHash, deps.clock.databaseNow()]);
  return rows.length > 0;
}

export async function markVerified(deps: DatabaseDeps, tokenHash: string): Promise<void> {
  await deps.database.run(MARK, [tokenHash, deps.clock.databaseNow(), VERIFIED_HOURS]);
}

/**
 * Lets only sessions on that have solved a challenge lately; everybody where none is asked for.
 * @throws AppError verification_required
 */
export async function requireVerified(
  deps: Pick<VerificationDeps, 'database' | 'clock' | 'verifier'>,
  token: string,
): Promise<void> {
  if (deps.verifier === null) return;
  if (!(await isVerified(deps, hashSessionToken(token)))) {
    throw new AppError('verification_required');
  }
}

const ASK = {
  name: 'session_is_verified',
  text: `select 1 from sessions where token_hash = $1 and verified_until > ${NOW('$2')}`,
};

const MARK = {
  name: 'session_mark_verified',
  text: `update sessions set verified_until = ${NOW('$2')} + $3::int * interval '1 hour'
    where token_hash = $1`,
};
