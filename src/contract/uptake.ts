import { z } from 'zod';
import { REPLY_COUNTS } from './choices.ts';
import type { RoutesOfFeature } from './route.ts';

/** What a person may do with a reply; each is counted once a reply. */
export const MARKS = ['copied', 'saved', 'posted', 'edited', 'refined'] as const;
export type Mark = (typeof MARKS)[number];

/** Those that make a reply a taken one, and its set too. */
export const TAKING_MARKS = ['copied', 'saved', 'posted'] as const satisfies readonly Mark[];

/** Replies of the largest set. */
export const MOST_REPLIES = Math.max(...REPLY_COUNTS);

/** Body of `POST /api/uptake`. */
export const markRequestSchema = z.object({
  uptakeId: z.string().max(1000).describe('Of the set, as its `done` event told it.'),
  reply: z
    .int()
    .min(0)
    .max(MOST_REPLIES - 1)
    .describe('Its place in the set, from 0.'),
  mark: z.enum(MARKS),
});

/** How many of so many, with what the share is in truth, as far as so few can tell. */
export const shareSchema = z.object({
  count: z.int(),
  of: z.int(),
  low: z.number().nullable().describe('Of the 95 % interval, 0 to 1; null where there are none.'),
  high: z.number().nullable(),
});
export type Share = z.infer<typeof shareSchema>;

export const uptakeRowSchema = z.object({
  label: z.string(),
  setsTaken: shareSchema,
  repliesTaken: shareSchema,
  copied: z.int(),
  saved: z.int(),
  posted: z.int(),
  edited: shareSchema.describe('Of the replies.'),
  refined: shareSchema.describe('Of the replies.'),
});
export type UptakeRow = z.infer<typeof uptakeRowSchema>;

/** What of the sets a table is by. */
export const UPTAKE_SIDES = ['tone', 'language', 'writer', 'brief'] as const;
export type UptakeSide = (typeof UPTAKE_SIDES)[number];

/** What people did with the sets of some days. */
export const uptakeSchema = z.object({
  all: uptakeRowSchema,
  tone: z.array(uptakeRowSchema).describe('`own`: tones that people made for themselves.'),
  language: z.array(uptakeRowSchema).describe('Of the replies.'),
  writer: z.array(uptakeRowSchema).describe('`generic`: the replies that stand in for none.'),
  brief: z.array(uptakeRowSchema).describe("A version; '' of what was written without one."),
});
export type Uptake = z.infer<typeof uptakeSchema>;

export const uptakeRoutes = {
  markReply: {
    who: 'anyone',
    summary:
      'Counts that a reply was copied, saved, posted, edited or refined: once each, for a set of one’s own, of today or yesterday (UTC). Whether it counted is told to nobody. A visitor’s own is what their address was given.',
    body: markRequestSchema,
    status: 204,
  },
} satisfies RoutesOfFeature;
