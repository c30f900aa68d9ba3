import { z } from 'zod';
import { MAX_FREE_DAYS } from './limits.ts';
import { isPlainText } from './plain-text.ts';
import type { RoutesOfFeature } from './route.ts';

/** A page of what the commerce provider lists. */
function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable().describe('For `cursor`, where there are more.'),
  });
}

/** As the provider names them. */
export const MEMBERSHIP_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'completed',
  'canceled',
  'expired',
  'unresolved',
  'drafted',
  'canceling',
  /** One that the provider added since. Never grants anything. */
  'unknown',
] as const;

const isoTime = z.iso.datetime();

export const commerceMembershipSchema = z.object({
  id: z.string(),
  status: z.string(),
  customerEmail: z.string().nullable(),
  planId: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  periodEnd: isoTime.nullable(),
  createdAt: isoTime,
});
export type CommerceMembership = z.infer<typeof commerceMembershipSchema>;
export const commerceMembershipsSchema = pageOf(commerceMembershipSchema);

export const secondMembershipSchema = z.object({
  membershipId: z.string(),
  email: z.string(),
  boughtAt: isoTime.nullable(),
  paymentId: z.string().nullable().describe('To be given back; null: nothing was paid for it.'),
});
export type SecondMembership = z.infer<typeof secondMembershipSchema>;

export const commercePaymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  substatus: z.string(),
  customerEmail: z.string().nullable(),
  total: z.number(),
  refundedAmount: z.number(),
  currency: z.string(),
  isRefundable: z.boolean(),
  failureMessage: z.string().nullable(),
  createdAt: isoTime,
});
export type CommercePayment = z.infer<typeof commercePaymentSchema>;
export const commercePaymentsSchema = pageOf(commercePaymentSchema);

export const commercePlanSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  visibility: z.string().nullable(),
  initialPrice: z.number(),
  renewalPrice: z.number(),
  currency: z.string(),
  billingPeriodDays: z.number().nullable(),
  internalNotes: z.string().nullable(),
  purchaseUrl: z.string(),
});
export type CommercePlan = z.infer<typeof commercePlanSchema>;
export const commercePlansSchema = pageOf(commercePlanSchema);

export const commercePromoCodeSchema = z.object({
  id: z.string(),
  code: z.string().nullable(),
  amountOff: z.number(),
  kind: z.string(),
  currency: z.string(),
  status: z.string(),
  uses: z.number(),
  stock: z.number().nullable(),
  durationMonths: z.number().nullable(),
});
export type CommercePromoCode = z.infer<typeof commercePromoCodeSchema>;
export const commercePromoCodesSchema = pageOf(commercePromoCodeSchema);

export const commerceWebhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  isEnabled: z.boolean(),
  events: z.array(z.string()),
});
export const commerceWebhooksSchema = pageOf(commerceWebhookSchema);

export const commerceDeliverySchema = z.object({
  id: z.string(),
  event: z.string().nullable(),
  status: z.string().nullable(),
  responseStatus: z.number().nullable(),
  attempts: z.number(),
  createdAt: isoTime,
});
export type CommerceDelivery = z.infer<typeof commerceDeliverySchema>;
export const commerceDeliveriesSchema = pageOf(commerceDeliverySchema);

/** Names one deed, so that a click that is sent twice is done once. */
const requestId = z.uuid('commerce_request_invalid');

/** Body of `POST …/memberships/:id/free-days`. */
export const freeDaysSchema = z.object({
  days: z
    .int('commerce_request_invalid')
    .min(1, 'commerce_request_invalid')
    .max(MAX_FREE_DAYS, 'commerce_request_invalid'),
  requestId,
});

/** Body of `POST …/payments/:id/refund`: all that is left of it. */
export const refundSchema = z.object({ requestId });

/** Body of `POST …/plans/:id/quick-link`. */
export const quickLinkSchema = z.object({
  internalNotes: z
    .string()
    .max(200, 'commerce_request_invalid')
    .refine(isPlainText, 'commerce_request_invalid')
    .default(''),
  requestId,
});

/** Body of `POST …/promo-codes`. */
export const newPromoCodeSchema = z
  .object({
    code: z
      .string('commerce_request_invalid')
      .trim()
      .regex(/^[\w-]{2,40}$/, 'commerce_request_invalid'),
    kind: z.enum(['percentage', 'flat_amount'], 'commerce_request_invalid'),
    amountOff: z.number('commerce_request_invalid').positive('commerce_request_invalid'),
    durationMonths: z
      .int('commerce_request_invalid')
      .min(0, 'commerce_request_invalid')
      .max(120, 'commerce_request_invalid')
      .describe('0: for as long as the subscription lasts.'),
    newUsersOnly: z.boolean().default(false),
    requestId,
  })
  .refine(
    ({ kind, amountOff }) => kind === 'flat_amount' || amountOff <= 100,
    'commerce_request_invalid',
  );

