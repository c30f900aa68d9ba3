import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { REVOKE_UNDO_MS, type RevokeResponse } from '#contract/gift.ts';
import { auditLog, premiumUsers, users } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { writeAudit, type AuditDeed } from './audit-log.ts';

/** The page offers ten seconds; a slow connection is allowed this much more. */
const UNDO_GRACE_MS = 50_000;

const keptRowSchema = z.object({
  email: z.string(),
  isLifetime: z.boolean(),
  premiumUntil: z.iso.datetime().nullable(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

type By = Pick<AuditDeed, 'operator' | 'address'>;

/**
 * Takes a gift back. A subscription that the person pays for stays theirs.
 * @throws AppError gift_unknown when there is no gift for this e-mail
 */
export async function revokePremium(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  email: string,
  by: By,
): Promise<RevokeResponse> {
  return deps.database.orm.transaction(async (tx) => {
    const [row] = await tx
      .delete(premiumUsers)
      .where(eq(sql`lower(${premiumUsers.email})`, email.trim().toLowerCase()))
      .returning();
    if (row === undefined) throw new AppError('gift_unknown');
    const { isLifetime, premiumUntil, notes, createdAt } = row;
    const target = row.email;
    const kept = { email: target, isLifetime, premiumUntil, notes, createdAt };
    const auditId = await writeAudit(deps, tx, {
      ...by,
      action: 'revoke',
      target,
      details: { row: kept },
    });
    const userIds = await refreshPremium(deps, tx, { email: target });
    const still = await Promise.all(
      userIds.map((userId) =>
        tx
          .select({ isPremium: users.isPremium })
          .from(users)
          .where(and(eq(users.userId, userId), eq(users.isPremium, true))),
      ),
    );
    return { email: target, auditId, isStillPremium: still.some((found) => found.length > 0) };
  });
}

/**
 * Brings a gift that was just taken back as it was, from what the audit log kept.
 * @throws AppError undo_too_late when it was too long ago, is no revoke, or the e-mail was given a
 * new gift since
 */
export async function undoRevoke(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  auditId: number,
  by: By,
): Promise<{ email: string }> {
  return deps.database.orm.transaction(async (tx) => {
    const [entry] = await tx.select().from(auditLog).where(eq(auditLog.id, auditId));
    const now = deps.clock.databaseNow() ?? deps.clock.now();
    const isRecent =
      entry?.action === 'revoke' &&
      now.getTime() - entry.at.getTime() <= REVOKE_UNDO_MS + UNDO_GRACE_MS;
    const kept = isRecent ? keptRowSchema.safeParse(entry.details['row']) : null;
    if (entry === undefined || kept?.success !== true) throw new AppError('undo_too_late');
    const { premiumUntil, createdAt, ...row } = kept.data;
    const restored = await tx
      .insert(premiumUsers)
      .values({
        ...row,
        premiumUntil: premiumUntil === null ? null : new Date(premiumUntil),
        createdAt: new Date(createdAt),
      })
      .onConflictDoNothing()
      .returning({ email: premiumUsers.email });
    if (restored.length === 0) throw new AppError('undo_too_late');
    const details = { of: auditId };
    await writeAudit(deps, tx, { ...by, action: 'undo revoke', target: row.email, details });
    await refreshPremium(deps, tx, { email: row.email });
    return { email: row.email };
  });
}
