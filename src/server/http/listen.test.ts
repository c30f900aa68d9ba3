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

test('who asks on and on without an answer is let go, and costs no more than a few answers', async () => {
  const requests = 1000;
  let asked = 0;
  const first = Promise.withResolvers<Response>();
  const allAsked = Promise.withResolvers<void>();
  const listening = await listen({
    fetch: () => {
      asked += 1;
      if (asked === requests) allAsked.resolve();
      return first.promise;
    },
    hosts: ['127.0.0.1'],
    port: 0,
  });
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => {}); // it may be told of the cut while it still writes
  const cut = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
  await Promise.race([cut, allAsked.promise]);
  socket.destroy();
  first.resolve(new Response(''));
  expect(asked).toBeLessThan(20);
  await listening.close(0);
});

test('who asks a little ahead is answered for as long as they go on', async () => {
  const requests = 60;
  let answerFormer = () => {};
  let asked = 0;
  const listening = await listen({
    // Each is answered when the next has come, so that there is always one without its answer.
    fetch: () => {
      answerFormer();
      asked += 1;
      const { promise, resolve } = Promise.withResolvers<Response>();
      answerFormer = () => resolve(new Response('one\n'));
      if (asked === requests) answerFormer();
      return promise;
    },
    hosts: ['127.0.0.1'],
    port: 0,
  });
  const socket = connect(listening.port, '127.0.0.1');
  let sent = 0;
  const ask = () => {
    if (sent < requests) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    sent += 1;
  };
  ask();
  ask();
  let answered = 0;
  for await (const piece of socket) {
    const more = String(piece).split('one\n').length - 1;
    answered += more;
    for (let each = 0; each < more; each += 1) ask();
    if (answered === requests) break;
  }
  expect(answered).toBe(requests);
  await listening.close(0);
});

test('an address that is none of this machine is told by the name of its setting, a port that is taken by the other', async () => {
  const open = (host: string, port: number) =>
    listen({ fetch: () => new Response(), hosts: [host], port });
  // For documentation alone (RFC 5737), and what can be no name, so that nobody is asked for it.
  for (const host of ['203.0.113.9', 'no..name']) {
    await expect(open(host, 0)).rejects.toThrow(`HOST ${host} cannot be used (`);
  }
  const first = await open('127.0.0.1', 0);
  await expect(open('127.0.0.1', first.port)).rejects.toThrow(`PORT ${first.port} cannot be used`);
  await first.close(0);
});
