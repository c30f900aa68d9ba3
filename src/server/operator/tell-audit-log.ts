import { createHash } from 'node:crypto';
import type { OperatorDeps } from './operator-deps.ts';

/** Lines written in one transaction. */
const BATCH = 500;

/**
 * Writes what came into the audit log into the process's log, a line for each deed, so that it can
 * be followed from where no intruder of the database reaches. Each deed is told by one instance,
 * also those of the command line; one that dies in the middle leaves them to be told again.
 */
export async function tellAuditLog(deps: Pick<OperatorDeps, 'database' | 'logger'>): Promise<void> {
  let told: number;
  do {
    told = await deps.database.transaction(async (tx) => {
      const entries = await tx.run<Entry>(TAKE, [BATCH]);
      for (const { auditId, at, operator, address, action, target } of entries) {
        const line = { auditId: Number(auditId), at: at.toISOString(), operator, address, action };
        deps.logger.info({ stream: 'audit', ...line, target: hideEmail(target, operator) }, 'deed');
      }
      return entries.length;
    });
  } while (told === BATCH);
}

interface Entry {
  auditId: number | string;
  at: Date;
  operator: string;
  address: string;
  action: string;
  target: string;
}

/** The log has no address of the people who use the service; a known one can still be looked for. */
function hideEmail(target: string, operator: string): string {
  if (!target.includes('@') || target === operator) return target;
  return `sha256:${createHash('sha256').update(target.toLowerCase()).digest('hex')}`;
}

const TAKE = {
  name: 'audit_outbox_take',
  text: `
    with taken as (
      delete from audit_outbox where audit_id in (
        select audit_id from audit_outbox order by audit_id limit $1::int for update skip locked)
      returning audit_id
    )
    select id as "auditId", at, operator, address, action, target
    from audit_log where id in (select audit_id from taken) order by id`,
};
