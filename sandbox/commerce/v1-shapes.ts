import { givesAccess } from './lifecycle.ts';
import type {
  CheckoutRecord,
  CustomerRecord,
  DeliveryRecord,
  DisputeRecord,
  MembershipRecord,
  PaymentRecord,
  PlanRecord,
  ProductRecord,
  PromoCodeRecord,
  RefundRecord,
  WebhookRecord,
} from './records.ts';
import { mustFind, type World } from './world.ts';

/** Records as API v1 shows them at the version of 2026-07-20. */

export function showCompany(world: World) {
  return { id: world.settings.companyId, title: 'Riposte (sandbox)', route: 'riposte-sandbox' };
}

export function showCheckout(world: World, checkout: CheckoutRecord) {
  const plan = mustFind(world.state.plans, checkout.planId);
  return {
    id: checkout.id,
    account_id: world.settings.companyId,
    company_id: world.settings.companyId,
    mode: checkout.mode,
    plan: showPlan(world, plan),
    currency: plan.currency,
    metadata: checkout.metadata,
    redirect_url: checkout.redirectUrl,
    affiliate_code: checkout.affiliateCode,
    payment_method_configuration: null,
    three_ds_level: null,
    purchase_url: `${checkoutUrl(world, checkout.planId)}?session=${checkout.id}`,
    created_at: checkout.createdAt,
    updated_at: checkout.createdAt,
  };
}

/** Address of a plan's checkout page, without a session. */
export function checkoutUrl(world: World, planId: string): string {
  const { publicUrl, basePath } = world.settings;
  return `${publicUrl}${basePath}/checkout/${planId}/`;
}

export function manageUrl(world: World, membership: MembershipRecord): string {
  const { memberId } = mustFind(world.state.customers, membership.customerId);
  const { publicUrl, basePath } = world.settings;
  return `${publicUrl}${basePath}/billing/manage/${memberId}/`;
}

export function showPlan(world: World, plan: PlanRecord) {
  const product = mustFind(world.state.products, plan.productId);
  return {
    id: plan.id,
    account: showCompany(world),
    adaptive_pricing_enabled: false,
    billing_period: plan.planType === 'renewal' ? plan.billingPeriodDays : null,
    collect_tax: false,
    created_at: plan.createdAt,
    currency: plan.currency,
    custom_fields: [],
    description: null,
    expiration_days: null,
    initial_price: plan.initialPrice,
    internal_notes: plan.internalNotes,
    invoice: null,
    member_count: countMembers(world, (membership) => membership.planId === plan.id),
    metadata: plan.metadata,
    payment_method_configuration: null,
    plan_type: plan.planType,
    product: { id: product.id, title: product.title },
    purchase_url: checkoutUrl(world, plan.id),
    release_method: plan.releaseMethod,
    renewal_price: plan.renewalPrice,
    split_pay_required_payments: null,
    stock: plan.stock,
    tax_type: 'unspecified',
    three_ds_level: null,
    title: plan.title,
    trial_period_days: plan.trialPeriodDays,
    unlimited_stock: plan.unlimitedStock,
    updated_at: plan.updatedAt,
    visibility: plan.visibility,
  };
}

export function showProduct(world: World, product: ProductRecord) {
  return {
    id: product.id,
    title: product.title,
    headline: null,
    description: null,
    visibility: product.visibility,
    route: product.id,
    verified: false,
    account: showCompany(world),
    company: showCompany(world),
    member_count: countMembers(world, (membership) => membership.productId === product.id),
    created_at: product.createdAt,
    updated_at: product.createdAt,
  };
}

