import { expect, test } from 'vitest';
import { buyPlan } from '#sandbox/commerce/purchases.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { identities, sessions, signInFlows, users } from '../database/schema.ts';
import { createOpenidProvider } from '../providers/identity/openid-provider.ts';
import { chooseAccount, signIn } from '../testing/choose-account.ts';
import { createBrowser, type Browser } from '../testing/create-browser.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openBrowser } from '../testing/open-browser.ts';

const ORIGIN = 'http://localhost:3000';
const DONE = '/sign-in-done.html?result=ok';
const ADA = { email: 'ada@example.com' };
const MINUTE_MS = 60_000;

test('the first sign-in creates the profile document; later ones leave it alone', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const first = await signIn(browser, { email: 'new@example.org', name: 'First Name' });
  expect([first.status, first.headers.get('location')]).toEqual([302, DONE]);
  const before = await readProfile(browser);
  expect(before).toMatchObject({
    email: 'new@example.org',
    displayName: 'First Name',
    photoURL: null,
    isPremium: false,
    usageCount: 0,
  });
  await signIn(openBrowser(app), { email: 'new@example.org', name: 'Second Name' });

  expect(await readProfile(browser)).toEqual(before);
  const known = await app.deps.database.orm.select().from(identities);
  expect(known.map(({ displayName }) => displayName)).toEqual(['Second Name']);
  expect(await app.deps.database.orm.select().from(users)).toHaveLength(1);
});

test('an installation that others of its network open without https signs them in by its sandbox', async () => {
  const origin = 'http://192.168.1.20:3000';
  await using app = await createTestApp({ settings: { PUBLIC_URL: origin } });
  const browser = createBrowser({ fetch: (url, init) => app.request(url, init), origin });
  expect(locationOf(await signIn(browser, ADA))).toBe(DONE);
  expect(await readProfile(browser)).toMatchObject(ADA);
});

test('the account chooser is forced each time, also for someone who is signed in', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  for (let time = 0; time < 2; time += 1) {
    const begun = await browser.get('/api/auth/sign-in');
    expect(new URL(locationOf(begun)).searchParams.get('prompt')).toBe('select_account');
    await signIn(browser, ADA);
  }
});

test('a sign-in is finished once: its state is used up', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const back = await comeBack(browser);
  expect(locationOf(await browser.get(back.href))).toBe(DONE);
  await browser.post('/api/auth/sign-out');
  expect(await finish(app, browser, back)).toEqual(refused('sign_in_expired'));
});

test('a code that was redeemed is refused in a sign-in of its own', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const used = await comeBack(browser);
  await browser.get(used.href);
  await browser.post('/api/auth/sign-out');
  const back = await comeBack(browser);
  back.searchParams.set('code', used.searchParams.get('code') ?? '');
  expect(await finish(app, browser, back)).toEqual(refused('sign_in_failed'));
});

test('a sign-in that began in another browser is refused, and that browser can still finish', async () => {
  await using app = await createTestApp();
  const attacker = openBrowser(app);
  const back = await comeBack(attacker);
  const victim = openBrowser(app);
  await victim.get('/api/auth/sign-in');
  expect(await finish(app, victim, back)).toEqual(refused('sign_in_expired'));
  expect(await finish(app, openBrowser(app), back)).toEqual(refused('sign_in_expired'));
  expect(locationOf(await attacker.get(back.href))).toBe(DONE);
});

test('a sign-in of ten minutes is refused', async () => {
  const begin = new Date('2026-01-15T12:00:00Z');
  await using app = await createTestApp({ now: begin });
  const browser = openBrowser(app);
  const started = await browser.get('/api/auth/sign-in');
  app.setTime(new Date(begin.getTime() + 10 * MINUTE_MS));
  const back = await chooseAccount(browser, locationOf(started), ADA);
  expect(await finish(app, browser, back)).toEqual(refused('sign_in_expired'));

  app.setTime(begin);
  const second = await browser.get('/api/auth/sign-in');
  app.setTime(new Date(begin.getTime() + 9 * MINUTE_MS));
  const inTime = await chooseAccount(browser, locationOf(second), ADA);
  expect(locationOf(await browser.get(inTime.href))).toBe(DONE);
});

test('an answer in the name of another issuer is refused', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const back = await comeBack(browser);
  back.searchParams.set('iss', 'https://evil.example');
  expect(await finish(app, browser, back)).toEqual(refused('sign_in_failed'));
});

test('a code of another sign-in has the wrong nonce and verifier, and is refused', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const [one, other] = [await comeBack(browser), await comeBack(browser)];
  one.searchParams.set('code', other.searchParams.get('code') ?? '');
  expect(await finish(app, browser, one)).toEqual(refused('sign_in_failed'));
});

