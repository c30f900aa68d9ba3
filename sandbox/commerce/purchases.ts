import { foldEmail } from '#contract/email.ts';
import type {
  CheckoutRecord,
  CustomerRecord,
  MembershipRecord,
  PaymentRecord,
  PlanRecord,
} from './records.ts';
import { mustFind, type World } from './world.ts';

const DAY_MS = 86_400_000;

/**
 * A person pays for a plan: a payment, and the membership it opens.
 * @param options.tellsWebhooks false: the webhooks of this purchase are never sent
 */
export function buyPlan(
  world: World,
  options: {
    plan: PlanRecord;
    checkout: CheckoutRecord | null;
    email: string;
    tellsWebhooks: boolean;
  },
): PaymentRecord {
  const { plan, checkout, tellsWebhooks } = options;
  const customer = findOrAddCustomer(world, options.email);
  const membership = addMembership(world, { plan, checkout, customer });
  const payment = addPayment(world, { plan, checkout, customer, membership, isPaid: true });
  if (tellsWebhooks) {
    world.emit({ type: 'payment.created', paymentId: payment.id });
    world.emit({ type: 'membership.activated', membershipId: membership.id });
    world.emit({ type: 'payment.succeeded', paymentId: payment.id });
  }
  return payment;
}

/** "For one-time plans, this is the full price. For renewal plans, this is charged on top of the first renewal_price." */
export function firstPrice({ planType, initialPrice, renewalPrice }: PlanRecord): number {
  return planType === 'renewal' ? initialPrice + renewalPrice : initialPrice;
}

/** The card is declined: a payment that failed, and no membership. */
export function declinePlan(
  world: World,
  options: { plan: PlanRecord; checkout: CheckoutRecord | null; email: string },
): PaymentRecord {
  const customer = findOrAddCustomer(world, options.email);
  const payment = addPayment(world, { ...options, customer, membership: null, isPaid: false });
  world.emit({ type: 'payment.created', paymentId: payment.id });
  world.emit({ type: 'payment.failed', paymentId: payment.id });
  return payment;
}

/** The next period is paid. */
export function renewMembership(world: World, membership: MembershipRecord): PaymentRecord {
  const plan = mustFind(world.state.plans, membership.planId);
  const customer = mustFind(world.state.customers, membership.customerId);
  const from = latest(membership.periodEnd, world.now());
  Object.assign(membership, {
    status: membership.cancelAtPeriodEnd ? 'canceling' : 'active',
    periodStart: from.toISOString(),
    periodEnd: addDays(from, plan.billingPeriodDays ?? 30),
    updatedAt: world.now().toISOString(),
  } satisfies Partial<MembershipRecord>);
  const payment = addPayment(world, {
    plan,
    checkout: null,
    customer,
    membership,
    isPaid: true,
    isRenewal: true,
  });
  world.emit({ type: 'payment.created', paymentId: payment.id });
  world.emit({ type: 'payment.succeeded', paymentId: payment.id });
  return payment;
}

/** The next period is not paid: the membership is past due. */
export function failRenewal(world: World, membership: MembershipRecord): PaymentRecord {
  const plan = mustFind(world.state.plans, membership.planId);
  const customer = mustFind(world.state.customers, membership.customerId);
  membership.status = 'past_due';
  membership.updatedAt = world.now().toISOString();
  const payment = addPayment(world, {
    plan,
    checkout: null,
    customer,
    membership,
    isPaid: false,
    isRenewal: true,
  });
  world.emit({ type: 'payment.failed', paymentId: payment.id });
  return payment;
}

/** The person with this address, made when there is none. */
function findOrAddCustomer(world: World, email: string): CustomerRecord {
  const wanted = foldEmail(email);
  const known = Object.values(world.state.customers).find(
    (customer) => foldEmail(customer.email) === wanted,
  );
  if (known !== undefined) return known;
  const name = email.trim().split('@')[0] ?? 'someone';
  const customer: CustomerRecord = {
    id: world.newId('user'),
    memberId: world.newId('mber'),
    email: email.trim(),
    name,
    username: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    isAdmin: false,
    createdAt: world.now().toISOString(),
  };
  world.state.customers[customer.id] = customer;
  return customer;
}

function addMembership(
  world: World,
  options: { plan: PlanRecord; checkout: CheckoutRecord | null; customer: CustomerRecord },
): MembershipRecord {
  const { plan, checkout, customer } = options;
  const at = world.now();
  const isRenewing = plan.planType === 'renewal';
  const hasTrial = isRenewing && (plan.trialPeriodDays ?? 0) > 0;
  const days = hasTrial ? (plan.trialPeriodDays ?? 0) : (plan.billingPeriodDays ?? 30);
  const membership: MembershipRecord = {
    id: world.newId('mem'),
    customerId: customer.id,
    planId: plan.id,
    productId: plan.productId,
    checkoutId: checkout?.id ?? null,
    status: isRenewing ? (hasTrial ? 'trialing' : 'active') : 'completed',
    cancelAtPeriodEnd: false,
    canceledAt: null,
    isPaused: false,
    licenseKey: world.newId('R').toUpperCase().replace('_', '-'),
    metadata: { ...checkout?.metadata },
    periodStart: isRenewing ? at.toISOString() : null,
    periodEnd: isRenewing ? addDays(at, days) : null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  world.state.memberships[membership.id] = membership;
  return membership;
}

function addPayment(
  world: World,
  options: {
    plan: PlanRecord;
    checkout: CheckoutRecord | null;
    customer: CustomerRecord;
    membership: MembershipRecord | null;
    isPaid: boolean;
    isRenewal?: boolean;
  },
): PaymentRecord {
  const { plan, checkout, customer, membership, isPaid, isRenewal = false } = options;
  const at = world.now();
  const isTrial = membership?.status === 'trialing' && !isRenewal;
  const first = plan.planType === 'one_time' ? 'one_time' : 'subscription_create';
  const payment: PaymentRecord = {
    id: world.newId('pay'),
    customerId: customer.id,
    membershipId: membership?.id ?? null,
    planId: plan.id,
    productId: plan.productId,
    checkoutId: checkout?.id ?? null,
    status: isPaid ? 'paid' : 'open',
    substatus: isPaid ? 'succeeded' : isRenewal ? 'past_due' : 'failed',
    billingReason: isRenewal ? 'subscription_cycle' : first,
    total: isTrial ? plan.initialPrice : isRenewal ? plan.renewalPrice : firstPrice(plan),
    currency: plan.currency,
    metadata: checkout?.metadata ?? membership?.metadata ?? null,
    failureMessage: isPaid ? null : 'Your card was declined.',
    refundedAmount: 0,
    refundedAt: null,
    paidAt: isPaid ? at.toISOString() : null,
    readableAt: new Date(at.getTime() + world.state.faults.paymentReadableAfterMs).toISOString(),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  world.state.payments[payment.id] = payment;
  return payment;
}

function latest(iso: string | null, other: Date): Date {
  return iso !== null && Date.parse(iso) > other.getTime() ? new Date(iso) : other;
}

function addDays(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY_MS).toISOString();
}
