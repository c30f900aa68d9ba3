import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import { languageOf } from './choose-language.ts';
import { findRoute } from './find-route.ts';
import type { HttpDeps } from './http-deps.ts';

/** Gives each request what it carries, and writes and counts how it was answered. */
export function logRequest(deps: HttpDeps & { logger: Logger }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('wording', deps.config.wording);
    c.set('language', languageOf(c));
    c.set('logger', deps.logger.child({ requestId: c.get('requestId') }));
    const startedMs = performance.now();
    await next();
    const durationMs = Math.round(performance.now() - startedMs);
    const { method } = c.req;
    const { status } = c.res;
    const route = findRoute(c) ?? 'none';
    const path = route.includes('/:') ? route : c.req.path;
    c.get('logger').info({ method, path, status, durationMs }, 'request');
    deps.metrics.countRequest({ method, route, status, seconds: durationMs / 1000 });
  };
}
