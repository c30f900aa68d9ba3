import { createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { listenLocally } from '../testing/listen-locally.ts';
import { createPublicFetch, isPublicAddress } from './public-fetch.ts';

/** A server on loopback that counts who comes, and a way out on which every name leads to these addresses. */
async function start(addresses: string[], isPublic?: () => boolean) {
  const server = createServer((asked, answer) => {
    seen.push(`${asked.headers.host?.split(':', 1)[0]}${asked.url}`);
    if (asked.url === '/elsewhere') {
      answer.writeHead(302, { location: '/words' }).end();
    } else if (asked.url === '/slow') {
      answer.writeHead(200, { 'content-type': 'text/plain' }).write('begun');
    } else if (asked.url === '/odd') {
      answer.writeHead(999).end();
    } else answer.writeHead(200, { 'content-type': 'text/plain' }).end('words');
  });
  const seen: string[] = [];
  const lookedUp: string[] = [];
  const port = await listenLocally(server);
  const fetchPublic = createPublicFetch({
    request,
    ...(isPublic && { isPublic }),
    lookup: (host, _options, done) => {
      lookedUp.push(host);
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
  });
  return {
    seen,
    lookedUp,
    ask: (path: string, signal = AbortSignal.timeout(5000), host = 'posts.example') =>
      fetchPublic(`http://${host}:${port}${path}`, { signal, headers: {} }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a name that leads to this machine, or there as well, is refused before anybody connects', async () => {
  for (const addresses of [['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::1', '127.0.0.1']]) {
    await using network = await start(addresses);
    await expect(network.ask('/words')).rejects.toThrow('not on the public internet');
    expect(network.seen).toEqual([]);
  }
});

test('what was checked is what is connected to: a name is looked up once', async () => {
  await using network = await start(['127.0.0.1'], () => true);
  const answer = await network.ask('/words');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
  expect(await answer.text()).toBe('words');
  expect(network.lookedUp).toEqual(['posts.example']);
  expect(network.seen).toEqual(['posts.example/words']);
});

test('a redirect is not followed', async () => {
  await using network = await start(['127.0.0.1'], () => true);
  expect((await network.ask('/elsewhere')).status).toBe(302);
  expect(network.seen).toEqual(['posts.example/elsewhere']);
});

test('a status that there is not is a refusal, and ends nothing else', async () => {
  await using network = await start(['127.0.0.1'], () => true);
  expect((await network.ask('/odd')).status).toBe(502);
});

test('an address in the place of a name is refused: it would not be looked up', async () => {
  await using network = await start(['1.1.1.1']);
  for (const host of ['127.0.0.1', '[::1]', '2130706433']) {
    await expect(network.ask('/words', undefined, host), host).rejects.toThrow('is no name');
  }
  expect(network.seen).toEqual([]);
});

test.each([4, undefined])('a name that is not there is a failure (family %s)', async (family) => {
  const fetchPublic = createPublicFetch({
    request: ((address: string, init: object) =>
      request(address, { ...init, family })) as typeof request, // as it is called
    // Node's own says nothing beside the error.
    lookup: (_host, _options, done) =>
      void setImmediate(done as (error: Error) => void, new Error('not there')),
  });
  const signal = AbortSignal.timeout(5000);
  const asking = fetchPublic('http://posts.example/', { signal, headers: {} });
  await expect(asking).rejects.toThrow('not there');
});

test('the deadline holds while the body comes', async () => {
  await using network = await start(['127.0.0.1'], () => true);
  const deadline = new AbortController();
  const answer = await network.ask('/slow', deadline.signal);
  deadline.abort();
  await expect(answer.text()).rejects.toThrow();
});

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.31.0.1'],
  ...['192.168.1.1', '198.18.0.1', '203.0.113.7', '224.0.0.1', '255.255.255.255', 'posts.example'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fd00::1', 'fe80::1'],
  ...['ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::1', ''],
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '104.244.42.1', '172.32.0.1', '2606:4700::1111', '2a04:4e42::396'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
