import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { isLoopbackHost } from '../loopback.ts';

/** Called by machines that prove themselves by a signature instead. */
const EXEMPT_PATHS = new Set(['/api/webhooks/commerce']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send with its cookies. A state-changing request
 * comes from our own pages (Origin, or Sec-Fetch-Site where there is no Origin) or carries a
 * bearer token, which no other site can know. Without proof the answer is no.
 * @throws AppError origin_refused or content_type_unsupported
 */
export function requireSameOrigin(deps: Pick<Deps, 'config'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || EXEMPT_PATHS.has(c.req.path)) return next();
    const hasBearer = c.req.header('authorization') !== undefined;
    if (!hasBearer && !isOwnOrigin(c.req.raw, deps.config.publicUrl)) {
      throw new AppError('origin_refused');
    }
    const contentType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    const hasBody = c.req.raw.body !== null && c.req.header('content-length') !== '0';
    if (hasBody && contentType !== 'application/json') {
      throw new AppError('content_type_unsupported');
    }
    return next();
  };
}

function isOwnOrigin(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  if (origin === publicUrl) return true;
  // On this machine localhost and 127.0.0.1 are the same place to a person, not to a browser.
  const isLocal = isLoopbackHost(new URL(publicUrl).hostname);
  return (
    isLocal && origin === new URL(request.url).origin && isLoopbackHost(new URL(origin).hostname)
  );
}
