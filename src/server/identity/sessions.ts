import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse as parseCookie } from 'hono/utils/cookie';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { ANY_OF } from '../database/any-of.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { SignedInUser } from '../http/callers.ts';
import { readBearer } from '../http/read-bearer.ts';

const DAY_SECONDS = 86_400;
const SESSION_SECONDS = 30 * DAY_SECONDS;
/** However often it is used: then a person signs in again. */
const MAX_SESSION_SECONDS = 180 * DAY_SECONDS;
/** So long a sign-in shows who sits there. */
const FRESH_SECONDS = 600;

/** 32 random bytes in base64url. */
const TOKEN_FORM = /^[\w-]{43}$/;

/** The session cookie's name; the __Host- prefix pins it to this host over https. */
export function sessionCookieName(config: Pick<Config, 'isSecure'>): string {
  return config.isSecure ? '__Host-riposte_session' : 'riposte_session';
}

/**
 * The session token a request carries, by `Authorization: Bearer` or else by cookie. Over https
 * only the __Host- cookie counts: a neighbouring subdomain can set any other name for us.
 * @returns null when there is none, or nothing that could be one
 */
export function readSessionToken(
  config: Pick<Config, 'isSecure'>,
  headers: Headers,
): string | null {
  const name = sessionCookieName(config);
  const token = readBearer(headers) ?? parseCookie(headers.get('cookie') ?? '', name)[name];
  return token !== undefined && TOKEN_FORM.test(token) ? token : null;
}

/** What anything that opens something is stored as: nobody who reads it can use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * Opens a session for a person and answers with its token, which is kept nowhere else.
 * @param device in the words of describeDevice
 */
export async function createSession(
  deps: Pick<DatabaseDeps, 'clock'> & { database: Pick<Database, 'run'> },
  userId: string,
  device = '',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deps.database.run(CREATE, [
    hashToken(token),
    userId,
    deps.clock.databaseNow(),
    SESSION_SECONDS,
    device,
  ]);
  return token;
}

interface SessionRow {
  userId: string;
  isAging: boolean;
  isLongUnseen: boolean;
}

/** @returns the person whose live session the token opens, or null */
export async function findSession(deps: DatabaseDeps, token: string): Promise<SignedInUser | null> {
  const tokenHash = hashToken(token);
  const now = deps.clock.databaseNow();
  const [row] = await deps.database.run<SessionRow>(FIND, [
    tokenHash,
    now,
    SESSION_SECONDS,
    MAX_SESSION_SECONDS,
  ]);
  if (row === undefined) return null;
  const { userId, isAging, isLongUnseen } = row;
  // A database that only reads just now still says who somebody is.
  if (isLongUnseen) await deps.database.run(SEE, [[tokenHash], now]).catch(() => {});
  return { userId, isAging, tokenHash };
}

/** @returns the hashes of those sessions that are live, which are seen by this */
export async function seeSessions(
  deps: DatabaseDeps,
  tokenHashes: readonly string[],
): Promise<Set<string>> {
  const live = await findLiveSessions(deps, tokenHashes);
  const unseen = live.filter(({ isLongUnseen }) => isLongUnseen);
  if (unseen.length > 0) {
    const parameters = [unseen.map(({ tokenHash }) => tokenHash), deps.clock.databaseNow()];
    await deps.database.run(SEE, parameters).catch(() => {}); // as above
  }
  return new Set(live.map(({ tokenHash }) => tokenHash));
}

/** Which of the sessions are live, by the hashes of their tokens. Nobody is seen by this. */
export function findLiveSessions(
  deps: DatabaseDeps,
  tokenHashes: readonly string[],
): Promise<{ tokenHash: string; isLongUnseen: boolean }[]> {
  return deps.database.run(FIND_LIVE, [tokenHashes, deps.clock.databaseNow()]);
}

/**
 * The signed-in person of a request.
 * @throws AppError sign_in_required
 */
export async function requireUser(
  deps: Pick<IdentityDeps, 'config' | 'database' | 'clock'>,
  c: Context<AppEnv>,
): Promise<SignedInUser> {
  const token = readSessionToken(deps.config, c.req.raw.headers);
  const user = token === null ? null : await findSession(deps, token);
  if (user === null) throw new AppError('sign_in_required');
  c.set('account', `person:${user.userId}`);
  return user;
}

