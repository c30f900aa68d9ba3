import { foldEmail } from '#contract/email.ts';
import { emailKey } from '../database/email-key.ts';
import { and, eq, lt } from 'drizzle-orm';
import { AppError, ERRORS } from '#contract/errors.ts';
import {
  giftEmailSchema,
  giftResultSchema,
  type GiftDuration,
  type GiftResult,
} from '#contract/gift.ts';
import { GIFT_DURATIONS } from '#contract/gift-durations.ts';
import type { Connection } from '../database/database.ts';
import { giftRequests } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { writeAudit, type Actor } from './audit-log.ts';

/** For how long a request that is repeated gives nothing: 30 days. */
const KEPT_MS = 30 * 86_400_000;

/** Later than this a date can no longer be written the usual way. */
const LAST_YEAR = 9999;
const BEYOND = `${LAST_YEAR + 1}-06-01T00:00:00Z`;

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
  deps: Pick<OperatorDeps, 'config' | 'database' | 'clock'>,
  gift: Gift,
  by: Actor,
): Promise<GiftResult> {
  return deps.database.transaction(async (tx) => {
    await waitForOtherGifts(tx);
    return giveWithin(deps, tx, { gift, by, requestId: null });
  });
}

/** What gifts would do, without doing them. A bad e-mail or date is told in `problem`. */
export async function previewGifts(
  deps: DatabaseDeps,
  gifts: { emails: readonly string[]; duration: GiftDuration },
): Promise<GiftResult[]> {
  const { duration } = gifts;
  return eachOnce(gifts.emails, (email) => planGift(deps, deps.database, { email, duration }));
}

/**
 * Gives to each of several e-mails what can be given; one that is refused stops no other. A fault
 * undoes them all: who tries again must not give twice to those who came before it.
 * @param gifts.requestId names the request: when its answer was lost, repeating it gives nothing twice
 */
export async function giftToMany(
  deps: Pick<OperatorDeps, 'config' | 'database' | 'clock'>,
  gifts: {
    emails: readonly string[];
    duration: GiftDuration;
    notes: string;
    requestId?: string | undefined;
  },
  by: Actor,
): Promise<GiftResult[]> {
  const { emails, requestId = null, ...rest } = gifts;
  return deps.database.transaction(async (tx) => {
    await waitForOtherGifts(tx);
    const given = await readGiven(tx, { operator: by.operator, requestId });
    return eachOnce(
      emails,
      async (email) =>
        given.get(email) ?? giveWithin(deps, tx, { gift: { email, ...rest }, by, requestId }),
    );
  });
}

/** What this request gave the first time, by e-mail. */
async function readGiven(
  tx: Connection,
  { operator, requestId }: { operator: string; requestId: string | null },
): Promise<Map<string, GiftResult>> {
  if (requestId === null) return new Map();
  const rows = await tx.orm
    .select({ email: giftRequests.email, result: giftRequests.result })
    .from(giftRequests)
    .where(and(eq(giftRequests.operator, operator), eq(giftRequests.requestId, requestId)));
  return new Map(rows.map(({ email, result }) => [email, giftResultSchema.parse(result)]));
}

/** Drops what nobody will ask for again. */
export async function deleteOldGiftRequests(deps: DatabaseDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  await deps.database.orm.delete(giftRequests).where(lt(giftRequests.givenAt, before));
}

/**
 * Two gifts to an e-mail that has none yet would not see one another, and one would be lost; nor
 * would a gift see that the one it extends is being taken back. Gifts are rare: one after the other
 * costs nobody anything, and no order of e-mails can tie them up.
 */
export async function waitForOtherGifts(tx: Connection): Promise<void> {
  await tx.run(WAIT, []);
}

