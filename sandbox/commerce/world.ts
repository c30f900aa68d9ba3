import {
  NO_FAULTS,
  type CheckoutRecord,
  type CustomerRecord,
  type DeliveryRecord,
  type DisputeRecord,
  type Faults,
  type MembershipRecord,
  type PaymentRecord,
  type PlanRecord,
  type ProductRecord,
  type PromoCodeRecord,
  type RefundRecord,
  type WebhookRecord,
} from './records.ts';

/** Everything that is remembered; a snapshot of it is JSON. Tables keep the order of insertion. */
export interface SandboxState {
  version: 1;
  products: Record<string, ProductRecord>;
  plans: Record<string, PlanRecord>;
  checkouts: Record<string, CheckoutRecord>;
  customers: Record<string, CustomerRecord>;
  memberships: Record<string, MembershipRecord>;
  payments: Record<string, PaymentRecord>;
  refunds: Record<string, RefundRecord>;
  disputes: Record<string, DisputeRecord>;
  promoCodes: Record<string, PromoCodeRecord>;
  webhooks: Record<string, WebhookRecord>;
  deliveries: Record<string, DeliveryRecord>;
  faults: Faults;
}

/** Keeps a snapshot somewhere, so that purchases outlive a restart. */
export interface SandboxStorage {
  load(): SandboxState | null;
  /** May look at the state, and write it, soon after. */
  save(state: SandboxState): void;
}

export interface SandboxSettings {
  /** Origin of the pages, such as `http://localhost:3000`. */
  publicUrl: string;
  /** Where it is mounted, such as `/sandbox/commerce`. */
  basePath: string;
  apiKey: string;
  companyId: string;
  planId: string;
  productId: string;
  webhookSecret: string;
  /** Where signed webhooks go; null: nowhere, unless one is created through the API. */
  webhookUrl: string | null;
}

/** What happened, for webhooks. */
export type SandboxEvent =
  | { type: `payment.${'created' | 'succeeded' | 'failed' | 'pending'}`; paymentId: string }
  | {
      type: `membership.${'activated' | 'deactivated' | 'cancel_at_period_end_changed'}`;
      membershipId: string;
    }
  | { type: `refund.${'created' | 'updated'}`; refundId: string }
  | { type: `dispute.${'created' | 'updated'}`; disputeId: string };

/** What the sandbox's actions work on. */
export interface World {
  settings: SandboxSettings;
  state: SandboxState;
  now(): Date;
  /** A new id such as `pay_…`, from the random numbers that were passed in. */
  newId(prefix: string): string;
  /** Tells the webhooks. */
  emit(event: SandboxEvent): void;
  /** Forgets what is too old to keep, and has the snapshot written. */
  save(): void;
}

const ID_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 14;

/** An id with the provider's own prefix. */
export function makeId(prefix: string, random: () => number): string {
  const pick = () => ID_CHARACTERS[Math.floor(random() * ID_CHARACTERS.length)];
  return `${prefix}_${Array.from({ length: ID_LENGTH }, pick).join('')}`;
}

/** The state of the first start: one product with one plan, and the application's webhook. */
function seedState(settings: SandboxSettings, now: Date): SandboxState {
  const at = now.toISOString();
  const { planId, productId, webhookUrl, webhookSecret } = settings;
  return {
    version: 1,
    products: {
      [productId]: {
        id: productId,
        title: 'Riposte Premium',
        visibility: 'visible',
        createdAt: at,
      },
    },
    plans: {
      [planId]: {
        id: planId,
        productId,
        title: 'Monthly',
        planType: 'renewal',
        releaseMethod: 'buy_now',
        initialPrice: 0,
        renewalPrice: 9.99,
        currency: 'usd',
        billingPeriodDays: 30,
        trialPeriodDays: null,
        visibility: 'visible',
        stock: null,
        unlimitedStock: true,
        internalNotes: null,
        metadata: null,
        createdAt: at,
        updatedAt: at,
      },
    },
    checkouts: {},
    customers: {},
    memberships: {},
    payments: {},
    refunds: {},
    disputes: {},
    promoCodes: {},
    webhooks:
      webhookUrl === null
        ? {}
        : {
            hook_application: {
              id: 'hook_application',
              url: webhookUrl,
              enabled: true,
              events: [],
              secret: webhookSecret,
              createdAt: at,
            },
          },
    deliveries: {},
    faults: { ...NO_FAULTS },
  };
}

/**
 * A snapshot made to fit today's settings: the plan, the product and the application's webhook are
 * those of the settings, whatever they were when it was written.
 */
export function restoreState(
  snapshot: SandboxState | null,
  settings: SandboxSettings,
  now: Date,
): SandboxState {
  const seed = seedState(settings, now);
  if (snapshot === null || snapshot.version !== seed.version) return seed;
  return {
    ...seed,
    ...snapshot,
    products: { ...seed.products, ...snapshot.products },
    plans: { ...seed.plans, ...snapshot.plans },
    webhooks: { ...snapshot.webhooks, ...seed.webhooks },
    faults: { ...NO_FAULTS, ...snapshot.faults },
  };
}

/** The row that another row points to; such a row stays for as long as the other. */
export function mustFind<Row>(table: Record<string, Row>, id: string): Row {
  const row = table[id];
  if (row === undefined) throw new Error(`The sandbox lost ${id}`);
  return row;
}