test('an account without a verified e-mail is refused and leaves no document', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const back = await comeBack(browser, { email: 'unverified@example.com' });
  expect(await finish(app, browser, back)).toEqual(refused('email_not_verified'));
  expect(await app.deps.database.orm.select().from(users)).toEqual([]);
});

test('Cancel on the account page is told as such', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const back = await comeBack(browser, 'cancel');
  expect(await finish(app, browser, back)).toEqual(refused('sign_in_cancelled'));
});

test('a callback that nobody asked for is refused', async () => {
  await using app = await createTestApp();
  for (const search of ['', '?code=x', '?code=x&state=y', '?error=access_denied&state=y']) {
    const back = new URL(`${ORIGIN}/api/auth/callback${search}`);
    expect(await finish(app, openBrowser(app), back)).toEqual(refused('sign_in_expired'));
  }
});

test('while the provider is down sign-in says so, and works again without a restart', async () => {
  await using app = await createTestApp();
  const working = app.deps.identity;
  let isDown = true;
  app.deps.identity = createOpenidProvider({
    issuer: working.issuer,
    clientId: 'riposte',
    clientSecret: 'x',
    isSandbox: true,
    clock: app.deps.clock,
    fetch: async (input) => {
      if (isDown) throw new TypeError('fetch failed');
      return app.request(new Request(input).url);
    },
  });
  const browser = openBrowser(app);
  const refused = await browser.get('/api/auth/sign-in');
  expect(locationOf(refused)).toBe('/sign-in-done.html?error=sign_in_unavailable');
  isDown = false;
  expect(locationOf(await browser.get('/api/auth/sign-in'))).toContain('/sandbox/identity/');
});

test('a picture or a frame of another site begins no sign-in', async () => {
  await using app = await createTestApp();
  const begin = (headers: Record<string, string>) => app.request('/api/auth/sign-in', { headers });
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  for (const place of ['image', 'iframe', 'empty']) {
    const answer = await begin({ ...elsewhere, 'sec-fetch-dest': place });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'origin_refused' }]);
  }
  const fromLink = await begin({ ...elsewhere, 'sec-fetch-dest': 'document' });
  expect(fromLink.status).toBe(302);
  expect((await begin(elsewhere)).status).toBe(302); // a browser that does not say for what
  expect((await begin({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' })).status).toBe(
    302,
  );
});

test('while the database is away sign-in says so', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const back = await comeBack(browser);
  const { database } = app.deps;
  app.deps.database = { ...database, run: failToConnect };
  const expected = '/sign-in-done.html?error=database_unavailable';
  expect(locationOf(await browser.get(back.href))).toBe(expected);
  expect(locationOf(await browser.get('/api/auth/sign-in'))).toBe(expected);
  app.deps.database = database;
  expect(locationOf(await browser.get(back.href))).toBe(DONE);
});

test('a fault in the middle of a sign-in is told in the words of sign-in', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const back = await comeBack(browser);
  app.deps.identity.complete = () => Promise.reject(new TypeError('a bug of ours'));
  expect(await finish(app, browser, back)).toEqual(refused('sign_in_failed'));
});

test('who bought premium elsewhere has it as soon as the first sign-in is done', async () => {
  await using app = await createTestApp();
  const { world } = app.checkout;
  const [plan] = Object.values(world.state.plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  buyPlan(world, { plan, checkout: null, email: ADA.email, tellsWebhooks: false });
  const browser = openBrowser(app);
  await signIn(browser, ADA);
  expect(await readProfile(browser)).toMatchObject({ isPremium: true });
});

test('who deletes their account and signs in again today goes on counting', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T12:00:00Z') });
  const browser = openBrowser(app);
  await signIn(browser, ADA);
  await browser.post('/api/quick-action', { json: { tweetText: 'A post', tone: 'nice' } });
  expect((await browser.delete('/api/account')).status).toBe(204);
  await signIn(browser, ADA);
  expect(await (await browser.get('/api/usage')).json()).toMatchObject({ count: 1 });
});

test('two sign-ins in one browser may be under way at once', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const [one, other] = [await comeBack(browser), await comeBack(browser)];
  expect(locationOf(await browser.get(one.href))).toBe(DONE);
  expect(locationOf(await browser.get(other.href))).toBe(DONE);
});