async function giveWithin(
  deps: Pick<OperatorDeps, 'config' | 'clock'>,
  tx: Connection,
  deed: { gift: Gift; by: Actor; requestId: string | null },
): Promise<GiftResult> {
  const { gift, requestId } = deed;
  const { email, duration, notes } = gift;
  const plan = await planGift(deps, tx, gift);
  await tx.run(GIVE, [
    email,
    plan.isLifetime,
    plan.premiumUntil,
    notes === '' ? null : notes,
    nowOf(deps),
  ]);
  const { outcome, isLifetime, premiumUntil, former, isKnown } = plan;
  const details = {
    duration,
    notes,
    outcome,
    isLifetime,
    premiumUntil,
    former,
    isKnown,
    requestId,
  };
  await writeAudit(deps, tx, { ...deed.by, action: 'gift', target: email, details });
  if (requestId !== null) {
    const { operator } = deed.by;
    const givenAt = deps.clock.now();
    await tx.orm.insert(giftRequests).values({ operator, requestId, email, result: plan, givenAt });
  }
  await refreshPremium(deps, tx, { email });
  return plan;
}

/** One after the other, each e-mail once, however often it was pasted. */
async function eachOnce(
  pasted: readonly string[],
  answer: (email: string) => Promise<GiftResult>,
): Promise<GiftResult[]> {
  const distinct = new Map(pasted.map((email) => [foldEmail(email), email]));
  const results: GiftResult[] = [];
  for (const email of distinct.values()) results.push(await answerOne(email, answer));
  return results;
}

async function answerOne(
  pasted: string,
  answer: (email: string) => Promise<GiftResult>,
): Promise<GiftResult> {
  const read = giftEmailSchema.safeParse(pasted);
  if (!read.success) return refuse(pasted.trim(), ERRORS.email_invalid.message);
  try {
    return await answer(read.data);
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
  deps: Pick<DatabaseDeps, 'clock'>,
  connection: Connection,
  gift: { email: string; duration: GiftDuration },
): Promise<GiftResult> {
  const { email, duration } = gift;
  const years = GIFT_DURATIONS.find(({ id }) => id === duration)?.years ?? null;
  const [row] = await connection.run<PlanRow>(PLAN, [nowOf(deps), email, BEYOND, years ?? 0]);
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
          premiumUntil: readDate(row.formerUntil),
        }
      : null,
    isKnown: row.isKnown,
    problem: null,
  };
}

/** Null for none, and for one too far away to be written. */
function readDate(text: string | null): string | null {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

interface PlanRow {
  formerLifetime: boolean | null;
  formerUntil: string | null;
  hasFormer: boolean;
  isRunning: boolean | null;
  until: string;
  isKnown: boolean;
}

function nowOf(deps: Pick<DatabaseDeps, 'clock'>): string {
  return deps.clock.now().toISOString();
}

const WAIT = {
  name: 'gift_wait',
  text: `select pg_advisory_xact_lock(hashtext('riposte gifts'))`,
};

/** The database counts calendar years: a year from 29 February is 28 February. */
const PLAN = {
  name: 'gift_plan',
  text: `
    with clock as (select $1::timestamptz as now),
    former as (
      select is_lifetime, premium_until from premium_users
      where ${emailKey('email')} = $2
    )
    select
      former.is_lifetime or coalesce(former.premium_until = 'infinity', false)
        as "formerLifetime",
      to_json(case when isfinite(former.premium_until) then former.premium_until end)
        as "formerUntil",
      former.is_lifetime is not null as "hasFormer",
      former.premium_until > clock.now and isfinite(former.premium_until)
        and not former.is_lifetime as "isRunning",
      to_json(
        (
          greatest(
            clock.now,
            -- What is beyond the last year stays beyond it, and in the range of a timestamp.
            case when not former.is_lifetime and isfinite(former.premium_until)
              then least(former.premium_until, $3::timestamptz)
              end
          ) at time zone 'utc' + $4::int * interval '1 year'
        ) at time zone 'utc'
      ) as "until",
      exists (
        select 1 from identities where ${emailKey('identities.email')} = $2
      ) as "isKnown"
    from clock left join former on true`,
};

const GIVE = {
  name: 'gift_give',
  text: `
    insert into premium_users (email, is_lifetime, premium_until, notes, created_at)
    values ($1, $2, $3::timestamptz, $4, $5::timestamptz)
    on conflict (${emailKey('email')}) do update set
      is_lifetime = excluded.is_lifetime, premium_until = excluded.premium_until,
      notes = coalesce(excluded.notes, premium_users.notes)`,
};
