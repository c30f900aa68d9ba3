import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { AuthorizationRequest } from '../providers/identity/identity-provider.ts';
import { hashToken } from './sessions.ts';

/** Long enough to look for a password; short enough that a stray link is worthless. */
export const FLOW_SECONDS = 600;

/** Remembers a sign-in that begins in the browser `browserId` is kept in. */
export async function saveFlow(
  deps: DatabaseDeps,
  flow: Omit<AuthorizationRequest, 'url'> & { browserId: string },
): Promise<void> {
  await deps.database.run(SAVE, [
    hashToken(flow.state),
    hashToken(flow.browserId),
    flow.nonce,
    flow.codeVerifier,
    deps.clock.databaseNow(),
    FLOW_SECONDS,
  ]);
}

/**
 * Takes a sign-in out of memory, so that it can be finished once.
 * @returns null when it is unknown, used, expired, or began in another browser
 */
export async function takeFlow(
  deps: DatabaseDeps,
  key: { state: string; browserId: string },
): Promise<Omit<AuthorizationRequest, 'url'> | null> {
  const [flow] = await deps.database.run<{ nonce: string; codeVerifier: string }>(TAKE, [
    hashToken(key.state),
    hashToken(key.browserId),
    deps.clock.databaseNow(),
  ]);
  return flow === undefined ? null : { state: key.state, ...flow };
}

const SAVE = {
  name: 'flow_save',
  text: `
    insert into sign_in_flows (state_hash, browser_hash, nonce, code_verifier, expires_at)
    values ($1, $2, $3, $4, ${NOW('$5')} + $6::int * interval '1 second')`,
};

const TAKE = {
  name: 'flow_take',
  text: `
    delete from sign_in_flows
    where state_hash = $1 and browser_hash = $2 and expires_at > ${NOW('$3')}
    returning nonce, code_verifier as "codeVerifier"`,
};
