import { desc, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { foldEmail } from '#contract/email.ts';
import {
  PEOPLE_PER_PAGE,
  type Person,
  type PersonDetails,
  type PersonPage,
  type PersonPlan,
} from '#contract/people.ts';
import { dailyLimitOf } from '#contract/describe-usage.ts';
import { USES_DAYS } from '#contract/limits.ts';
import { memberships, payments } from '../database/schema.ts';
import { emailKey } from '../database/email-key.ts';
import { READ_NOW } from '../database/now.ts';
import { readPremiumDetails } from '../premium/premium-details.ts';
import { hasGift, isSubscribed, premiumRule } from '../premium/premium-rule.ts';
import { DAY } from '../database/day.ts';
import type { Sendable } from '../http/door.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { readGiftsOf } from './premium-users.ts';

type Deps = Pick<OperatorDeps, 'config' | 'database' | 'clock'>;

/** Of what a person may have many of, the latest. */
const MOST = 50;

export interface PeopleQuery {
  /** What an e-mail begins with, or a user id; '' for everybody. */
  search: string;
  plan?: PersonPlan | undefined;
  /** `next` of the page before; '' for the first. */
  after: string;
}

/** A page of the people, who joined last first. */
export async function listPeople(deps: Deps, query: PeopleQuery): Promise<Sendable<PersonPage>> {
  const { search, plan, after } = query;
  const place = readPlace(after);
  const rows = await deps.database.run<PersonRow>(
    listStatement({ plan, isSearch: search !== '' }),
    [
      deps.clock.databaseNow(),
      deps.config.premiumUserIds,
      place.micros,
      place.userId,
      ...(search === '' ? [] : [search, foldEmail(search)]),
    ],
  );
  const items = rows.slice(0, PEOPLE_PER_PAGE);
  const last = items.at(-1);
  return {
    items: items.map((row) => describe(deps, row)),
    next:
      rows.length > PEOPLE_PER_PAGE && last !== undefined ? `${last.micros}.${last.userId}` : null,
  };
}

/**
 * All that operators see of a person.
 * @throws AppError operator_person_unknown
 */
export async function readPerson(deps: Deps, userId: string): Promise<Sendable<PersonDetails>> {
  const now = deps.clock.databaseNow();
  const [row] = await deps.database.run<PersonRow>(READ_ONE, [
    now,
    deps.config.premiumUserIds,
    userId,
  ]);
  if (row === undefined) throw new AppError('operator_person_unknown');
  const { orm } = deps.database;
  const [premium, uses, gifts, bought, paid, sessions] = await Promise.all([
    readPremiumDetails(deps, userId),
    deps.database.run<{ day: string; count: number }>(READ_USES, [userId, now]),
    readGiftsOf(deps, row),
    orm
      .select({
        id: memberships.membershipId,
        status: memberships.status,
        grants: memberships.grants,
        cancelAtPeriodEnd: memberships.cancelAtPeriodEnd,
        periodEnd: memberships.periodEnd,
      })
      .from(memberships)
      .where(eq(memberships.userId, userId))
      .orderBy(desc(memberships.updatedAt))
      .limit(MOST),
    orm
      .select({
        id: payments.paymentId,
        status: payments.status,
        substatus: payments.substatus,
        createdAt: payments.createdAt,
        failureMessage: payments.failureMessage,
      })
      .from(payments)
      .where(eq(payments.userId, userId))
      .orderBy(desc(payments.createdAt))
      .limit(MOST),
    deps.database.run<SessionRow>(READ_SESSIONS, [userId, now]),
  ]);
  const { isLifetime, endsAt, renewsAt } = premium;
  return {
    ...describe(deps, row),
    ...{ isLifetime, endsAt, renewsAt, uses, gifts, sessions },
    memberships: bought,
    payments: paid,
  };
}

interface PersonRow {
  userId: string;
  email: string;
  displayName: string;
  isListed: boolean;
  isSubscribed: boolean;
  hasGift: boolean;
  usedToday: number;
  createdAt: Date;
  lastSeenAt: Date | null;
  /** When they joined, in microseconds, which a date of JavaScript does not carry. */
  micros: string;
}

interface SessionRow {
  device: string;
  createdAt: Date;
  seenAt: Date;
}

function describe(deps: Pick<Deps, 'config'>, row: PersonRow): Sendable<Person> {
  const { userId, email, displayName, usedToday, lastSeenAt } = row;
  const plan = namePlan(row);
  return {
    ...{ userId, email, displayName, plan, usedToday, lastSeenAt },
    limit: dailyLimitOf(plan !== 'free', deps.config.dailyLimits),
    joinedAt: row.createdAt,
  };
}

function namePlan(row: PersonRow): PersonPlan {
  if (row.isSubscribed) return 'subscription';
  if (row.hasGift) return 'gift';
  return row.isListed ? 'whitelist' : 'free';
}

/** @returns a place before all for what is none */
function readPlace(after: string): { micros: string; userId: string } {
  const [, micros, userId] = /^(\d{1,16})\.([^]{1,300})$/.exec(after) ?? [];
  const isPlace = micros !== undefined && userId !== undefined && !userId.includes('\u0000');
  return isPlace ? { micros, userId } : { micros: '9000000000000000', userId: '' };
}

const TODAY = READ_NOW('$1');
const RULE = { userId: 'users."userId"', now: TODAY };

/** Of the people in `found`: everything that a row shows. */
const COLUMNS = `
  users."userId", users.email, users."displayName", users."createdAt",
  (extract(epoch from users."createdAt") * 1000000)::bigint::text as micros,
  coalesce(users."userId" = any($2::text[]), false) as "isListed",
  ${isSubscribed(RULE)} as "isSubscribed", ${hasGift(RULE)} as "hasGift",
  coalesce((
    select usage_logs.count from usage_logs
    where usage_logs.user_id = users."userId" and usage_logs.log_date = ${DAY(TODAY)}
  ), 0) as "usedToday",
  greatest(
    (select max(seen_at) from sessions where sessions.user_id = users."userId"),
    (select max(last_sign_in_at) from identities where identities.user_id = users."userId")
  ) as "lastSeenAt"`;

const PLANS: Record<PersonPlan, string> = {
  free: `not ${premiumRule({ ...RULE, whitelist: '$2::text[]' })}`,
  subscription: isSubscribed(RULE),
  gift: `${hasGift(RULE)} and not ${isSubscribed(RULE)}`,
  whitelist: `users."userId" = any($2::text[]) and not ${isSubscribed(RULE)} and not ${hasGift(RULE)}`,
};

/** By the index of what e-mails are compared by: it is in the order of bytes, and they are ASCII. */
const SEARCH = `(users."userId" = $5
  or (${emailKey('users.email')} >= $6 and ${emailKey('users.email')} < $6 || chr(128)))`;

/** First who is on the page, by an index; then what is shown of them. */
function listStatement({ plan, isSearch }: { plan: PersonPlan | undefined; isSearch: boolean }) {
  const conditions = [
    `(users."createdAt", users."userId") <
      (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::text)`,
    ...(plan === undefined ? [] : [PLANS[plan]]),
    ...(isSearch ? [SEARCH] : []),
  ];
  return {
    name: `people_${plan ?? 'all'}${isSearch ? '_search' : ''}`,
    text: `
      with found as materialized (
        select users."userId" from users where ${conditions.join(' and ')}
        order by users."createdAt" desc, users."userId" desc limit ${PEOPLE_PER_PAGE + 1}
      )
      select ${COLUMNS} from found join users using ("userId")
      order by users."createdAt" desc, users."userId" desc`,
  };
}

const READ_ONE = {
  name: 'person_read',
  text: `select ${COLUMNS} from users where users."userId" = $3`,
};

const READ_USES = {
  name: 'person_uses',
  text: `
    select log_date::text as day, count from usage_logs
    where user_id = $1 and log_date > ${DAY(READ_NOW('$2'))} - ${USES_DAYS}
    order by log_date desc`,
};

const READ_SESSIONS = {
  name: 'person_sessions',
  text: `
    select device, created_at as "createdAt", seen_at as "seenAt" from sessions
    where user_id = $1 and expires_at > ${READ_NOW('$2')}
    order by seen_at desc limit ${MOST}`,
};
