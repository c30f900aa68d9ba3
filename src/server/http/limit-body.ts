import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#contract/errors.ts';

/**
 * Refuses larger bodies, before they are read where they say their length, to which the server holds them.
 * Such a one is not looked at: the server would make a whole Request of it and a stream, and keep both for as
 * long as it answers. Nor is a GET's, which nobody reads.
 * @throws AppError body_too_large
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (c, next) => {
    if (c.req.method === 'GET') return next();
    const length = c.req.header('content-length');
    const isSaid = length !== undefined && c.req.header('transfer-encoding') === undefined;
    if (!isSaid) return count(c, next);
    return Number.parseInt(length, 10) > maxBytes ? refuse() : next();
  };
}

function refuse(): never {
  throw new AppError('body_too_large');
}
