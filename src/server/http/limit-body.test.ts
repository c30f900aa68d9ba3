import { Hono } from 'hono';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { codeOf } from '#contract/errors.ts';
import { limitBody } from './limit-body.ts';
import { listen } from './listen.ts';

const MAX_BYTES = 1000;

/** A real server: how long a body is, and whether it says so, is between it and its clients. */
async function serve() {
  const app = new Hono();
  app.use(limitBody(MAX_BYTES));
  app.all('/', async (c) => c.text(String((await c.req.text()).length)));
  app.onError((error, c) => c.text(codeOf(error), 413));
  const server = await listen({ fetch: app.fetch, hosts: ['127.0.0.1'], port: 0 });
  const send = async (
    headers: Record<string, string>,
    body: string,
    { method = 'POST', isCut = false } = {},
  ) => {
    const call = request({ port: server.port, host: '127.0.0.1', method, headers });
    call.write(body);
    if (!isCut) call.end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const text = (await answer.setEncoding('utf8').toArray()).join('');
    call.destroy();
    return text;
  };
  return { send, [Symbol.asyncDispose]: () => server.close(0) };
}

test.each([
  ['that says its length', (size: number) => ({ 'content-length': String(size) })],
  ['that does not', () => ({ 'transfer-encoding': 'chunked' })],
])('a body %s is let in up to the limit and refused above it', async (_, describe) => {
  await using server = await serve();
  const send = (size: number) => server.send(describe(size), 'x'.repeat(size));
  expect(await send(MAX_BYTES)).toBe(String(MAX_BYTES));
  expect(await send(MAX_BYTES + 1)).toBe('body_too_large');
});

test('what says that it is too long is refused before it comes, and a GET’s body is read by nobody', async () => {
  await using server = await serve();
  const beginning = server.send({ 'content-length': '999999' }, 'the beginning', { isCut: true });
  expect(await beginning).toBe('body_too_large');
  const get = server.send({ 'content-length': '5000' }, 'x'.repeat(5000), { method: 'GET' });
  expect(await get).toBe('0');
});

test('a body without a length whose connection ends in its middle is a broken body, and no database that is away', async () => {
  const told = Promise.withResolvers<string>();
  const app = new Hono();
  app.use(limitBody(MAX_BYTES));
  app.post('/', (c) => c.text(''));
  app.onError((error, c) => {
    told.resolve(codeOf(error));
    return c.text('', 400);
  });
  const server = await listen({ fetch: app.fetch, hosts: ['127.0.0.1'], port: 0 });
  const headers = { 'transfer-encoding': 'chunked' };
  const call = request({ port: server.port, host: '127.0.0.1', method: 'POST', headers });
  call.on('error', () => undefined); // it is ended here
  call.write('{"a":', () => call.destroy());
  expect(await told.promise).toBe('body_not_json');
  await server.close(0);
});

test('a length that stands beside an encoding is not believed', async () => {
  const app = new Hono();
  app.use(limitBody(MAX_BYTES));
  app.post('/', async (c) => c.text(await c.req.text()));
  app.onError((error, c) => c.text(codeOf(error), 413));
  const headers = { 'content-length': '5', 'transfer-encoding': 'chunked' };
  const answer = await app.request('/', {
    method: 'POST',
    headers,
    body: 'x'.repeat(MAX_BYTES + 1),
  });
  expect(await answer.text()).toBe('body_too_large');
});
