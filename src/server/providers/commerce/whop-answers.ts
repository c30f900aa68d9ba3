import { z } from 'zod';
import { MEMBERSHIP_STATUSES } from '#contract/commerce.ts';
import {
  PAYMENT_STATUSES,
  type Membership,
  type Page,
  type Payment,
  type Plan,
  type PromoCode,
  type Webhook,
  type WebhookDelivery,
} from './commerce-provider.ts';

/** Answers of API v1 (version 2026-07-20) read once, at the door, into the port's own words. */

const time = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso));
const maybeTime = time.nullish().transform((date) => date ?? null);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const whole = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const amount = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true);
const pointer = z
  .object({ id: z.string() })
  .nullish()
  .transform((value) => value?.id ?? null);
const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});
const user = z
  .object({ id: z.string(), email: text })
  .nullish()
  .transform((value) => value ?? null);

export const checkoutAnswer = z.object({ id: z.string(), purchase_url: z.url() });

export const paymentAnswer = z
  .object({
    id: z.string(),
    status: z.enum(PAYMENT_STATUSES).catch('unknown'),
    substatus: text,
    checkout_configuration_id: text,
    metadata,
    company: pointer,
    plan: pointer,
    product: pointer,
    membership: pointer,
    user,
    total: amount,
    refunded_amount: amount,
    currency: z.string(),
    refundable: flag,
    failure_message: text,
    paid_at: maybeTime,
    refunded_at: maybeTime,
    created_at: time,
  })
  .transform((answer): Payment => ({
    id: answer.id,
    status: answer.status,
    substatus: answer.substatus ?? 'unknown',
    checkoutId: answer.checkout_configuration_id,
    metadata: answer.metadata,
    companyId: answer.company,
    planId: answer.plan,
    productId: answer.product,
    membershipId: answer.membership,
    customerId: answer.user?.id ?? null,
    customerEmail: answer.user?.email ?? null,
    total: answer.total,
    refundedAmount: answer.refunded_amount,
    currency: answer.currency,
    isRefundable: answer.refundable,
    failureMessage: answer.failure_message,
    paidAt: answer.paid_at,
    refundedAt: answer.refunded_at,
    createdAt: answer.created_at,
  }));

export const membershipAnswer = z
  .object({
    id: z.string(),
    status: z.enum(MEMBERSHIP_STATUSES).catch('unknown'),
    company: pointer,
    plan: pointer,
    product: pointer,
    checkout_configuration_id: text,
    metadata,
    user,
    cancel_at_period_end: flag,
    payment_collection_paused: flag,
    renewal_period_end: maybeTime,
    manage_url: text,
    created_at: time,
  })
  .transform((answer): Membership => ({
    id: answer.id,
    status: answer.status,
    companyId: answer.company,
    planId: answer.plan,
    productId: answer.product,
    checkoutId: answer.checkout_configuration_id,
    metadata: answer.metadata,
    customerId: answer.user?.id ?? null,
    customerEmail: answer.user?.email ?? null,
    cancelAtPeriodEnd: answer.cancel_at_period_end,
    // Whoever is not charged while a membership is paused keeps their access until it is resumed.
    periodEnd:
      answer.payment_collection_paused &&
      !answer.cancel_at_period_end &&
      answer.status !== 'canceling'
        ? null
        : answer.renewal_period_end,
    manageUrl: answer.manage_url,
    createdAt: answer.created_at,
  }));

export const memberAnswer = z.object({ id: z.string(), user });

export const planAnswer = z
  .object({
    id: z.string(),
    title: text,
    account: pointer,
    company: pointer,
    product: pointer,
    plan_type: text,
    visibility: text,
    initial_price: amount,
    renewal_price: amount,
    currency: z.string(),
    billing_period: whole,
    internal_notes: text,
    purchase_url: z.url(),
    created_at: time,
  })
  .transform((answer): Plan => ({
    id: answer.id,
    title: answer.title,
    companyId: answer.account ?? answer.company,
    productId: answer.product,
    kind: answer.plan_type,
    visibility: answer.visibility,
    initialPrice: answer.initial_price,
    renewalPrice: answer.renewal_price,
    currency: answer.currency,
    billingPeriodDays: answer.billing_period,
    internalNotes: answer.internal_notes,
    purchaseUrl: answer.purchase_url,
    createdAt: answer.created_at,
  }));

export const promoCodeAnswer = z
  .object({
    id: z.string(),
    code: text,
    amount_off: z.number(),
    promo_type: z.string(),
    currency: z.string(),
    status: z.string(),
    uses: amount,
    stock: whole,
    unlimited_stock: flag,
    promo_duration_months: whole,
    expires_at: maybeTime,
    created_at: time,
  })
  .transform((answer): PromoCode => ({
    id: answer.id,
    code: answer.code,
    amountOff: answer.amount_off,
    kind: answer.promo_type,
    currency: answer.currency,
    status: answer.status,
    uses: answer.uses,
    stock: answer.unlimited_stock ? null : answer.stock,
    durationMonths: answer.promo_duration_months,
    expiresAt: answer.expires_at,
    createdAt: answer.created_at,
  }));

export const webhookAnswer = z
  .object({
    id: z.string(),
    url: z.string(),
    enabled: z.boolean(),
    events: z
      .array(z.string())
      .nullish()
      .transform((events) => events ?? []),
    created_at: time,
  })
  .transform((answer): Webhook => ({
    id: answer.id,
    url: answer.url,
    isEnabled: answer.enabled,
    events: answer.events,
    createdAt: answer.created_at,
  }));

export const deliveryAnswer = z
  .object({
    id: z.string(),
    event: text,
    status: text,
    response_status: whole,
    attempts: amount,
    created_at: time,
  })
  .transform((answer): WebhookDelivery => ({
    id: answer.id,
    event: answer.event,
    status: answer.status,
    responseStatus: answer.response_status,
    attempts: answer.attempts,
    createdAt: answer.created_at,
  }));

/** A page of such answers. Its last item may have a cursor where there is no more, too. */
export function pageAnswer<Item>(item: z.ZodType<Item>) {
  const pageInfo = z.object({ end_cursor: text, has_next_page: z.boolean().nullish() });
  return z
    .object({ data: z.array(item), page_info: pageInfo })
    .transform(({ data, page_info: { end_cursor, has_next_page } }): Page<Item> => ({
      items: data,
      nextCursor: has_next_page === false ? null : end_cursor,
    }));
}
