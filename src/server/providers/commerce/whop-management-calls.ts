import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { CommerceProvider, Plan } from './commerce-provider.ts';
import {
  deliveryAnswer,
  pageAnswer,
  planAnswer,
  promoCodeAnswer,
  webhookAnswer,
} from './whop-answers.ts';
import { readAnswer, readPage, type WhopClient } from './whop-client.ts';

type ManagementCalls = Pick<
  CommerceProvider,
  | 'listPlans'
  | 'createQuickLink'
  | 'listPromoCodes'
  | 'createPromoCode'
  | 'archivePromoCode'
  | 'listWebhooks'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'
>;

/** What an operator manages at the provider: plans, promo codes, webhooks. */
export function managementCalls(
  client: WhopClient,
  options: { companyId: string; getPlan: (planId: string) => Promise<Plan | null> },
): ManagementCalls {
  const company = { company_id: options.companyId };
  return {
    listPlans: (filter) =>
      readAnswer(
        client.GET('/plans', {
          params: { query: { account_id: options.companyId, ...readPage(filter) } },
        }),
        pageAnswer(planAnswer),
      ),

    async createQuickLink({ planId, internalNotes, requestId }) {
      const plan = await options.getPlan(planId);
      if (plan === null || plan.productId === null) throw new AppError('commerce_not_found');
      return readAnswer(
        client.POST('/plans', {
          params: { header: { 'Idempotency-Key': `quick-link-${requestId}` } },
          body: {
            account_id: options.companyId,
            product_id: plan.productId,
            visibility: 'quick_link',
            currency: plan.currency,
            initial_price: plan.initialPrice,
            renewal_price: plan.renewalPrice,
            ...(plan.kind !== null && { plan_type: plan.kind }),
            ...(plan.billingPeriodDays !== null && { billing_period: plan.billingPeriodDays }),
            ...(internalNotes !== undefined && { internal_notes: internalNotes }),
          },
        }),
        planAnswer,
      );
    },

    listPromoCodes: (filter) =>
      readAnswer(
        client.GET('/promo_codes', { params: { query: { ...company, ...readPage(filter) } } }),
        pageAnswer(promoCodeAnswer),
      ),

    createPromoCode: (promo) =>
      readAnswer(
        client.POST('/promo_codes', {
          params: { header: { 'Idempotency-Key': `promo-${promo.requestId}` } },
          body: {
            ...company,
            code: promo.code,
            amount_off: promo.amountOff,
            promo_type: promo.kind,
            base_currency: promo.currency,
            promo_duration_months: promo.durationMonths,
            new_users_only: promo.newUsersOnly,
            plan_ids: [...promo.planIds],
          },
        }),
        promoCodeAnswer,
      ),

    async archivePromoCode(id) {
      const call = client.DELETE('/promo_codes/{id}', { params: { path: { id } } });
      await readAnswer(call, z.unknown());
    },

    listWebhooks: (filter) =>
      readAnswer(
        client.GET('/webhooks', { params: { query: { ...company, ...readPage(filter) } } }),
        pageAnswer(webhookAnswer),
      ),

    listWebhookDeliveries: (id, filter) =>
      readAnswer(
        client.GET('/webhooks/{id}/deliveries', {
          params: { path: { id }, query: readPage(filter) },
        }),
        pageAnswer(deliveryAnswer),
      ),

    async replayWebhookDelivery({ webhookId, deliveryId }) {
      const call = client.POST('/webhooks/{id}/deliveries/{delivery_id}/replay', {
        params: { path: { id: webhookId, delivery_id: deliveryId } },
      });
      await readAnswer(call, z.unknown());
    },
  };
}
