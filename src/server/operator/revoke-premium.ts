import { foldEmail } from '#contract/email.ts';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { RevokeResponse } from '#contract/gift.ts';
import { REVOKE_UNDO_MS } from '#contract/limits.ts';
import { emailKey } from '../database/email-key.ts';
import { auditLog, premiumUsers, users } from '../database/schema.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { writeAudit, type Actor } from './audit-log.ts';
import { waitForOtherGifts } from './gift-premium.ts';

/** The page offers ten seconds; a slow connection is allowed this much more. */
const UNDO_GRACE_MS = 50_000;

/**
 * Takes a gift back. A subscription that the person pays for stays theirs.
 * @throws AppError gift_unknown when there is no gift for this e-mail
 */
export async function revokePremium(
  deps: Pick<OperatorDeps, 'config' | 'database' | 'clock'>,
  email: string,
  by: Actor,
): Promise<RevokeResponse> {
  return deps.database.transaction(async (tx) => {
    await waitForOtherGifts(tx);
    // As the database writes it: a Date has no microseconds and no 'infinity'.
    const [taken] = await tx.orm
      .delete(premiumUsers)
      .where(sql`${sql.raw(emailKey('email'))} = ${foldEmail(email)}`)
      .returning({
        target: premiumUsers.email,
        row: sql<Record<string, unknown>>`to_jsonb(${premiumUsers})`,
      });
    if (taken === undefined) throw new AppError('gift_unknown');
    const { target, row } = taken;
    const auditId = await writeAudit(deps, tx, {
      ...by,
      action: 'revoke',
      target,
      details: { row },
    });
    const userIds = await refreshPremium(deps, tx, { email: target });
    const still = await Promise.all(
      userIds.map((userId) =>
        tx.orm.select({ isPremium: users.isPremium }).from(users).where(eq(users.userId, userId)),
      ),
    );
    return {
      email: target,
      auditId,
      isStillPremium: still.flat().some(({ isPremium }) => isPremium),
    };
  });
}

/**
 * Brings a gift that was just taken back as it was, from what the audit log kept.
 * @throws AppError undo_too_late when it was too long ago, is no revoke, or the e-mail was given a
 * new gift since
 */
export async function undoRevoke(
  deps: Pick<OperatorDeps, 'config' | 'database' | 'clock'>,
  auditId: number,
  by: Actor,
): Promise<{ email: string }> {
  return deps.database.transaction(async (tx) => {
    await waitForOtherGifts(tx);
    const [entry] = await tx.orm.select().from(auditLog).where(eq(auditLog.id, auditId));
    const now = deps.clock.now();
    const isRecent =
      entry?.action === 'revoke' &&
      now.getTime() - entry.at.getTime() <= REVOKE_UNDO_MS + UNDO_GRACE_MS;
    if (!isRecent) throw new AppError('undo_too_late');
    const [restored] = await tx.run<{ email: string }>(RESTORE, [auditId]);
    if (restored === undefined) throw new AppError('undo_too_late');
    const details = { of: auditId };
    await writeAudit(deps, tx, { ...by, action: 'undo revoke', target: restored.email, details });
    await refreshPremium(deps, tx, { email: restored.email });
    return { email: restored.email };
  });
}

const RESTORE = {
  name: 'gift_restore',
  text: `
    insert into premium_users
    select (jsonb_populate_record(null::premium_users, details -> 'row')).*
    from audit_log where id = $1
    on conflict do nothing
    returning email`,
};