export function showMembership(world: World, membership: MembershipRecord) {
  const customer = mustFind(world.state.customers, membership.customerId);
  const product = mustFind(world.state.products, membership.productId);
  return {
    id: membership.id,
    status: membership.status,
    cancel_at_period_end: membership.cancelAtPeriodEnd,
    cancel_option: null,
    canceled_at: membership.canceledAt,
    cancellation_reason: null,
    checkout_configuration_id: membership.checkoutId,
    company: { id: world.settings.companyId, title: 'Riposte (sandbox)' },
    created_at: membership.createdAt,
    currency: mustFind(world.state.plans, membership.planId).currency,
    custom_field_responses: [],
    joined_at: membership.createdAt,
    license_key: membership.licenseKey,
    manage_url: manageUrl(world, membership),
    member: { id: customer.memberId },
    metadata: membership.metadata,
    payment_collection_paused: membership.isPaused,
    plan: { id: membership.planId },
    product: { id: product.id, title: product.title, metadata: null },
    promo_code: null,
    renewal_period_end: membership.periodEnd,
    renewal_period_start: membership.periodStart,
    updated_at: membership.updatedAt,
    user: showUser(customer),
  };
}

export function showPayment(world: World, payment: PaymentRecord) {
  const { state } = world;
  const customer = mustFind(state.customers, payment.customerId);
  const product = mustFind(state.products, payment.productId);
  const membership = payment.membershipId === null ? null : state.memberships[payment.membershipId];
  const isPaid = payment.status === 'paid';
  return {
    id: payment.id,
    status: payment.status,
    substatus: payment.substatus,
    billing_reason: payment.billingReason,
    checkout_configuration_id: payment.checkoutId,
    metadata: payment.metadata,
    company: showCompany(world),
    plan: { id: payment.planId, internal_notes: null, metadata: null },
    product: { id: product.id, title: product.title, route: product.id, metadata: null },
    membership: membership ? { id: membership.id, status: membership.status } : null,
    member: { id: customer.memberId, phone: null },
    user: showUser(customer),
    promo_code: null,
    total: payment.total,
    subtotal: payment.total,
    usd_total: payment.total,
    tax_amount: 0,
    tax_behavior: null,
    tax_refunded_amount: 0,
    amount_after_fees: payment.total,
    application_fee: null,
    currency: payment.currency,
    settlement_amount: payment.total,
    settlement_currency: payment.currency,
    settlement_exchange_rate: null,
    auto_refunded: false,
    billing_address: null,
    shipping_address: null,
    card_brand: 'visa',
    card_last4: isPaid ? '4242' : '0002',
    payment_method: null,
    payment_method_type: 'card',
    created_at: payment.createdAt,
    updated_at: payment.updatedAt,
    paid_at: payment.paidAt,
    last_payment_attempt: payment.createdAt,
    next_payment_attempt: null,
    payments_failed: isPaid ? 0 : 1,
    failure_message: payment.failureMessage,
    financing_installments_count: null,
    financing_transactions: [],
    dispute_alerted_at: null,
    disputes: Object.values(state.disputes)
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ id, status, amount, currency, reason }) => ({
        id,
        status,
        amount,
        currency,
        reason,
      })),
    refunds: Object.values(state.refunds)
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ id, amount, currency, createdAt }) => ({
        id,
        amount,
        currency,
        created_at: createdAt,
      })),
    resolutions: [],
    refundable: isPaid && payment.refundedAmount < payment.total,
    refunded_amount: payment.refundedAmount,
    refunded_at: payment.refundedAt,
    retryable: payment.status === 'open',
    voidable: payment.status === 'open',
    risk_score: null,
    risk_signals: null,
    three_ds_verified: false,
  };
}

export function showUser(customer: CustomerRecord) {
  const { id, email, name, username } = customer;
  return { id, email, name, username };
}

export function showMember(world: World, customer: CustomerRecord) {
  const memberships = Object.values(world.state.memberships).filter(
    ({ customerId }) => customerId === customer.id,
  );
  const spent = Object.values(world.state.payments)
    .filter(({ customerId, status }) => customerId === customer.id && status === 'paid')
    .reduce((sum, { total, refundedAmount }) => sum + total - refundedAmount, 0);
  return {
    id: customer.memberId,
    access_level: accessOf(customer, memberships),
    company: showCompany(world),
    company_token_balance: 0,
    created_at: customer.createdAt,
    joined_at: customer.createdAt,
    most_recent_action: null,
    most_recent_action_at: null,
    phone: null,
    status: memberships.some(givesAccess) ? 'joined' : 'left',
    updated_at: customer.createdAt,
    usd_total_spent: Math.round(spent * 100) / 100,
    user: showUser(customer),
  };
}

