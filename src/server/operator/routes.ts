import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import { operatorSignInSchema } from '#contract/operator.ts';
import type { AppEnv } from '../app-env.ts';
import { operators } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { readJsonBody } from '../read-json-body.ts';
import { countingKey, visitorAddress } from '../site/visitor-address.ts';
import {
  endOperatorSession,
  findOperator,
  openOperatorSession,
  requireOperator,
  type Operator,
} from './operator-sessions.ts';
import { isPasswordRight } from './password.ts';

const ATTEMPTS = { limit: 10, windowSeconds: 900 };

/** `/api/operator/*`: signing in and out of the operator area. */
export function operatorRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/sign-in', async (c) => {
      const { email, password } = await readJsonBody(c, operatorSignInSchema);
      await limitAttempts(deps, c, email);
      const [operator] = await deps.database.orm
        .select()
        .from(operators)
        .where(eq(operators.email, email));
      if (!(await isPasswordRight(password, operator?.passwordHash ?? null))) {
        throw new AppError('operator_credentials_wrong');
      }
      await openOperatorSession(deps, c, { email, kind: 'known-browser' });
      return c.json(describe(await openOperatorSession(deps, c, { email, kind: 'session' })));
    })
    .get('/session', async (c) => c.json(describe(await requireOperator(deps, c))))
    .post('/sign-out', async (c) => {
      await endOperatorSession(deps, c, { everywhere: false });
      return c.body(null, 204);
    })
    .post('/sign-out-everywhere', async (c) => {
      await requireOperator(deps, c);
      await endOperatorSession(deps, c, { everywhere: true });
      return c.body(null, 204);
    });
}

/**
 * By address and by account; but a browser that this operator signed in from has an allowance of
 * its own, so that strangers who guess cannot lock its owner out.
 */
async function limitAttempts(deps: Deps, c: Context<AppEnv>, email: string): Promise<void> {
  const known = await findOperator(deps, c, 'known-browser');
  if (known?.email === email) {
    return limitRate(deps, { key: `operator-browser:${email}`, ...ATTEMPTS });
  }
  const address = visitorAddress(c, deps.config.trustedProxyHops);
  const from = address === null ? 'unknown' : countingKey(address);
  await limitRate(deps, { key: `operator-address:${from}`, ...ATTEMPTS });
  await limitRate(deps, { key: `operator-account:${email}`, ...ATTEMPTS });
}

function describe({ email, expiresAt }: Operator) {
  return { email, isAdmin: true, expiresAt: expiresAt.toISOString() };
}
