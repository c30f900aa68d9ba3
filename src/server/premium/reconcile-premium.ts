import { inArray } from 'drizzle-orm';
import { codeOf, type ErrorCode } from '#contract/errors.ts';
import { NOW } from '../database/now.ts';
import { memberships, payments } from '../database/schema.ts';
import type { PremiumDeps } from './premium-deps.ts';
import type {
  Membership,
  PageRequest,
  Payment,
  PaymentFilter,
} from '../providers/commerce/commerce-provider.ts';
import { judgeMembership, TAKEN_BACK } from './judge-membership.ts';
import {
  followMembership,
  followPayment,
  takeReadTicket,
  type PurchaseState,
} from './follow-purchase.ts';

const DAY_MS = 86_400_000;
const PAGE_SIZE = 50;
/** Far beyond any real number of pages: a provider that never ends must not hold us for ever. */
const MAX_PAGES = 10_000;
/** One that cannot be followed keeps no other from it; so many without an answer, and the provider is away. */
const GIVE_UP_AFTER = 5;
/** The provider's answer to this one alone: it would be no other tomorrow. */
const ANSWERS: ReadonlySet<ErrorCode> = new Set([
  'commerce_refused',
  'commerce_rejected',
  'commerce_not_found',
  'commerce_answer_unreadable',
]);
/** Older ones were looked at by an earlier run: of those only what went back since is asked for. */
const PAYMENTS_OF_DAYS = 40;
const RUN_EVERY_HOURS = 24;

type ReconcileDeps = Pick<
  PremiumDeps,
  'database' | 'clock' | 'config' | 'commerce' | 'logger' | 'stopping'
>;
/** Lets premium follow one payment or membership. */
type Follow = (work: () => Promise<PurchaseState>) => Promise<void>;

/** What a reconciliation looked at and how much of it was not as we knew it. */
export interface Reconciliation {
  memberships: number;
  payments: number;
  changed: number;
}

/**
 * Compares all memberships and recent payments of the provider with ours, and follows every
 * difference: finds what lost webhooks would have told.
 * @throws AppError commerce_* when the provider cannot be asked, or, after all others have been
 * followed, for one of which it failed; what was followed stays
 */
export async function reconcilePremium(deps: ReconcileDeps): Promise<Reconciliation> {
  const result: Reconciliation = { memberships: 0, payments: 0, changed: 0 };
  const failures: unknown[] = [];
  let failedOnEnd = 0;
  const follow: Follow = async (work) => {
    deps.stopping.throwIfAborted();
    try {
      const state = await work();
      if ('userId' in state) result.changed += 1;
      failedOnEnd = 0;
    } catch (error) {
      failures.push(error);
      failedOnEnd = ANSWERS.has(codeOf(error)) ? 0 : failedOnEnd + 1;
      if (failedOnEnd === GIVE_UP_AFTER) throw error;
    }
  };
  // Payments first: a refund is told by the payment alone.
  await reconcilePayments(deps, { result, follow });
  await reconcileMemberships(deps, { result, follow });
  const summary = { ...result, failed: failures.length };
  deps.logger.info(summary, 'premium reconciled with the commerce provider');
  if (failures.length > 0) throw failures[0];
  return result;
}

/**
 * Runs the reconciliation once a day, on whichever instance comes first.
 * @throws as `reconcilePremium`, or the reason of a stop; the next call tries again
 */
export async function reconcileDaily(deps: ReconcileDeps): Promise<void> {
  const claimed = await deps.database.run(CLAIM, [deps.clock.databaseNow(), RUN_EVERY_HOURS]);
  if (claimed.length === 0) return;
  try {
    await reconcilePremium(deps);
  } catch (error) {
    await deps.database.run(GIVE_BACK, []);
    throw error;
  }
}

async function reconcilePayments(
  deps: ReconcileDeps,
  { result, follow }: { result: Reconciliation; follow: Follow },
): Promise<void> {
  const createdAfter = new Date(deps.clock.now().getTime() - PAYMENTS_OF_DAYS * DAY_MS);
  await eachPayment(deps, { createdAfter }, async (payment, own) => {
    result.payments += 1;
    if (!isSamePayment(own, payment)) await follow(() => followPayment(deps, payment.id));
  });
  await eachPayment(deps, { substatuses: [...TAKEN_BACK] }, async (payment, own) => {
    if (own === undefined || payment.createdAt > createdAfter) return; // none of ours, or seen above
    result.payments += 1;
    if (!isSamePayment(own, payment)) await follow(() => followPayment(deps, payment.id));
  });
}

/** A payment as we have it. */
type KnownPayment = Pick<typeof payments.$inferSelect, 'status' | 'substatus'>;

async function eachPayment(
  deps: ReconcileDeps,
  filter: PaymentFilter,
  work: (payment: Payment, own: KnownPayment | undefined) => Promise<void>,
): Promise<void> {
  await eachPage(async (page) => {
    const { items, nextCursor } = await deps.commerce.listPayments({ ...filter, ...page });
    const known = await deps.database.orm
      .select({ id: payments.paymentId, status: payments.status, substatus: payments.substatus })
      .from(payments)
      .where(inArray(payments.paymentId, ['', ...items.map(({ id }) => id)]));
    for (const payment of items) {
      const own = known.find(({ id }) => id === payment.id);
      await work(payment, own);
    }
    return nextCursor;
  });
}

async function reconcileMemberships(
  deps: ReconcileDeps,
  { result, follow }: { result: Reconciliation; follow: Follow },
): Promise<void> {
  await eachPage(async (page) => {
    const readTicket = await takeReadTicket(deps);
    const { items, nextCursor } = await deps.commerce.listMemberships({
      productIds: [deps.commerce.premium.productId],
      ...page,
    });
    const known = await deps.database.orm
      .select()
      .from(memberships)
      .where(inArray(memberships.membershipId, ['', ...items.map(({ id }) => id)]));
    for (const membership of items) {
      result.memberships += 1;
      const own = known.find(({ membershipId }) => membershipId === membership.id);
      if (own !== undefined && isSame(own, membership)) continue;
      await follow(() => followMembership(deps, { membership, readTicket }));
    }
    return nextCursor;
  });
}

/** @param work reads one page, and returns where the next begins; null for the end */
async function eachPage(work: (page: PageRequest) => Promise<string | null>): Promise<void> {
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const next = await work({ limit: PAGE_SIZE, ...(cursor !== null && { cursor }) });
    if (next === null || next === cursor) return;
    cursor = next;
  }
}

function isSamePayment(own: KnownPayment | undefined, read: Payment): boolean {
  return own?.status === read.status && own.substatus === read.substatus;
}

function isSame(own: typeof memberships.$inferSelect, read: Membership): boolean {
  return (
    // What we ended and the provider keeps open is followed again, to end it there.
    judgeMembership(read, []).grants === own.grants &&
    own.status === read.status &&
    own.cancelAtPeriodEnd === read.cancelAtPeriodEnd &&
    Number(own.periodEnd) === Number(read.periodEnd)
  );
}

/** A run that failed is no run of the day. */
const GIVE_BACK = {
  name: 'reconcile_give_back',
  text: `delete from job_runs where name = 'reconcile-premium'`,
};

const CLAIM = {
  name: 'reconcile_claim',
  text: `
    insert into job_runs (name, started_at) values ('reconcile-premium', ${NOW('$1')})
    on conflict (name) do update set started_at = excluded.started_at
      where job_runs.started_at <= excluded.started_at - $2::int * interval '1 hour'
    returning name`,
};
