import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { verifyWebhook } from '../providers/commerce/verify-webhook.ts';
import { createTurns } from '../waiting/turns.ts';
import { EVENTS_AT_ONCE, recordEvent, workOffEvent } from './commerce-events.ts';
import type { Door } from '../http/door.ts';
import { readWhole } from '../http/read-json-body.ts';

/** Of the body only what it is about is read: the truth is asked for at the provider. */
const bodySchema = z.object({
  type: z.string().max(100),
  data: z.object({
    id: z.string().max(200),
    payment: z.object({ id: z.string().max(200) }).nullish(),
    // A webhook that is not pinned to a version follows the current shape, which has the id alone.
    payment_id: z.string().max(200).nullish(),
  }),
});

/**
 * Keeps the commerce provider's message and answers at once, then looks at what it is about.
 * Whoever cannot sign is refused and leaves nothing behind.
 */
export function serveCommerceEvents(door: Door, deps: PremiumDeps): void {
  const turns = createTurns({ limit: EVENTS_AT_ONCE });
  door.handle('takeCommerceEvent', async ({ c }) => {
    // The bytes as they came: the signature is over them.
    const rawBody = new Uint8Array(await readWhole(c.req.arrayBuffer()));
    const verified = verifyWebhook({
      headers: c.req.raw.headers,
      rawBody,
      secret: deps.commerceWebhookSecret,
      now: deps.clock.now(),
    });
    if (!verified.ok) {
      deps.metrics.countWebhook(verified.reason);
      c.get('logger').warn({ reason: verified.reason }, 'webhook refused');
      throw new AppError('webhook_refused');
    }
    const { type, objectId } = readBody(rawBody);
    const { webhookId } = verified;
    const isNew = await recordEvent(deps, { webhookId, type, objectId });
    deps.metrics.countWebhook(isNew ? 'accepted' : 'repeated');
    if (isNew) void workOffEvent(deps, { webhookId, turns, retryMs: deps.commerceRetryMs });
    return { status: 'received' } as const;
  });
}

function readBody(rawBody: Uint8Array): { type: string; objectId: string } {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(rawBody));
  } catch (error) {
    throw new AppError('body_not_json', { cause: error });
  }
  const read = bodySchema.safeParse(body);
  if (!read.success) throw new AppError('body_invalid');
  const { type, data } = read.data;
  // Refunds and disputes are about a payment, which is what is looked at.
  return { type, objectId: data.payment?.id ?? data.payment_id ?? data.id };
}
