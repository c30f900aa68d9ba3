import {
  type ModelPrices,
  type Overview,
  type OverviewDay,
  type TokenUse,
} from '#contract/overview.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { DAY } from '../database/day.ts';
import { readUptake } from '../uptake/read-uptake.ts';

const MILLION = 1_000_000;

/**
 * How the last days went and what they cost, read from the database.
 * @param options.days how many, today included
 */
export async function readOverview(
  deps: DatabaseDeps,
  { prices, days }: { prices: ModelPrices; days: number },
): Promise<Overview> {
  const values = [deps.clock.databaseNow(), days];
  const [people, counts, uptake] = await Promise.all([
    deps.database.run<PeopleRow>(PEOPLE, values),
    deps.database.run<CountRow>(COUNTS, values),
    readUptake(deps, days),
  ]);
  const today = people.at(-1);
  return {
    users: today?.users ?? 0,
    premium: today?.premium ?? 0,
    currency: prices.currency,
    days: people.map((row) => describeDay({ row, isToday: row === today, counts, prices })),
    models: describeModels({ counts, today: today?.day ?? '', prices }),
    uptake,
  };
}

interface PeopleRow {
  day: string;
  newUsers: number;
  /** Of all days, now. */
  users: number;
  premium: number;
}

interface CountRow {
  day: string;
  name: string;
  label: string;
  /** A bigint, which one driver gives as text. */
  count: number | string;
}

function describeDay(options: {
  row: PeopleRow;
  isToday: boolean;
  counts: readonly CountRow[];
  prices: ModelPrices;
}): OverviewDay {
  const { row, isToday, prices } = options;
  const own = options.counts.filter(({ day }) => day === row.day);
  const sum = (name: string) => add(own.filter((count) => count.name === name));
  const byLabel = (name: string) =>
    Object.fromEntries(
      own.filter((count) => count.name === name).map(({ label, count }) => [label, Number(count)]),
    );
  const premium = own.find(({ name }) => name === 'premium');
  const buckets = own
    .filter(({ name }) => name === 'first-reply')
    .map(({ label, count }) => ({ upToMs: Number(label), count: Number(count) }))
    .toSorted((one, other) => one.upToMs - other.upToMs);
  return {
    day: row.day,
    generations: sum('generations'),
    outcomes: byLabel('generations'),
    stopped: sum('stopped'),
    replies: sum('replies'),
    failures: byLabel('failures'),
    newUsers: row.newUsers,
    // Counted once an hour; today is not over, and has its number now.
    premium: isToday ? row.premium : premium === undefined ? null : Number(premium.count),
    limitHits: sum('limit-hits'),
    firstReplyP50Ms: percentile(buckets, 0.5),
    firstReplyP95Ms: percentile(buckets, 0.95),
    inputTokens: sum('input-tokens'),
    outputTokens: sum('output-tokens'),
    cost: sumCosts(namesOfModels(own).map((model) => sumTokens(own, { model, prices }).cost)),
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

function describeModels(options: {
  counts: readonly CountRow[];
  today: string;
  prices: ModelPrices;
}): Overview['models'] {
  const { counts, today, prices } = options;
  const ofToday = counts.filter(({ day }) => day === today);
  return namesOfModels(counts).map((model) => ({
    model,
    today: sumTokens(ofToday, { model, prices }),
    allDays: sumTokens(counts, { model, prices }),
  }));
}

function namesOfModels(counts: readonly CountRow[]): string[] {
  const tokens = counts.filter(({ name }) => name.endsWith('-tokens'));
  return [...new Set(tokens.map(({ label }) => label))].toSorted();
}

function sumTokens(
  counts: readonly CountRow[],
  { model, prices }: { model: string; prices: ModelPrices },
): TokenUse {
  const own = counts.filter(({ label }) => label === model);
  const inputTokens = add(own.filter(({ name }) => name === 'input-tokens'));
  const outputTokens = add(own.filter(({ name }) => name === 'output-tokens'));
  // A request may name a model 'constructor': only what the file itself says is a price.
  const price = Object.hasOwn(prices.models, model) ? prices.models[model] : undefined;
  const cost =
    price === undefined
      ? null
      : (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / MILLION;
  return { inputTokens, outputTokens, cost };
}

/** Null when one of them is not known: half a sum would look like a whole one. */
function sumCosts(costs: readonly (number | null)[]): number | null {
  return costs.reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}

function add(rows: readonly CountRow[]): number {
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

/** One pass over the people, however many days are asked for. */
const PEOPLE = {
  name: 'overview_people',
  text: `
    with today as (select ${DAY(NOW('$1'))} as day),
    joined as (
      select ${DAY('"createdAt"')} as day, count(*)::int as people,
        count(*) filter (where "isPremium")::int as premium
      from users group by 1
    ),
    totals as (
      select coalesce(sum(people), 0)::int as users, coalesce(sum(premium), 0)::int as premium
      from joined
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(joined.people, 0) as "newUsers",
      totals.users, totals.premium
    from today cross join totals cross join lateral (
      select today.day - offsets.n as day from generate_series(0, $2::int - 1) as offsets (n)
    ) as days left join joined on joined.day = days.day
    order by days.day`,
};

const COUNTS = {
  name: 'overview_counts',
  text: `select to_char(day, 'YYYY-MM-DD') as day, name, label, count from daily_counts
    where day > ${DAY(NOW('$1'))} - $2::int`,
};
