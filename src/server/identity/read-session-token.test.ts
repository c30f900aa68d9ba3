import { expect, test } from 'vitest';
import { readSessionToken } from './sessions.ts';

const TOKEN = 'abcDEF012_-'.padEnd(43, 'x');
const OTHER = 'y'.repeat(43);
const PLAIN = { isSecure: false };
const SECURE = { isSecure: true };

test('a token is read from the cookie', () => {
  expect(read(PLAIN, { cookie: `a=b; riposte_session=${TOKEN}; c=d` })).toBe(TOKEN);
  expect(read(SECURE, { cookie: `__Host-riposte_session=${TOKEN}` })).toBe(TOKEN);
});

test('over https a cookie without the __Host- prefix opens nothing: a subdomain could have set it', () => {
  expect(read(SECURE, { cookie: `riposte_session=${TOKEN}` })).toBeNull();
  expect(
    read(SECURE, { cookie: `riposte_session=${OTHER}; __Host-riposte_session=${TOKEN}` }),
  ).toBe(TOKEN);
});

test('a bearer token comes first', () => {
  const headers = { authorization: `bearer  ${TOKEN}`, cookie: `riposte_session=${OTHER}` };
  expect(read(PLAIN, headers)).toBe(TOKEN);
});

test.each(['Bearer', 'Bearer ', 'Bearer short', `Bearer ${TOKEN}x`, `Bearer ${TOKEN} ${TOKEN}`])(
  'a garbled %j is no token, and the cookie does not stand in for it',
  (authorization) => {
    expect(read(PLAIN, { authorization, cookie: `riposte_session=${TOKEN}` })).toBeNull();
  },
);

test('a password for a proxy in front does not hide the cookie', () => {
  const headers = { authorization: 'Basic dTpw', cookie: `riposte_session=${TOKEN}` };
  expect(read(PLAIN, headers)).toBe(TOKEN);
});

test.each([
  '',
  'riposte_session',
  'riposte_session=',
  'riposte_session=%00',
  `xriposte_session=${TOKEN}`,
])('the cookie header %j holds no token', (cookie) => {
  expect(read(PLAIN, { cookie })).toBeNull();
});

function read(config: { isSecure: boolean }, headers: Record<string, string>): string | null {
  return readSessionToken(config, new Headers(headers));
}
