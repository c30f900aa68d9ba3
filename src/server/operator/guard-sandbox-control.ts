import type { MiddlewareHandler } from 'hono';
import { PAGES } from '#contract/paths.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { findOperator, requireOperator } from './operator-sessions.ts';

/** A page that refunds, ends and breaks things: who opens it signs in as an operator first. */
export function guardSandboxControl(
  deps: Pick<OperatorDeps, 'config' | 'database' | 'clock'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isOpened = c.req.method === 'GET';
    if (isOpened && (await findOperator(deps, c, 'session')) === null) {
      return c.redirect(PAGES.adminLogin, 303);
    }
    await requireOperator(deps, c, { role: 'owner' });
    return next();
  };
}
