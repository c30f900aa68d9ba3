import { foldEmail } from '#contract/email.ts';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { CommerceProvider, Page } from './commerce-provider.ts';
import { verifyCommerceSettings, type CommerceSettings } from './verify-configuration.ts';
import { managementCalls } from './whop-management-calls.ts';
import {
  checkoutAnswer,
  memberAnswer,
  membershipAnswer,
  pageAnswer,
  paymentAnswer,
  planAnswer,
} from './whop-answers.ts';
import { createWhopClient, readAnswer, readPage, type Outside } from './whop-client.ts';

/** A search for one address that finds more people than this is not worth following. */
const MAX_SEARCH_PAGES = 4;

/** The commerce provider behind its API v1: the real one, or the sandbox. */
export function createWhopProvider(
  options: CommerceSettings & Outside & { isSandbox: boolean; timeoutMs?: number },
): CommerceProvider {
  const { companyId, planId, productId } = options;
  const client = createWhopClient(options);
  const company = { company_id: companyId };

  const provider: CommerceProvider = {
    isSandbox: options.isSandbox,
    premium: { companyId, planId, productId },
    ...managementCalls(client, { companyId, getPlan }),
    getPlan,

    async createCheckout({ orderId, userId, userEmail, redirectUrl }) {
      const checkout = await readAnswer(
        client.POST('/checkout_configurations', {
          params: { header: { 'Idempotency-Key': `checkout-${orderId}` } },
          body: {
            plan_id: planId,
            mode: 'payment',
            metadata: { userId, userEmail, sessionId: orderId },
            redirect_url: redirectUrl,
          },
        }),
        checkoutAnswer,
      );
      const url = new URL(checkout.purchase_url);
      // Elsewhere than where the settings say, nobody should type a card number.
      if (url.origin !== new URL(options.checkoutOrigin).origin) {
        throw new AppError('commerce_refused', {
          cause: new Error(`The checkout is at ${url.origin}, not at ${options.checkoutOrigin}`),
        });
      }
      url.searchParams.set('d2c', 'true');
      return { checkoutId: checkout.id, url: url.href };
    },

    async isCheckoutOpen(id) {
      const params = { path: { id } };
      const call = client.GET('/checkout_configurations/{id}', { params });
      return (await nullWhenMissing(readAnswer(call, checkoutAnswer))) !== null;
    },

    async endCheckout(id) {
      const params = { path: { id } };
      const call = client.DELETE('/checkout_configurations/{id}', { params });
      await nullWhenMissing(readAnswer(call, z.unknown()));
    },

    getPayment: (id) =>
      nullWhenMissing(
        readAnswer(client.GET('/payments/{id}', { params: { path: { id } } }), paymentAnswer),
      ),

    async listPaymentsOfCheckout(checkoutId) {
      const { items } = await provider.listPayments({ checkoutIds: [checkoutId] });
      // A provider that ignored the filter must not hand out other people's payments.
      return items.filter((payment) => payment.checkoutId === checkoutId);
    },

    listPayments: (filter) =>
      readAnswer(
        client.GET('/payments', {
          params: {
            query: {
              ...company,
              ...readPage(filter),
              // Else those of trials and of codes for the whole price are left out.
              include_free: true,
              ...pick('statuses[]', filter.statuses),
              ...pick('substatuses[]', filter.substatuses),
              ...pick('checkout_configuration_ids[]', filter.checkoutIds),
              ...(filter.query !== undefined && { query: filter.query }),
              ...(filter.createdAfter && { created_after: filter.createdAfter.toISOString() }),
            },
          },
        }),
        pageAnswer(paymentAnswer),
      ),

    refundPayment: ({ paymentId, requestId }) =>
      readAnswer(
        client.POST('/payments/{id}/refund', {
          params: {
            path: { id: paymentId },
            header: { 'Idempotency-Key': `refund-${requestId}` },
          },
          body: {},
        }),
        paymentAnswer,
      ),

    getMembership: (id) =>
      nullWhenMissing(
        readAnswer(client.GET('/memberships/{id}', { params: { path: { id } } }), membershipAnswer),
      ),

    async findMembershipsByEmail(email) {
      const customerIds = await findCustomers(email);
      if (customerIds.length === 0) return [];
      const { items } = await provider.listMemberships({ customerIds, productIds: [productId] });
      return items.filter(
        (membership) =>
          membership.companyId === companyId &&
          membership.productId === productId &&
          membership.customerId !== null &&
          customerIds.includes(membership.customerId),
      );
    },

    listMemberships: (filter) =>
      readAnswer(
        client.GET('/memberships', {
          params: {
            query: {
              ...company,
              ...readPage(filter),
              ...pick('statuses[]', filter.statuses),
              ...pick('product_ids[]', filter.productIds),
              ...pick('user_ids[]', filter.customerIds),
            },
          },
        }),
        pageAnswer(membershipAnswer),
      ),

    cancelMembership: (id) => endMembership(id, 'at_period_end'),
    terminateMembership: (id) => endMembership(id, 'immediate'),

    addFreeDays: ({ membershipId, days, requestId }) =>
      readAnswer(
        client.POST('/memberships/{id}/add_free_days', {
          params: {
            path: { id: membershipId },
            header: { 'Idempotency-Key': `free-days-${requestId}` },
          },
          body: { free_days: days },
        }),
        membershipAnswer,
      ),

    verifyConfiguration: () => verifyCommerceSettings(options, { getPlan, readSales }),
  };
  return provider;

  function getPlan(id: string) {
    return nullWhenMissing(
      readAnswer(client.GET('/plans/{id}', { params: { path: { id } } }), planAnswer),
    );
  }

  async function readSales(): Promise<void> {
    await provider.listPayments({ limit: 1 });
    await provider.listMemberships({ limit: 1 });
  }

  // Without an Idempotency-Key: a key would answer a later request with what an earlier one gave.
  function endMembership(id: string, mode: 'at_period_end' | 'immediate') {
    return readAnswer(
      client.POST('/memberships/{id}/cancel', {
        params: { path: { id } },
        body: { cancellation_mode: mode },
      }),
      membershipAnswer,
    );
  }

  /** The provider only searches, by parts of names and addresses; the comparing is ours. */
  async function findCustomers(email: string): Promise<string[]> {
    const wanted = foldEmail(email);
    if (wanted === '') return [];
    const found: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MAX_SEARCH_PAGES; page += 1) {
      const { items, nextCursor }: SearchedPage = await searchMembers(wanted, cursor);
      for (const { user } of items) {
        if (user !== null && user.email !== null && foldEmail(user.email) === wanted) {
          found.push(user.id);
        }
      }
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    return found;
  }

  function searchMembers(query: string, cursor: string | null): Promise<SearchedPage> {
    const page = readPage(cursor === null ? {} : { cursor });
    return readAnswer(
      client.GET('/members', { params: { query: { ...company, query, ...page } } }),
      pageAnswer(memberAnswer),
    );
  }
}

type SearchedPage = Page<z.infer<typeof memberAnswer>>;

function pick<Name extends string>(
  name: Name,
  values: readonly string[] | undefined,
): Partial<Record<Name, string[]>> {
  if (values === undefined || values.length === 0) return {};
  return { [name]: [...values] } as Partial<Record<Name, string[]>>; // its only key is the name
}

async function nullWhenMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'commerce_not_found') return null;
    throw error;
  }
}
