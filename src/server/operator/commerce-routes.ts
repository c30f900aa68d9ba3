import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { listSecondMemberships } from '../premium/second-memberships.ts';
import { reconcilePremium } from '../premium/reconcile-premium.ts';
import { followMembership, followPayment } from '../premium/follow-purchase.ts';
import type { Membership, PageRequest } from '../providers/commerce/commerce-provider.ts';
import { nameActor, writeAudit } from './audit-log.ts';
import type { Door, Visit } from '../http/door.ts';
import type { Operator } from '../http/callers.ts';

type Details = Record<string, unknown>;

const PER_PAGE = 25;
const ID_FORM = /^[\w-]{1,100}$/;

/**
 * What an operator manages at the commerce provider. Every deed is written down before it is asked
 * for, and premium follows it at once.
 */
export function serveCommerce(door: Door, deps: OperatorDeps): void {
  const { commerce } = deps;

  door.handle('listMemberships', ({ query: { status, cursor } }) =>
    commerce.listMemberships({
      ...pageAfter(cursor),
      ...(status !== undefined && { statuses: [status] }),
    }),
  );
  door.handle('cancelMembership', (visit) =>
    actOnMembership(visit, { action: 'cancel membership' }, (id) => commerce.cancelMembership(id)),
  );
  door.handle('terminateMembership', (visit) =>
    actOnMembership(visit, { action: 'terminate membership' }, (id) =>
      commerce.terminateMembership(id),
    ),
  );
  door.handle('addFreeDays', (visit) => {
    const { days, requestId } = visit.body;
    return actOnMembership(visit, { action: 'add free days', days }, (membershipId) =>
      commerce.addFreeDays({ membershipId, days, requestId }),
    );
  });
  door.handle('listSecondMemberships', async () => ({ items: await listSecondMemberships(deps) }));
  door.handle('listPayments', ({ query }) => commerce.listPayments(pageAfter(query.cursor)));
  door.handle('refundPayment', async ({ c, operator, params, body: { requestId } }) => {
    const id = readId(params.id);
    const details = await describePayment(id);
    const payment = await act(operator, { action: 'refund payment', target: id, details }, () =>
      commerce.refundPayment({ paymentId: id, requestId }),
    );
    await follow(c, () => followPayment(deps, id));
    return payment;
  });
  door.handle('listPlans', ({ query }) => commerce.listPlans(pageAfter(query.cursor)));
  door.handle('createQuickLink', ({ operator, params, body: { internalNotes, requestId } }) => {
    const planId = readId(params.id);
    const deed = { action: 'create quick link', target: planId, details: { internalNotes } };
    return act(operator, deed, () =>
      commerce.createQuickLink({ planId, requestId, ...(internalNotes && { internalNotes }) }),
    );
  });
  door.handle('listPromoCodes', ({ query }) => commerce.listPromoCodes(pageAfter(query.cursor)));
  door.handle('createPromoCode', async ({ operator, body: { requestId, ...promo } }) => {
    const deed = { action: 'create promo code', target: promo.code, details: promo };
    const plan = await commerce.getPlan(commerce.premium.planId);
    if (plan === null) throw new AppError('commerce_not_found');
    const { currency, id } = plan;
    return act(operator, deed, () =>
      commerce.createPromoCode({ ...promo, currency, planIds: [id], requestId }),
    );
  });
  door.handle('archivePromoCode', async ({ operator, params }) => {
    const id = readId(params.id);
    const deed = { action: 'archive promo code', target: id };
    await act(operator, deed, () => commerce.archivePromoCode(id));
  });
  door.handle('listWebhooks', ({ query }) => commerce.listWebhooks(pageAfter(query.cursor)));
  door.handle('listDeliveries', ({ params, query }) =>
    commerce.listWebhookDeliveries(readId(params.id), pageAfter(query.cursor)),
  );
  door.handle('replayDelivery', async ({ operator, params }) => {
    const webhookId = readId(params.id);
    const deliveryId = readId(params.delivery);
    await act(operator, { action: 'replay webhook', target: deliveryId }, () =>
      commerce.replayWebhookDelivery({ webhookId, deliveryId }),
    );
  });
  door.handle('reconcile', ({ operator }) =>
    act(operator, { action: 'reconcile', target: 'premium' }, () => reconcilePremium(deps)),
  );

  async function actOnMembership(
    { c, operator, params }: Pick<Visit<'cancelMembership'>, 'c' | 'operator' | 'params'>,
    { action, ...said }: { action: string; days?: number },
    work: (id: string) => Promise<Membership>,
  ): Promise<Membership> {
    const id = readId(params.id);
    const membership = await commerce.getMembership(id);
    if (membership === null) throw new AppError('commerce_not_found');
    // Whose it is, for a log that is read when the provider has long forgotten.
    const details = { email: membership.customerEmail, ...said };
    const changed = await act(operator, { action, target: id, details }, () => work(id));
    await follow(c, () => followMembership(deps, { membershipId: id }));
    return changed;
  }

  async function describePayment(id: string): Promise<Details> {
    const payment = await commerce.getPayment(id);
    if (payment === null) throw new AppError('commerce_not_found');
    const { customerEmail, total, refundedAmount, currency } = payment;
    return { email: customerEmail, left: total - refundedAmount, currency };
  }

  /**
   * Lets premium follow a deed that is done. When that fails the deed is still done, and an error
   * would have it asked for twice: a webhook or the reconciliation brings premium up to date.
   */
  async function follow(c: Context<AppEnv>, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      c.get('logger').warn({ err: error }, 'premium does not follow an operator’s deed yet');
    }
  }

  /** Written down first: a deed at somebody else's service cannot be taken back by a rollback. */
  async function act<Result>(
    operator: Operator,
    deed: { action: string; target: string; details?: Details },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const entry = { ...deed, ...nameActor(operator) };
    await writeAudit(deps, deps.database, entry);
    try {
      return await work();
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'internal';
      await writeAudit(deps, deps.database, {
        ...entry,
        action: `${deed.action}: failed`,
        details: { ...deed.details, code },
      });
      throw error;
    }
  }
}

/** What can be an id of the provider; anything else is not asked for. */
function readId(text: string): string {
  if (!ID_FORM.test(text)) throw new AppError('commerce_not_found');
  return text;
}

function pageAfter(cursor: string): PageRequest {
  return { limit: PER_PAGE, ...(cursor !== '' && { cursor }) };
}
