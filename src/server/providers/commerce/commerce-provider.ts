import type { MEMBERSHIP_STATUSES } from '#contract/commerce.ts';

/**
 * The commerce provider, as the product sees it: checkout, payments, memberships, and what an
 * operator manages. Every method throws AppError: commerce_unavailable, commerce_refused (our key
 * or its permissions), commerce_rejected (what was asked), commerce_not_found,
 * commerce_answer_unreadable.
 */
export interface CommerceProvider {
  isSandbox: boolean;
  /** The plan that is premium, and what it belongs to. */
  premium: { companyId: string; planId: string; productId: string };

  /** Makes a checkout for an order of ours. The same order gets the same checkout again. */
  createCheckout(order: {
    orderId: string;
    userId: string;
    userEmail: string;
    /** Where the buyer comes back to. */
    redirectUrl: string;
  }): Promise<{ checkoutId: string; url: string }>;
  /** Whether its page is still there. It may be paid more than once until it is ended. */
  isCheckoutOpen(checkoutId: string): Promise<boolean>;
  /** Its page can be paid on no more. One that is not there is as good as ended. */
  endCheckout(checkoutId: string): Promise<void>;

  /** Null when there is none, or not yet: right after a purchase a payment may take a moment. */
  getPayment(paymentId: string): Promise<Payment | null>;
  /** Paid and unpaid ones, newest first. */
  listPaymentsOfCheckout(checkoutId: string): Promise<Payment[]>;
  listPayments(filter: PaymentFilter): Promise<Page<Payment>>;
  /**
   * Gives back everything that is left.
   * @param options.requestId one per deed: repeating it gives nothing back twice
   */
  refundPayment(options: { paymentId: string; requestId: string }): Promise<Payment>;

  getMembership(membershipId: string): Promise<Membership | null>;
  /**
   * Every membership, in any state, of the people whose address at the provider is exactly this
   * one, letter case aside. The caller must have verified the address.
   */
  findMembershipsByEmail(email: string): Promise<Membership[]>;
  listMemberships(filter: MembershipFilter): Promise<Page<Membership>>;
  /** Ends it when its period ends. */
  cancelMembership(membershipId: string): Promise<Membership>;
  /** Ends it now. */
  terminateMembership(membershipId: string): Promise<Membership>;
  addFreeDays(options: {
    membershipId: string;
    days: number;
    requestId: string;
  }): Promise<Membership>;

  /** Null when there is none. */
  getPlan(planId: string): Promise<Plan | null>;
  listPlans(filter?: PageRequest): Promise<Page<Plan>>;
  /** A hidden copy of a plan with an address of its own. */
  createQuickLink(options: {
    planId: string;
    internalNotes?: string;
    requestId: string;
  }): Promise<Plan>;

  listPromoCodes(filter?: PageRequest): Promise<Page<PromoCode>>;
  createPromoCode(promo: {
    code: string;
    amountOff: number;
    kind: 'percentage' | 'flat_amount';
    currency: string;
    /** 0: for as long as the subscription lasts. */
    durationMonths: number;
    newUsersOnly: boolean;
    planIds: readonly string[];
    requestId: string;
  }): Promise<PromoCode>;
  archivePromoCode(promoCodeId: string): Promise<void>;

  listWebhooks(filter?: PageRequest): Promise<Page<Webhook>>;
  listWebhookDeliveries(webhookId: string, filter?: PageRequest): Promise<Page<WebhookDelivery>>;
  /** Sends the same message again, under the same id. */
  replayWebhookDelivery(options: { webhookId: string; deliveryId: string }): Promise<void>;

  /**
   * Reads the plan and compares it with the settings: live and sandbox keys look alike.
   * @throws ConfigError one line that names the setting, what it is and what is wanted
   */
  verifyConfiguration(): Promise<void>;
}

export interface PageRequest {
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string;
}

export interface Page<Item> {
  items: Item[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface PaymentFilter extends PageRequest {
  statuses?: readonly PaymentStatus[];
  substatuses?: readonly string[];
  checkoutIds?: readonly string[];
  /** User id, membership id, e-mail or name. A search: compare afterwards. */
  query?: string;
  createdAfter?: Date;
}

interface MembershipFilter extends PageRequest {
  statuses?: readonly MembershipStatus[];
  productIds?: readonly string[];
  customerIds?: readonly string[];
}

export const PAYMENT_STATUSES = [
  'draft',
  'open',
  'paid',
  'pending',
  'uncollectible',
  'unresolved',
  'void',
  /** One that the provider added since. Never grants anything. */
  'unknown',
] as const;
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export interface Payment {
  id: string;
  /** A refunded payment stays 'paid': look at the substatus too. */
  status: PaymentStatus;
  /** 'succeeded', 'refunded', 'partially_refunded', 'failed', 'dispute_lost' and others. */
  substatus: string;
  checkoutId: string | null;
  /** What we put into the checkout: userId, userEmail, sessionId. */
  metadata: Record<string, unknown>;
  companyId: string | null;
  planId: string | null;
  productId: string | null;
  membershipId: string | null;
  /** The buyer at the provider; not a user of ours. */
  customerId: string | null;
  customerEmail: string | null;
  /** Major units: 9.99. A trial costs 0. */
  total: number;
  refundedAmount: number;
  currency: string;
  isRefundable: boolean;
  failureMessage: string | null;
  paidAt: Date | null;
  refundedAt: Date | null;
  createdAt: Date;
}

export interface Membership {
  id: string;
  status: MembershipStatus;
  companyId: string | null;
  planId: string | null;
  productId: string | null;
  checkoutId: string | null;
  metadata: Record<string, unknown>;
  /** The holder at the provider; null when that account is gone. */
  customerId: string | null;
  customerEmail: string | null;
  cancelAtPeriodEnd: boolean;
  /** Null where there are no periods, and while they are paused. */
  periodEnd: Date | null;
  /** The provider's page where the holder manages it. */
  manageUrl: string | null;
  createdAt: Date;
}

export interface Plan {
  id: string;
  title: string | null;
  companyId: string | null;
  productId: string | null;
  kind: string | null;
  visibility: string | null;
  /** The whole price of a plan without periods; else charged once, on top of the first renewal price. */
  initialPrice: number;
  renewalPrice: number;
  currency: string;
  billingPeriodDays: number | null;
  internalNotes: string | null;
  /** Its checkout page. */
  purchaseUrl: string;
  createdAt: Date;
}

export interface PromoCode {
  id: string;
  code: string | null;
  amountOff: number;
  kind: string;
  currency: string;
  status: string;
  uses: number;
  /** Null: unlimited. */
  stock: number | null;
  durationMonths: number | null;
  expiresAt: Date | null;
  createdAt: Date;
}

export interface Webhook {
  id: string;
  url: string;
  isEnabled: boolean;
  /** Empty: all of them. */
  events: string[];
  createdAt: Date;
}

export interface WebhookDelivery {
  id: string;
  event: string | null;
  status: string | null;
  responseStatus: number | null;
  attempts: number;
  createdAt: Date;
}
