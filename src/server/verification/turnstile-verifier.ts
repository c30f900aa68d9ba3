import { TURNSTILE_ORIGIN } from '../http/security-headers.ts';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { HumanVerifier } from './human-verifier.ts';

const TIMEOUT_MS = 5000;

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/** A no that is about our settings or the service, not about the token: a person can solve it no better. */
const TROUBLES: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

/**
 * Cloudflare Turnstile: its widget in the page, its siteverify from here.
 * @param options.origin of the service; another one in tests
 */
export function createTurnstileVerifier(options: {
  siteKey: string;
  secretKey: string;
  fetch: typeof fetch;
  origin?: string;
}): HumanVerifier {
  const { siteKey, secretKey, origin = TURNSTILE_ORIGIN } = options;
  return {
    kind: 'turnstile',
    begin: () => Promise.resolve({ siteKey }),
    check: async ({ token, address }) => {
      try {
        const answer = await options.fetch(`${origin}/turnstile/v0/siteverify`, {
          method: 'POST',
          body: new URLSearchParams({
            secret: secretKey,
            response: token,
            ...(address !== null && { remoteip: address }),
          }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error', // a redirect would carry our secret elsewhere
        });
        const { success, 'error-codes': codes } = answerSchema.parse(await answer.json());
        const trouble = codes.find((code) => TROUBLES.has(code));
        if (!success && trouble !== undefined) throw new Error(`Turnstile says ${trouble}`);
        return success;
      } catch (error) {
        throw new AppError('verification_unavailable', { cause: error });
      }
    },
  };
}
