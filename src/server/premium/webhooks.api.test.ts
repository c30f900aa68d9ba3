import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commerceEvents, users } from '../database/schema.ts';
import { AppError } from '#contract/errors.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { confirm, lastPayment, payInSandbox } from '../testing/pay-in-sandbox.ts';
import { createTurns } from '../waiting/turns.ts';
import { recordEvent, sweepCommerceEvents, workOffEvent } from './commerce-events.ts';

const NOON = new Date('2026-03-10T12:00:00Z');

interface Message {
  id: string;
  body: string;
  /** Seconds before now. */
  ageSeconds?: number;
  secret?: string;
}

async function deliver(app: TestApp, message: Message): Promise<Response> {
  const { id, body, ageSeconds = 0, secret = app.deps.commerceWebhookSecret } = message;
  const timestamp = Math.floor(app.deps.clock.now().getTime() / 1000) - ageSeconds;
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return app.request('/api/webhooks/commerce', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature.digest('base64')}`,
    },
    body,
  });
}

function about(type: string, id: string): string {
  return JSON.stringify({ type, data: { id } });
}

async function readEvents(app: TestApp) {
  return app.deps.database.orm.select().from(commerceEvents);
}

async function countPremium(app: TestApp): Promise<number> {
  const all = await app.deps.database.orm.select().from(users);
  return all.filter(({ isPremium }) => isPremium).length;
}

test('forged, stale and early webhooks are 401, counted, and leave nothing', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { paymentId } = await payInSandbox(app, user);
  const body = about('payment.succeeded', paymentId);
  const refused = [
    await deliver(app, { id: 'msg_1', body, secret: 'ws_somebody' }),
    await deliver(app, { id: 'msg_2', body, ageSeconds: 301 }),
    await deliver(app, { id: 'msg_3', body, ageSeconds: -301 }),
    await app.request('/api/webhooks/commerce', { method: 'POST', body }),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'webhook_refused' });
  }
  expect(await app.deps.database.orm.select().from(commerceEvents)).toHaveLength(0);
  expect(await countPremium(app)).toBe(0);
  const { text } = await app.deps.metrics.expose();
  expect(text).toContain('riposte_commerce_webhooks_total{outcome="signature_wrong"} 1');
  expect(text).toContain('riposte_commerce_webhooks_total{outcome="too_old"} 1');
});

test('a message is worked off once, however often it comes', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { paymentId } = await payInSandbox(app, user);
  const body = about('payment.succeeded', paymentId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => deliver(app, { id: 'msg_same', body })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await expect.poll(async () => countPremium(app)).toBe(1);
  const events = await app.deps.database.orm.select().from(commerceEvents);
  expect(events).toHaveLength(1);
  await expect.poll(async () => readEvents(app)).toMatchObject([{ attempts: 1, doneAt: NOON }]);
  const { text } = await app.deps.metrics.expose();
  expect(text).toContain('riposte_commerce_webhooks_total{outcome="accepted"} 1');
  expect(text).toContain('riposte_commerce_webhooks_total{outcome="repeated"} 19');
});

test('the answer is there at once, however slow the provider’s API is', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { paymentId } = await payInSandbox(app, user);
  app.checkout.world.state.faults.apiDelayMs = 500;
  const body = about('payment.succeeded', paymentId);
  expect((await deliver(app, { id: 'msg_slow', body })).status).toBe(200);
  expect(await app.deps.database.orm.select().from(commerceEvents)).toMatchObject([
    { doneAt: null },
  ]);
  await expect.poll(async () => countPremium(app)).toBe(1);
});

test('what a signed body claims is not believed: only what the provider’s API says', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { paymentId } = await payInSandbox(app, user, { button: 'decline' });
  const body = JSON.stringify({
    type: 'payment.succeeded',
    data: {
      id: paymentId,
      status: 'paid',
      substatus: 'succeeded',
      metadata: { userId: user.userId },
    },
  });
  expect((await deliver(app, { id: 'msg_lie', body })).status).toBe(200);
  await expect.poll(async () => readEvents(app)).toMatchObject([{ doneAt: NOON }]);
  expect(await countPremium(app)).toBe(0);
});

test('a signed message that is no message is refused; one of no interest is taken and done', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  expect((await deliver(app, { id: 'msg_a', body: 'not json' })).status).toBe(400);
  expect((await deliver(app, { id: 'msg_b', body: '{"type":"x"}' })).status).toBe(400);
  const answer = await deliver(app, { id: 'msg_c', body: about('invoice.created', 'inv_1') });
  expect(answer.status).toBe(200);
  await expect
    .poll(async () => readEvents(app))
    .toMatchObject([{ webhookId: 'msg_c', attempts: 1 }]);
});

test('a message is followed, too, whose type has an underscore where others have a dot', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const { paymentId } = await payInSandbox(app, await app.signIn());
  await deliver(app, { id: 'msg_underscore', body: about('payment_succeeded', paymentId) });
  await expect.poll(async () => countPremium(app)).toBe(1);
});

test.each([
  ['refund.updated', 'rf_1', {}],
  ['dispute_alert.created', 'dspa_1', {}],
  ['refund.updated', 'rf_2', { payment: null }],
])('%s names its payment by id alone, as newer webhooks do', async (type, id, other) => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { sessionId, paymentId } = await payInSandbox(app, user);
  await confirm(user, { session_id: sessionId });
  lastPayment(app).substatus = 'refunded';
  const body = JSON.stringify({ type, data: { id, payment_id: paymentId, ...other } });
  expect((await deliver(app, { id: `msg_${id}`, body })).status).toBe(200);
  await expect.poll(async () => countPremium(app)).toBe(0);
});

test('an alert that fits no payment is taken and is about nothing of ours', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const body = JSON.stringify({
    type: 'dispute_alert.created',
    data: { id: 'dspa_1', payment_id: null },
  });
  expect((await deliver(app, { id: 'msg_alert', body })).status).toBe(200);
});

test('a burst of messages is followed a few at a time, to its end', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { paymentId } = await payInSandbox(app, user);
  let asking = 0;
  let mostAtOnce = 0;
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
  const getPayment = app.deps.commerce.getPayment.bind(app.deps.commerce);
  app.deps.commerce.getPayment = async (id) => {
    asking += 1;
    mostAtOnce = Math.max(mostAtOnce, asking);
    await answering;
    asking -= 1;
    return getPayment(id);
  };
  const body = about('payment.succeeded', paymentId);
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => deliver(app, { id: `msg_${index}`, body })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  // A provider that answers nobody yet has as many asking as there may be.
  await expect.poll(() => asking).toBeGreaterThanOrEqual(6);
  answer();
  const countDone = async () =>
    (await readEvents(app)).filter(({ doneAt }) => doneAt !== null).length;
  await expect.poll(countDone).toBe(60);
  expect(await countPremium(app)).toBe(1);
  expect(mostAtOnce).toBe(6);
});

test('a message that the database had no time for is not left to the sweep', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { paymentId } = await payInSandbox(app, user);
  const { database } = app.deps;
  const run = database.run.bind(database);
  let refusals = 0;
  database.run = async (statement, parameters) => {
    if (statement.name === 'commerce_event_read' && refusals < 2) {
      refusals += 1;
      throw new AppError('database_busy');
    }
    return run(statement, parameters);
  };
  const body = about('payment.succeeded', paymentId);
  expect((await deliver(app, { id: 'msg_busy', body })).status).toBe(200);
  await expect.poll(async () => countPremium(app)).toBe(1);
  expect(refusals).toBe(2);
});

test('a payment that is not there yet is asked for again after a while, and no more once the server stops', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const askedMs: number[] = [];
  app.deps.commerce.getPayment = () => {
    askedMs.push(performance.now());
    return Promise.resolve(null);
  };
  const event = { webhookId: 'msg_early', type: 'payment.succeeded', objectId: 'pay_early' };
  await recordEvent(app.deps, event);
  const work = { webhookId: event.webhookId, turns: createTurns({ limit: 1 }), retryMs: [100] };
  await workOffEvent(app.deps, work);
  const [first = 0, second = 0] = askedMs;
  expect(second - first).toBeGreaterThan(90);
  await workOffEvent({ ...app.deps, stopping: AbortSignal.abort() }, work);
  expect(askedMs).toHaveLength(2);
});

test('the sweep takes up what a dead instance had taken, and asks once for each', async () => {
  await using app = await createTestApp({ now: NOON, takesWebhooks: false });
  const user = await app.signIn();
  const { paymentId } = await payInSandbox(app, user);
  const taken = { webhookId: 'msg_dead', type: 'payment.succeeded', objectId: paymentId };
  await recordEvent(app.deps, taken);
  expect(await sweepCommerceEvents(app.deps)).toBe(0); // it may be alive
  app.setTime(new Date(NOON.getTime() + 61_000));
  const getPayment = app.deps.commerce.getPayment.bind(app.deps.commerce);
  let asked = 0;
  app.deps.commerce.getPayment = async () => {
    asked += 1;
    throw new AppError('commerce_unavailable');
  };
  expect(await sweepCommerceEvents(app.deps)).toBe(1);
  expect(asked).toBe(1);
  expect(await countPremium(app)).toBe(0);
  app.deps.commerce.getPayment = getPayment;
  app.setTime(new Date(NOON.getTime() + 122_000));
  expect(await sweepCommerceEvents(app.deps)).toBe(1);
  expect(await countPremium(app)).toBe(1);
  app.setTime(new Date(NOON.getTime() + 183_000));
  expect(await sweepCommerceEvents(app.deps)).toBe(0); // it is done
});

test('the flag in a browser is nothing to the server', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const usage = await user.request('/api/usage', { headers: { 'x-is-premium': 'true' } });
  expect(await usage.json()).toMatchObject({ isPremium: false, limit: 5 });
  expect(await (await user.request('/api/profile')).json()).toMatchObject({ isPremium: false });
});
