import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { identifyAsker, requireAsker } from '../identity/askers.ts';
import { hashToken } from '../identity/sessions.ts';
import { isVerified, markVerified } from './verified-people.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Door } from '../http/door.ts';

/** For longer than any token is valid. */
const ONCE = { limit: 1, windowSeconds: 900 };
const NOTHING_ASKED = { kind: 'off', isVerified: true } as const;
const ATTEMPTS = { limit: 30, windowSeconds: 600 };

/** The human-verification challenge of a session, or of a visitor where those may generate. */
export function serveVerification(door: Door, deps: VerificationDeps): void {
  const { verifier } = deps;
  const identify = async (c: Context<AppEnv>) => ({
    prover: await identifyAsker(deps, requireAsker(deps, c)),
  });
  door.handle(
    'readVerification',
    async ({ prover }) => {
      if (verifier === null) return NOTHING_ASKED;
      const { kind } = verifier;
      if (await isVerified(deps, prover)) return { kind, isVerified: true };
      return { kind, isVerified: false, ...(await verifier.begin()) };
    },
    identify,
  );
  door.handle(
    'verify',
    async ({ c, prover, body: { token } }) => {
      if (verifier === null) return NOTHING_ASKED;
      // Before it is counted: nothing is guessed by it, and a browser that cannot solve comes every 10 s.
      if (isUnsolved(token)) throw new AppError('verification_failed');
      const name = 'userId' in prover ? prover.userId : prover.address;
      await limitRate(deps, { key: `verification:${name}`, ...ATTEMPTS });
      const address = visitorAddress(c, deps.config.trustedProxyHops);
      const isGood = await verifier.check({ token, address });
      if (!isGood || !(await useOnce(deps, token))) throw new AppError('verification_failed');
      await markVerified(deps, prover);
      return { kind: verifier.kind, isVerified: true };
    },
    identify,
  );
}

/** Whether a token says itself that its challenge was not solved. */
function isUnsolved(token: string): boolean {
  try {
    return (JSON.parse(token) as { solution?: unknown } | null)?.solution === null;
  } catch {
    return false;
  }
}

/** @returns false when this token was used before, on whichever instance */
async function useOnce(deps: VerificationDeps, token: string): Promise<boolean> {
  try {
    await limitRate(deps, { key: `verification-token:${hashToken(nameOf(token))}`, ...ONCE });
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
