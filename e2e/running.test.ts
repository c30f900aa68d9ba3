import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startServer } from './start-server.ts';

test('a second process on the same folder refuses to start and says why', async () => {
  await using first = await startServer();
  await expect(startServer({ dataDir: first.dataDir })).rejects.toThrow(
    /DATA_DIR .* is in use by another running Riposte/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test('after kill -9 the same folder starts again without a hand', async () => {
  await using first = await startServer();
  await first.kill9();
  await using second = await startServer({ dataDir: first.dataDir });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test('SIGTERM ends it with 0', async () => {
  await using server = await startServer();
  expect(await server.stop()).toBe(0);
});

test('a wrong setting stops the start with its line and no stack', async () => {
  const failure: unknown = await startServer({ env: { TRUST_PROXY: 'many' } }).catch(
    (error: unknown) => error,
  );
  const { message } = failure as Error;
  expect(message).toContain(
    'TRUST_PROXY is "many", but must be a whole number of trusted hops from 0 to 10.',
  );
  expect(message).not.toContain('    at ');
});

test('a DATA_DIR that cannot be made stops the start with its line and no stack', async () => {
  const file = fileURLToPath(import.meta.url);
  const failure: unknown = await startServer({ dataDir: file }).catch((error: unknown) => error);
  const { message } = failure as Error;
  expect(message).toContain(`DATA_DIR ${file} cannot be made or written to (EEXIST).`);
  expect(message).not.toContain('    at ');
});

test('each part says whether it is real, embedded or a sandbox', async () => {
  await using server = await startServer({ isFirstStart: true });
  expect(server.output()).toMatch(/^database +embedded /m);
  expect(server.output()).toMatch(/^sign-in +sandbox /m);
  expect(server.output()).toMatch(/^checkout +sandbox /m);
  expect(server.output()).toMatch(/^writer +embedded /m);
  expect(server.output()).not.toContain('missing');
});

test('where others can open the page no operator is made, and the start says how to make one', async () => {
  await using server = await startServer({
    env: { PUBLIC_URL: 'https://riposte.example', ALLOW_SANDBOX: 'sign-in,checkout' },
  });
  expect(server.output()).toMatch(/^operator +missing +.*npm run operator -- add EMAIL$/m);
});

test('an OPERATOR_EMAIL that comes after the first operator is said not to be used', async () => {
  await using first = await startServer({ isFirstStart: true });
  expect(first.output()).not.toContain('OPERATOR_EMAIL');
  await first.stop();
  const env = { OPERATOR_EMAIL: 'me@example.org', OPERATOR_PASSWORD: 'a long enough password' };
  await using second = await startServer({ env, dataDir: first.dataDir });
  expect(second.output()).toMatch(
    /^operator +not made +OPERATOR_EMAIL is not used.*npm run operator -- add me@example\.org$/m,
  );
});

test('the other name of this machine is sent to the one that sign-in returns to', async () => {
  await using server = await startServer();
  const other = server.url.replace('localhost', '127.0.0.1');
  const answer = await fetch(`${other}/premium?x=1`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`${server.url}/premium?x=1`);
});
