import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { chooseAccount, readHiddenFields, type Choice } from '#server/testing/choose-account.ts';
import { createBrowser } from '#server/testing/create-browser.ts';
import { createSandboxIdentity } from './create-sandbox-identity.ts';

const ORIGIN = 'http://localhost:3000';
const BASE = `${ORIGIN}/sandbox/identity`;
const CALLBACK = `${ORIGIN}/api/auth/callback`;
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-0';

test('the account page names every account by its e-mail and says that it is a sandbox', async () => {
  const { browser } = await createSandbox();
  const page = await (await browser.get(authorizeUrl())).text();
  expect(page).toContain('<h1>Choose an account</h1>');
  expect(page).toMatch(/<button[^>]*>(?:(?!<\/button>)[\s\S])*ada@example\.com/);
  expect(page).toContain('unverified@example.com (e-mail not verified)');
  expect(page).toContain('Use another account');
  expect(page).toContain('Sandbox sign-in. Not Google');
});

test('the account page needs nothing that a strict Content-Security-Policy forbids', async () => {
  const { browser } = await createSandbox();
  const answer = await browser.get(authorizeUrl());
  expect(await answer.text()).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const sheet = await browser.get(`${BASE}/style.css`);
  expect(sheet.headers.get('content-type')).toContain('text/css');
});

test('a code buys one ID token and one answer about the person', async () => {
  const { browser, redeem } = await createSandbox();
  const code = await getCode(browser, { email: 'New@Example.org', name: 'New Person' });
  const answer = await redeem(code);
  expect(answer.status).toBe(200);
  const tokens = (await answer.json()) as { id_token: string; access_token: string };
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: BASE,
    aud: 'riposte',
    nonce: 'a-nonce',
    email: 'new@example.org',
    email_verified: true,
    name: 'New Person',
  });
  const about = await browser.get(`${BASE}/userinfo`, {
    authorization: `Bearer ${tokens.access_token}`,
  });
  expect(await about.json()).toMatchObject({ email: 'new@example.org', name: 'New Person' });

  expect((await redeem(code)).status).toBe(400);
});

test('a code is worthless after a minute, without its verifier, and to another client', async () => {
  const { browser, redeem, clock } = await createSandbox();
  const wrongVerifier = await redeem(await getCode(browser), { code_verifier: 'x'.repeat(43) });
  expect(await wrongVerifier.json()).toEqual({ error: 'invalid_grant' });
  const wrongSecret = await redeem(await getCode(browser), { client_secret: 'guess' });
  expect(await wrongSecret.json()).toEqual({ error: 'invalid_client' });
  const otherPlace = await redeem(await getCode(browser), { redirect_uri: `${CALLBACK}/x` });
  expect(await otherPlace.json()).toEqual({ error: 'invalid_grant' });

  const inTime = await getCode(browser);
  clock.advance(59);
  expect((await redeem(inTime)).status).toBe(200);
  const late = await getCode(browser);
  clock.advance(61);
  expect(await (await redeem(late)).json()).toEqual({ error: 'invalid_grant' });
});

test('a client may authenticate by Basic as well', async () => {
  const { browser, redeem } = await createSandbox();
  const code = await getCode(browser);
  const authorization = `Basic ${Buffer.from('riposte:a%20secret').toString('base64')}`;
  expect((await redeem(code, { client_secret: '' }, { authorization })).status).toBe(200);
});

