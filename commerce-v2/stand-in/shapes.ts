import { givesAccess } from '#sandbox/commerce/lifecycle.ts';
import type {
  CheckoutRecord,
  CustomerRecord,
  MembershipRecord,
  PaymentRecord,
  PlanRecord,
  ProductRecord,
  PromoCodeRecord,
  WebhookRecord,
} from '#sandbox/commerce/records.ts';
import { checkoutUrl, manageUrl } from '#sandbox/commerce/v1-shapes.ts';
import { mustFind, type World } from '#sandbox/commerce/world.ts';

/** Records as API v2 shows them: ids unless expanded, times in unix seconds. */

export type Expand = ReadonlySet<string>;

const seconds = (iso: string | null) => (iso === null ? null : Math.floor(Date.parse(iso) / 1000));

export function showCheckout(world: World, row: CheckoutRecord) {
  return {
    id: row.id,
    plan_id: row.planId,
    redirect_url: row.redirectUrl,
    affiliate_code: row.affiliateCode,
    metadata: row.metadata,
    purchase_url: `${checkoutUrl(world, row.planId)}?session=${row.id}`,
  };
}

export function showUser({ id, email, name, username }: CustomerRecord) {
  return { id, email, name, username, profile_pic_url: null };
}

export function showProduct(row: ProductRecord) {
  const { id, title, visibility, createdAt } = row;
  return { id, name: title, title, visibility, created_at: seconds(createdAt) };
}

export function showPlan(world: World, row: PlanRecord, expand: Expand = new Set()) {
  return {
    id: row.id,
    product: expand.has('product')
      ? showProduct(mustFind(world.state.products, row.productId))
      : row.productId,
    plan_type: row.planType,
    release_method: row.releaseMethod,
    visibility: row.visibility,
    billing_period: row.billingPeriodDays,
    internal_notes: row.internalNotes,
    metadata: row.metadata,
    direct_link: `${checkoutUrl(world, row.id)}?d2c=true`,
    renewal_price: row.renewalPrice,
    initial_price: row.initialPrice,
    base_currency: row.currency,
    stock: row.stock,
    unlimited_stock: row.unlimitedStock,
    created_at: seconds(row.createdAt),
  };
}

export function showMembership(world: World, row: MembershipRecord, expand: Expand = new Set()) {
  const { plans, products, customers } = world.state;
  const customer = mustFind(customers, row.customerId);
  return {
    id: row.id,
    product: expand.has('product') ? showProduct(mustFind(products, row.productId)) : row.productId,
    user: expand.has('user') ? showUser(customer) : customer.id,
    plan: expand.has('plan') ? showPlan(world, mustFind(plans, row.planId)) : row.planId,
    email: customer.email,
    // v2 knows no 'canceling' and no 'drafted'.
    status: statusOf(row),
    valid: givesAccess(row),
    cancel_at_period_end: row.cancelAtPeriodEnd,
    payment_processor: 'stripe',
    license_key: row.licenseKey,
    metadata: row.metadata,
    quantity: 1,
    expires_at: seconds(row.periodEnd),
    renewal_period_start: seconds(row.periodStart),
    renewal_period_end: seconds(row.periodEnd),
    created_at: seconds(row.createdAt),
    manage_url: manageUrl(world, row),
    checkout_session: row.checkoutId,
  };
}

export function statusOf(row: MembershipRecord): string {
  if (row.status === 'canceling') return 'active';
  return row.status === 'drafted' ? 'unresolved' : row.status;
}

export function showPayment(world: World, row: PaymentRecord, expand: Expand = new Set()) {
  const { customers, memberships } = world.state;
  const membership = row.membershipId === null ? undefined : memberships[row.membershipId];
  return {
    id: row.id,
    product: row.productId,
    plan: row.planId,
    user: expand.has('user') ? showUser(mustFind(customers, row.customerId)) : row.customerId,
    membership:
      expand.has('membership') && membership !== undefined
        ? showMembership(world, membership)
        : row.membershipId,
    final_amount: row.total,
    subtotal: row.total,
    currency: row.currency,
    payment_processor: 'stripe',
    refunded_amount: row.refundedAmount,
    status: row.status,
    created_at: seconds(row.createdAt),
    paid_at: seconds(row.paidAt),
    refunded_at: seconds(row.refundedAt),
  };
}

export function showPromoCode(row: PromoCodeRecord) {
  return {
    id: row.id,
    amount_off: row.amountOff,
    base_currency: row.currency,
    code: row.code,
    new_users_only: row.newUsersOnly,
    number_of_intervals: row.durationMonths,
    plan_ids: row.planIds,
    promo_type: row.promoType,
    status: row.status,
    stock: row.stock,
    unlimited_stock: row.unlimitedStock,
    uses: row.uses,
    created_at: seconds(row.createdAt),
    metadata: row.metadata,
  };
}

export function showWebhook(row: WebhookRecord) {
  return { id: row.id, enabled: row.enabled, url: row.url, created_at: row.createdAt };
}
