import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { endPeriod, refundPayment, uncancelMembership } from '#sandbox/commerce/lifecycle.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  confirmInAWord,
  lastMembership,
  lastPayment,
  payInSandbox,
} from '../testing/pay-in-sandbox.ts';
import { isPremium } from '../testing/read-usage.ts';
import { followMembership, followPayment } from './follow-purchase.ts';

/** What is asked for next by this method is read at once and arrives when let go. */
function holdNextAnswer(app: TestApp, method: 'getPayment' | 'getMembership') {
  const { commerce } = app.deps;
  const ask = commerce[method];
  const isRead = Promise.withResolvers<void>();
  const isLetGo = Promise.withResolvers<void>();
  const hold = async (id: string) => {
    Object.assign(commerce, { [method]: ask });
    const answer = await ask(id);
    isRead.resolve();
    await isLetGo.promise;
    return answer;
  };
  Object.assign(commerce, { [method]: hold });
  return { isRead: isRead.promise, letGo: isLetGo.resolve };
}

/** A person who paid, and whose first confirmation waits for an answer of the provider. */
async function openScene(method: 'getPayment' | 'getMembership') {
  const app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn('buyer@example.com');
  const back = await payInSandbox(app, user);
  const [payment, membership] = [lastPayment(app), lastMembership(app)];
  const held = holdNextAnswer(app, method);
  const late = confirmInAWord(user, back);
  await held.isRead;
  return {
    world: app.checkout.world,
    commerce: app.deps.commerce,
    user,
    payment,
    membership,
    confirm: () => confirmInAWord(user, back),
    letLateAnswerArrive: () => {
      held.letGo();
      return late;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test('an answer from before a refund that arrives after it does not undo it, nor does its payment', async () => {
  await using scene = await openScene('getPayment');
  const { world, user, membership } = scene;
  refundPayment(world, scene.payment, null);
  expect(await scene.confirm()).toBe('payment_refunded');
  expect(membership.status).toBe('canceled');
  expect(await scene.letLateAnswerArrive()).toBe('payment_refunded');
  expect(await isPremium(user)).toBe(false);
  // Opened again by mistake, it is still the membership whose money was given back.
  uncancelMembership(world, membership);
  await user.request('/api/premium');
  await expect.poll(() => membership.status).toBe('canceled');
  expect(await isPremium(user)).toBe(false);
});

test('while a membership is being ended at the provider, a late answer does not end it once more', async () => {
  await using scene = await openScene('getPayment');
  const { commerce } = scene;
  const terminate = commerce.terminateMembership.bind(commerce);
  const { promise: isAnswering, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  commerce.terminateMembership = async (id) => {
    asked += 1;
    await isAnswering;
    return terminate(id);
  };
  refundPayment(scene.world, scene.payment, null);
  const confirming = scene.confirm();
  await expect.poll(() => asked).toBe(1);
  expect(await Promise.race([scene.letLateAnswerArrive(), confirming])).toBe('payment_refunded');
  answer();
  expect(await confirming).toBe('payment_refunded');
  expect(asked).toBe(1);
});

test('an answer from before the end that arrives after it opens nothing', async () => {
  await using scene = await openScene('getMembership');
  endPeriod(scene.world, scene.membership);
  expect(await scene.confirm()).toBe('membership_over');
  expect(await scene.letLateAnswerArrive()).toBe('membership_over');
  expect(await isPremium(scene.user)).toBe(false);
});

/** Somebody whose refund was read before a later question about its membership, and has not arrived. */
async function openRefund() {
  const app = await createTestApp({ takesWebhooks: false });
  const user = await app.signIn('buyer@example.com');
  expect(await confirmInAWord(user, await payInSandbox(app, user))).toBe('active');
  const { world } = app.checkout;
  const [payment, membership] = [lastPayment(app), lastMembership(app)];
  refundPayment(world, payment, null);
  const held = holdNextAnswer(app, 'getMembership');
  const late = followPayment(app.deps, payment.id);
  await held.isRead;
  // Of the refund nothing is written down yet, and a membership does not tell it.
  const { id: membershipId } = membership;
  expect(await followMembership(app.deps, { membershipId })).toMatchObject({ kind: 'active' });
  return {
    user,
    membership,
    commerce: app.deps.commerce,
    letRefundArrive: () => {
      held.letGo();
      return late;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test('a refund that was read before a later question about its membership, and arrives after the answer to that, ends premium', async () => {
  await using scene = await openRefund();
  expect(await scene.letRefundArrive()).toMatchObject({ kind: 'ended', reason: 'refunded' });
  expect(await isPremium(scene.user)).toBe(false);
  expect(scene.membership.status).toBe('canceled');
});

test('such a refund ends premium here while the provider cannot end the membership', async () => {
  await using scene = await openRefund();
  scene.commerce.terminateMembership = () => Promise.reject(new AppError('commerce_unavailable'));
  await expect(scene.letRefundArrive()).rejects.toMatchObject({ code: 'commerce_unavailable' });
  expect(await isPremium(scene.user)).toBe(false);
  expect(scene.membership.status).toBe('active');
});
