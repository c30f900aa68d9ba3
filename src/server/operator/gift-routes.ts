import { writeCsv } from '../csv/write-csv.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { nameActor, readAuditLog, writeAudit } from './audit-log.ts';
import { giftPremium, giftToMany, previewGifts } from './gift-premium.ts';
import { requireProof } from './operator-sessions.ts';
import { listPremiumUsers, readAllPremiumUsers } from './premium-users.ts';
import { revokePremium, undoRevoke } from './revoke-premium.ts';
import type { Door } from '../http/door.ts';

/** Gifts, Manage Users and the audit log. */
export function serveGifts(door: Door, deps: OperatorDeps): void {
  door.handle('listGifts', ({ query }) => listPremiumUsers(deps, query));
  door.handle('downloadGifts', async ({ c, operator, query }) => {
    const all = await readAllPremiumUsers(deps, query);
    await writeAudit(deps, deps.database, {
      ...nameActor(operator),
      action: 'export premium users',
      target: query.search,
      details: { count: all.length },
    });
    const rows = all.map((row) => [
      row.email,
      row.isLifetime ? 'Lifetime' : 'Subscription',
      row.isLifetime ? 'Never expires' : (row.premiumUntil ?? 'Not set'),
      row.createdAt,
      row.notes,
    ]);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="riposte-premium-users.csv"');
    return c.body(writeCsv(['Email', 'Status', 'Premium Until', 'Created At', 'Notes'], rows));
  });
  door.handle('giftPremium', ({ operator, body }) => giftPremium(deps, body, nameActor(operator)));
  door.handle('previewGifts', async ({ body: { emails, duration } }) => ({
    results: await previewGifts(deps, { emails, duration }),
  }));
  door.handle('giftToMany', async ({ operator, body }) => {
    if (body.emails.length > 1) requireProof(operator);
    return { results: await giftToMany(deps, body, nameActor(operator)) };
  });
  door.handle('undoRevoke', ({ operator, body }) =>
    undoRevoke(deps, body.auditId, nameActor(operator)),
  );
  door.handle('revokeGift', ({ operator, params: { email } }) =>
    revokePremium(deps, email, nameActor(operator)),
  );
  door.handle('readAuditLog', ({ query: { search, before = null } }) =>
    readAuditLog(deps, { search, before }),
  );
}
