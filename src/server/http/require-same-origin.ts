import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import type { HttpDeps } from './http-deps.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import { readBearer } from './read-bearer.ts';

/** Called by machines that prove themselves by a signature instead. */
const EXEMPT_PATHS = new Set(['/api/webhooks/commerce']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send with its cookies. A state-changing request
 * comes from our own pages (Origin, or Sec-Fetch-Site where there is no Origin), or it carries a
 * bearer token, which no other site can know, and no cookies. Without proof the answer is no.
 * @throws AppError origin_refused or content_type_unsupported
 */
export function requireSameOrigin(deps: Pick<HttpDeps, 'config'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || EXEMPT_PATHS.has(c.req.path)) return next();
    const { headers } = c.req.raw;
    // Browsers add a remembered Basic password by themselves, so another scheme proves nothing.
    const isByTokenAlone = readBearer(headers) !== null && !headers.has('cookie');
    if (!isByTokenAlone && !isOwnOrigin(c.req.raw, deps.config.publicUrl)) {
      throw new AppError('origin_refused');
    }
    const contentType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (hasBody(headers) && contentType !== 'application/json') {
      throw new AppError('content_type_unsupported');
    }
    return next();
  };
}

/**
 * By the headers: the server hands over a body stream even where nothing was sent. A type without
 * a length counts as a body.
 */
function hasBody(headers: Headers): boolean {
  const length = headers.get('content-length');
  if (length !== null) return length !== '0';
  return headers.has('transfer-encoding') || headers.has('content-type');
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
