import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';

const GENERATE = { tweetText: 'My secret post', tone: 'rage' };
const TOKEN = 'a-token-of-16-characters';

test('generations are counted by how they ended, requests by route and status', async () => {
  const script: Parameters<typeof createScriptedWriter>[0] = {};
  await using app = await createTestApp({
    writer: { name: 'changing', write: (...asked) => createScriptedWriter(script).write(...asked) },
  });
  const user = await app.signIn();
  await user.post('/api/quick-action', GENERATE);
  await (await user.post('/api/quick-action', GENERATE, { accept: 'text/event-stream' })).text();
  Object.assign(script, { replies: [], fail: new AppError('writer_busy') });
  await user.post('/api/quick-action', GENERATE);
  const text = await (await app.request('/metrics', { address: '127.0.0.1' })).text();
  expect(text).toContain('riposte_generations_total{outcome="done"} 2');
  expect(text).toContain('riposte_generations_total{outcome="writer_busy"} 1');
  expect(text).toContain('riposte_first_reply_seconds_count 2');
  expect(text).toContain('riposte_streams_open 0');
  expect(text).toContain(
    'riposte_request_seconds_count{method="POST",route="/api/quick-action",status="200"} 2',
  );
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  for (const secret of [user.userId, user.email, 'secret post', '203.0.113']) {
    expect(text).not.toContain(secret);
  }
});

test('the pool of the database is shown, and whoever waits for it', async () => {
  await using app = await createTestApp();
  const { database } = app.deps;
  const read = async () =>
    (await (await app.request('/metrics', { address: '127.0.0.1' })).text()).split('\n');
  if (database.kind !== 'postgres') {
    expect(await read()).toContain('riposte_database_waiting 0');
    return;
  }
  const sleep = { name: 'sleep', text: 'select pg_sleep($1)' };
  const askAll = (seconds: number) =>
    Array.from({ length: 20 }, () => database.run(sleep, [seconds]));
  await Promise.all(askAll(0.2)); // connected: on a busy machine that may take longer than they sleep
  const asked = askAll(2);
  await expect
    .poll(read, { interval: 10 })
    .toEqual(
      expect.arrayContaining([
        'riposte_database_connections{state="busy"} 16',
        'riposte_database_waiting 4',
      ]),
    );
  await Promise.all(asked);
});

test('addresses without end are one route', async () => {
  await using app = await createTestApp();
  for (const path of ['/api/a', '/api/b', '/x/y']) await app.request(path);
  const text = await (await app.request('/metrics', { address: '::1' })).text();
  expect(text).not.toMatch(/route="\/(api\/a|api\/b|x)/);
});

test('to anybody else than this machine it is not there', async () => {
  await using app = await createTestApp();
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await app.request('/metrics', { address, headers })).status;
  expect(await statusOf('203.0.113.7')).toBe(404);
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await statusOf('127.0.0.1', { 'x-real-ip': '203.0.113.7' })).toBe(404);
  expect(await statusOf('127.0.0.1', { forwarded: 'for=203.0.113.7' })).toBe(404);
  expect(await statusOf('127.0.0.1', { via: '1.1 proxy' })).toBe(404);
  expect(await statusOf('203.0.113.7', { authorization: `Bearer ${TOKEN}` })).toBe(404);
  expect(await statusOf('127.0.0.1')).toBe(200);
});

test('a token that is set is asked of everybody, this machine too', async () => {
  await using app = await createTestApp({ settings: { METRICS_TOKEN: TOKEN } });
  for (const address of ['203.0.113.7', '127.0.0.1', '::1']) {
    const statusWith = async (headers: Record<string, string>) =>
      (await app.request('/metrics', { address, headers })).status;
    expect(await statusWith({}), address).toBe(404);
    expect(await statusWith({ authorization: 'Bearer wrong' }), address).toBe(404);
    expect(await statusWith({ authorization: `Bearer ${TOKEN}` }), address).toBe(200);
  }
});