/** Answer of `POST …/reconcile`. */
export const reconciliationSchema = z.object({
  memberships: z.int(),
  payments: z.int(),
  changed: z.int(),
});
export type ReconciliationAnswer = z.infer<typeof reconciliationSchema>;

const COMMERCE_ERRORS = [
  'commerce_unavailable',
  'commerce_refused',
  'commerce_rejected',
  'commerce_not_found',
  'commerce_answer_unreadable',
] as const;

const MAX_CURSOR = 500;

const cursorQuery = z.object({
  cursor: z
    .string()
    .catch('')
    .transform((text) => text.slice(0, MAX_CURSOR))
    .describe('`nextCursor` of the page before.'),
});

export const commerceRoutes = {
  listMemberships: {
    who: 'operator',
    role: 'reader',
    summary: 'Memberships at the commerce provider.',
    query: cursorQuery.extend({ status: z.enum(MEMBERSHIP_STATUSES).optional().catch(undefined) }),
    answer: commerceMembershipsSchema,
    errors: COMMERCE_ERRORS,
  },
  cancelMembership: {
    who: 'operator',
    role: 'support',
    summary: 'Cancels a membership at the end of its period.',
    answer: commerceMembershipSchema,
    errors: COMMERCE_ERRORS,
  },
  terminateMembership: {
    who: 'operator',
    summary: 'Ends a membership now.',
    answer: commerceMembershipSchema,
    errors: COMMERCE_ERRORS,
  },
  addFreeDays: {
    who: 'operator',
    role: 'support',
    summary: 'Adds free days to a membership.',
    body: freeDaysSchema,
    answer: commerceMembershipSchema,
    errors: [...COMMERCE_ERRORS, 'commerce_request_invalid'],
  },
  listSecondMemberships: {
    who: 'operator',
    role: 'reader',
    summary: 'Memberships of people who bought premium twice: all that run but the first of each.',
    answer: z.object({ items: z.array(secondMembershipSchema) }),
  },
  listPayments: {
    who: 'operator',
    role: 'reader',
    summary: 'Payments at the commerce provider.',
    query: cursorQuery,
    answer: commercePaymentsSchema,
    errors: COMMERCE_ERRORS,
  },
  refundPayment: {
    who: 'operator',
    needsProof: true,
    summary: 'Gives back all that is left of a payment. Its premium ends.',
    body: refundSchema,
    answer: commercePaymentSchema,
    errors: [...COMMERCE_ERRORS, 'commerce_request_invalid'],
  },
  listPlans: {
    who: 'operator',
    role: 'reader',
    summary: 'Plans at the commerce provider.',
    query: cursorQuery,
    answer: commercePlansSchema,
    errors: COMMERCE_ERRORS,
  },
  createQuickLink: {
    who: 'operator',
    role: 'support',
    summary: 'A hidden copy of a plan with an address of its own.',
    body: quickLinkSchema,
    answer: commercePlanSchema,
    status: 201,
    errors: [...COMMERCE_ERRORS, 'commerce_request_invalid'],
  },
  listPromoCodes: {
    who: 'operator',
    role: 'reader',
    summary: 'Promo codes at the commerce provider.',
    query: cursorQuery,
    answer: commercePromoCodesSchema,
    errors: COMMERCE_ERRORS,
  },
  createPromoCode: {
    who: 'operator',
    summary: 'Makes a promo code for premium.',
    body: newPromoCodeSchema,
    answer: commercePromoCodeSchema,
    status: 201,
    errors: [...COMMERCE_ERRORS, 'commerce_request_invalid'],
  },
  archivePromoCode: {
    who: 'operator',
    summary: 'Archives a promo code.',
    status: 204,
    errors: COMMERCE_ERRORS,
  },
  listWebhooks: {
    who: 'operator',
    role: 'reader',
    summary: 'Webhooks at the commerce provider.',
    query: cursorQuery,
    answer: commerceWebhooksSchema,
    errors: COMMERCE_ERRORS,
  },
  listDeliveries: {
    who: 'operator',
    role: 'reader',
    summary: 'What a webhook delivered.',
    query: cursorQuery,
    answer: commerceDeliveriesSchema,
    errors: COMMERCE_ERRORS,
  },
  replayDelivery: {
    who: 'operator',
    role: 'support',
    summary: 'Sends a delivery again, under the same id.',
    status: 204,
    errors: COMMERCE_ERRORS,
  },
  reconcile: {
    who: 'operator',
    role: 'support',
    summary: 'Compares all of premium with the commerce provider now.',
    answer: reconciliationSchema,
    errors: COMMERCE_ERRORS,
  },
} satisfies RoutesOfFeature;