test.each([
  ['another client', { client_id: 'other' }],
  ['an address that is not registered', { redirect_uri: 'https://evil.example/' }],
  ['no PKCE', { code_challenge: '' }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['no nonce', { nonce: '' }],
  ['no openid scope', { scope: 'email' }],
  ['a state of more than a kilobyte', { state: 's'.repeat(1025) }],
  ['a nonce of more than a kilobyte', { nonce: 'n'.repeat(1025) }],
])('a request with %s is answered with a page and sent nowhere', async (_, change) => {
  const { browser } = await createSandbox();
  const answer = await browser.get(authorizeUrl(change));
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test('fields that grew on the way to the account page’s form give no code', async () => {
  const { browser } = await createSandbox();
  const page = await (await browser.get(authorizeUrl({ state: 's'.repeat(1024) }))).text();
  const fields = { ...readHiddenFields(page), email: 'ada@example.com' };
  const choose = (form: Record<string, string>) => browser.post(`${BASE}/choose`, { form });
  for (const name of ['state', 'nonce', 'code_challenge']) {
    const refused = await choose({ ...fields, [name]: 'x'.repeat(1025) });
    expect(refused.status, name).toBe(400);
    expect(await refused.text()).toContain('This sign-in link is not valid');
  }
  expect((await choose(fields)).status).toBe(303);
});

test('a thousand codes wait at once, and the oldest go', async () => {
  const { browser, redeem } = await createSandbox();
  const [gone, oldest] = [await getCode(browser), await getCode(browser)];
  for (let code = 2; code <= 1000; code += 1) await getCode(browser);
  expect((await redeem(gone)).status).toBe(400);
  expect((await redeem(oldest)).status).toBe(200);
});

test('an access token is worthless after five minutes', async () => {
  const { browser, redeem, clock } = await createSandbox();
  const answer = await redeem(await getCode(browser));
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const ask = () => browser.get(`${BASE}/userinfo`, { authorization: `Bearer ${token}` });
  clock.advance(299);
  expect((await ask()).status).toBe(200);
  clock.advance(1);
  expect((await ask()).status).toBe(401);
});

test('another site cannot choose an account', async () => {
  const { browser } = await createSandbox();
  const fields = readHiddenFields(await (await browser.get(authorizeUrl())).text());
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await browser.post(`${BASE}/choose`, {
      form: { ...fields, email: 'ada@example.com' },
      headers: { origin },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('location')).toBeNull();
  }
});

test('Cancel goes back with access_denied', async () => {
  const { browser } = await createSandbox();
  const back = await chooseAccount(browser, authorizeUrl(), 'cancel');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    state: 'a-state',
    iss: BASE,
    error: 'access_denied',
  });
});

test('an account added in a browser is offered there again, by a cookie of its own path', async () => {
  const { browser, newBrowser } = await createSandbox();
  await getCode(browser, { email: 'new@example.org', name: '<script>alert(1)</script>' });
  const page = await (await browser.get(authorizeUrl())).text();
  expect(page).toContain('new@example.org');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
  expect(browser.cookies('/sandbox/identity/authorize')).toHaveProperty('sandbox_accounts');
  expect(browser.cookies('/api/auth/sign-in')).toEqual({});
  expect(await (await newBrowser().get(authorizeUrl())).text()).not.toContain('new@example.org');
});

test('many long accounts still fit into the cookie; the newest stay', async () => {
  const { browser } = await createSandbox();
  for (let index = 0; index < 12; index += 1) {
    await getCode(browser, { email: `p${index}@${'x'.repeat(180)}.org`, name: 'é'.repeat(80) });
  }
  const cookie = browser.cookies('/sandbox/identity')['sandbox_accounts'] ?? '';
  expect(cookie.length).toBeLessThan(4000);
  const page = await (await browser.get(authorizeUrl())).text();
  expect(page).toContain('p11@');
  expect(page).not.toContain('p0@');
});

test.each(['', '%%%', 'bnVsbA', Buffer.from('[null,{"email":1}]').toString('base64url')])(
  'a remembered-accounts cookie that reads %j is ignored',
  async (value) => {
    const { browser } = await createSandbox();
    browser.setCookie('sandbox_accounts', value);
    expect((await browser.get(authorizeUrl())).status).toBe(200);
  },
);

test('the same e-mail is the same person after a restart', async () => {
  const subjects = [];
  for (let start = 0; start < 2; start += 1) {
    const { browser, redeem } = await createSandbox();
    const answer = await redeem(await getCode(browser, { email: 'new@example.org' }));
    subjects.push(decodeJwt(((await answer.json()) as { id_token: string }).id_token).sub);
  }
  expect(subjects[0]).toBe(subjects[1]);
});

async function createSandbox() {
  let nowMs = Date.UTC(2026, 0, 15, 12);
  let count = 0;
  const clock = { now: () => new Date(nowMs) };
  const provider = await createSandboxIdentity({
    issuer: BASE,
    clientId: 'riposte',
    clientSecret: 'a secret',
    redirectUris: [CALLBACK],
    clock,
    random: () => `random-${(count += 1)}`,
  });
  const app = new Hono().route('/sandbox/identity', provider);
  const newBrowser = () =>
    createBrowser({ fetch: (url, init) => app.request(url, init), origin: ORIGIN });
  return {
    browser: newBrowser(),
    newBrowser,
    clock: { advance: (seconds: number) => void (nowMs += seconds * 1000) },
    redeem: (
      code: string,
      change: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      newBrowser().post(`${BASE}/token`, {
        headers,
        form: {
          grant_type: 'authorization_code',
          client_id: 'riposte',
          client_secret: 'a secret',
          redirect_uri: CALLBACK,
          code_verifier: VERIFIER,
          code,
          ...change,
        },
      }),
  };
}

function authorizeUrl(change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'riposte',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...change,
  });
  return `${BASE}/authorize?${query.toString()}`;
}

async function getCode(
  browser: ReturnType<typeof createBrowser>,
  choice: Choice = { email: 'ada@example.com' },
): Promise<string> {
  const back = await chooseAccount(browser, authorizeUrl(), choice);
  return back.searchParams.get('code') ?? '';
}
