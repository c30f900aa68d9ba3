import { z } from 'zod';
import { MAX_TWEET_CHARACTERS } from './limits.ts';
import { TONES } from './tones.ts';
import { usageSchema } from './usage.ts';

/** Body of `POST /api/quick-action`. Each issue's message is a code of the catalogue. */
export const quickActionRequestSchema = z.object({
  tweetText: z
    .string()
    .refine((text) => text.length <= MAX_TWEET_CHARACTERS, 'tweet_too_long')
    .refine(isPlainText, 'tweet_not_text')
    .refine((text) => text.trim() !== '', 'tweet_empty')
    .describe(`The post, 1 to ${MAX_TWEET_CHARACTERS} UTF-16 code units, not blank.`),
  tone: z.enum(
    TONES.map((tone) => tone.id),
    'tone_unknown',
  ),
  modelName: z
    .string()
    .max(200)
    .optional()
    .describe('Taken only where the operator allows a choice of model.'),
});

export type QuickActionRequest = z.infer<typeof quickActionRequestSchema>;

/** Things worth telling the person about a finished generation. */
export const NOTICES = ['generic_replies', 'incomplete'] as const;
export type Notice = (typeof NOTICES)[number];

/** Plain answer of `POST /api/quick-action`. */
export const quickActionResponseSchema = z.object({
  replies: z.array(z.string()),
  usage: usageSchema,
  notices: z.array(z.enum(NOTICES)),
});

export type QuickActionResponse = z.infer<typeof quickActionResponseSchema>;

/** Events of the streamed answer, by name; each `data` is JSON. `done` or `error` is the last. */
export interface GenerationEvents {
  reply: { index: number; text: string };
  usage: z.infer<typeof usageSchema>;
  done: { notices: Notice[] };
  error: { error: string; code: string; requestId: string };
}

/**
 * False for NUL and lone surrogates: PostgreSQL and UTF-8 cannot carry them, so a reply about
 * them could not be stored or sent.
 */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
