import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { Clock } from '../database/clock.ts';
import type { HumanVerifier } from './human-verifier.ts';

const VALID_MS = 300_000;
/** About half a second of a desktop's one core and two of a phone's: nothing to a person. */
const COST = 1000;
const LEAST_TRIES = 1000;
const MOST_TRIES = 3000;

/**
 * Proof of work by ALTCHA, on our own server: nobody else hears of the visitor.
 * @param options.secret this installation's own, the same on every instance
 */
export function createAltchaVerifier(options: {
  secret: string;
  clock: Pick<Clock, 'now'>;
}): HumanVerifier {
  const { clock } = options;
  const hmacSignatureSecret = derive(options.secret, 'challenge');
  const hmacKeySignatureSecret = derive(options.secret, 'solution');
  return {
    kind: 'altcha',
    begin: async () => ({
      challenge: await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(LEAST_TRIES, MOST_TRIES),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + VALID_MS),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }),
    }),
    check: async ({ token }) => {
      const payload = readPayload(token);
      if (payload === null) return false;
      const expiresAt = payload.challenge.parameters.expiresAt ?? 0;
      if (expiresAt * 1000 <= clock.now().getTime()) return false;
      // By name: whatever else a token holds would be taken for the library's own options.
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return verified;
    },
  };
}

/** @returns null for what the library could not even look at */
function readPayload(token: string): Payload | null {
  try {
    const payload = JSON.parse(token) as Partial<Payload> | null;
    const isWhole =
      typeof payload?.challenge?.signature === 'string' &&
      typeof payload.challenge.parameters === 'object' &&
      payload.challenge.parameters.cost === COST &&
      typeof payload.solution?.counter === 'number' &&
      typeof payload.solution.derivedKey === 'string';
    return isWhole ? (payload as Payload) : null; // the parts that are used were just looked at
  } catch {
    return null;
  }
}

function derive(secret: string, use: string): string {
  return createHmac('sha256', secret).update(`altcha ${use}`).digest('base64url');
}
