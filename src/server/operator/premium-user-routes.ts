import { Hono, type Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import {
  giftBatchSchema,
  giftRequestSchema,
  PREMIUM_USER_SORTS,
  undoRequestSchema,
  type AuditPage,
  type GiftResult,
  type GiftResults,
  type PremiumUserPage,
  type RevokeResponse,
} from '#contract/gift.ts';
import { isPlainText } from '#contract/plain-text.ts';
import type { AppEnv } from '../http/app-env.ts';
import { writeCsv } from '../csv/write-csv.ts';
import type { Deps } from '../deps.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { readAuditLog, type AuditDeed } from './audit-log.ts';
import { giftPremium, giftToMany, previewGifts } from './gift-premium.ts';
import { requireOperator } from './operator-sessions.ts';
import { listPremiumUsers, readAllPremiumUsers, type PremiumUserQuery } from './premium-users.ts';
import { revokePremium, undoRevoke } from './revoke-premium.ts';

const MAX_SEARCH = 200;

/** Gifts, Manage Users and the audit log; mounted at `/api/operator`. */
export function premiumUserRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/premium-users', async (c) => {
      await requireOperator(deps, c);
      const page = Number.parseInt(c.req.query('page') ?? '1', 10);
      return c.json<PremiumUserPage>(
        await listPremiumUsers(deps, {
          ...readQuery(c),
          page: Number.isSafeInteger(page) ? page : 1,
        }),
      );
    })
    .get('/premium-users.csv', async (c) => {
      await requireOperator(deps, c);
      const all = await readAllPremiumUsers(deps, readQuery(c));
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
    })
    .post('/premium-users', async (c) => {
      const by = await whoActs(deps, c);
      const gift = await readJsonBody(c, giftRequestSchema);
      return c.json<GiftResult>(await giftPremium(deps, gift, by), 201);
    })
    .post('/premium-users/preview', async (c) => {
      await requireOperator(deps, c);
      const { emails, duration } = await readJsonBody(c, giftBatchSchema);
      return c.json<GiftResults>({ results: await previewGifts(deps, { emails, duration }) });
    })
    .post('/premium-users/batch', async (c) => {
      const by = await whoActs(deps, c);
      const gifts = await readJsonBody(c, giftBatchSchema);
      return c.json<GiftResults>({ results: await giftToMany(deps, gifts, by) });
    })
    .post('/premium-users/undo', async (c) => {
      const by = await whoActs(deps, c);
      const { auditId } = await readJsonBody(c, undoRequestSchema);
      return c.json(await undoRevoke(deps, auditId, by));
    })
    .delete('/premium-users/:email', async (c) => {
      const by = await whoActs(deps, c);
      const email = c.req.param('email');
      if (!isPlainText(email)) throw new AppError('gift_unknown');
      return c.json<RevokeResponse>(await revokePremium(deps, email, by));
    })
    .get('/audit-log', async (c) => {
      await requireOperator(deps, c);
      const before = Number(c.req.query('before') ?? '');
      return c.json<AuditPage>(
        await readAuditLog(deps, {
          search: readSearch(c),
          before: Number.isSafeInteger(before) && before > 0 ? before : null,
        }),
      );
    });
}

async function whoActs(
  deps: Deps,
  c: Context<AppEnv>,
): Promise<Pick<AuditDeed, 'operator' | 'address'>> {
  const { email } = await requireOperator(deps, c);
  return { operator: email, address: visitorAddress(c, deps.config.trustedProxyHops) ?? '' };
}

function readQuery(c: Context<AppEnv>): PremiumUserQuery {
  return {
    search: readSearch(c),
    sort: PREMIUM_USER_SORTS.find((sort) => sort === c.req.query('sort')) ?? 'createdAt',
    direction: c.req.query('direction') === 'asc' ? 'asc' : 'desc',
  };
}

/** Text that the database cannot carry is in no row. */
function readSearch(c: Context<AppEnv>): string {
  const search = (c.req.query('search') ?? '').trim().slice(0, MAX_SEARCH);
  return isPlainText(search) ? search : search.replaceAll('\u0000', '\uFFFD').toWellFormed();
}
