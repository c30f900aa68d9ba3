import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '#contract/errors.ts';
import { serveAccount } from './account/routes.ts';
import type { AppEnv } from './http/app-env.ts';
import type { Deps } from './deps.ts';
import { describeError } from './http/describe-error.ts';
import { serveFavourites } from './favourites/routes.ts';
import { serveGeneration } from './generation/routes.ts';
import { serveHealth } from './http/health-routes.ts';
import { createDoor } from './http/door.ts';
import { giveRequestId } from './http/give-request-id.ts';
import { limitBody } from './http/limit-body.ts';
import { logRequest } from './http/log-request.ts';
import { requireSameOrigin } from './http/require-same-origin.ts';
import { serveIdentity } from './identity/routes.ts';
import { requireUser } from './identity/sessions.ts';
import { serveCommerce } from './operator/commerce-routes.ts';
import { guardSandboxControl } from './operator/guard-sandbox-control.ts';
import { serveInbox } from './operator/inbox-routes.ts';
import { requireOperator } from './operator/operator-sessions.ts';
import { serveGifts } from './operator/gift-routes.ts';
import { servePeople } from './operator/people-routes.ts';
import { serveOperators } from './operator/operator-routes.ts';
import { serveOperatorSelf } from './operator/self-routes.ts';
import { serveOperatorSignIn } from './operator/sign-in-routes.ts';
import { servePreferences } from './preferences/routes.ts';
import { checkMembershipBriefly } from './premium/check-membership.ts';
import { serveExperiments } from './operator/experiment-routes.ts';
import { serveWriterSettings } from './operator/writer-routes.ts';
import { serveOverview } from './overview/routes.ts';
import { serveCheckout } from './premium/checkout-routes.ts';
import { refreshPremium } from './premium/refresh-premium.ts';
import { servePremium } from './premium/routes.ts';
import { requirePremium } from './premium/require-premium.ts';
import { serveCommerceEvents } from './premium/webhook-routes.ts';
import { serveLiveProfile } from './profile/live-routes.ts';
import { servePhoto } from './profile/photo-routes.ts';
import { servePosts } from './posts/routes.ts';
import { serveProfile } from './profile/routes.ts';
import { carryUsage } from './quota/carry-usage.ts';
import { serveUsage } from './quota/routes.ts';
import { serveAddress } from './site/address-routes.ts';
import { serveMessages } from './site/messages-routes.ts';
import { serveOpenapi } from './site/openapi.ts';
import { serveUptake } from './uptake/routes.ts';
import { traceRequest } from './http/trace-request.ts';
import { serveVerification } from './verification/routes.ts';
import { tellRefusal } from './http/security-events.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serveFiles } from './site/built-files.ts';
import { inlineStyles } from './site/inline-styles.ts';
import { pageRoutes, type Pages } from './site/page-routes.ts';

/** No request of ours needs more: a post is at most 1080 characters. */
const MAX_BODY_BYTES = 64 * 1024;
/** Who bought premium elsewhere sees it at once; who waits for a slow provider gets it later. */
const MEMBERSHIP_PATIENCE_MS = 1000;

/**
 * The whole application as one fetch handler. Reads like its table of contents.
 * @param sandboxes stand-ins for outside services, by the path they are mounted at
 */
export function createApp(
  deps: Deps,
  options: { pages: Pages | null; sandboxes?: Record<string, Hono> },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  const { pages } = options;
  const shell = pages === null ? null : inlineStyles(pages.files);
  app.use(setSecurityHeaders(deps.config, shell?.styleHash ?? null));
  if (pages !== null) app.use(serveFiles(pages.files));
  app.use(giveRequestId);
  app.use(traceRequest);
  app.use(logRequest(deps));
  app.use(compress());

  const door = createDoor(app, {
    'signed-in': async (c) => ({ user: await requireUser(deps, c) }),
    premium: async (c) => ({ user: await requirePremium(deps, c) }),
    operator: async (c, route) => ({ operator: await requireOperator(deps, c, route) }),
  });
  serveHealth(door, deps);

  app.use('/api/*', limitBody(MAX_BODY_BYTES));
  app.use('/api/*', requireSameOrigin(deps));
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
  });
  serveIdentity(door, deps, async (person) => {
    await carryUsage(deps, person);
    // A gift may have waited for this e-mail.
    const { database } = deps;
    await database.transaction((tx) => refreshPremium(deps, tx, { userIds: [person.userId] }));
    await checkMembershipBriefly(deps, { ...person, patienceMs: MEMBERSHIP_PATIENCE_MS });
  });
  serveGeneration(door, deps);
  servePosts(door, deps);
  serveUptake(door, deps);
  serveVerification(door, deps);
  serveUsage(door, deps);
  serveProfile(door, deps);
  serveLiveProfile(door, deps);
  servePhoto(door, deps);
  servePremium(door, deps);
  serveCheckout(door, deps);
  serveCommerceEvents(door, deps);
  serveFavourites(door, deps);
  servePreferences(door, deps);
  serveAccount(door, deps);
  serveAddress(door, deps);
  serveMessages(door, deps);
  serveOperatorSignIn(door, deps);
  serveOperatorSelf(door, deps);
  serveOperators(door, deps);
  serveGifts(door, deps);
  servePeople(door, deps);
  serveInbox(door, deps);
  serveOverview(door, deps);
  serveCommerce(door, deps);
  serveWriterSettings(door, deps);
  serveExperiments(door, deps);
  serveOpenapi(door, deps);
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });

  for (const [path, sandbox] of Object.entries(options.sandboxes ?? {})) {
    app.use(`${path}/*`, limitBody(MAX_BODY_BYTES));
    app.use(`${path}/control`, guardSandboxControl(deps));
    app.route(path, sandbox);
  }
  if (pages !== null && shell !== null) app.route('/', pageRoutes(deps, { ...pages, ...shell }));

  app.notFound((c) => {
    const { body } = describeError(new AppError('not_found'), c.var);
    return c.json(body, 404);
  });
  app.onError((error, c) => {
    const { status, body, retryAfterSeconds } = describeError(error, c.var);
    if (retryAfterSeconds !== null) c.header('Retry-After', String(retryAfterSeconds));
    tellRefusal(c, deps.config.trustedProxyHops, body.code);
    return c.json(body, status as ContentfulStatusCode); // every status of the catalogue has a body
  });
  return app;
}