test('no address in a request decides where sign-in leads', async () => {
  await using app = await createTestApp();
  for (const target of [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '%0d%0aX: y',
  ]) {
    const browser = openBrowser(app);
    const extra = new URLSearchParams(
      ['returnTo', 'redirect_uri', 'redirect', 'next'].map((name): [string, string] => [
        name,
        target,
      ]),
    ).toString();
    const begun = await browser.get(`/api/auth/sign-in?${extra}`, {
      'x-forwarded-host': target.slice(0, 5),
    });
    const asked = new URL(locationOf(begun));
    expect(asked.origin).toBe(ORIGIN);
    expect(asked.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/api/auth/callback`);
    const back = await chooseAccount(browser, asked.href, ADA);
    expect(locationOf(await browser.get(`${back.href}&${extra}`))).toBe(DONE);
  }
});

test('a flood of sign-ins from one address, or one network of IPv6, is stopped before it fills the table', async () => {
  await using app = await createTestApp();
  const answers = await Promise.all(
    Array.from({ length: 310 }, (_, index) =>
      app.request('/api/auth/sign-in', { address: `2001:db8::${index.toString(16)}` }),
    ),
  );
  const refused = answers.filter((answer) => locationOf(answer).endsWith('error=rate_limited'));
  expect(refused).toHaveLength(10);
  expect(await app.deps.database.orm.select().from(signInFlows)).toHaveLength(300);
  // Nor are those kept waiting whose address cannot be told.
  for (const address of ['198.51.100.1', '']) {
    const other = await app.request('/api/auth/sign-in', { address });
    expect(locationOf(other)).toContain('/sandbox/identity/authorize');
  }
});

test('on https the cookies are pinned to the host', async () => {
  const publicUrl = 'https://riposte.example';
  await using app = await createTestApp({ settings: { PUBLIC_URL: publicUrl } });
  const browser = openBrowser(app);
  const begun = await browser.get('/api/auth/sign-in');
  expect(begun.headers.getSetCookie().join()).toMatch(
    /^__Host-riposte_sign_in=[\w-]{32}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const back = await chooseAccount(browser, locationOf(begun), ADA);
  const done = await browser.get(back.href);
  expect(done.headers.getSetCookie().join()).toMatch(
    /^__Host-riposte_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await browser.get('/api/profile')).status).toBe(200);
  const left = await browser.post('/api/auth/sign-out');
  expect(left.headers.getSetCookie()).toEqual([
    '__Host-riposte_session=; Max-Age=0; Path=/; Secure',
  ]);
});

test('behind a proxy the provider is told the address that people open', async () => {
  const publicUrl = 'https://riposte.example';
  await using app = await createTestApp({ settings: { PUBLIC_URL: publicUrl } });
  const browser = createBrowser({
    // As a proxy that ends TLS passes requests on.
    fetch: (url, init) => app.request(url.replace(publicUrl, 'http://10.0.0.5:3000'), init),
    origin: publicUrl,
  });
  expect(locationOf(await signIn(browser, ADA))).toBe(DONE);
});

test('no token, code, state or e-mail of a sign-in reaches the log or the tables in the clear', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const back = await comeBack(browser, { email: 'secret@example.org' });
  await browser.get(back.href);
  await browser.get(back.href);
  const cookies = browser.cookies();
  const secrets = [
    'secret@example.org',
    back.searchParams.get('code') ?? '',
    back.searchParams.get('state') ?? '',
    cookies['riposte_session'] ?? '',
    cookies['riposte_sign_in'] ?? '',
  ];
  const log = app.log.join('\n');
  expect(log).toContain('sign_in_expired');
  const kept = JSON.stringify(await app.deps.database.orm.select().from(sessions));
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(log).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
});

/** Begins a sign-in and chooses; the browser has yet to open the address that it is sent back to. */
async function comeBack(
  browser: Browser,
  choice: Parameters<typeof signIn>[1] = ADA,
): Promise<URL> {
  const begun = await browser.get('/api/auth/sign-in');
  return chooseAccount(browser, locationOf(begun), choice);
}

/** Opens the address that the provider sent the browser back to, and tells what came of it. */
async function finish(app: TestApp, browser: Browser, back: URL) {
  const before = await app.deps.database.orm.select().from(sessions);
  const answer = await browser.get(back.href);
  const after = await app.deps.database.orm.select().from(sessions);
  return {
    status: answer.status,
    location: locationOf(answer),
    sessionsMade: after.length - before.length,
    isSignedIn: (await browser.get('/api/profile')).status === 200,
  };
}

function refused(error: ErrorCode) {
  const location = `/sign-in-done.html?error=${error}`;
  return { status: 302, location, sessionsMade: 0, isSignedIn: false };
}

function locationOf(response: Response): string {
  return response.headers.get('location') ?? '';
}

async function readProfile(browser: Browser): Promise<unknown> {
  const answer = await browser.get('/api/profile');
  expect(answer.status).toBe(200);
  return answer.json();
}

function failToConnect(): Promise<never> {
  const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  return Promise.reject(refusal);
}
