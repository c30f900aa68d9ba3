import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { countingKey, visitorAddress } from './visitor-address.ts';

async function addressOf(options: {
  peer?: string;
  forwarded?: string;
  hops: number;
}): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(String(visitorAddress(c, options.hops))));
  const headers = options.forwarded === undefined ? {} : { 'x-forwarded-for': options.forwarded };
  const env =
    options.peer === undefined ? {} : { incoming: { socket: { remoteAddress: options.peer } } };
  return (await app.request('/', { headers }, env)).text();
}

const PEER = '192.0.2.1';

test.each([
  ['no proxy trusted: the header is a claim', { peer: PEER, forwarded: '1.1.1.1', hops: 0 }, PEER],
  [
    'one hop: the entry that the proxy wrote',
    { peer: PEER, forwarded: '6.6.6.6, 1.1.1.1', hops: 1 },
    '1.1.1.1',
  ],
  ['two hops', { peer: PEER, forwarded: '6.6.6.6, 1.1.1.1, 10.0.0.2', hops: 2 }, '1.1.1.1'],
  ['fewer entries than hops', { peer: PEER, forwarded: '1.1.1.1', hops: 3 }, '1.1.1.1'],
  ['an empty entry is none', { peer: PEER, forwarded: '1.1.1.1, ', hops: 1 }, '1.1.1.1'],
  ['no header behind a proxy', { peer: PEER, hops: 1 }, PEER],
  ['nonsense in the header', { peer: PEER, forwarded: 'unknown', hops: 1 }, PEER],
  ['IPv4 in IPv6', { peer: '::ffff:192.0.2.9', hops: 0 }, '192.0.2.9'],
  [
    'IPv4 in the groups of IPv6',
    { peer: PEER, forwarded: '::ffff:cb00:7105', hops: 1 },
    '203.0.113.5',
  ],
  ['the same at length', { peer: '0:0:0:0:0:FFFF:C000:0209', hops: 0 }, '192.0.2.9'],
  ['the same with dots', { peer: '0:0:0:0:0:ffff:192.0.2.9', hops: 0 }, '192.0.2.9'],
  ['what only looks so', { peer: '1::ffff:cb00:7105', hops: 0 }, '1::ffff:cb00:7105'],
  ['an IPv6 zone', { peer: 'fe80::1%eth0', hops: 0 }, 'fe80::1'],
  ['brackets and a port', { peer: PEER, forwarded: '[2001:db8::1]:443', hops: 1 }, '2001:db8::1'],
  ['capital letters', { peer: PEER, forwarded: '2001:DB8::A', hops: 1 }, '2001:db8::a'],
  ['IPv4 and a port', { peer: PEER, forwarded: '1.1.1.1:5555', hops: 1 }, '1.1.1.1'],
  ['nobody to ask', { hops: 0 }, 'null'],
])('%s', async (_name, options, wanted) => {
  expect(await addressOf(options)).toBe(wanted);
});

test('one IPv6 household counts as one visitor, two do not', () => {
  const key = countingKey('2001:db8:1:2::1');
  expect(countingKey('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe(key);
  expect(countingKey('2001:db8:1:3::1')).not.toBe(key);
  expect(countingKey('2001:db8::')).toBe('2001:db8:0:0::/64');
  expect(countingKey('192.0.2.1')).toBe('192.0.2.1');
  expect(countingKey(null)).toBe('unknown');
});
