import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { ensureFirstOperator, findUnusedEmail, hasOperators } from './ensure-first-operator.ts';

async function signInStatus(app: TestApp, body: { email: string; password: string | null }) {
  const answer = await app.request('/api/operator/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.deps.config.publicUrl },
    body: JSON.stringify(body),
  });
  return answer.status;
}

test('outside production the first start makes an operator, once', async () => {
  await using app = await createTestApp();
  const made = await ensureFirstOperator(app.deps);
  if (made === null) throw new Error('No operator was made.');
  expect(await hasOperators(app.deps)).toBe(true);
  expect(await signInStatus(app, made)).toBe(200);
  expect(await ensureFirstOperator(app.deps)).toBeNull();
});

test('the one of the settings is made instead, and never changed by a later start', async () => {
  const settings = {
    OPERATOR_EMAIL: 'Me@Example.org',
    OPERATOR_PASSWORD: 'a long enough password',
  };
  await using app = await createTestApp({ settings });
  expect(await ensureFirstOperator(app.deps)).toEqual({ email: 'Me@Example.org', password: null });
  const password = 'a long enough password';
  expect(await signInStatus(app, { email: 'me@example.org', password })).toBe(200);
  expect(await ensureFirstOperator(app.deps)).toBeNull();
});

test('an e-mail of the settings that comes too late is known as unused', async () => {
  await using app = await createTestApp();
  await ensureFirstOperator(app.deps);
  const find = (email: string | null) =>
    findUnusedEmail({
      ...app.deps,
      config: { ...app.deps.config, operator: { email, password: 'a long enough password' } },
    });
  expect(await find('Me@Example.org')).toBe('me@example.org');
  expect(await find('Operator@Example.com')).toBeNull();
  expect(await find(null)).toBeNull();
});

test('of two instances that start at once one makes it', async () => {
  const settings = {
    OPERATOR_EMAIL: 'me@example.org',
    OPERATOR_PASSWORD: 'a long enough password',
  };
  await using app = await createTestApp({ settings });
  const made = await Promise.all([ensureFirstOperator(app.deps), ensureFirstOperator(app.deps)]);
  expect(made.filter((operator) => operator !== null)).toHaveLength(1);
});

test('production makes none of its own', async () => {
  const settings = {
    NODE_ENV: 'production',
    ALLOW_SANDBOX: 'sign-in,checkout',
    PUBLIC_URL: 'https://riposte.example',
  };
  await using app = await createTestApp({ settings });
  expect(await ensureFirstOperator(app.deps)).toBeNull();
  expect(await hasOperators(app.deps)).toBe(false);
});
