import { Hono } from 'hono';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { streamText, type TextOut } from './stream-text.ts';

/** An app whose answer is written by the test, with a header that is set behind it. */
function createApp() {
  const outs: TextOut[] = [];
  const told = { left: 0, aborted: 0 };
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Wall', 'stands');
  });
  app.get('/', (c) => {
    c.req.raw.signal.addEventListener('abort', () => (told.aborted += 1));
    return streamText(c, {
      headers: { 'Content-Type': 'text/event-stream' },
      write: (out) => void outs.push(out),
      onLeave: () => (told.left += 1),
    });
  });
  return { app, outs, told };
}

test('over a network the head goes with the first piece, with what was set behind the answer, and each piece at once', async () => {
  const { app, outs } = createApp();
  const listening = await listen({ fetch: app.fetch, hosts: ['127.0.0.1'], port: 0 });
  const socket = connect(listening.port, '127.0.0.1');
  socket.setEncoding('utf8').write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await expect.poll(() => outs.length).toBe(1);
  expect(socket.bytesRead).toBe(0);
  outs[0]?.write('first é');
  const [packet] = (await once(socket, 'data')) as [string];
  expect(packet).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(packet.toLowerCase()).toContain('x-wall: stands\r\n');
  expect(packet.toLowerCase()).toContain('content-type: text/event-stream\r\n');
  expect(packet).toContain('first é');
  outs[0]?.write('second');
  const [next] = (await once(socket, 'data')) as [string];
  expect(next).toContain('second');
  outs[0]?.end();
  await once(socket, 'close');
  await listening.close(0);
});

test('over a network the head goes alone where the first piece takes long', async () => {
  const { app, outs } = createApp();
  const listening = await listen({ fetch: app.fetch, hosts: ['127.0.0.1'], port: 0 });
  const answer = await fetch(`http://127.0.0.1:${listening.port}/`);
  expect(answer.headers.get('x-wall')).toBe('stands');
  outs[0]?.write('first');
  outs[0]?.end();
  expect(await answer.text()).toBe('first');
  await listening.close(0);
});

test('over a network the request’s signal tells that nobody reads any more, and what is written then is nothing', async () => {
  const { app, outs, told } = createApp();
  const listening = await listen({ fetch: app.fetch, hosts: ['127.0.0.1'], port: 0 });
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => outs.length).toBe(1);
  outs[0]?.write('first');
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => told.aborted).toBe(1);
  outs[0]?.write('late');
  outs[0]?.end();
  await listening.close(0);
});

test('without a network it is a stream, which tells who leaves', async () => {
  const { app, outs, told } = createApp();
  const answer = await app.request('/');
  outs[0]?.write('first é');
  const reader = answer.body?.getReader();
  const piece = await reader?.read();
  expect(new TextDecoder().decode(piece?.value)).toBe('first é');
  expect(answer.headers.get('x-wall')).toBe('stands');
  await reader?.cancel();
  expect(told.left).toBe(1);
  outs[0]?.write('late');
  outs[0]?.end();

  const whole = (async () => (await app.request('/')).text())();
  await expect.poll(() => outs.length).toBe(2);
  outs[1]?.write('all');
  outs[1]?.end();
  expect(await whole).toBe('all');
});
