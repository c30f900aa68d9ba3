import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import { readConfig } from '../config/config.ts';
import { requireSameOrigin } from './require-same-origin.ts';

const OWN = 'https://riposte.example';
const TOKEN = 'A'.repeat(43);
const COOKIE = { cookie: `__Host-riposte_session=${TOKEN}` };
const JSON_TYPE = { 'content-type': 'application/json' };
const BEARER = { authorization: `Bearer ${TOKEN}` };

test.each<[string, Record<string, string>]>([
  ['our own Origin', { ...COOKIE, origin: OWN }],
  ['no Origin, but same-origin by Sec-Fetch-Site', { ...COOKIE, 'sec-fetch-site': 'same-origin' }],
  ['a bearer token and no cookie', BEARER],
  ['a charset beside the type', { origin: OWN, 'content-type': 'Application/JSON; charset=utf-8' }],
])('a request with %s is let through', async (_, headers) => {
  expect(await post({ ...JSON_TYPE, ...headers })).toBe('let through');
});

test.each<[string, Record<string, string>]>([
  ['a foreign Origin', { ...COOKIE, origin: 'https://evil.example' }],
  ['a neighbouring Origin', { ...COOKIE, origin: 'https://evil.riposte.example' }],
  ['our host by plain http', { ...COOKIE, origin: 'http://riposte.example' }],
  ['another port', { ...COOKIE, origin: `${OWN}:8443` }],
  ['Origin null', { ...COOKIE, origin: 'null' }],
  ['a loopback Origin while we are public', { ...COOKIE, origin: 'http://localhost:3000' }],
  ['neither Origin nor Sec-Fetch-Site', COOKIE],
  ['same-site only', { ...COOKIE, 'sec-fetch-site': 'same-site' }],
  ['cross-site', { ...COOKIE, 'sec-fetch-site': 'cross-site' }],
  [
    'a foreign Origin called same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['a bearer token beside cookies', { ...BEARER, ...COOKIE, origin: 'https://evil.example' }],
  [
    'a password that the browser adds by itself',
    { authorization: 'Basic dTpw', origin: 'https://evil.example' },
  ],
  ['no credentials at all', {}],
])('a request with %s is refused', async (_, headers) => {
  expect(await post({ ...JSON_TYPE, ...headers })).toBe('origin_refused');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  '',
])('a body of type %j is refused', async (type) => {
  const headers = type === '' ? {} : { 'content-type': type };
  expect(await post({ origin: OWN, ...headers })).toBe('content_type_unsupported');
  expect(await post({ ...BEARER, ...headers })).toBe('content_type_unsupported');
});

test('a body without a length needs its type as well', async () => {
  const chunked = { origin: OWN, 'transfer-encoding': 'chunked' };
  expect(await send({ method: 'POST', headers: chunked })).toBe('content_type_unsupported');
  const unmeasured = { origin: OWN, 'content-type': 'text/plain' };
  expect(await send({ method: 'POST', headers: unmeasured })).toBe('content_type_unsupported');
});

test('a request without a body needs no type', async () => {
  expect(await send({ method: 'POST', headers: { origin: OWN } })).toBe('let through');
  const empty = { origin: OWN, 'content-length': '0' };
  expect(await send({ method: 'POST', headers: empty })).toBe('let through');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s from elsewhere is refused', async (method) => {
  const headers = { ...COOKIE, origin: 'https://evil.example' };
  expect(await send({ method, headers })).toBe('origin_refused');
});

test('reading from elsewhere is let through; the browser keeps the answer from the other page', async () => {
  expect(await send({ headers: { origin: 'https://evil.example' } })).toBe('let through');
});

test('the commerce provider proves itself by its signature instead', async () => {
  const path = '/api/webhooks/commerce';
  expect(await send({ method: 'POST', path })).toBe('let through');
  expect(await send({ method: 'POST', path: `${path}/other` })).toBe('origin_refused');
});

test('on this machine both names of loopback are our own, and no other', async () => {
  const publicUrl = 'http://localhost:3000';
  const from = (origin: string, at: string) =>
    send({ method: 'POST', publicUrl, at, headers: { origin } });
  expect(await from('http://localhost:3000', 'http://localhost:3000')).toBe('let through');
  expect(await from('http://127.0.0.1:3000', 'http://127.0.0.1:3000')).toBe('let through');
  expect(await from('http://127.0.0.1:5173', 'http://127.0.0.1:3000')).toBe('origin_refused');
  // A name that an attacker points at 127.0.0.1: Origin and Host agree, and still no.
  expect(await from('http://rebound.example:3000', 'http://rebound.example:3000')).toBe(
    'origin_refused',
  );
});

test('behind a proxy the address that it reaches us by is not our own origin', async () => {
  const inside = 'http://127.0.0.1:3000';
  expect(await send({ method: 'POST', at: inside, headers: { origin: inside } })).toBe(
    'origin_refused',
  );
  expect(await send({ method: 'POST', at: inside, headers: { origin: OWN } })).toBe('let through');
});

/** Posts a small JSON text; tells the code of the refusal, if any. */
function post(headers: Record<string, string>): Promise<string> {
  return send({ method: 'POST', headers: { 'content-length': '2', ...headers } });
}

async function send(options: {
  method?: string;
  path?: string;
  at?: string;
  publicUrl?: string;
  headers?: Record<string, string>;
}): Promise<string> {
  const { method = 'GET', path = '/api/x', publicUrl = OWN, at = OWN, headers = {} } = options;
  const config = readConfig({ PUBLIC_URL: publicUrl, ALLOW_SANDBOX: 'sign-in,checkout' });
  const app = new Hono<AppEnv>()
    .use(requireSameOrigin({ config }))
    .all('*', (c) => c.text('let through'))
    .onError((error, c) => c.text(error instanceof AppError ? error.code : String(error)));
  return (await app.request(`${at}${path}`, { method, headers })).text();
}
