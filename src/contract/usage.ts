import { z } from 'zod';
import type { RoutesOfFeature } from './route.ts';

/** The answer of a usage check, for a person or an anonymous address. */
export const usageSchema = z.object({
  remaining: z.int().min(0).describe('Generations left today: limit minus count, never below 0.'),
  limit: z.int().describe('Generations a day; premium has more.'),
  count: z.int().min(0).describe('Generations used today (UTC day).'),
  isPremium: z.boolean(),
  cooldown: z.boolean().describe('True once a person without premium has used the day up.'),
  hoursLeft: z.int().describe('24 in cooldown, else 0: the described display, not a countdown.'),
  resetsAt: z.iso.datetime().describe('When the uses come back: the next midnight UTC.'),
});

export type Usage = z.infer<typeof usageSchema>;

export const usageRoutes = {
  readUsage: {
    who: 'anyone',
    summary: "Today's usage: a person's, or an anonymous visitor's by address.",
    answer: usageSchema,
  },
} satisfies RoutesOfFeature;