/** Note that administrators of the account have access without paying. */
export function accessOf(
  customer: CustomerRecord,
  memberships: readonly MembershipRecord[],
): 'admin' | 'customer' | 'no_access' {
  if (customer.isAdmin) return 'admin';
  return memberships.some(givesAccess) ? 'customer' : 'no_access';
}

export function showRefund(world: World, refund: RefundRecord) {
  const payment = mustFind(world.state.payments, refund.paymentId);
  return {
    id: refund.id,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    provider: 'stripe',
    provider_created_at: refund.createdAt,
    reference_status: null,
    reference_type: null,
    reference_value: null,
    created_at: refund.createdAt,
    payment: pointToPayment(world, payment),
  };
}

export function showDispute(world: World, dispute: DisputeRecord) {
  const payment = mustFind(world.state.payments, dispute.paymentId);
  return {
    id: dispute.id,
    amount: dispute.amount,
    currency: dispute.currency,
    status: dispute.status,
    reason: dispute.reason,
    editable: dispute.status === 'needs_response',
    needs_response_by: null,
    visa_rdr: false,
    created_at: dispute.createdAt,
    company: showCompany(world),
    plan: { id: payment.planId },
    product: { id: payment.productId },
    payment: pointToPayment(world, payment),
  };
}

export function showPromoCode(world: World, promo: PromoCodeRecord) {
  return {
    id: promo.id,
    amount_off: promo.amountOff,
    churned_users_only: false,
    code: promo.code,
    company: { id: world.settings.companyId, title: 'Riposte (sandbox)' },
    created_at: promo.createdAt,
    currency: promo.currency,
    duration: promo.durationMonths === 0 ? 'forever' : 'repeating',
    existing_memberships_only: false,
    expires_at: promo.expiresAt,
    new_users_only: promo.newUsersOnly,
    one_per_customer: false,
    product: promo.productId === null ? null : { id: promo.productId },
    promo_duration_months: promo.durationMonths,
    promo_type: promo.promoType,
    status: promo.status,
    stock: promo.stock ?? 0,
    unlimited_stock: promo.unlimitedStock,
    uses: promo.uses,
  };
}

export function showWebhook(world: World, webhook: WebhookRecord) {
  return {
    id: webhook.id,
    api_version: 'v1',
    child_resource_events: false,
    created_at: webhook.createdAt,
    enabled: webhook.enabled,
    events: webhook.events,
    resource_id: world.settings.companyId,
    testable_events: [],
    url: webhook.url,
  };
}

export function showDelivery(delivery: DeliveryRecord) {
  const last = delivery.attempts.at(-1);
  return {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    message_id: delivery.messageId,
    event: delivery.eventType,
    status: delivery.state,
    attempts: delivery.attempts.length,
    response_status: last?.status ?? null,
    last_attempt_at: last?.at ?? null,
    created_at: delivery.createdAt,
  };
}

function pointToPayment(world: World, payment: PaymentRecord) {
  const customer = mustFind(world.state.customers, payment.customerId);
  return {
    id: payment.id,
    total: payment.total,
    currency: payment.currency,
    paid_at: payment.paidAt,
    created_at: payment.createdAt,
    billing_reason: payment.billingReason,
    member: { id: customer.memberId, phone: null },
    membership:
      payment.membershipId === null
        ? null
        : {
            id: payment.membershipId,
            status: world.state.memberships[payment.membershipId]?.status,
          },
    user: showUser(customer),
  };
}

function countMembers(world: World, isCounted: (membership: MembershipRecord) => boolean): number {
  return Object.values(world.state.memberships).filter(
    (membership) => isCounted(membership) && givesAccess(membership),
  ).length;
}
