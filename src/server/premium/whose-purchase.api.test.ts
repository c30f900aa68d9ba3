import { expect, test } from 'vitest';
import { buyPlan } from '#sandbox/commerce/purchases.ts';
import { memberships } from '../database/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { pressButton } from '../testing/pay-in-sandbox.ts';
import { checkMembershipByEmail } from './check-membership.ts';

async function isPremium(user: TestUser): Promise<boolean> {
  const usage = (await (await user.request('/api/usage')).json()) as { isPremium: boolean };
  return usage.isPremium;
}

/** A membership that no order of ours asked for, with its payment. */
function buyElsewhere(app: TestApp, options: { email: string; metadata: Record<string, string> }) {
  const { world } = app.checkout;
  const [plan] = Object.values(world.state.plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  const { email, metadata } = options;
  const payment = buyPlan(world, { plan, checkout: null, email, tellsWebhooks: false });
  payment.metadata = metadata;
  const membership = world.state.memberships[payment.membershipId ?? ''];
  if (membership === undefined) throw new Error('A purchase opens a membership.');
  membership.metadata = metadata;
}

test('a checkout that speaks of somebody else than its order opens premium for neither', async () => {
  await using app = await createTestApp({ takesWebhooks: false });
  const [buyer, other] = [await app.signIn(), await app.signIn()];
  const { url } = (await (await buyer.post('/api/checkout', {})).json()) as { url: string };
  const [checkout] = Object.values(app.checkout.world.state.checkouts);
  if (checkout === undefined) throw new Error('No checkout was made.');
  checkout.metadata = { ...checkout.metadata, userId: other.userId };
  const { sessionId, paymentId } = await pressButton(app, url, { email: buyer.email });
  const answer = await buyer.post('/api/premium/confirm', {
    session_id: sessionId,
    payment_id: paymentId,
  });
  expect(await answer.json()).toMatchObject({ code: 'payment_used' });
  expect([await isPremium(buyer), await isPremium(other)]).toEqual([false, false]);
  expect(await app.deps.database.orm.select().from(memberships)).toEqual([]);
});

test('a membership that names another account does not go to who has its e-mail, until that account is gone', async () => {
  const noon = new Date('2026-03-10T12:00:00Z');
  await using app = await createTestApp({ now: noon });
  const [named, sharer] = [await app.signIn(), await app.signIn('shared@example.com')];
  buyElsewhere(app, { email: sharer.email, metadata: { userId: named.userId } });
  await checkMembershipByEmail(app.deps, sharer.userId);
  expect(await isPremium(sharer)).toBe(false);
  await named.request('/api/account', { method: 'DELETE' });
  app.setTime(new Date(noon.getTime() + 301_000));
  await checkMembershipByEmail(app.deps, sharer.userId);
  expect(await isPremium(sharer)).toBe(true);
});
