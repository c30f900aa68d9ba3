import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Readable } from 'node:stream';

const BAD_GATEWAY = 502;

/** GETs an address that somebody from outside had a say in. A redirect is an answer like any other. */
export type PublicFetch = (
  address: string,
  init: { signal: AbortSignal; headers: Record<string, string> },
) => Promise<Response>;

type Lookup = (
  host: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A way out that leads to the public internet only: what a name stands for is looked up once, each of its
 * addresses is checked, and the connection goes to those. So no name can lead inside, nor change its
 * mind between the check and the connection.
 * @param options.request of node:https; tests have no certificate
 */
export function createPublicFetch(options: {
  lookup: Lookup;
  request: typeof httpsRequest;
  isPublic?: (address: string) => boolean;
}): PublicFetch {
  const { lookup, request, isPublic = isPublicAddress } = options;
  return (address, init) =>
    new Promise((resolve, reject) => {
      const { hostname } = new URL(address);
      // Only names are looked up: an address, IPv6 in brackets, would be connected to unchecked.
      if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Error(`${hostname} is no name`);
      const asking = request(address, {
        ...init,
        agent: false, // a connection of its own, checked by itself
        lookup: (host, asked, done) => {
          lookup(host, { ...asked, all: true }, (error, found) => {
            if (error !== null) return done(error, []);
            const isRefused = !found.every(({ address: ip }) => isPublic(ip));
            const refusal = isRefused ? new Error(`${host} is not on the public internet`) : null;
            if (asked.all === true) done(refusal, found);
            else done(refusal, found[0]?.address ?? '', found[0]?.family);
          });
        },
      });
      asking.on('error', reject); // also one that comes after the first: unheard it ends the process
      asking.once('response', (answer) => {
        const { statusCode = BAD_GATEWAY, headers } = answer;
        if (statusCode < 200 || statusCode >= 300) {
          answer.destroy(); // nobody reads what a refusal says
          // Of others, such as 999, no Response can be made.
          const isKnown = statusCode >= 300 && statusCode < 600;
          return resolve(new Response(null, { status: isKnown ? statusCode : BAD_GATEWAY }));
        }
        const type = headers['content-type'] ?? '';
        const body = Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>; // its pieces are bytes
        resolve(new Response(body, { status: 200, headers: { 'content-type': type } }));
      });
      asking.end();
    });
}

/** False for this machine, its networks, and what is for no one host: documentation, multicast, tunnels. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !NOT_PUBLIC.check(address);
  return kind === 6 && GLOBAL_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');

const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits);
}
for (const [network, bits] of [
  ['2001::', 23], // Teredo and other special purposes
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4: an IPv4 address of any kind within
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');
}
