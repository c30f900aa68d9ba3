import { expect, test } from 'vitest';
import { operators, usageLogs } from '../database/schema.ts';
import { addOperator } from '../operator/add-operator.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { chooseAccount } from '../testing/choose-account.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { makePremium } from '../testing/make-premium.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import type { HumanVerifier } from '../verification/human-verifier.ts';

const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };
const FIELDS = [
  ...['level', 'time', 'pid', 'hostname', 'requestId', 'stream', 'event', 'outcome', 'code'],
  ...['account', 'address', 'method', 'route', 'msg'],
].toSorted();

const NEVER_SOLVED: HumanVerifier = {
  kind: 'altcha',
  begin: () => Promise.resolve({}),
  check: () => Promise.resolve(false),
};

function readEvents(app: TestApp): Record<string, unknown>[] {
  return app.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ stream }) => stream === 'security');
}

test('sign-ins of operators, good and bad, tell which account and from where; what was typed is in no line', async () => {
  await using app = await createTestApp();
  await addOperator(app.deps, OWNER);
  const browser = openBrowser(app);
  const send = (json: object) => browser.post('/api/operator/sign-in', { json });
  await send({ ...OWNER, email: 'my-password-in-the-wrong-box', password: 'x' });
  await send({ ...OWNER, password: 'hunter2hunter2' });
  await send(OWNER);
  const refused = { event: 'operator_sign_in', outcome: 'refused', level: 40 };
  const code = 'operator_credentials_wrong';
  const from = { address: '203.0.113.7', method: 'POST', route: '/api/operator/sign-in' };
  const account = 'operator:owner@example.com';
  expect(readEvents(app)).toMatchObject([
    { ...refused, ...from, code, account: null },
    { ...refused, ...from, code, account },
    { ...refused, ...from, level: 30, outcome: 'ok', code: null, account },
  ]);
  const log = app.log.join('');
  for (const typed of ['wrong-box', 'hunter2', OWNER.password]) expect(log).not.toContain(typed);
});

test('sign-ins of people tell the account by its id', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const begun = await browser.get('/api/auth/sign-in');
  const back = await chooseAccount(browser, begun.headers.get('location') ?? '', {
    email: 'ada@example.org',
  });
  await browser.get(back.href);
  await browser.get(back.href);
  const { userId } = (await (await browser.get('/api/profile')).json()) as { userId: string };
  const common = { event: 'sign_in', route: '/api/auth/callback', address: '203.0.113.7' };
  expect(readEvents(app)).toMatchObject([
    { ...common, outcome: 'ok', code: null, account: `person:${userId}` },
    { ...common, outcome: 'refused', code: 'sign_in_expired', account: null },
  ]);
});

test('refusals of rights, of other sites, by limits and by verification are events of one shape', async () => {
  await using app = await createTestApp({ verifier: NEVER_SOLVED });
  const user = await app.signIn();
  await user.request('/api/favourites');
  await user.request('/api/operator/premium-users/ada@example.com', { method: 'DELETE' });
  await user.post('/api/favourites', {}, { origin: 'https://evil.example' });
  await user.post('/api/quick-action', { tweetText: 'A post', tone: 'nice' });
  await user.post('/api/verification', { token: 'nothing' });
  await app.request('/api/webhooks/commerce', { method: 'POST', body: '{}' });
  const message = { kind: 'feedback', email: '', text: 'Hello' };
  for (let sent = 0; sent < 30; sent += 1) await user.post('/api/messages', message);
  const events = readEvents(app);
  const kinds = events.map(({ event, code }) => `${String(event)} ${String(code)}`);
  expect(new Set(kinds)).toEqual(
    new Set([
      'access premium_required',
      'access operator_sign_in_required',
      'cross_site origin_refused',
      'verification verification_required',
      'verification verification_failed',
      'webhook webhook_refused',
      'limit rate_limited',
    ]),
  );
  for (const event of events) {
    expect(Object.keys(event).toSorted()).toEqual(FIELDS);
    expect(event).toMatchObject({ outcome: 'refused', level: 40, address: '203.0.113.7' });
  }
  expect(events[0]).toMatchObject({ account: `person:${user.userId}`, route: '/api/favourites' });
  expect(app.log.join('')).not.toContain('ada@example.com');
});

test('what operators and people may not do yet, or no more today, is an event as well', async () => {
  const NOON = new Date('2026-03-10T12:00:00Z');
  await using app = await createTestApp({ now: NOON });
  const operator = await signInOperator(app);
  const { orm } = app.deps.database;
  await operator.post('/api/operator/proof', { json: { password: 'wrong' } });
  await operator.post('/api/operator/second-factor', { json: { code: '000000' } });
  const token = 'x'.repeat(43);
  await operator.post('/api/operator/join', { json: { token, password: OWNER.password } });
  const [free, premium] = [await app.signIn(), await app.signIn()];
  await makePremium(app, premium);
  for (const { userId } of [free, premium]) {
    await orm.insert(usageLogs).values({ userId, logDate: '2026-03-10', count: 30 });
  }
  for (const user of [free, premium]) {
    await user.post('/api/quick-action', { tweetText: 'A post', tone: 'nice' });
  }
  await free.post('/api/favourites', {}, { 'content-type': 'text/plain' });
  app.setTime(new Date(NOON.getTime() + 601_000));
  await free.request('/api/account', { method: 'DELETE' });
  await operator.get('/api/operator/premium-users.csv');
  await orm.update(operators).set({ role: 'reader' });
  await operator.get('/api/operator/premium-users.csv');
  for (let guess = 0; guess < 11; guess += 1) {
    await openBrowser(app).post('/api/operator/sign-in', { json: { ...OWNER, password: 'x' } });
  }
  await using inProduction = await createTestApp({
    settings: { NODE_ENV: 'production', PUBLIC_URL: 'https://riposte.example' },
  });
  await (await signInOperator(inProduction)).get('/api/operator/overview');
  const refused = [app, inProduction].flatMap(readEvents).filter(({ code }) => code !== null);
  expect(new Set(refused.map(({ event, code }) => `${String(event)} ${String(code)}`))).toEqual(
    new Set([
      'operator_sign_in operator_password_wrong',
      'operator_sign_in operator_code_wrong',
      'operator_sign_in operator_credentials_wrong',
      'access invitation_over',
      'access fresh_sign_in_required',
      'access operator_proof_required',
      'access operator_role_refused',
      'access operator_second_factor_required',
      'limit limit_reached_free',
      'limit limit_reached_premium',
      'limit operator_attempts_used_up',
      'cross_site content_type_unsupported',
    ]),
  );
});

test('what is no matter of safety is no security event', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  await app.request('/api/profile');
  await user.post('/api/quick-action', { tweetText: '', tone: 'nice' });
  await user.request('/api/nothing');
  expect(readEvents(app)).toEqual([]);
});
