import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** What a webhook proved to be, or why it is refused. */
export type VerifiedWebhook =
  | { ok: true; webhookId: string }
  | { ok: false; reason: 'headers_missing' | 'too_old' | 'too_new' | 'signature_wrong' };

/**
 * Checks a webhook by Standard Webhooks: signature over id, timestamp and the raw body, and age.
 * The provider's key is the secret's own bytes, prefix included, not what it decodes to.
 * @param options.rawBody the body as it came; parsed and written again it would not fit
 */
export function verifyWebhook(options: {
  headers: Headers;
  rawBody: string | Uint8Array;
  secret: string;
  now: Date;
}): VerifiedWebhook {
  const { headers, rawBody, secret, now } = options;
  const webhookId = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const signatures = headers.get('webhook-signature') ?? '';
  if (webhookId === '' || signatures === '' || !/^\d{1,12}$/.test(timestamp)) {
    return { ok: false, reason: 'headers_missing' };
  }
  const expected = createHmac('sha256', secret)
    .update(`${webhookId}.${timestamp}.`)
    .update(rawBody)
    .digest();
  // While a secret is changed, several signatures come, separated by spaces.
  const isSigned = signatures
    .split(' ')
    .map((signature) => isSameSignature(signature, expected))
    .includes(true);
  if (!isSigned) return { ok: false, reason: 'signature_wrong' };
  const ageSeconds = now.getTime() / 1000 - Number(timestamp);
  if (ageSeconds > TOLERANCE_SECONDS) return { ok: false, reason: 'too_old' };
  if (ageSeconds < -TOLERANCE_SECONDS) return { ok: false, reason: 'too_new' };
  return { ok: true, webhookId };
}

function isSameSignature(signature: string, expected: Buffer): boolean {
  const [version, encoded] = signature.split(',', 2);
  if (version !== 'v1' || encoded === undefined) return false;
  const given = Buffer.from(encoded, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
