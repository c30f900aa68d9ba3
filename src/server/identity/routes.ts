import { isAsciiEmail } from '#contract/email.ts';
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { getRoute } from '#contract/api.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { describeError } from '../http/describe-error.ts';
import { PromptRefused } from '../providers/identity/identity-provider.ts';
import { tellSecurityEvent } from '../http/security-events.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { countingKey, visitorAddress } from '../http/visitor-address.ts';
import { describeDevice } from './describe-device.ts';
import { findOrCreateUser } from './find-or-create-user.ts';
import { endOtherSessions, endSession, listSessions } from './session-list.ts';
import {
  clearSessionCookie,
  createSession,
  deleteSession,
  hashToken,
  readSessionToken,
  setSessionCookie,
} from './sessions.ts';
import { FLOW_SECONDS, saveFlow, takeFlow } from './sign-in-flows.ts';
import type { Door, Visit } from '../http/door.ts';

const CALLBACK = getRoute('finishSignIn').path;
/** Tells the page that opened the popup how it went, and closes. */
const DONE_PAGE = '/sign-in-done.html';
/** Each sign-in under way is a row: enough for a whole office behind one address, not for a flood. */
const SIGN_INS = { limit: 300, windowSeconds: FLOW_SECONDS };
/** 24 random bytes in base64url. */
const BROWSER_ID_FORM = /^[\w-]{32}$/;

/** What the other features do for a person at each sign-in, before its session begins. */
type Welcome = (person: { userId: string; issuer: string; subject: string }) => Promise<void>;

/** Sign-in by popup, its way back, and sign-out. */
export function serveIdentity(door: Door, deps: IdentityDeps, welcome: Welcome): void {
  const { trustedProxyHops } = deps.config;
  door.handle('beginSignIn', async ({ c }) => {
    if (isFromElsewhere(c)) throw new AppError('origin_refused');
    try {
      return c.redirect(await beginSignIn(deps, c), 302);
    } catch (error) {
      return sendBack(deps, c, error);
    }
  });
  door.handle('finishSignIn', async (visit) => {
    const { c } = visit;
    try {
      await finishSignIn(deps, visit, welcome);
      tellSecurityEvent(c, trustedProxyHops, { event: 'sign_in', outcome: 'ok', code: null });
      return c.redirect(`${DONE_PAGE}?result=ok`, 302);
    } catch (error) {
      if (error instanceof PromptRefused) return askAgain(deps, c);
      return sendBack(deps, c, error);
    }
  });
  door.handle('listSessions', ({ user }) => listSessions(deps, user));
  door.handle('endSession', ({ user, params: { id } }) => endSession(deps, user.userId, id));
  door.handle('endOtherSessions', ({ user }) => endOtherSessions(deps, user));
  door.handle('signOut', async ({ c }) => {
    const token = readSessionToken(deps.config, c.req.raw.headers);
    if (token !== null) {
      await deleteSession(deps, token);
      deps.offlineUses.endSession(hashToken(token));
    }
    clearSessionCookie(deps, c);
  });
}

/** A picture or a frame of another site, by which its visitors would use up what their address may begin. */
function isFromElsewhere(c: Context<AppEnv>): boolean {
  const place = c.req.header('sec-fetch-dest') ?? 'document';
  return c.req.header('sec-fetch-site') === 'cross-site' && place !== 'document';
}

/** For a provider that takes no account chooser: a fresh sign-in asks who it is as well. */
async function askAgain(deps: IdentityDeps, c: Context<AppEnv>): Promise<Response> {
  try {
    return c.redirect(await beginSignIn(deps, c, { isSecondTry: true }), 302);
  } catch (error) {
    return sendBack(deps, c, error);
  }
}

/** @returns the address of the provider's page */
async function beginSignIn(
  deps: IdentityDeps,
  c: Context<AppEnv>,
  options: { isSecondTry?: boolean } = {},
): Promise<string> {
  const address = visitorAddress(c, deps.config.trustedProxyHops);
  await limitRate(deps, { key: `sign-in:${countingKey(address)}`, ...SIGN_INS });
  const { url, ...flow } = await deps.identity.begin({
    redirectUri: callbackUri(deps),
    ...options,
  });
  await saveFlow(deps, { ...flow, browserId: rememberBrowser(deps, c) });
  return url.href;
}

async function finishSignIn(
  deps: IdentityDeps,
  { c, query: { state } }: Visit<'finishSignIn'>,
  welcome: Welcome,
): Promise<void> {
  const browserId = getCookie(c, browserCookieName(deps));
  const flow =
    browserId === undefined || state === undefined
      ? null
      : await takeFlow(deps, { state, browserId });
  if (flow === null) throw new AppError('sign_in_expired');

  // Behind a proxy the request's own address is not the one the provider was given.
  const callbackUrl = new URL(`${callbackUri(deps)}${new URL(c.req.url).search}`);
  const claims = await deps.identity.complete(callbackUrl, flow);
  if (!claims.emailVerified) throw new AppError('email_not_verified');
  if (!isAsciiEmail(claims.email)) throw new AppError('email_not_ascii');

  const userId = await findOrCreateUser(deps, claims);
  c.set('account', `person:${userId}`);
  const { issuer, subject } = claims;
  await welcome({ userId, issuer, subject });
  const device = describeDevice(c.req.header('user-agent') ?? '');
  const token = await createSession(deps, userId, device);
  const former = readSessionToken(deps.config, c.req.raw.headers);
  if (former !== null) await deleteSession(deps, former);
  setSessionCookie(deps, c, token);
}

/** The popup has no use for JSON: every failure goes back to the page as its code. */
function sendBack(
  { config }: Pick<IdentityDeps, 'config'>,
  c: Context<AppEnv>,
  error: unknown,
): Response {
  const { status, body } = describeError(error, c.var);
  const code: ErrorCode = body.code === 'internal' ? 'sign_in_failed' : body.code;
  if (status < 500) c.get('logger').warn({ err: error, code }, 'sign-in failed'); // worse is logged already
  const refusal = { event: 'sign_in', outcome: 'refused', code } as const;
  tellSecurityEvent(c, config.trustedProxyHops, refusal);
  return c.redirect(`${DONE_PAGE}?error=${code}`, 302);
}

function callbackUri(deps: Pick<IdentityDeps, 'config'>): string {
  return `${deps.config.publicUrl}${CALLBACK}`;
}

function browserCookieName(deps: Pick<IdentityDeps, 'config'>): string {
  return deps.config.isSecure ? '__Host-riposte_sign_in' : 'riposte_sign_in';
}

/**
 * One id for all sign-ins under way in this browser: a callback that arrives in another browser
 * (a link that somebody was sent) finds no flow.
 */
function rememberBrowser(deps: Pick<IdentityDeps, 'config'>, c: Context<AppEnv>): string {
  const name = browserCookieName(deps);
  const known = getCookie(c, name) ?? '';
  const browserId = BROWSER_ID_FORM.test(known) ? known : randomBytes(24).toString('base64url');
  setCookie(c, name, browserId, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.config.isSecure,
    maxAge: FLOW_SECONDS,
  });
  return browserId;
}
