import { z } from 'zod';
import { MAX_FREE_DAYS } from './limits.ts';

/** A page of what the commerce provider lists. */
function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable().describe('For `cursor`, where there are more.'),
  });
}

const moment = z.iso.datetime();

export const commerceMembershipSchema = z.object({
  id: z.string(),
  status: z.string(),
  customerEmail: z.string().nullable(),
  planId: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  periodEnd: moment.nullable(),
  createdAt: moment,
});
export type CommerceMembership = z.infer<typeof commerceMembershipSchema>;
export const commerceMembershipsSchema = pageOf(commerceMembershipSchema);

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
  createdAt: moment,
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
export type CommerceWebhook = z.infer<typeof commerceWebhookSchema>;
export const commerceWebhooksSchema = pageOf(commerceWebhookSchema);

export const commerceDeliverySchema = z.object({
  id: z.string(),
  event: z.string().nullable(),
  status: z.string().nullable(),
  responseStatus: z.number().nullable(),
  attempts: z.number(),
  createdAt: moment,
});
export type CommerceDelivery = z.infer<typeof commerceDeliverySchema>;
export const commerceDeliveriesSchema = pageOf(commerceDeliverySchema);

/** Names one wish, so that a click that is sent twice is done once. */
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
  internalNotes: z.string().max(200, 'commerce_request_invalid').default(''),
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
