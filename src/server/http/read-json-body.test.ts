import { Hono } from 'hono';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf } from '#contract/errors.ts';
import { listen } from './listen.ts';
import { readJsonBody, readWhole } from './read-json-body.ts';

test('a body whose connection ends in its middle is a broken body, and no database that is away', async () => {
  const told = Promise.withResolvers<string>();
  const app = new Hono();
  app.post('/', async (c) => c.json(await readJsonBody(c, z.object({}))));
  app.onError((error, c) => {
    told.resolve(codeOf(error));
    return c.text('', 400);
  });
  const server = await listen({ fetch: app.fetch, hosts: ['127.0.0.1'], port: 0 });
  const call = request({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-length': '100' },
  });
  call.on('error', () => undefined); // it is ended here
  call.write('{"a":', () => call.destroy());
  expect(await told.promise).toBe('body_not_json');
  await server.close(0);
});

test('what else breaks while a body is read is told as what it is', async () => {
  const broken = Object.assign(new Error('no memory'), { code: 'ENOMEM' });
  await expect(readWhole(Promise.reject(broken))).rejects.toBe(broken);
});
