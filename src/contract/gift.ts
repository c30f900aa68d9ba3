import { foldEmail, isAsciiEmail } from './email.ts';
import { z } from 'zod';
import { GIFT_DURATIONS } from './gift-durations.ts';
import { MAX_GIFT_EMAILS, MAX_NOTES } from './limits.ts';
import { isPlainText } from './plain-text.ts';
import { pageSchema, searchSchema } from './query.ts';
import type { RoutesOfFeature } from './route.ts';

export type GiftDuration = (typeof GIFT_DURATIONS)[number]['id'];

const duration = z.enum(
  GIFT_DURATIONS.map(({ id }) => id),
  'duration_unknown',
);
const notes = z
  .string('notes_invalid')
  .trim()
  .max(MAX_NOTES, 'notes_invalid')
  .refine(isPlainText, 'notes_invalid')
  .default('');

/** An e-mail as it is kept: without spaces around it, in lower case, in ASCII. */
export const giftEmailSchema = z
  .string('email_invalid')
  .transform(foldEmail)
  .refine(isAsciiEmail, 'email_invalid')
  .refine((email) => email.length <= 254, 'email_invalid')
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
    .describe('Names the deed: sent again with the same name, it is done once.'),
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
export const undoResponseSchema = z.object({ email: z.string() });

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

const GIFT_ERRORS = [
  'email_invalid',
  'duration_unknown',
  'notes_invalid',
  'gift_too_many',
  'gift_too_long',
] as const;

const giftQuery = z.object({
  search: searchSchema.describe('In e-mail and notes.'),
  sort: z.enum(PREMIUM_USER_SORTS).catch('createdAt'),
  direction: z.enum(['asc', 'desc']).catch('desc'),
});

export const giftRoutes = {
  listGifts: {
    who: 'operator',
    role: 'reader',
    summary: 'Gifts, newest first unless they are sorted.',
    query: giftQuery.extend({ page: pageSchema }),
    answer: premiumUserPageSchema,
  },
  downloadGifts: {
    who: 'operator',
    needsProof: true,
    summary: 'The same, all of them, as CSV.',
    query: giftQuery,
    type: 'text/csv',
  },
  giftPremium: {
    who: 'operator',
    role: 'support',
    summary:
      'Gifts premium to an e-mail. Years are added to what is left of an earlier gift; anything else is replaced.',
    body: giftRequestSchema,
    answer: giftResultSchema,
    status: 201,
    errors: GIFT_ERRORS,
  },
  previewGifts: {
    who: 'operator',
    role: 'reader',
    summary: 'What a gift would do for each of several e-mails. Changes nothing.',
    body: giftBatchSchema,
    answer: giftResultsSchema,
    errors: GIFT_ERRORS,
  },
  giftToMany: {
    who: 'operator',
    role: 'support',
    summary:
      'Gifts premium to several e-mails, each with its own result. More than one ask for a proof.',
    body: giftBatchSchema,
    answer: giftResultsSchema,
    errors: [...GIFT_ERRORS, 'operator_proof_required'],
  },
  undoRevoke: {
    who: 'operator',
    role: 'support',
    summary: 'Brings a gift that was just revoked back as it was.',
    body: undoRequestSchema,
    answer: undoResponseSchema,
    errors: ['undo_too_late'],
  },
  revokeGift: {
    who: 'operator',
    role: 'support',
    summary: 'Revokes a gift. A subscription that the person pays for stays theirs.',
    answer: revokeResponseSchema,
    errors: ['gift_unknown'],
  },
  readAuditLog: {
    who: 'operator',
    role: 'reader',
    summary: 'What operators did, newest first.',
    query: z.object({
      search: searchSchema,
      before: z.coerce
        .number()
        .int()
        .positive()
        .optional()
        .catch(undefined)
        .describe('`next` of the page before.'),
    }),
    answer: auditPageSchema,
  },
} satisfies RoutesOfFeature;
