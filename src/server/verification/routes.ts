import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { AppError } from '#contract/errors.ts';
import { verificationTokenSchema, type Verification } from '#contract/verification.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../identity/sessions.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { isVerified, markVerified } from './verified-sessions.ts';

/** Longer than any token is valid. */
const TOKEN_SECONDS = 900;
const ATTEMPTS = { limit: 30, windowSeconds: 600 };

/** The human-verification challenge of a signed-in session; mounted at `/api/verification`. */
export function verificationRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const user = await requireUser(deps, c);
      if (deps.verifier === null) return c.json<Verification>({ kind: 'off', isVerified: true });
      const { kind } = deps.verifier;
      if (await isVerified(deps, user.tokenHash)) {
        return c.json<Verification>({ kind, isVerified: true });
      }
      return c.json<Verification>({ kind, isVerified: false, ...(await deps.verifier.begin()) });
    })
    .post('/', async (c) => {
      const user = await requireUser(deps, c);
      const { token } = await readJsonBody(c, verificationTokenSchema);
      if (deps.verifier === null) return c.json<Verification>({ kind: 'off', isVerified: true });
      await limitRate(deps, { key: `verification:${user.userId}`, ...ATTEMPTS });
      const address = visitorAddress(c, deps.config.trustedProxyHops);
      const isGood = await deps.verifier.check({ token, address });
      if (!isGood || !(await useOnce(deps, token))) throw new AppError('verification_failed');
      await markVerified(deps, user.tokenHash);
      return c.json<Verification>({ kind: deps.verifier.kind, isVerified: true });
    });
}

/** @returns false when this token was used before, on whichever instance */
async function useOnce(deps: Deps, token: string): Promise<boolean> {
  const hash = createHash('sha256').update(nameOf(token)).digest('base64url');
  try {
    await limitRate(deps, {
      key: `verification-token:${hash}`,
      limit: 1,
      windowSeconds: TOKEN_SECONDS,
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** A solution written with other spaces is still the same one: its challenge's signature names it. */
function nameOf(token: string): string {
  try {
    const { challenge } = JSON.parse(token) as { challenge: { signature: string } };
    return challenge.signature;
  } catch {
    return token;
  }
}
