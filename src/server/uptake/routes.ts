import type { Door } from '../http/door.ts';
import { visitorKey, type VisitorDeps } from '../http/visitor-address.ts';
import { readSessionToken } from '../identity/sessions.ts';
import { markReply } from './mark-reply.ts';
import type { UptakeDeps } from './uptake.ts';

/** What people did with replies. Whose a set is, is found by the statement that counts. */
export function serveUptake(door: Door, deps: UptakeDeps & VisitorDeps): void {
  door.handle('markReply', ({ c, body }) => {
    const token = readSessionToken(deps.config, c.req.raw.headers);
    return markReply(deps, { ...body, asker: { token, address: visitorKey(deps, c) } });
  });
}
