import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

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
