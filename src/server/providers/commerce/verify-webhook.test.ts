import { expect, test } from 'vitest';
import { signWebhook } from '#sandbox/commerce/webhook-sender.ts';
import { verifyWebhook } from './verify-webhook.ts';

const NOW = new Date(Date.UTC(2026, 10, 20, 12));
const SECRET = 'ws_a secret, prefix included';
const BODY = '{"type":"payment.succeeded"}\n';
const seconds = (fromNow: number) => NOW.getTime() / 1000 + fromNow;

function verify(changes: { signature?: string; timestamp?: number; id?: string; body?: string }) {
  const { timestamp = seconds(0), id = 'msg_1', body = BODY } = changes;
  const right = signWebhook({ messageId: 'msg_1', timestamp, body: BODY, secret: SECRET });
  const headers = new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': changes.signature ?? right,
  });
  return verifyWebhook({ headers, rawBody: body, secret: SECRET, now: NOW });
}

test('a signature over id, time and raw body is accepted', () => {
  expect(verify({})).toEqual({ ok: true, webhookId: 'msg_1' });
});

test('one right signature among several is enough', () => {
  const right = signWebhook({
    messageId: 'msg_1',
    timestamp: seconds(0),
    body: BODY,
    secret: SECRET,
  });
  expect(verify({ signature: `v1,AAAA v2,${right.slice(3)} ${right}` }).ok).toBe(true);
  expect(verify({ signature: `v1,AAAA v2,${right.slice(3)}` }).ok).toBe(false);
});

test.each([
  ['another body', { body: BODY.trim() }],
  ['another id', { id: 'msg_2' }],
  ['an empty signature', { signature: 'v1,' }],
  ['no version', { signature: 'nonsense' }],
])('%s is refused', (_name, changes) => {
  expect(verify(changes)).toEqual({ ok: false, reason: 'signature_wrong' });
});

test('the key is the whole secret, not what it decodes to', () => {
  const secret = `whsec_${Buffer.from('key').toString('base64')}`;
  const asked = { messageId: 'msg_1', timestamp: seconds(0), body: BODY };
  const headers = new Headers({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(asked.timestamp),
    'webhook-signature': signWebhook({ ...asked, secret: 'key' }),
  });
  expect(verifyWebhook({ headers, rawBody: BODY, secret, now: NOW }).ok).toBe(false);
});

test.each([
  [-300, true],
  [-301, false],
  [300, true],
  [301, false],
])('a webhook signed %i seconds from now: %s', (fromNow, isAccepted) => {
  expect(verify({ timestamp: seconds(fromNow) }).ok).toBe(isAccepted);
});

test('without its headers it is refused', () => {
  const verified = verifyWebhook({
    headers: new Headers(),
    rawBody: BODY,
    secret: SECRET,
    now: NOW,
  });
  expect(verified).toEqual({ ok: false, reason: 'headers_missing' });
});
