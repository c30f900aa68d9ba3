import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { ROUTES } from '#contract/api.ts';
import { createApp } from './app.ts';
import { messages } from './database/schema.ts';
import { sessionCookieName } from './identity/sessions.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { makePremium } from './testing/make-premium.ts';
import { signInOperator } from './testing/sign-in-operator.ts';

test('every route of the code is in the contract, and every route of the contract in the code', async () => {
  await using app = await createTestApp();
  const inCode = createApp(app.deps, { pages: null })
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  const inContract = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(inCode)].toSorted()).toEqual(inContract.toSorted());
});

test('a signed-in route without a session, and with a forged one, is 401', async () => {
  await using app = await createTestApp();
  for (const { method, path, who } of ROUTES) {
    for (const authorization of ['', `Bearer ${'A'.repeat(43)}`]) {
      const answer = await app.request(path, {
        method,
        headers: {
          origin: app.deps.config.publicUrl,
          'content-type': 'application/json',
          ...(authorization === '' ? {} : { authorization }),
        },
        ...(method === 'POST' ? { body: '{"tweetText":"Hello","tone":"rage"}' } : {}),
      });
      // Who signs in without a password is told what a wrong one is told.
      const isSignIn = path === '/api/operator/sign-in';
      expect(answer.status === 401, `${method} ${path}`).toBe(
        isSignIn || (who !== 'anyone' && who !== 'platform'),
      );
    }
  }
});

test('an address that leads nowhere below /api is a JSON 404 with its request id', async () => {
  await using app = await createTestApp();
  const answer = await app.request('/api/nowhere');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    error: ERRORS.not_found.message,
    code: 'not_found',
    requestId: answer.headers.get('x-request-id'),
  });
});

