import { foldEmail } from '#contract/email.ts';
import type { Door } from '../http/door.ts';
import { countingKey, visitorAddress } from '../http/visitor-address.ts';
import { limitRate } from '../rate-limit/limit-rate.ts';
import { endSessionsOf } from '../identity/session-list.ts';
import { nameActor, writeAudit } from './audit-log.ts';
import {
  changeOperatorRole,
  inviteOperator,
  joinOperators,
  listOperators,
  removeOperator,
} from './operator-accounts.ts';
import type { OperatorDeps } from './operator-deps.ts';

/** Each hashes a password. */
const JOINS = { limit: 20, windowSeconds: 900 };

/** Who the operators are, and which people's sessions they end. */
export function serveOperators(door: Door, deps: OperatorDeps): void {
  door.handle('listOperators', () => listOperators(deps));
  door.handle('inviteOperator', ({ operator, body }) =>
    inviteOperator(deps, body, nameActor(operator)),
  );
  door.handle('changeOperatorRole', ({ operator, params, body: { role } }) =>
    changeOperatorRole(deps, { email: foldEmail(params.email), role }, nameActor(operator)),
  );
  door.handle('removeOperator', ({ operator, params }) =>
    removeOperator(deps, foldEmail(params.email), nameActor(operator)),
  );
  door.handle('endPersonSessions', ({ operator, body: { email } }) =>
    deps.database.transaction(async (tx) => {
      const ended = await endSessionsOf({ database: tx }, email);
      const deed = { action: 'end sessions', target: email, details: { ended } };
      await writeAudit(deps, tx, { ...nameActor(operator), ...deed });
      return { ended };
    }),
  );
  door.handle('joinOperators', async ({ c, body }) => {
    const address = visitorAddress(c, deps.config.trustedProxyHops);
    await limitRate(deps, { key: `operator-join:${countingKey(address)}`, ...JOINS });
    return joinOperators(deps, { ...body, address: address ?? '' });
  });
}
