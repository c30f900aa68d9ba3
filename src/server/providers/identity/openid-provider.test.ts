import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { systemClock } from '../../database/clock.ts';
import { chooseAccount, type Choice } from '../../testing/choose-account.ts';
import { createBrowser } from '../../testing/create-browser.ts';
import { createSandboxSignIn } from './create-sandbox-sign-in.ts';
import { createOpenidProvider } from './openid-provider.ts';

const ORIGIN = 'http://localhost:3000';
const CALLBACK = `${ORIGIN}/api/auth/callback`;
const ISSUER = 'https://login.example';
const KEYS = await generateKeyPair('RS256');
const FORGED_KEYS = await generateKeyPair('RS256');

test('every sign-in forces the account chooser and carries state, nonce and PKCE', async () => {
  const { identity } = await createSandboxSignIn({ publicUrl: ORIGIN, clock: systemClock });
  const [first, second] = [
    await identity.begin({ redirectUri: CALLBACK }),
    await identity.begin({ redirectUri: CALLBACK }),
  ];
  const query = Object.fromEntries(first.url.searchParams);
  expect(query).toMatchObject({
    prompt: 'select_account',
    scope: 'openid email profile',
    response_type: 'code',
    redirect_uri: CALLBACK,
    state: first.state,
    nonce: first.nonce,
    code_challenge_method: 'S256',
  });
  expect(query['code_challenge']).not.toBe(first.codeVerifier);
  expect(second.url.searchParams.get('prompt')).toBe('select_account');
  expect(new Set([first.state, second.state, first.nonce, second.nonce]).size).toBe(4);
});

test('a finished sign-in says who the person is', async () => {
  const { identity, back, checks } = await beginInSandbox({ email: 'ada@example.com' });
  expect(await identity.complete(back, checks)).toEqual({
    issuer: `${ORIGIN}/sandbox/identity`,
    subject: expect.stringMatching(/^[0-9a-f]{24}$/),
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada Lovelace',
    photoUrl: null,
  });
});

test('a code is exchanged once', async () => {
  const { identity, back, checks } = await beginInSandbox({ email: 'ada@example.com' });
  await identity.complete(back, checks);
  await expect(identity.complete(back, checks)).rejects.toMatchObject({ code: 'sign_in_failed' });
});

test.each(['state', 'nonce', 'codeVerifier'] as const)(
  'another sign-in’s %s is refused',
  async (name) => {
    const { identity, back, checks } = await beginInSandbox({ email: 'ada@example.com' });
    const other = await identity.begin({ redirectUri: CALLBACK });
    const mixed = { ...checks, [name]: other[name] };
    await expect(identity.complete(back, mixed)).rejects.toMatchObject({ code: 'sign_in_failed' });
  },
);

test.each(['https://evil.example', ''])('an answer of issuer %j is refused', async (issuer) => {
  const { identity, back, checks } = await beginInSandbox({ email: 'ada@example.com' });
  if (issuer === '') back.searchParams.delete('iss');
  else back.searchParams.set('iss', issuer);
  await expect(identity.complete(back, checks)).rejects.toMatchObject({ code: 'sign_in_failed' });
});

test('Cancel on the provider’s page is told as such', async () => {
  const { identity, back, checks } = await beginInSandbox('cancel');
  await expect(identity.complete(back, checks)).rejects.toMatchObject({
    code: 'sign_in_cancelled',
  });
});