/** Gives an aging session its full life again, cookie included. */
export async function renewSession(
  deps: Pick<IdentityDeps, 'config' | 'database' | 'clock'>,
  c: Context<AppEnv>,
  user: SignedInUser,
): Promise<void> {
  if (!user.isAging) return;
  await deps.database.run(RENEW, [
    user.tokenHash,
    deps.clock.databaseNow(),
    SESSION_SECONDS,
    MAX_SESSION_SECONDS,
  ]);
  const token = readSessionToken(deps.config, c.req.raw.headers);
  const isByCookie = readBearer(c.req.raw.headers) === null;
  if (token !== null && isByCookie) setSessionCookie(deps, c, token);
}

/**
 * For what cannot be taken back: only soon after a sign-in.
 * @throws AppError fresh_sign_in_required
 */
export async function requireFreshSignIn(deps: DatabaseDeps, user: SignedInUser): Promise<void> {
  const [fresh] = await deps.database.run(FIND_FRESH, [
    user.tokenHash,
    deps.clock.databaseNow(),
    FRESH_SECONDS,
  ]);
  if (fresh === undefined) throw new AppError('fresh_sign_in_required');
}

export async function deleteSession(
  deps: Pick<DatabaseDeps, 'database'>,
  token: string,
): Promise<void> {
  await deps.database.run(DELETE, [hashToken(token)]);
}

export function setSessionCookie(
  deps: Pick<IdentityDeps, 'config'>,
  c: Context<AppEnv>,
  token: string,
): void {
  setCookie(c, sessionCookieName(deps.config), token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.config.isSecure,
    maxAge: SESSION_SECONDS,
  });
}

export function clearSessionCookie(deps: Pick<IdentityDeps, 'config'>, c: Context<AppEnv>): void {
  deleteCookie(c, sessionCookieName(deps.config), { secure: deps.config.isSecure });
}

/** Drops what can open nothing any more: old sessions and sign-ins that were left halfway. */
export async function deleteExpiredSessions(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_EXPIRED, [deps.clock.databaseNow()]);
}

const CREATE = {
  name: 'session_create',
  text: `
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, device)
    select $1, $2, clock.now, clock.now, clock.now + $4::int * interval '1 second', $5
    from (select ${NOW('$3')} as now) as clock`,
};

const IS_LONG_UNSEEN = "seen_at < clock.now - interval '10 minutes'";

const FIND = {
  name: 'session_find',
  text: `
    with clock as (select ${NOW('$2')} as now)
    select user_id as "userId",
      expires_at < least(clock.now + $3::int * interval '1 second' / 2,
        created_at + $4::int * interval '1 second') as "isAging",
      ${IS_LONG_UNSEEN} as "isLongUnseen"
    from sessions, clock
    where token_hash = $1 and expires_at > clock.now`,
};

const FIND_LIVE = {
  name: 'session_find_live',
  text: `
    with clock as (select ${NOW('$2')} as now)
    select token_hash as "tokenHash", ${IS_LONG_UNSEEN} as "isLongUnseen"
    from sessions, clock
    where token_hash = ${ANY_OF('$1')} and expires_at > clock.now`,
};

const SEE = {
  name: 'session_see',
  text: `update sessions set seen_at = ${NOW('$2')} where token_hash = ${ANY_OF('$1')}`,
};

const RENEW = {
  name: 'session_renew',
  text: `update sessions set expires_at = least(${NOW('$2')} + $3::int * interval '1 second',
    created_at + $4::int * interval '1 second') where token_hash = $1`,
};

const FIND_FRESH = {
  name: 'session_find_fresh',
  text: `select 1 from sessions where token_hash = $1
    and created_at > ${NOW('$2')} - $3::int * interval '1 second'`,
};

const DELETE = { name: 'session_delete', text: 'delete from sessions where token_hash = $1' };

const DELETE_EXPIRED = {
  name: 'session_delete_expired',
  text: `
    with flows as (delete from sign_in_flows where expires_at < ${NOW('$1')})
    delete from sessions where expires_at < ${NOW('$1')}`,
};
