import { Hono } from 'hono';
import { messageRequestSchema } from '#contract/site.ts';
import type { AppEnv } from '../http/app-env.ts';
import { messages } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { countingKey, visitorAddress } from '../http/visitor-address.ts';

const MESSAGES_PER_HOUR = 5;
const HOUR_SECONDS = 3600;

/** `POST /api/messages`: what Contact Us, Feedback and Newsletter leave for the operator. */
export function messageRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    const message = await readJsonBody(c, messageRequestSchema);
    const address = visitorAddress(c, deps.config.trustedProxyHops);
    await limitRate(deps, {
      key: `messages:${address === null ? 'unknown' : countingKey(address)}`,
      limit: MESSAGES_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
    });
    await deps.database.orm.insert(messages).values({ ...message, createdAt: deps.clock.now() });
    return c.json({}, 201);
  });
}