test.each<[string, JWTPayload]>([
  ['for another client', { aud: 'someone-else' }],
  ['by another issuer', { iss: 'https://evil.example' }],
  ['that expired an hour ago', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ['without the nonce', { nonce: undefined }],
])('an ID token %s is refused', async (_, change) => {
  await expect(signInAt({ claims: change })).rejects.toMatchObject({ code: 'sign_in_failed' });
});

test('an ID token with a forged signature is refused', async () => {
  await expect(signInAt({ signingKey: FORGED_KEYS.privateKey })).rejects.toMatchObject({
    code: 'sign_in_failed',
  });
});

test('name and photo of the ID token are kept, tidied', async () => {
  const claims = { name: ' Ada\u0000\nLovelace ', picture: 'https://photos.example/ada.png' };
  expect(await signInAt({ claims })).toMatchObject({
    displayName: 'Ada Lovelace',
    photoUrl: 'https://photos.example/ada.png',
  });
  expect(
    await signInAt({ claims: { name: '\u0000', picture: 'javascript:alert(1)' } }),
  ).toMatchObject({ displayName: 'ada@example.com', photoUrl: null });
});

test.each([false, undefined, 'false', 'yes', 1])(
  'email_verified %j is not a yes',
  async (value) => {
    const found = await signInAt({ claims: { email_verified: value } });
    expect(found.emailVerified).toBe(false);
  },
);

test('no e-mail at all counts as an unverified one', async () => {
  await expect(signInAt({ claims: { email: undefined } })).rejects.toMatchObject({
    code: 'email_not_verified',
  });
});

test('a provider that keeps the e-mail for its userinfo endpoint is asked there', async () => {
  const claims = { email: undefined, email_verified: undefined, name: undefined };
  const userInfo = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' };
  expect(await signInAt({ claims, userInfo })).toMatchObject({
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada',
  });
  await expect(
    signInAt({ claims, userInfo: { ...userInfo, sub: 'somebody else' } }),
  ).rejects.toMatchObject({ code: 'sign_in_failed' });
});

test('a provider that writes its yes in letters, as some do at userinfo, is believed', async () => {
  const claims = { email: undefined, email_verified: undefined };
  const userInfo = { sub: 'ada', email: 'ada@example.com', email_verified: 'true' };
  expect(await signInAt({ claims, userInfo })).toMatchObject({ emailVerified: true });
  const no = { ...userInfo, email_verified: 'false' };
  expect(await signInAt({ claims, userInfo: no })).toMatchObject({ emailVerified: false });
});

test.each(['client_secret_post', 'client_secret_basic', null])(
  'the secret is sent the way the provider takes it: %s',
  async (method) => {
    const sent: Request[] = [];
    await signInAt({ method, onRequest: (request) => void sent.push(request) });
    const token = sent.find(({ url }) => url.endsWith('/token'));
    expect(token?.headers.has('authorization')).toBe(method !== 'client_secret_post');
  },
);

test('a provider that was down is asked again without a restart', async () => {
  let isDown = true;
  const identity = createOpenidProvider({
    ...CLIENT,
    fetch: async (input, init) => {
      if (isDown) throw new TypeError('fetch failed');
      return answerAsProvider(new Request(input, init), {});
    },
  });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(identity.begin({ redirectUri: CALLBACK })).rejects.toMatchObject({
      code: 'sign_in_unavailable',
    });
  }
  isDown = false;
  expect((await identity.begin({ redirectUri: CALLBACK })).url.origin).toBe(ISSUER);
});

