import { givesAccess } from './lifecycle.ts';
import type {
  CheckoutRecord,
  CustomerRecord,
  MembershipRecord,
  PaymentRecord,
  PlanRecord,
  ProductRecord,
  PromoCodeRecord,
  WebhookRecord,
} from './records.ts';
import { checkoutUrl, manageUrl } from './v1-shapes.ts';
import { mustFind, type World } from './world.ts';

/** Records as the retired API v2 shows them: ids unless expanded, times in unix seconds. */

type Expand = ReadonlySet<string>;

const seconds = (iso: string | null) => (iso === null ? null : Math.floor(Date.parse(iso) / 1000));

export function companyV2(world: World) {
  return { id: world.settings.companyId, title: 'Riposte (sandbox)', route: 'riposte-sandbox' };
}

export function checkoutV2(world: World, row: CheckoutRecord) {
  return {
    id: row.id,
    plan_id: row.planId,
    redirect_url: row.redirectUrl,
    affiliate_code: row.affiliateCode,
    metadata: row.metadata,
    purchase_url: `${checkoutUrl(world, row.planId)}?session=${row.id}`,
  };
}

export function userV2({ id, email, name, username }: CustomerRecord) {
  return { id, email, name, username, profile_pic_url: null };
}

export function productV2(row: ProductRecord) {
  const { id, title, visibility, createdAt } = row;
  return { id, name: title, title, visibility, created_at: seconds(createdAt) };
}

export function planV2(world: World, row: PlanRecord, expand: Expand = new Set()) {
  return {
    id: row.id,
    product: expand.has('product')
      ? productV2(mustFind(world.state.products, row.productId))
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

export function membershipV2(world: World, row: MembershipRecord, expand: Expand = new Set()) {
  const { plans, products, customers } = world.state;
  const customer = mustFind(customers, row.customerId);
  return {
    id: row.id,
    product: expand.has('product') ? productV2(mustFind(products, row.productId)) : row.productId,
    user: expand.has('user') ? userV2(customer) : customer.id,
    plan: expand.has('plan') ? planV2(world, mustFind(plans, row.planId)) : row.planId,
    email: customer.email,
    // v2 knows no 'canceling' and no 'drafted'.
    status: statusV2(row),
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

export function statusV2(row: MembershipRecord): string {
  if (row.status === 'canceling') return 'active';
  return row.status === 'drafted' ? 'unresolved' : row.status;
}

export function paymentV2(world: World, row: PaymentRecord, expand: Expand = new Set()) {
  const { customers, memberships } = world.state;
  const membership = row.membershipId === null ? undefined : memberships[row.membershipId];
  return {
    id: row.id,
    product: row.productId,
    plan: row.planId,
    user: expand.has('user') ? userV2(mustFind(customers, row.customerId)) : row.customerId,
    membership:
      expand.has('membership') && membership !== undefined
        ? membershipV2(world, membership)
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

export function promoCodeV2(row: PromoCodeRecord) {
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

export function webhookV2(row: WebhookRecord) {
  return { id: row.id, enabled: row.enabled, url: row.url, created_at: row.createdAt };
}