test('what a NUL is part of is nowhere, whatever would be called by it', async () => {
  await using app = await createTestApp();
  const owner = await signInOperator(app);
  const user = await app.signIn();
  await makePremium(app, user);
  const cookie = [
    `${sessionCookieName(app.deps.config)}=${user.token}`,
    ...Object.entries(owner.cookies()).map(([name, kept]) => `${name}=${kept}`),
  ].join('; ');
  const origin = app.deps.config.publicUrl;
  const named = ROUTES.filter(({ path }) => path.includes('/:'));
  expect(named.length).toBeGreaterThan(10);
  for (const { method, path, body } of named) {
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const address = path.replaceAll(/:\w+/g, 'a%00b');
    const answer = await app.request(address, { method, headers, ...(body && { body: '{}' }) });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('a request is named by us, whatever its caller calls it', async () => {
  await using app = await createTestApp();
  const chosen = '00000000-aaaa-4000-8000-000000000000';
  const answer = await app.request('/api/nowhere', { headers: { 'x-request-id': chosen } });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(id).not.toBe(chosen);
  expect(await answer.json()).toMatchObject({ requestId: id });
  expect(app.log.join('')).not.toContain(chosen);
});

test('every answer carries the browser’s walls', async () => {
  await using app = await createTestApp();
  for (const path of ['/api/usage', '/api/docs', '/api/nowhere', '/healthz']) {
    const { headers } = await app.request(path);
    const own = ['script', 'style', 'img', 'font', 'connect', 'manifest'].map((of) => `${of}-src`);
    const policy = headers.get('content-security-policy')?.split('; ').toSorted();
    expect(policy).toEqual(
      [
        ...['default-src', 'base-uri', 'frame-ancestors'].map((what) => `${what} 'none'`),
        ...[...own, 'form-action'].map((what) => `${what} 'self'`),
      ].toSorted(),
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
  }
  expect((await app.request('/api/usage')).headers.get('cache-control')).toBe('no-store');
});

test('HSTS is sent over https only', async () => {
  await using plain = await createTestApp();
  expect((await plain.request('/healthz')).headers.has('strict-transport-security')).toBe(false);
  await using secure = await createTestApp({ settings: { PUBLIC_URL: 'https://riposte.example' } });
  expect((await secure.request('/healthz')).headers.get('strict-transport-security')).toContain(
    'max-age=31536000',
  );
});

test('the address of a visitor', async () => {
  await using app = await createTestApp();
  expect(
    await (await app.request('/api/ip?format=json', { address: '198.51.100.9' })).json(),
  ).toEqual({
    ip: '198.51.100.9',
  });
  expect(await (await app.request('/api/ip', { address: '' })).json()).toEqual({
    ip: expect.stringMatching(/^anon-[0-9a-f]{16}$/) as unknown,
  });
});

test('messages are kept for the operator; bad ones and floods are refused', async () => {
  await using app = await createTestApp();
  const send = (body: unknown) =>
    app.request('/api/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.deps.config.publicUrl },
      body: JSON.stringify(body),
    });
  const codeOf = async (body: unknown) =>
    ((await (await send(body)).json()) as { code: string }).code;
  expect(await codeOf({ kind: 'contact', email: 'a@b.co', text: ' ' })).toBe('message_invalid');
  expect(await codeOf({ kind: 'contact', email: '', text: 'Hello' })).toBe('email_invalid');
  expect(await codeOf({ kind: 'newsletter', email: 'nobody' })).toBe('email_invalid');
  expect(await codeOf({ kind: 'feedback', text: 'x'.repeat(2001) })).toBe('message_invalid');
  expect(await codeOf({ kind: 'spam', text: 'x' })).toBe('body_invalid');

  expect((await send({ kind: 'feedback', text: 'Good <b>work</b>' })).status).toBe(201);
  expect((await send({ kind: 'newsletter', email: 'a@b.co' })).status).toBe(201);
  const kept = await app.deps.database.orm.select().from(messages);
  expect(kept).toMatchObject([
    { kind: 'feedback', email: '', text: 'Good <b>work</b>' },
    { kind: 'newsletter', email: 'a@b.co', text: '' },
  ]);

  for (let sent = 2; sent < 5; sent += 1) await send({ kind: 'feedback', text: 'again' });
  expect(await codeOf({ kind: 'feedback', text: 'again' })).toBe('rate_limited');
});

test('one network of IPv6 sends no more messages than one address', async () => {
  await using app = await createTestApp();
  const send = (address: string) =>
    app.request('/api/messages', {
      address,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.deps.config.publicUrl },
      body: JSON.stringify({ kind: 'feedback', text: 'again' }),
    });
  for (let sent = 1; sent <= 5; sent += 1) {
    expect((await send(`2001:db8:1:2::${sent}`)).status).toBe(201);
  }
  expect((await send('2001:db8:1:2:3::6')).status).toBe(429);
  expect((await send('2001:db8:1:3::1')).status).toBe(201);
});

test('a database that is away is said so, and readiness with it', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const { database } = app.deps;
  const run = database.run.bind(database);
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  Object.assign(database, { run: away, ping: away });
  const usage = await user.request('/api/usage');
  expect(usage.status).toBe(503);
  expect(await usage.json()).toMatchObject({ code: 'database_unavailable' });
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
  Object.assign(database, { run });
});

test('the OpenAPI document describes every route, and the page shows it', async () => {
  await using app = await createTestApp();
  const answer = await app.request('/api/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const document = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(ROUTES.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ROUTES.length);
  const page = await (await app.request('/api/docs')).text();
  for (const { path } of ROUTES) expect(page).toContain(path);
});

test.each(['/api/openapi.json', '/api/docs'])(
  '%s is compressed once for everybody',
  async (path) => {
    await using app = await createTestApp();
    const ask = () => app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const [first, second] = [await ask(), await ask()];
    // What is compressed for one alone has no length beforehand.
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(Number(first.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(await second.bytes()).toEqual(await first.bytes());
  },
);

test('the OpenAPI document has the parameters of each route, in the path and in the query', async () => {
  await using app = await createTestApp();
  const document = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  for (const { method, path, query } of ROUTES) {
    const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const named = operation?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(named, `${method} ${path}`).toEqual([
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => `path ${name}`),
      ...Object.keys(query?.shape ?? {}).map((name) => `query ${name}`),
    ]);
  }
  const gifts = document.paths['/api/operator/premium-users']?.['get'];
  expect(gifts?.parameters.map(({ name }) => name)).toEqual([
    'search',
    'sort',
    'direction',
    'page',
  ]);
});