test.each<[string, () => Response]>([
  [
    'cannot be reached',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
  [
    'does not answer in time',
    () => {
      throw new DOMException('too late', 'TimeoutError');
    },
  ],
  ['answers 503 with a page', () => new Response('<h1>Sorry</h1>', { status: 503 })],
  ['answers 500 with an error', () => Response.json({ error: 'server_error' }, { status: 500 })],
])('a token endpoint that %s makes sign-in unavailable, not failed', async (_, token) => {
  await expect(signInAt({ token })).rejects.toMatchObject({ code: 'sign_in_unavailable' });
});

test('a provider that says it is overloaded makes sign-in unavailable', async () => {
  await expect(signInAt({ answer: { error: 'temporarily_unavailable' } })).rejects.toMatchObject({
    code: 'sign_in_unavailable',
  });
  await expect(signInAt({ answer: { error: 'invalid_scope' } })).rejects.toMatchObject({
    code: 'sign_in_failed',
  });
});

test('every request to the provider can be aborted, so none waits for ever', async () => {
  const paths: string[] = [];
  await signInAt({
    userInfo: { sub: 'ada', email: 'ada@example.com', email_verified: true },
    claims: { email: undefined },
    onRequest: ({ url }, init) => {
      paths.push(new URL(url).pathname);
      expect(init?.signal).toBeInstanceOf(AbortSignal);
    },
  });
  expect(paths.sort()).toEqual([
    '/.well-known/openid-configuration',
    '/jwks',
    '/token',
    '/userinfo',
  ]);
});

test.each([
  { issuer: 'http://login.example', isSandbox: false, isAsked: false },
  { issuer: 'http://login.example', isSandbox: true, isAsked: true },
  { issuer: 'http://127.0.0.1:1', isSandbox: false, isAsked: true },
])(
  'plain http is for loopback and for our own sandbox only: $issuer, sandbox $isSandbox',
  async ({ issuer, isSandbox, isAsked }) => {
    let requests = 0;
    const answer = async () => {
      requests += 1;
      return new Response(null, { status: 500 });
    };
    const identity = createOpenidProvider({ ...CLIENT, issuer, isSandbox, fetch: answer });
    await expect(identity.begin({ redirectUri: CALLBACK })).rejects.toMatchObject({
      code: 'sign_in_unavailable',
    });
    expect(requests > 0).toBe(isAsked);
  },
);

test('a clock that runs an hour ahead of the machine’s still accepts fresh tokens', async () => {
  const clock = { now: () => new Date(Date.now() + 3_600_000) };
  const issuedSeconds = Math.floor(clock.now().getTime() / 1000);
  const claims = { iat: issuedSeconds, exp: issuedSeconds + 60 };
  expect((await signInAt({ clock, claims })).subject).toBe('ada');
  const stale = { iat: issuedSeconds - 3600, exp: issuedSeconds - 600 };
  await expect(signInAt({ clock, claims: stale })).rejects.toMatchObject({
    code: 'sign_in_failed',
  });
});

const CLIENT = {
  issuer: ISSUER,
  clientId: 'riposte',
  clientSecret: 'a secret',
  isSandbox: false,
  clock: systemClock,
};

/** A sign-in by the sandbox, up to the point where the browser comes back. */
async function beginInSandbox(choice: Choice) {
  const { identity, sandboxes } = await createSandboxSignIn({
    publicUrl: ORIGIN,
    clock: systemClock,
  });
  const app = new Hono();
  for (const [path, sandbox] of Object.entries(sandboxes)) app.route(path, sandbox);
  const browser = createBrowser({ fetch: (url, init) => app.request(url, init), origin: ORIGIN });
  const { url, ...checks } = await identity.begin({ redirectUri: CALLBACK });
  return { identity, checks, back: await chooseAccount(browser, url.href, choice) };
}

interface Script {
  claims?: Record<string, unknown>;
  signingKey?: CryptoKey;
  userInfo?: Record<string, unknown>;
  method?: string | null;
  token?: () => Response;
  /** What the browser comes back with instead of a code. */
  answer?: Record<string, string>;
  clock?: { now(): Date };
  onRequest?: (request: Request, init: RequestInit | undefined) => void;
}

/** A whole sign-in at a provider that behaves, or misbehaves, as scripted. */
async function signInAt(script: Script) {
  let nonce = '';
  const identity = createOpenidProvider({
    ...CLIENT,
    ...(script.clock === undefined ? {} : { clock: script.clock }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      script.onRequest?.(request, init);
      return answerAsProvider(request, { ...script, claims: { nonce, ...script.claims } });
    },
  });
  const { url: _, ...checks } = await identity.begin({ redirectUri: CALLBACK });
  nonce = checks.nonce;
  const back = new URL(CALLBACK);
  const answer = { state: checks.state, ...(script.answer ?? { code: 'a-code' }) };
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
  return identity.complete(back, checks);
}

async function answerAsProvider(request: Request, script: Script): Promise<Response> {
  switch (new URL(request.url).pathname) {
    case '/.well-known/openid-configuration':
      return Response.json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/authorize`,
        token_endpoint: `${ISSUER}/token`,
        jwks_uri: `${ISSUER}/jwks`,
        ...(script.userInfo === undefined ? {} : { userinfo_endpoint: `${ISSUER}/userinfo` }),
        ...(script.method == null
          ? {}
          : { token_endpoint_auth_methods_supported: [script.method] }),
      });
    case '/jwks':
      return Response.json({ keys: [{ ...(await exportJWK(KEYS.publicKey)), alg: 'RS256' }] });
    case '/userinfo':
      return Response.json(script.userInfo);
    default:
      return script.token === undefined ? await issueTokens(script) : script.token();
  }
}

async function issueTokens({ claims, signingKey }: Script): Promise<Response> {
  const issuedSeconds = Math.floor(Date.now() / 1000);
  const idToken = await new SignJWT({
    iss: ISSUER,
    sub: 'ada',
    aud: CLIENT.clientId,
    iat: issuedSeconds,
    exp: issuedSeconds + 60,
    email: 'ada@example.com',
    email_verified: true,
    name: 'Ada Lovelace',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(signingKey ?? KEYS.privateKey);
  return Response.json({ access_token: 'opaque', token_type: 'Bearer', id_token: idToken });
}
