import { z } from 'zod';

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
