import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { AppError } from '#contract/errors.ts';
import { mayAct } from '#contract/operator-roles.ts';
import type { RouteDescription } from '#contract/route.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Connection } from '../database/database.ts';
import type { operators } from '../database/schema.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { OperatorDeps } from './operator-deps.ts';
import type { Operator } from '../http/callers.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { hashToken } from '../identity/sessions.ts';

const DAY_SECONDS = 86_400;

/** A session lasts a day; that a browser is known, half a year. */
const LIFE_SECONDS = { session: DAY_SECONDS, 'known-browser': 180 * DAY_SECONDS };
/** A session that nobody uses is over before. */
const IDLE_SECONDS = 1800;
/** So long a password or a code proves who sits there. */
const PROOF_SECONDS = 600;
const COOKIE = { session: 'riposte_operator', 'known-browser': 'riposte_operator_browser' };
type Kind = keyof typeof LIFE_SECONDS;
type Needs = Pick<OperatorDeps, 'config' | 'database' | 'clock'>;
type Found = Omit<Operator, 'address'>;

/** Whose session it is to be, and by what they showed that it is them. */
type Proven = Pick<typeof operators.$inferSelect, 'email' | 'passwordHash' | 'secondFactor'>;

/** Whose it is, and until when. */
export type OperatorSession = Pick<Operator, 'email' | 'expiresAt'>;

/**
 * The operator of a request, who may what the route is about.
 * @throws AppError operator_sign_in_required, operator_second_factor_required, operator_role_refused
 * or operator_proof_required
 */
export async function requireOperator(
  deps: Needs,
  c: Context<AppEnv>,
  route: Pick<RouteDescription, 'role' | 'needsProof' | 'isBeforeSecondFactor'>,
): Promise<Operator> {
  const operator = await findOperator(deps, c, 'session');
  if (operator === null) throw new AppError('operator_sign_in_required');
  c.set('account', `operator:${operator.email}`);
  if (mustSetUpSecondFactor(deps, operator) && route.isBeforeSecondFactor !== true) {
    throw new AppError('operator_second_factor_required');
  }
  if (!mayAct(operator.role, route.role ?? 'owner')) throw new AppError('operator_role_refused');
  if (route.needsProof === true) requireProof(operator);
  return { ...operator, address: visitorAddress(c, deps.config.trustedProxyHops) ?? '' };
}

/**
 * For what only some requests of a route need.
 * @throws AppError operator_proof_required
 */
export function requireProof({ isProven }: Pick<Operator, 'isProven'>): void {
  if (!isProven) throw new AppError('operator_proof_required');
}

/** In production a password alone opens nothing but this. */
export function mustSetUpSecondFactor(
  { config }: Pick<OperatorDeps, 'config'>,
  { hasSecondFactor }: Pick<Operator, 'hasSecondFactor'>,
): boolean {
  return config.isProduction && !hasSecondFactor;
}

/** @returns whose session, or whose known browser, the request's cookie proves; or null */
export async function findOperator(
  deps: Needs,
  c: Context<AppEnv>,
  kind: Kind,
): Promise<Found | null> {
  const token = getCookie(c, cookieName(deps, kind));
  if (token === undefined) return null;
  const tokenHash = hashToken(token);
  const [row] = await deps.database.run<Omit<Found, 'tokenHash'>>(FIND, [
    tokenHash,
    kind,
    deps.clock.databaseNow(),
    IDLE_SECONDS,
    PROOF_SECONDS,
  ]);
  return row === undefined ? null : { ...row, expiresAt: new Date(row.expiresAt), tokenHash };
}

/**
 * Writes a session, or that the browser is known, and sets its cookie. What this browser had of the
 * same kind before is over.
 * @param options.operator as they were when the password and the code were looked at
 * @throws AppError operator_credentials_wrong where either was changed since, or they are no operator any more
 */
export async function openOperatorSession(
  deps: Needs,
  c: Context<AppEnv>,
  options: { operator: Proven; kind: Kind },
): Promise<OperatorSession> {
  const token = randomBytes(32).toString('base64url');
  const { operator, kind } = options;
  const name = cookieName(deps, kind);
  const former = getCookie(c, name);
  if (former !== undefined) await deps.database.run(END, [hashToken(former)]);
  const [row] = await deps.database.run<{ expiresAt: Date }>(CREATE, [
    hashToken(token),
    kind,
    operator.email,
    deps.clock.databaseNow(),
    LIFE_SECONDS[kind],
    operator.passwordHash,
    operator.secondFactor,
  ]);
  if (row === undefined) throw new AppError('operator_credentials_wrong');
  setCookie(c, name, token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.config.isSecure,
    maxAge: LIFE_SECONDS[kind],
  });
  return { email: operator.email, expiresAt: new Date(row.expiresAt) };
}

