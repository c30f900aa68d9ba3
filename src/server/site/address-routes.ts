import type { SiteDeps } from './site-deps.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { Door } from '../http/door.ts';

/** The visitor's address, or the stand-in that is counted where it cannot be told. */
export function serveAddress(door: Door, deps: SiteDeps): void {
  door.handle('readAddress', ({ c }) => {
    const address = visitorAddress(c, deps.config.trustedProxyHops);
    return { ip: address ?? deps.anonymousId };
  });
}
