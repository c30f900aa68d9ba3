import { expect, test } from 'vitest';
import { createOpenidProvider } from '../providers/identity/openid-provider.ts';
import { createBrowser, type Browser } from '../testing/create-browser.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  startOpenidProvider,
  type Account,
  type OpenidProvider,
} from '../testing/start-openid-provider.ts';
import { openBrowser } from '../testing/open-browser.ts';

const ORIGIN = 'http://localhost:3000';
const CALLBACK = `${ORIGIN}/api/auth/callback`;
const ADA: Account = {
  sub: 'ada-1815',
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada Lovelace',
};

test.each(['ID token', 'userinfo'] as const)(
  'another provider than Google signs a person in, with the claims in the %s',
  async (claimsIn) => {
    await using provider = await startOpenidProvider({
      account: ADA,
      redirectUri: CALLBACK,
      claimsIn,
    });
    await using app = await createAppWith(provider);
    const browser = openBrowser(app);
    expect(await signInAt(browser, provider)).toBe('/sign-in-done.html?result=ok');
    expect(await (await browser.get('/api/profile')).json()).toMatchObject({
      email: 'ada@example.com',
      displayName: 'Ada Lovelace',
    });
  },
);

test('who has no verified e-mail there is refused in words', async () => {
  await using provider = await startOpenidProvider({
    account: { ...ADA, email_verified: false },
    redirectUri: CALLBACK,
  });
  await using app = await createAppWith(provider);
  const end = await signInAt(openBrowser(app), provider);
  expect(end).toBe('/sign-in-done.html?error=email_not_verified');
});

test('a provider that refuses to show its accounts is asked again, once, for a fresh sign-in', async () => {
  await using provider = await startOpenidProvider({ account: ADA, redirectUri: CALLBACK });
  await using app = await createAppWith(provider);
  const browser = openBrowser(app);
  await signInAt(browser, provider);
  expect(provider.prompts).toEqual(['select_account', 'login']);
});

test('a provider that refuses both is not asked a third time', async () => {
  await using provider = await startOpenidProvider({ account: ADA, redirectUri: CALLBACK });
  await using app = await createAppWith(provider);
  const browser = openBrowser(app);
  const again = await refuse(browser, await browser.get('/api/auth/sign-in'));
  expect(new URL(locationOf(again)).searchParams.get('prompt')).toBe('login');
  const end = await refuse(browser, again);
  expect(locationOf(end)).toBe('/sign-in-done.html?error=sign_in_failed');

  /** Comes back from a sign-in as a provider sends it that takes none of our prompts. */
  async function refuse(person: Browser, begun: Response): Promise<Response> {
    const back = new URL(CALLBACK);
    const state = new URL(locationOf(begun)).searchParams.get('state') ?? '';
    const answer = { error: 'invalid_request', state, iss: provider.issuer };
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    return person.get(back.href);
  }
});

async function createAppWith(provider: OpenidProvider): Promise<TestApp> {
  const app = await createTestApp();
  app.deps.identity = createOpenidProvider({
    ...provider,
    isSandbox: false,
    clock: app.deps.clock,
    fetch,
  });
  return app;
}

/** Follows a sign-in from the button to the page that ends it, on both sites. */
async function signInAt(browser: Browser, provider: OpenidProvider): Promise<string> {
  const elsewhere = createBrowser({
    fetch: (url, init) => fetch(url, { ...init, redirect: 'manual' }),
    origin: provider.issuer,
  });
  let next = '/api/auth/sign-in';
  while (!next.startsWith('/sign-in-done.html')) {
    const isThere = new URL(next, ORIGIN).origin === provider.issuer;
    const answer = await (isThere ? elsewhere : browser).get(next);
    const target = locationOf(answer);
    next = isThere ? new URL(target, provider.issuer).href : target;
  }
  return next;
}

function locationOf(answer: Response): string {
  const target = answer.headers.get('location');
  if (target === null) throw new Error(`no redirect: ${answer.status}`);
  return target;
}
