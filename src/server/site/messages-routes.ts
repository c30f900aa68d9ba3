import { messages } from '../database/schema.ts';
import type { SiteDeps } from './site-deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { countingKey, visitorAddress } from '../http/visitor-address.ts';
import type { Door } from '../http/door.ts';

const MESSAGES = { limit: 5, windowSeconds: 3600 };

/** What Contact Us, Feedback and Newsletter leave for the operator. */
export function serveMessages(door: Door, deps: SiteDeps): void {
  door.handle('sendMessage', async ({ c, body }) => {
    const address = visitorAddress(c, deps.config.trustedProxyHops);
    await limitRate(deps, { key: `messages:${countingKey(address)}`, ...MESSAGES });
    await deps.database.orm.insert(messages).values({ ...body, createdAt: deps.clock.now() });
    return {};
  });
}
