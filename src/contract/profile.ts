import { z } from 'zod';
import type { RoutesOfFeature } from './route.ts';

/** The profile document of a signed-in person (`GET /api/profile`, and its live stream). */
export const profileSchema = z.object({
  userId: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  isPremium: z.boolean(),
  usageCount: z.int().min(0).describe('Generations used today (UTC day).'),
  usageResetDate: z.iso.datetime().describe('The next midnight UTC.'),
  createdAt: z.iso.datetime(),
  premiumSince: z.iso.datetime().nullable(),
  stripeSessionId: z.string().nullable().describe('The order that last bought premium.'),
});

export type Profile = z.infer<typeof profileSchema>;

export const profileRoutes = {
  readProfile: {
    who: 'signed-in',
    summary: "The signed-in person's profile document.",
    answer: profileSchema,
  },
  followProfile: {
    who: 'signed-in',
    summary:
      'The profile document as an event stream: a `profile` event once at the start, then at every change.',
    type: 'text/event-stream',
    errors: ['rate_limited'],
  },
  readPhoto: {
    who: 'signed-in',
    summary:
      "The signed-in person's photo: a small image that the provider serves, through this origin.",
    type: 'image/*',
    errors: ['not_found', 'rate_limited'],
  },
} satisfies RoutesOfFeature;
