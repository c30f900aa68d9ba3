import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { OperatorDeps } from './operator-deps.ts';
import type { Operator } from '../http/callers.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { hashSessionToken } from '../identity/sessions.ts';

const DAY_SECONDS = 86_400;

/** A session lasts a day; that a browser is known, half a year. */
const LIFE_SECONDS = { session: DAY_SECONDS, 'known-browser': 180 * DAY_SECONDS };
const COOKIE = { session: 'riposte_operator', 'known-browser': 'riposte_operator_browser' };
type Kind = keyof typeof LIFE_SECONDS;
type Needs = Pick<OperatorDeps, 'config' | 'database' | 'clock'>;

/** Whose it is, and until when. */
export type OperatorSession = Pick<Operator, 'email' | 'expiresAt'>;

/**
 * The operator of a request.
 * @throws AppError operator_sign_in_required
 */
export async function requireOperator(deps: Needs, c: Context<AppEnv>): Promise<Operator> {
  const operator = await findOperator(deps, c, 'session');
  if (operator === null) throw new AppError('operator_sign_in_required');
  c.set('account', `operator:${operator.email}`);
  return { ...operator, address: visitorAddress(c, deps.config.trustedProxyHops) ?? '' };
}

/** @returns whose session, or whose known browser, the request's cookie proves; or null */
export async function findOperator(
  deps: Needs,
  c: Context<AppEnv>,
  kind: Kind,
): Promise<OperatorSession | null> {
  const token = getCookie(c, cookieName(deps, kind));
  if (token === undefined) return null;
  const [row] = await deps.database.run<OperatorSession>(FIND, [
    hashSessionToken(token),
    kind,
    deps.clock.databaseNow(),
  ]);
  return row === undefined ? null : { email: row.email, expiresAt: new Date(row.expiresAt) };
}

/** Writes a session, or that the browser is known, and sets its cookie. */
export async function openOperatorSession(
  deps: Needs,
  c: Context<AppEnv>,
  options: { email: string; kind: Kind },
): Promise<OperatorSession> {
  const token = randomBytes(32).toString('base64url');
  const { email, kind } = options;
  const [row] = await deps.database.run<{ expiresAt: Date }>(CREATE, [
    hashSessionToken(token),
    kind,
    email,
    deps.clock.databaseNow(),
    LIFE_SECONDS[kind],
  ]);
  if (row === undefined) throw new AppError('operator_credentials_wrong'); // deleted meanwhile
  setCookie(c, cookieName(deps, kind), token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.config.isSecure,
    path: '/',
    maxAge: LIFE_SECONDS[kind],
  });
  return { email, expiresAt: new Date(row.expiresAt) };
}

/** Ends the request's session, or every session of its operator. The browser stays known. */
export async function endOperatorSession(
  deps: Needs,
  c: Context<AppEnv>,
  options: { everywhere: boolean },
): Promise<void> {
  const name = cookieName(deps, 'session');
  const token = getCookie(c, name);
  deleteCookie(c, name, { secure: deps.config.isSecure, path: '/' });
  if (token === undefined) return;
  await deps.database.run(options.everywhere ? END_ALL : END, [hashSessionToken(token)]);
}

/** Drops sessions that open nothing any more. */
export async function deleteExpiredOperatorSessions(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_EXPIRED, [deps.clock.databaseNow()]);
}

function cookieName(deps: Pick<OperatorDeps, 'config'>, kind: Kind): string {
  return deps.config.isSecure ? `__Host-${COOKIE[kind]}` : COOKIE[kind];
}

const FIND = {
  name: 'operator_session_find',
  text: `select operator_email as "email", expires_at as "expiresAt" from operator_sessions
    where token_hash = $1 and kind = $2 and expires_at > ${NOW('$3')}`,
};

const CREATE = {
  name: 'operator_session_create',
  text: `insert into operator_sessions (token_hash, kind, operator_email, expires_at)
    select $1, $2, email, ${NOW('$4')} + $5::int * interval '1 second'
    from operators where email = $3
    returning expires_at as "expiresAt"`,
};

const END = {
  name: 'operator_session_end',
  text: 'delete from operator_sessions where token_hash = $1',
};

const END_ALL = {
  name: 'operator_session_end_all',
  text: `delete from operator_sessions where kind = 'session' and operator_email =
    (select operator_email from operator_sessions where token_hash = $1 and kind = 'session')`,
};

const DELETE_EXPIRED = {
  name: 'operator_session_delete_expired',
  text: `delete from operator_sessions where expires_at < ${NOW('$1')}`,
};
