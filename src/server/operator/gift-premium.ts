import { sql } from 'drizzle-orm';
import { AppError, ERRORS } from '#contract/errors.ts';
import {
  GIFT_DURATIONS,
  giftEmailSchema,
  type GiftDuration,
  type GiftResult,
} from '#contract/gift.ts';
import type { Orm } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { writeAudit, type AuditDeed } from './audit-log.ts';

/** Later than this a date can no longer be written the usual way. */
const LAST_YEAR = 9999;

export interface Gift {
  email: string;
  duration: GiftDuration;
  notes: string;
}

/**
 * Gives premium to an e-mail, whether or not somebody with it has signed in. Years are added to
 * what is left of an earlier gift; anything else is replaced.
 * @throws AppError gift_too_long
 */
export async function giftPremium(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  gift: Gift,
  by: Pick<AuditDeed, 'operator' | 'address'>,
): Promise<GiftResult> {
  const { email, duration, notes } = gift;
  return deps.database.orm.transaction(async (tx) => {
    const plan = await planGift(deps, tx, gift);
    await tx.execute(sql`
      insert into premium_users (email, is_lifetime, premium_until, notes, created_at)
      values (
        ${email}, ${plan.isLifetime}, ${plan.premiumUntil}::timestamptz,
        ${notes === '' ? null : notes}, ${nowOf(deps)}::timestamptz
      )
      on conflict (lower(email)) do update set
        is_lifetime = excluded.is_lifetime, premium_until = excluded.premium_until,
        notes = coalesce(excluded.notes, premium_users.notes)`);
    const { outcome, isLifetime, premiumUntil, former } = plan;
    const details = { duration, notes, outcome, isLifetime, premiumUntil, former };
    await writeAudit(deps, tx, { ...by, action: 'gift', target: email, details });
    await refreshPremium(deps, tx, { email });
    return plan;
  });
}

/** What a gift would do, without doing it. A bad e-mail or date is told in `problem`. */
export async function previewGift(
  deps: Pick<Deps, 'database' | 'clock'>,
  gift: { email: string; duration: GiftDuration },
): Promise<GiftResult> {
  return settleOne(gift.email, (email) => planGift(deps, deps.database.orm, { ...gift, email }));
}

/** Gives to each of several e-mails what can be given; one that is refused stops no other. */
export async function giftToMany(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  gifts: { emails: readonly string[]; duration: GiftDuration; notes: string },
  by: Pick<AuditDeed, 'operator' | 'address'>,
): Promise<GiftResult[]> {
  const results: GiftResult[] = [];
  const { duration, notes } = gifts;
  for (const pasted of distinct(gifts.emails)) {
    results.push(
      await settleOne(pasted, (email) => giftPremium(deps, { email, duration, notes }, by)),
    );
  }
  return results;
}

/** The same e-mail twice in one paste is one gift. */
export function distinct(emails: readonly string[]): string[] {
  return [...new Map(emails.map((email) => [email.trim().toLowerCase(), email])).values()];
}

async function settleOne(
  pasted: string,
  settle: (email: string) => Promise<GiftResult>,
): Promise<GiftResult> {
  const read = giftEmailSchema.safeParse(pasted);
  if (!read.success) return refuse(pasted.trim(), ERRORS.email_invalid.message);
  try {
    return await settle(read.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(read.data, error.message);
  }
}

function refuse(email: string, problem: string): GiftResult {
  return {
    email,
    outcome: 'refused',
    isLifetime: false,
    premiumUntil: null,
    former: null,
    isKnown: false,
    problem,
  };
}

async function planGift(
  deps: Pick<Deps, 'clock'>,
  executor: Pick<Orm, 'execute'>,
  gift: { email: string; duration: GiftDuration },
): Promise<GiftResult> {
  const { email, duration } = gift;
  const years = GIFT_DURATIONS.find(({ id }) => id === duration)?.years ?? null;
  // The database counts calendar years: a year from 29 February is 28 February.
  const result = await executor.execute(sql`
    with moment as (select ${nowOf(deps)}::timestamptz as now),
    former as (
      select is_lifetime, premium_until from premium_users
      where lower(email) = ${email} for update
    )
    select
      former.is_lifetime as "formerLifetime",
      to_json(case when isfinite(former.premium_until) then former.premium_until end)
        as "formerUntil",
      former.is_lifetime is not null as "hasFormer",
      former.premium_until > moment.now and not former.is_lifetime as "isRunning",
      to_json(
        (
          greatest(
            moment.now,
            case when not former.is_lifetime and isfinite(former.premium_until)
              and extract(year from former.premium_until) < ${LAST_YEAR + 1}
              then former.premium_until end
          ) at time zone 'utc' + ${years ?? 0}::int * interval '1 year'
        ) at time zone 'utc'
      ) as "until",
      exists (
        select 1 from identities where lower(identities.email) = ${email}
      ) as "isKnown"
    from moment left join former on true`);
  const [row] = readRows<PlanRow>(result);
  if (row === undefined) throw new Error('The statement always answers one row.');
  const until = years === null ? null : new Date(row.until);
  if (until !== null && !(until.getUTCFullYear() <= LAST_YEAR)) throw new AppError('gift_too_long');
  const extendsFormer = row.isRunning === true && years !== null;
  return {
    email,
    outcome: extendsFormer ? 'extends' : row.hasFormer ? 'replaces' : 'new',
    isLifetime: years === null,
    premiumUntil: until?.toISOString() ?? null,
    former: row.hasFormer
      ? {
          isLifetime: row.formerLifetime === true,
          premiumUntil: row.formerUntil === null ? null : new Date(row.formerUntil).toISOString(),
        }
      : null,
    isKnown: row.isKnown,
    problem: null,
  };
}

interface PlanRow {
  formerLifetime: boolean | null;
  formerUntil: string | null;
  hasFormer: boolean;
  isRunning: boolean | null;
  until: string;
  isKnown: boolean;
}

function nowOf(deps: Pick<Deps, 'clock'>): string {
  return (deps.clock.databaseNow() ?? deps.clock.now()).toISOString();
}

/** The same shape in both drivers, which drizzle's common type does not say. */
function readRows<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