/** The password or a code was given in it just now. */
export async function markProven(deps: Needs, { tokenHash }: Operator): Promise<void> {
  await deps.database.run(PROVE, [tokenHash, deps.clock.databaseNow()]);
}

/** Ends the request's session, or every one of its operator, whose browsers are strange then. */
export async function endOperatorSession(
  deps: Needs,
  c: Context<AppEnv>,
  options: { everywhere: boolean },
): Promise<void> {
  const name = cookieName(deps, 'session');
  const token = getCookie(c, name);
  deleteCookie(c, name, { secure: deps.config.isSecure });
  if (token === undefined) return;
  await deps.database.run(options.everywhere ? END_ALL : END, [hashToken(token)]);
}

/** Ends every other session of the request's operator; only this browser stays known. */
export async function endOtherOperatorSessions(
  deps: Needs,
  tx: Connection,
  { c, operator }: { c: Context<AppEnv>; operator: Operator },
): Promise<void> {
  const known = getCookie(c, cookieName(deps, 'known-browser')) ?? '';
  await tx.run(END_OTHERS, [operator.email, [operator.tokenHash, hashToken(known)]]);
}

/** Drops sessions and invitations that open nothing any more. */
export async function deleteExpiredOperatorSessions(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_EXPIRED, [deps.clock.databaseNow(), IDLE_SECONDS]);
}

function cookieName(deps: Pick<OperatorDeps, 'config'>, kind: Kind): string {
  return deps.config.isSecure ? `__Host-${COOKIE[kind]}` : COOKIE[kind];
}

const IS_LIVE = (idle: string) => `expires_at > clock.now and
  (kind = 'known-browser' or seen_at > clock.now - ${idle}::int * interval '1 second')`;

const FIND = {
  name: 'operator_session_find',
  // Written once a minute at most: to be read is what sessions are for.
  text: `
    with clock as (select ${NOW('$3')} as now),
      seen as (
        update operator_sessions set seen_at = clock.now from clock
        where token_hash = $1 and kind = $2 and ${IS_LIVE('$4')}
          and seen_at < clock.now - interval '1 minute'
      )
    select email, role, expires_at as "expiresAt", second_factor is not null as "hasSecondFactor",
      proven_at > clock.now - $5::int * interval '1 second' as "isProven"
    from clock, operator_sessions join operators on email = operator_email
    where token_hash = $1 and kind = $2 and ${IS_LIVE('$4')}`,
};

const CREATE = {
  name: 'operator_session_create',
  // The lock waits for who changes the password at this moment, and ends what was opened by the old one.
  text: `insert into operator_sessions (token_hash, kind, operator_email, expires_at, seen_at, proven_at)
    select $1, $2, email, clock.now + $5::int * interval '1 second', clock.now, clock.now
    from operators, (select ${NOW('$4')} as now) as clock
    where email = $3 and password_hash = $6 and second_factor is not distinct from $7
    for share of operators
    returning expires_at as "expiresAt"`,
};

const PROVE = {
  name: 'operator_session_prove',
  text: `update operator_sessions set proven_at = ${NOW('$2')} where token_hash = $1`,
};

const END = {
  name: 'operator_session_end',
  text: 'delete from operator_sessions where token_hash = $1',
};

const END_ALL = {
  name: 'operator_session_end_all',
  text: `delete from operator_sessions where operator_email =
    (select operator_email from operator_sessions where token_hash = $1 and kind = 'session')`,
};

const END_OTHERS = {
  name: 'operator_session_end_others',
  text: `delete from operator_sessions
    where operator_email = $1 and not token_hash = any($2::text[])`,
};

const DELETE_EXPIRED = {
  name: 'operator_session_delete_expired',
  text: `
    with clock as (select ${NOW('$1')} as now),
      invitations as (
        delete from operator_invitations using clock where expires_at <= clock.now
      )
    delete from operator_sessions using clock where not (${IS_LIVE('$2')})`,
};
