import {
  OVERVIEW_DAYS,
  type ModelPrices,
  type Overview,
  type OverviewDay,
} from '#contract/overview.ts';
import type { Deps } from '../deps.ts';
import { DAY, MOMENT } from '../quota/usage-day.ts';

const MILLION = 1_000_000;

/** How the last 30 days went and what they cost, read from the database. */
export async function readOverview(
  deps: Pick<Deps, 'database' | 'clock'>,
  prices: ModelPrices,
): Promise<Overview> {
  const [days, counts] = await Promise.all([
    deps.database.run<DayRow>(DAYS, [deps.clock.databaseNow(), OVERVIEW_DAYS]),
    deps.database.run<CountRow>(COUNTS, [deps.clock.databaseNow(), OVERVIEW_DAYS]),
  ]);
  const [totals] = await deps.database.run<{ users: number; premium: number }>(TOTALS, []);
  return {
    users: totals?.users ?? 0,
    premium: totals?.premium ?? 0,
    currency: prices.currency,
    days: days.map((row) => describeDay(row, counts)),
    models: describeModels(counts, prices),
  };
}

interface DayRow {
  day: string;
  newUsers: number;
}

interface CountRow {
  day: string;
  name: string;
  label: string;
  /** A bigint, which one driver gives as text. */
  count: number | string;
}

function describeDay({ day, newUsers }: DayRow, all: readonly CountRow[]): OverviewDay {
  const own = all.filter((row) => row.day === day);
  const sum = (name: string) => add(own.filter((row) => row.name === name));
  const premium = own.find(({ name }) => name === 'premium');
  const buckets = own
    .filter(({ name }) => name === 'first-reply')
    .map(({ label, count }) => ({ upToMs: Number(label), count: Number(count) }))
    .toSorted((one, other) => one.upToMs - other.upToMs);
  return {
    day,
    generations: sum('generations'),
    replies: sum('replies'),
    failures: Object.fromEntries(
      own
        .filter(({ name }) => name === 'failures')
        .map(({ label, count }) => [label, Number(count)]),
    ),
    newUsers,
    premium: premium === undefined ? null : Number(premium.count),
    limitHits: sum('limit-hits'),
    firstReplyP50Ms: percentile(buckets, 0.5),
    firstReplyP95Ms: percentile(buckets, 0.95),
  };
}

/** The upper bound of the bucket in which the percentile lies. */
function percentile(
  buckets: readonly { upToMs: number; count: number }[],
  share: number,
): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { upToMs, count } of buckets) {
    seen += count;
    if (seen >= total * share) return upToMs;
  }
  return null;
}

function describeModels(counts: readonly CountRow[], prices: ModelPrices): Overview['models'] {
  const tokens = counts.filter(({ name }) => name.endsWith('-tokens'));
  const models = [...new Set(tokens.map(({ label }) => label))].toSorted();
  return models.map((model) => {
    const own = tokens.filter(({ label }) => label === model);
    const inputTokens = add(own.filter(({ name }) => name === 'input-tokens'));
    const outputTokens = add(own.filter(({ name }) => name === 'output-tokens'));
    const price = prices.models[model];
    const cost =
      price === undefined
        ? null
        : (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / MILLION;
    return { model, inputTokens, outputTokens, cost };
  });
}

function add(rows: readonly CountRow[]): number {
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

const DAYS = {
  name: 'overview_days',
  text: `
    with today as (select ${DAY(MOMENT('$1'))} as day)
    select to_char(days.day, 'YYYY-MM-DD') as day, (
      select count(*)::int from users
      where users."createdAt" >= days.day::timestamp at time zone 'utc'
        and users."createdAt" < (days.day + 1)::timestamp at time zone 'utc'
    ) as "newUsers"
    from today cross join lateral (
      select today.day - offsets.n as day from generate_series(0, $2::int - 1) as offsets (n)
    ) as days
    order by days.day`,
};

const COUNTS = {
  name: 'overview_counts',
  text: `select to_char(day, 'YYYY-MM-DD') as day, name, label, count from daily_counts
    where day > ${DAY(MOMENT('$1'))} - $2::int`,
};

const TOTALS = {
  name: 'overview_totals',
  text: `select count(*)::int as users, count(*) filter (where "isPremium")::int as premium
    from users`,
};
