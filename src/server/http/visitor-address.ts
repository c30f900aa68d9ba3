import { getConnInfo } from '@hono/node-server/conninfo';
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import { readInstallationSecret } from '../config/installation-secret.ts';
import type { Database } from '../database/database.ts';

/** What counting a visitor needs of the process it runs in. */
export interface VisitorDeps {
  config: Config;
  /** What visitors are counted under whose address cannot be told. */
  anonymousId: string;
}

/**
 * The visitor's IP address. `X-Forwarded-For` is believed only for as many hops, counted from the
 * right, as the operator trusts: everything further left is the visitor's own claim.
 * @param trustedHops TRUST_PROXY
 * @returns null when it cannot be told
 */
export function visitorAddress(c: Context, trustedHops: number): string | null {
  const peer = peerAddress(c);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const chain = [...forwarded.filter((entry) => entry !== ''), peer ?? ''];
  const claimed = chain[Math.max(0, chain.length - 1 - trustedHops)] ?? '';
  return normalizeAddress(claimed) ?? (peer === null ? null : normalizeAddress(peer));
}

/**
 * What a request without a session is counted under. Those whose address cannot be told count as
 * one: an id for each request or cookie would be a way around every limit.
 */
export function visitorKey(deps: VisitorDeps, c: Context): string {
  const address = visitorAddress(c, deps.config.trustedProxyHops);
  return address === null ? deps.anonymousId : countingKey(address);
}

/** @returns `anon-{random}`, the same on every instance and after every restart */
export async function readAnonymousId(database: Pick<Database, 'run'>): Promise<string> {
  const secret = await readInstallationSecret(database, 'anonymous');
  return `anon-${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`;
}

/**
 * What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address, which is
 * the least that one household or one phone gets. Those whose address cannot be told count as one.
 */
export function countingKey(address: string | null): string {
  if (address === null) return 'unknown';
  if (isIP(address) !== 6) return address;
  return `${expandIpv6(address).slice(0, 4).join(':')}::/64`;
}

function peerAddress(c: Context): string | null {
  // Without a socket (a request made in-process) there is no peer.
  if (c.env === undefined || !('incoming' in c.env)) return null;
  return getConnInfo(c).remote.address ?? null;
}

function normalizeAddress(text: string): string | null {
  const [address = ''] = text
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .toLowerCase()
    .split('%', 1);
  if (isIP(address) === 6) return findMappedIpv4(address) ?? address;
  return isIP(address) === 0 ? null : address;
}

/** An IPv4 address that is written as an IPv6 one (RFC 4291, 2.5.5.2), as some proxies do. */
function findMappedIpv4(address: string): string | null {
  const groups = expandIpv6(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}

/** The eight groups, without leading zeros. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = withoutDots(address).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The last two groups may be written as an IPv4 address. */
function withoutDots(address: string): string {
  const at = address.lastIndexOf(':') + 1;
  const [a, b, c, d] = address.slice(at).split('.').map(Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return address;
  const groups = [a * 256 + b, c * 256 + d].map((number) => number.toString(16));
  return address.slice(0, at) + groups.join(':');
}
