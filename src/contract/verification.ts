import { z } from 'zod';

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
