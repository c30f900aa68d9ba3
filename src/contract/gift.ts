import { z } from 'zod';
import { GIFT_DURATIONS, MAX_GIFT_EMAILS, MAX_NOTES } from './limits.ts';

export type GiftDuration = (typeof GIFT_DURATIONS)[number]['id'];

const duration = z.enum(
  GIFT_DURATIONS.map(({ id }) => id),
  'duration_unknown',
);
const notes = z
  .string('notes_invalid')
  .trim()
  .max(MAX_NOTES, 'notes_invalid')
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'notes_invalid')
  .default('');

/** An e-mail as it is kept: without spaces around it, in lower case. */
export const giftEmailSchema = z
  .string('email_invalid')
  .trim()
  .toLowerCase()
  .max(254, 'email_invalid')
  .pipe(z.email('email_invalid'));

/** Body of `POST /api/operator/premium-users`. */
export const giftRequestSchema = z.object({ email: giftEmailSchema, duration, notes });

/** Body of `POST /api/operator/premium-users/preview` and `…/batch`: e-mails as they were pasted. */
export const giftBatchSchema = z.object({
  emails: z
    .array(z.string('email_invalid').max(1000, 'email_invalid'), 'email_invalid')
    .min(1, 'email_invalid')
    .max(MAX_GIFT_EMAILS, 'gift_too_many'),
  duration,
  notes,
  requestId: z
    .uuid('body_invalid')
    .optional()
    .describe('Names the wish: sent again with the same name, it is done once.'),
});

/** What a gift does, or would do, for one e-mail. */
export const giftResultSchema = z.object({
  email: z.string(),
  outcome: z
    .enum(['new', 'extends', 'replaces', 'refused'])
    .describe('extends: added to what is left; replaces: what was there is over with it.'),
  isLifetime: z.boolean(),
  premiumUntil: z.iso.datetime().nullable(),
  former: z
    .object({ isLifetime: z.boolean(), premiumUntil: z.iso.datetime().nullable() })
    .nullable()
    .describe('The gift that was there.'),
  isKnown: z.boolean().describe('Whether somebody with this e-mail has signed in.'),
  problem: z.string().nullable().describe('Why it was refused, in the catalogue’s words.'),
});
export type GiftResult = z.infer<typeof giftResultSchema>;

export const giftResultsSchema = z.object({ results: z.array(giftResultSchema) });
export type GiftResults = z.infer<typeof giftResultsSchema>;

/** A row of Manage Users. */
export const premiumUserSchema = z.object({
  email: z.string(),
  isLifetime: z.boolean(),
  premiumUntil: z.iso.datetime().nullable(),
  isOver: z.boolean(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
});
export type PremiumUser = z.infer<typeof premiumUserSchema>;

export const PREMIUM_USER_SORTS = ['createdAt', 'email', 'premiumUntil', 'status'] as const;
export type PremiumUserSort = (typeof PREMIUM_USER_SORTS)[number];
export const PREMIUM_USERS_PER_PAGE = 25;

/** Answer of `GET /api/operator/premium-users?search=&sort=&direction=&page=`. */
export const premiumUserPageSchema = z.object({
  items: z.array(premiumUserSchema),
  total: z.int(),
  page: z.int().min(1),
  pages: z.int().min(1),
});
export type PremiumUserPage = z.infer<typeof premiumUserPageSchema>;

/** Answer of `DELETE /api/operator/premium-users/:email`. */
export const revokeResponseSchema = z.object({
  email: z.string(),
  auditId: z.int().describe('Names the revoke for `POST …/undo`.'),
  isStillPremium: z.boolean().describe('By a subscription of their own, which a revoke leaves.'),
});
export type RevokeResponse = z.infer<typeof revokeResponseSchema>;

export const undoRequestSchema = z.object({ auditId: z.int().positive() });

/** An entry of the audit log. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  operator: z.string(),
  action: z.string(),
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
  address: z.string(),
});

/** Answer of `GET /api/operator/audit-log?search=&before=`, newest first. */
export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema),
  next: z.int().nullable().describe('For `before`, where there are more.'),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
