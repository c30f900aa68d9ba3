import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const LONGER_THAN_THE_TEST_MS = 600_000;

test('balancers are served as they ask: without a Host, and on a connection they keep for a minute', async () => {
  const listening = await listen({
    fetch: ({ url }) => new Response(new URL(url).pathname),
    hosts: ['127.0.0.1'],
    port: 0,
  });
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/\/healthz$/);
  const kept = await fetch(`http://127.0.0.1:${listening.port}/`);
  await kept.text();
  const seconds = /timeout=(\d+)/.exec(kept.headers.get('keep-alive') ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
  await listening.close(0);
});

test('a stop waits for the answer that is being made, not for the connection that it is made on', async () => {
  const answering = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  const listening = await listen({
    fetch: () => {
      asked.resolve();
      return answering.promise;
    },
    hosts: ['127.0.0.1'],
    port: 0,
  });
  const running = fetch(`http://127.0.0.1:${listening.port}/`);
  await asked.promise;
  const closing = listening.close(LONGER_THAN_THE_TEST_MS);
  answering.resolve(new Response('whole'));
  expect(await (await running).text()).toBe('whole');
  await closing;
});

test('a stop does not wait for a connection on which nothing was asked yet', async () => {
  const listening = await listen({
    fetch: () => new Response(''),
    hosts: ['127.0.0.1'],
    port: 0,
  });
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  await (await fetch(`http://127.0.0.1:${listening.port}/`)).text(); // taken after the other
  const ended = once(socket, 'close');
  await listening.close(LONGER_THAN_THE_TEST_MS);
  await ended;
});

test('who does not read what they asked for is let go after a while', async () => {
  const cut = Promise.withResolvers<void>();
  const endless = () =>
    new ReadableStream({
      pull: (out) => out.enqueue(new Uint8Array(100_000)),
      cancel: () => cut.resolve(),
    });
  const listening = await listen({
    fetch: () => new Response(endless()),
    hosts: ['127.0.0.1'],
    port: 0,
    silentMs: 300,
  });
  const socket = connect(listening.port, '127.0.0.1');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await cut.promise;
  socket.destroy();
  await listening.close(0);
});
