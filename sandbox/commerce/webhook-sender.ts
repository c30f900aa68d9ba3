import { createHmac } from 'node:crypto';
import { keepNewest } from './forget-oldest.ts';
import { showDispute, showMembership, showPayment, showRefund } from './v1-shapes.ts';
import type { DeliveryRecord } from './records.ts';
import { mustFind, type SandboxEvent, type World } from './world.ts';

/** Waits before the second, third … attempt. */
const RETRY_AFTER_MS = [1000, 5000, 30_000, 120_000, 600_000];
const ATTEMPT_TIMEOUT_MS = 10_000;
const OLD_BY_SECONDS = 3600;
/** More than anybody reads on the control page. */
const KEPT_DELIVERIES = 500;

export interface WebhookSender {
  send(event: SandboxEvent): void;
  /** Sends what was sent before, with the same message id. */
  replay(delivery: DeliveryRecord): void;
  /** Goes on with what a restart interrupted. */
  resume(): void;
  /** Resolves when no first attempt is under way; retries that wait for their time go on. */
  awaitDeliveries(): Promise<void>;
  close(): void;
}

/**
 * Signed webhooks by Standard Webhooks: in order and at once, unless the faults say otherwise; an
 * answer other than 2xx is tried again later.
 */
export function createWebhookSender(options: {
  world: World;
  fetch: typeof fetch;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}): WebhookSender {
  const { world, sleep } = options;
  const { state } = world;
  const closing = new AbortController();
  let queue: Promise<void> = Promise.resolve();
  let held: DeliveryRecord[] = [];

  return {
    send(event) {
      const messageId = world.newId('msg');
      const body = JSON.stringify({
        id: messageId,
        api_version: 'v1',
        api_version_date: '2026-07-20',
        type: event.type,
        timestamp: world.now().toISOString(),
        company_id: world.settings.companyId,
        data: showSubject(world, event),
      });
      for (const webhook of Object.values(state.webhooks)) {
        const wants = webhook.events.length === 0 || webhook.events.includes(event.type);
        if (!webhook.enabled || !wants) continue;
        const delivery: DeliveryRecord = {
          id: world.newId('whdel'),
          webhookId: webhook.id,
          messageId,
          eventType: event.type,
          body,
          state: state.faults.losesWebhooks ? 'lost' : 'waiting',
          attempts: [],
          createdAt: world.now().toISOString(),
        };
        state.deliveries[delivery.id] = delivery;
        keepNewest(state.deliveries, KEPT_DELIVERIES);
        if (delivery.state === 'waiting') schedule(delivery);
      }
    },
    replay(delivery) {
      delivery.state = 'waiting';
      enqueue(delivery);
    },
    resume() {
      for (const delivery of Object.values(state.deliveries)) {
        if (delivery.state === 'waiting') enqueue(delivery);
      }
    },
    async awaitDeliveries() {
      // What is sent may cause more to be sent.
      for (let seen: Promise<void> | null = null; seen !== queue;) {
        seen = queue;
        await seen;
      }
    },
    close: () => closing.abort(),
  };

  function schedule(delivery: DeliveryRecord): void {
    const { disorderWindowMs, webhookDuplicates } = state.faults;
    const copies = Array.from({ length: 1 + webhookDuplicates }, () => delivery);
    if (disorderWindowMs === 0) {
      for (const copy of copies) enqueue(copy);
      return;
    }
    const isFirst = held.length === 0;
    held.push(...copies);
    if (!isFirst) return;
    queue = after(queue, async () => {
      await pause(disorderWindowMs);
      const backwards = held.toReversed();
      held = [];
      for (const copy of backwards) await deliver(copy);
    });
  }

  function enqueue(delivery: DeliveryRecord): void {
    const delayMs = state.faults.webhookDelayMs;
    queue = after(queue, async () => {
      if (delayMs > 0) await pause(delayMs);
      await deliver(delivery);
    });
  }

  async function deliver(delivery: DeliveryRecord, attempt = 0): Promise<void> {
    if (closing.signal.aborted) return;
    const webhook = state.webhooks[delivery.webhookId];
    if (webhook === undefined) return;
    const isDelivered = await post(delivery, webhook);
    const nextMs = RETRY_AFTER_MS[attempt];
    if (isDelivered) delivery.state = 'delivered';
    else if (nextMs === undefined) delivery.state = 'failed';
    else void after(pause(nextMs), () => deliver(delivery, attempt + 1));
    if (!closing.signal.aborted) world.save();
  }

  async function post(
    delivery: DeliveryRecord,
    webhook: { url: string; secret: string },
  ): Promise<boolean> {
    const at = world.now();
    const ageSeconds = state.faults.usesOldTimestamp ? OLD_BY_SECONDS : 0;
    const timestamp = Math.floor(at.getTime() / 1000) - ageSeconds;
    const secret = state.faults.signsBadly ? `${webhook.secret}-wrong` : webhook.secret;
    const signature = signWebhook({ ...delivery, timestamp, secret });
    try {
      const response = await options.fetch(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': delivery.messageId,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signature,
        },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      delivery.attempts.push({ at: at.toISOString(), status: response.status, error: null });
      return response.ok;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      delivery.attempts.push({ at: at.toISOString(), status: null, error: reason });
      return false;
    }
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, closing.signal).catch(() => {
      // Closing cuts every wait; `deliver` looks at the same signal and does nothing.
    });
  }
}

async function after(before: Promise<void>, act: () => Promise<void>): Promise<void> {
  await before;
  await act();
}

/** Standard Webhooks, with the provider's own rule: the key is the whole secret's bytes. */
export function signWebhook(options: {
  messageId: string;
  timestamp: number;
  body: string;
  secret: string;
}): string {
  const { messageId, timestamp, body, secret } = options;
  const content = `${messageId}.${timestamp}.${body}`;
  return `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;
}

function showSubject(world: World, event: SandboxEvent) {
  const { state } = world;
  if ('paymentId' in event) return showPayment(world, mustFind(state.payments, event.paymentId));
  if ('refundId' in event) return showRefund(world, mustFind(state.refunds, event.refundId));
  if ('disputeId' in event) return showDispute(world, mustFind(state.disputes, event.disputeId));
  return showMembership(world, mustFind(state.memberships, event.membershipId));
}
