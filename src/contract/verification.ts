import { z } from 'zod';
import type { RoutesOfFeature } from './route.ts';

/** The challenge that a browser solves: work to do, or a widget of Cloudflare's to show. */
export const verificationSchema = z.object({
  isVerified: z.boolean().describe('True where nothing is asked, too.'),
  kind: z.enum(['off', 'altcha', 'turnstile']),
  challenge: z
    .unknown()
    .optional()
    .describe('With altcha: what `altcha-lib` solves. Valid for five minutes, and once.'),
  siteKey: z.string().optional().describe('With turnstile.'),
});
export type Verification = z.infer<typeof verificationSchema>;

const MAX_TOKEN_CHARACTERS = 4096;

/** Body of `POST /api/verification`: the solution as JSON (altcha), or the widget's token. */
export const verificationTokenSchema = z.object({
  token: z
    .string('verification_failed')
    .min(1, 'verification_failed')
    .max(MAX_TOKEN_CHARACTERS, 'verification_failed'),
});

export const verificationRoutes = {
  readVerification: {
    who: 'signed-in',
    summary: 'Whether this session is verified as a person, or the challenge that verifies it.',
    answer: verificationSchema,
  },
  verify: {
    who: 'signed-in',
    summary: 'Verifies the session by a solved challenge. Each solution counts once.',
    body: verificationTokenSchema,
    answer: verificationSchema,
    errors: ['rate_limited', 'verification_failed', 'verification_unavailable'],
  },
} satisfies RoutesOfFeature;
