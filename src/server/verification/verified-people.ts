import { AppError } from '#contract/errors.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { SignedInUser, Visitor } from '../http/callers.ts';
import { identifyAsker, type Asker } from '../identity/askers.ts';
import type { VerificationDeps } from './verification-deps.ts';

/** How long a session, or a visitor's address, that proved itself is not asked again. */
const VERIFIED_HOURS = 12;

type Prover = Pick<SignedInUser, 'tokenHash'> | Visitor;

/** Whether the session, or somebody at the visitor's address, has solved a challenge lately. */
export async function isVerified(deps: DatabaseDeps, prover: Prover): Promise<boolean> {
  const isSession = 'tokenHash' in prover;
  const rows = await deps.database.run(isSession ? ASK : ASK_VISITOR, [
    isSession ? prover.tokenHash : prover.address,
    deps.clock.databaseNow(),
  ]);
  return rows.length > 0;
}

export async function markVerified(deps: DatabaseDeps, prover: Prover): Promise<void> {
  const isSession = 'tokenHash' in prover;
  await deps.database.run(isSession ? MARK : MARK_VISITOR, [
    isSession ? prover.tokenHash : prover.address,
    deps.clock.databaseNow(),
    VERIFIED_HOURS,
  ]);
}

/**
 * Lets only those on who have solved a challenge lately; everybody where none is asked for.
 * @throws AppError verification_required, sign_in_required
 */
export async function requireVerified(
  deps: Pick<VerificationDeps, 'database' | 'clock' | 'verifier'>,
  asker: Asker,
): Promise<void> {
  if (deps.verifier === null) return;
  if (!(await isVerified(deps, await identifyAsker(deps, asker)))) {
    throw new AppError('verification_required');
  }
}

/** Drops the addresses that would be asked again. */
export async function deleteOldVerifiedVisitors(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

const ASK = {
  name: 'session_is_verified',
  text: `select 1 from sessions where token_hash = $1 and verified_until > ${NOW('$2')}`,
};

const ASK_VISITOR = {
  name: 'visitor_is_verified',
  text: `select 1 from verified_visitors where ip_address = $1 and verified_until > ${NOW('$2')}`,
};

const MARK = {
  name: 'session_mark_verified',
  text: `update sessions set verified_until = ${NOW('$2')} + $3::int * interval '1 hour'
    where token_hash = $1`,
};

const MARK_VISITOR = {
  name: 'visitor_mark_verified',
  text: `
    insert into verified_visitors (ip_address, verified_until)
    values ($1, ${NOW('$2')} + $3::int * interval '1 hour')
    on conflict (ip_address) do update set verified_until = excluded.verified_until`,
};

const DELETE_OLD = {
  name: 'visitors_delete_old',
  text: `delete from verified_visitors where verified_until < ${NOW('$1')}`,
};
