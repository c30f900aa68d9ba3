import { expect, test } from 'vitest';
import document from '../commerce-v2.openapi.json' with { type: 'json' };
import { createCommerceV2Client, type CommerceV2Client } from '../create-commerce-v2-client.ts';
import { serveStandIn } from './serve-stand-in.ts';

test('the described client makes all 51 calls against the stand-in', async () => {
  await using standIn = await serveStandIn();
  const called = new Set<string>();
  const connect = (apiKey: string) =>
    counting(createCommerceV2Client({ baseUrl: standIn.baseUrl, apiKey, fetch }), called);
  const v2 = connect(standIn.apiKey);
  const [planId, productId] = ['plan_premium', 'prod_premium'];

  const session = await v2.createCheckoutSession({
    body: { plan_id: planId, metadata: { userId: 'u1' }, redirect_url: 'https://riposte.test/ok' },
  });
  expect((await v2.listCheckoutSessions({})).data).toEqual([session]);
  expect(await v2.retrieveCheckoutSession({ path: { id: session.id ?? '' } })).toEqual(session);
  await standIn.press(`${session.purchase_url}&email=buyer@riposte.test`, 'pay');

  const memberships = await v2.listMemberships({ query: { status: 'active', expand: ['user'] } });
  expect(memberships.pagination).toEqual({ current_page: 1, total_page: 1, total_count: 1 });
  const membership = memberships.data?.[0];
  expect(membership).toMatchObject({ user: { email: 'buyer@riposte.test' }, valid: true });
  expect(membership).toMatchObject({ metadata: { userId: 'u1' }, checkout_session: session.id });
  const path = { id: membership?.id ?? '' };
  expect((await v2.retrieveMembership({ path })).status).toBe('active');
  const noted = await v2.updateMembership({ path, body: { metadata: { note: 'kind' } } });
  expect(noted.metadata).toMatchObject({ note: 'kind', userId: 'u1' });
  const longer = await v2.addFreeDaysMembership({ path, body: { days: 2 } });
  expect((longer.expires_at ?? 0) - (membership?.expires_at ?? 0)).toBe(2 * 86_400);
  const license = { id: membership?.license_key ?? '' };
  const valid = await v2.validateLicense({ path: license, body: { metadata: { device: 'a' } } });
  expect(valid.metadata).toMatchObject({ device: 'a' });
  expect((await v2.cancelMembership({ path })).cancel_at_period_end).toBe(true);
  expect((await v2.terminateMembership({ path })).valid).toBe(false);

  const payments = await v2.listPayments({ query: { status: 'paid' } });
  const paymentId = payments.data?.[0]?.id ?? '';
  const payment = await v2.retrievePayment({
    path: { id: paymentId },
    query: { expand: ['user'] },
  });
  expect(payment).toMatchObject({ final_amount: 9.99, user: { email: 'buyer@riposte.test' } });

  const customer = await v2.retrieveCustomer({ path: { search: 'buyer@riposte.test' } });
  expect(await v2.retrieveMember({ path: { search: customer.id ?? '' } })).toEqual(customer);
  expect((await v2.listCustomers({})).data).toEqual([customer]);
  expect((await v2.listMembers({})).data).toEqual([customer]);
  expect((await v2.retrieveCompany({})).id).toBe('biz_riposte');

  expect((await v2.listPlans({ query: { visibility: 'visible' } })).data).toHaveLength(1);
  expect((await v2.retrievePlan({ path: { id: planId } })).direct_link).toContain('?d2c=true');
  const plan = await v2.createPlan({ body: { product_id: productId, initial_price: 5 } });
  expect(plan.initial_price).toBe(5);
  const changed = await v2.updatePlan({ path: { id: plan.id ?? '' }, body: { stock: 3 } });
  expect(changed.data?.stock).toBe(3);
  const link = await v2.createQuickLink({ path: { mimic_plan_id: planId }, body: { stock: 1 } });
  expect(link).toMatchObject({ visibility: 'quick_link', renewal_price: 9.99, stock: 1 });
  expect((await v2.listProducts({})).data).toHaveLength(1);
  expect((await v2.retrieveProduct({ path: { id: productId } })).visibility).toBe('visible');
  const renamed = await v2.updateProduct({ path: { id: productId }, body: { name: 'New' } });
  expect(renamed.data?.name).toBe('New');

  const promo = await v2.createPromoCode({
    body: { amount_off: 5, base_currency: 'xau', code: 'FIVE', promo_type: 'flat_amount' },
  });
  const promoPath = { id: promo.id ?? '' };
  expect((await v2.listPromoCodes({ query: { status: 'active' } })).data).toEqual([promo]);
  expect(await v2.retrievePromoCode({ path: promoPath })).toEqual(promo);
  const idle = await v2.updatePromoCode({ path: promoPath, body: { status: 'inactive' } });
  expect(idle.status).toBe('inactive');
  expect(await v2.deletePromoCode({ path: promoPath })).toBeUndefined();

  const webhook = await v2.createWebhook({ body: { url: 'https://riposte.test/hook' } });
  const webhookPath = { id: webhook.id ?? '' };
  expect((await v2.listWebhooks({ query: { enabled: true } })).data).toHaveLength(2);
  expect(await v2.retrieveWebhook({ path: webhookPath })).toEqual(webhook);
  const off = await v2.updateWebhook({ path: webhookPath, body: { enabled: false } });
  expect(off.enabled).toBe(false);
  expect(await v2.deleteWebhook({ path: webhookPath })).toBeUndefined();

  const [experience] = (await v2.listExperiences({})).data ?? [];
  const experiencePath = { id: experience?.id ?? '' };
  expect(await v2.retrieveExperience({ path: experiencePath })).toEqual(experience);
  const named = await v2.updateExperience({ path: experiencePath, body: { name: 'Other' } });
  expect(named.name).toBe('Other');
  const [review] = (await v2.listReviews({})).data ?? [];
  expect(await v2.retrieveReview({ path: { id: review?.id ?? '' } })).toEqual(review);

  const { access_token: token } = await v2.oauthToken({
    body: {
      grant_type: 'authorization_code',
      code: `code_${customer.id}`,
      client_id: 'app',
      client_secret: 'secret',
      redirect_uri: 'https://riposte.test/back',
    },
  });
  const asUser = connect(token ?? '');
  expect((await asUser.oauthInfo({})).user).toEqual(customer);
  expect(await asUser.oauthUser({})).toEqual(customer);
  expect((await asUser.oauthUserExperiences({})).data).toHaveLength(1);
  expect((await asUser.oauthUserMemberships({ query: { valid: true } })).data).toEqual([]);
  expect((await asUser.oauthCompanyRetrieve({})).id).toBe('biz_riposte');
  expect((await asUser.oauthCompanyProducts({})).data).toHaveLength(1);
  expect((await asUser.oauthRetrieveProduct({ path: { id: productId } })).name).toBe('New');
  const hidden = await asUser.oauthUpdateCompanyPlan({
    path: { id: planId },
    body: { visibility: 'hidden' },
  });
  expect(hidden.data?.visibility).toBe('hidden');

  expect(await v2.deleteExperience({ path: experiencePath })).toBeUndefined();
  expect(await v2.deleteCheckoutSession({ path: { id: session.id ?? '' } })).toBeUndefined();
  const missing = v2.retrieveCheckoutSession({ path: { id: session.id ?? '' } });
  await expect(missing).rejects.toMatchObject({ message: 'Not Found' });
  await expect(connect('wrong').retrieveCompany({})).rejects.toMatchObject({
    message: 'Unauthorized',
  });
  const all = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => (operation as { operationId: string }).operationId),
  );
  expect([...called].sort()).toEqual(all.sort());
});

/** Remembers which operations were called. */
function counting(client: CommerceV2Client, called: Set<string>): CommerceV2Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      called.add(String(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
