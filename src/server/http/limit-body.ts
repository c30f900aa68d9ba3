import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#contract/errors.ts';
import { readWhole } from './read-json-body.ts';

const NOTHING = async () => {};

/**
 * Refuses larger bodies, before they are read where they say their length, to which the server holds them.
 * Such a one is not looked at: the server would make a whole Request of it and a stream, and keep both for as
 * long as it answers. Nor is a GET's, which nobody reads.
 * @throws AppError body_too_large; body_not_json for one whose connection ends in its middle
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (c, next) => {
    if (c.req.method === 'GET') return next();
    const length = c.req.header('content-length');
    const isSaid = length !== undefined && c.req.header('transfer-encoding') === undefined;
    if (isSaid) return Number.parseInt(length, 10) > maxBytes ? refuse() : next();
    // By itself: what breaks behind it is something else than the body.
    await readWhole(count(c, NOTHING));
    return next();
  };
}

function refuse(): never {
  throw new AppError('body_too_large');
}
