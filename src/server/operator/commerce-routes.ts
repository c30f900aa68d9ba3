import { Hono, type Context } from 'hono';
import {
  freeDaysSchema,
  MEMBERSHIP_STATUSES,
  newPromoCodeSchema,
  quickLinkSchema,
  refundSchema,
  type ReconciliationAnswer,
} from '#contract/commerce.ts';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Deps } from '../deps.ts';
import { reconcilePremium } from '../premium/reconcile-premium.ts';
import { followMembership, fulfil } from '../premium/settle-purchase.ts';
import type { PageRequest } from '../providers/commerce/commerce-provider.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { writeAudit } from './audit-log.ts';
import { requireOperator } from './operator-sessions.ts';

type Details = Record<string, unknown>;

const PER_PAGE = 25;
const MAX_CURSOR = 500;
const ID_FORM = /^[\w-]{1,100}$/;

/**
 * What an operator manages at the commerce provider; mounted at `/api/operator/commerce`. Every
 * deed is written down before it is asked for, and premium follows it at once.
 */
export function commerceRoutes(deps: Deps): Hono<AppEnv> {
  const { commerce } = deps;
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      await requireOperator(deps, c);
      await next();
    })
    .get('/memberships', async (c) => {
      const status = MEMBERSHIP_STATUSES.find((known) => known === c.req.query('status'));
      const statuses = status === undefined ? {} : { statuses: [status] };
      return c.json(await commerce.listMemberships({ ...readPage(c), ...statuses }));
    })
    .post('/memberships/:id/cancel', async (c) => {
      const id = readId(c.req.param('id'));
      const details = await describeMembership(id);
      const membership = await act(c, { action: 'cancel membership', target: id, details }, () =>
        commerce.cancelMembership(id),
      );
      await follow(c, () => followMembership(deps, { membershipId: id }));
      return c.json(membership);
    })
    .post('/memberships/:id/terminate', async (c) => {
      const id = readId(c.req.param('id'));
      const details = await describeMembership(id);
      const membership = await act(c, { action: 'terminate membership', target: id, details }, () =>
        commerce.terminateMembership(id),
      );
      await follow(c, () => followMembership(deps, { membershipId: id }));
      return c.json(membership);
    })
    .post('/memberships/:id/free-days', async (c) => {
      const id = readId(c.req.param('id'));
      const { days, requestId } = await readJsonBody(c, freeDaysSchema);
      const details = { ...(await describeMembership(id)), days };
      const deed = { action: 'add free days', target: id, details };
      const membership = await act(c, deed, () =>
        commerce.addFreeDays({ membershipId: id, days, requestId }),
      );
      await follow(c, () => followMembership(deps, { membershipId: id }));
      return c.json(membership);
    })
    .get('/payments', async (c) => c.json(await commerce.listPayments(readPage(c))))
    .post('/payments/:id/refund', async (c) => {
      const id = readId(c.req.param('id'));
      const { requestId } = await readJsonBody(c, refundSchema);
      const details = await describePayment(id);
      const payment = await act(c, { action: 'refund payment', target: id, details }, () =>
        commerce.refundPayment({ paymentId: id, requestId }),
      );
      await follow(c, () => fulfil(deps, id));
      return c.json(payment);
    })
    .get('/plans', async (c) => c.json(await commerce.listPlans(readPage(c))))
    .post('/plans/:id/quick-link', async (c) => {
      const planId = readId(c.req.param('id'));
      const { internalNotes, requestId } = await readJsonBody(c, quickLinkSchema);
      const deed = { action: 'create quick link', target: planId, details: { internalNotes } };
      const plan = await act(c, deed, () =>
        commerce.createQuickLink({ planId, requestId, ...(internalNotes && { internalNotes }) }),
      );
      return c.json(plan, 201);
    })
    .get('/promo-codes', async (c) => c.json(await commerce.listPromoCodes(readPage(c))))
    .post('/promo-codes', async (c) => {
      const { requestId, ...promo } = await readJsonBody(c, newPromoCodeSchema);
      const deed = { action: 'create promo code', target: promo.code, details: promo };
      const plan = await commerce.getPlan(commerce.premium.planId);
      if (plan === null) throw new AppError('commerce_not_found');
      const made = await act(c, deed, () =>
        commerce.createPromoCode({
          ...promo,
          currency: plan.currency,
          planIds: [plan.id],
          requestId,
        }),
      );
      return c.json(made, 201);
    })
    .delete('/promo-codes/:id', async (c) => {
      const id = readId(c.req.param('id'));
      await act(c, { action: 'archive promo code', target: id }, () =>
        commerce.archivePromoCode(id),
      );
      return c.body(null, 204);
    })
    .get('/webhooks', async (c) => c.json(await commerce.listWebhooks(readPage(c))))
    .get('/webhooks/:id/deliveries', async (c) =>
      c.json(await commerce.listWebhookDeliveries(readId(c.req.param('id')), readPage(c))),
    )
    .post('/webhooks/:id/deliveries/:delivery/replay', async (c) => {
      const webhookId = readId(c.req.param('id'));
      const deliveryId = readId(c.req.param('delivery'));
      await act(c, { action: 'replay webhook', target: deliveryId }, () =>
        commerce.replayWebhookDelivery({ webhookId, deliveryId }),
      );
      return c.body(null, 204);
    })
    .post('/reconcile', async (c) => {
      const result = await act(c, { action: 'reconcile', target: 'premium' }, () =>
        reconcilePremium(deps),
      );
      return c.json<ReconciliationAnswer>(result);
    });

  /** Whose it is, for a log that is read when the provider has long forgotten. */
  async function describeMembership(id: string): Promise<Details> {
    const membership = await commerce.getMembership(id);
    if (membership === null) throw new AppError('commerce_not_found');
    return { email: membership.customerEmail };
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
    c: Context<AppEnv>,
    deed: { action: string; target: string; details?: Details },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { email } = await requireOperator(deps, c);
    const address = visitorAddress(c, deps.config.trustedProxyHops) ?? '';
    const entry = { ...deed, operator: email, address };
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

function readPage(c: Context<AppEnv>): PageRequest {
  const cursor = (c.req.query('cursor') ?? '').slice(0, MAX_CURSOR);
  return { limit: PER_PAGE, ...(cursor !== '' && { cursor }) };
}
