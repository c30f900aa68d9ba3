/** What the sandbox remembers, as plain JSON. Times are ISO text, money is decimal major units. */

type Metadata = Record<string, unknown>;

export interface ProductRecord {
  id: string;
  title: string;
  visibility: string;
  createdAt: string;
}

export interface PlanRecord {
  id: string;
  productId: string;
  title: string | null;
  planType: 'renewal' | 'one_time';
  releaseMethod: string;
  initialPrice: number;
  renewalPrice: number;
  currency: string;
  billingPeriodDays: number | null;
  trialPeriodDays: number | null;
  visibility: string;
  stock: number | null;
  unlimitedStock: boolean;
  internalNotes: string | null;
  metadata: Metadata | null;
  createdAt: string;
  updatedAt: string;
}

export interface CheckoutRecord {
  id: string;
  planId: string;
  mode: string;
  metadata: Metadata | null;
  redirectUrl: string | null;
  affiliateCode: string | null;
  createdAt: string;
}

/** A person at the provider, and the member they are of our company. */
export interface CustomerRecord {
  /** `user_…` */
  id: string;
  /** `mber_…`: never the same as the user's id. */
  memberId: string;
  email: string;
  name: string;
  username: string;
  isAdmin: boolean;
  createdAt: string;
}

type MembershipStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'completed'
  | 'canceled'
  | 'expired'
  | 'unresolved'
  | 'drafted'
  | 'canceling';

export interface MembershipRecord {
  id: string;
  customerId: string;
  planId: string;
  productId: string;
  checkoutId: string | null;
  status: MembershipStatus;
  cancelAtPeriodEnd: boolean;
  canceledAt: string | null;
  isPaused: boolean;
  licenseKey: string;
  metadata: Metadata;
  periodStart: string | null;
  periodEnd: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface PaymentRecord {
  id: string;
  customerId: string;
  membershipId: string | null;
  planId: string;
  productId: string;
  checkoutId: string | null;
  status: 'draft' | 'open' | 'paid' | 'pending' | 'uncollectible' | 'unresolved' | 'void';
  substatus: string;
  billingReason: 'subscription_create' | 'subscription_cycle' | 'one_time';
  total: number;
  currency: string;
  metadata: Metadata | null;
  failureMessage: string | null;
  refundedAmount: number;
  refundedAt: string | null;
  paidAt: string | null;
  /** Until then a reader is told that there is no such payment. */
  readableAt: string;
  createdAt: string;
  updatedAt: string;
}

export interface RefundRecord {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  status: string;
  createdAt: string;
}

export interface DisputeRecord {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  reason: string;
  createdAt: string;
}

export interface PromoCodeRecord {
  id: string;
  code: string;
  amountOff: number;
  promoType: 'percentage' | 'flat_amount';
  currency: string;
  durationMonths: number;
  status: 'active' | 'inactive' | 'archived';
  newUsersOnly: boolean;
  planIds: string[];
  productId: string | null;
  stock: number | null;
  unlimitedStock: boolean;
  uses: number;
  expiresAt: string | null;
  metadata: Metadata | null;
  createdAt: string;
}

export interface WebhookRecord {
  id: string;
  url: string;
  enabled: boolean;
  /** Empty: every event. */
  events: string[];
  secret: string;
  createdAt: string;
}

export interface DeliveryRecord {
  id: string;
  webhookId: string;
  messageId: string;
  eventType: string;
  body: string;
  state: 'waiting' | 'delivered' | 'failed' | 'lost';
  attempts: { at: string; status: number | null; error: string | null }[];
  createdAt: string;
}

/** What goes wrong on purpose. All off: everything arrives once, in order, at once. */
export interface Faults {
  webhookDelayMs: number;
  /** How many times more each webhook is sent. */
  webhookDuplicates: number;
  /** Webhooks are held this long and then sent backwards. */
  disorderWindowMs: number;
  losesWebhooks: boolean;
  signsBadly: boolean;
  usesOldTimestamp: boolean;
  paymentReadableAfterMs: number;
  apiDelayMs: number;
  /** Answers to the next `apiFailures` API requests: 429, 500, 503. */
  apiFailureStatus: number;
  apiFailures: number;
}

export const NO_FAULTS: Faults = {
  webhookDelayMs: 0,
  webhookDuplicates: 0,
  disorderWindowMs: 0,
  losesWebhooks: false,
  signsBadly: false,
  usesOldTimestamp: false,
  paymentReadableAfterMs: 0,
  apiDelayMs: 0,
  apiFailureStatus: 503,
  apiFailures: 0,
};
