import { AppError } from '#contract/errors.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { NOW, READ_NOW } from '../database/now.ts';
import { wholeTokens } from '../http/metrics.ts';
import { DAY, RESETS_AT } from '../database/day.ts';
import { secondsUntil } from '../quota/usage-day.ts';
import type { GenerationDeps } from './generation-deps.ts';

/** Whose day tokens belong to: a person's, or that of a visitor's address. */
export type Spender = { userId: string } | { address: string };

type Deps = Pick<GenerationDeps, 'config' | 'database' | 'clock' | 'logger' | 'metrics'>;

/** The log says so when the house's tokens of a day reach these shares. */
const ALARMS = [
  { share: 0.8, words: 'eight tenths of the tokens of today (AI_TOKENS_A_DAY) are used' },
  { share: 1, words: 'the tokens of today (AI_TOKENS_A_DAY) are used up' },
] as const;

/**
 * Lets on who has tokens left, while the house has some; everybody where the operator set no budget.
 * What is under way is not known yet: a day ends above its budget by what runs at once at most.
 * While the database is away the limits of uses alone hold.
 * @throws AppError tokens_used_up, house_tokens_used_up, with the time until the next day
 */
export async function requireTokens(deps: Deps, spender: Spender): Promise<void> {
  const { houseTokensADay, personTokensADay } = deps.config.writer;
  if (houseTokensADay === null && personTokensADay === null) return;
  const day = await readDay(deps, spender);
  if (day === null) return;
  const isHouseOut = houseTokensADay !== null && day.house >= houseTokensADay;
  const isOut = personTokensADay !== null && day.own >= personTokensADay;
  if (!isHouseOut && !isOut) return;
  throw new AppError(isHouseOut ? 'house_tokens_used_up' : 'tokens_used_up', {
    retryAfterSeconds: secondsUntil(day.resetsAt, deps.clock.now()),
  });
}

/**
 * Counts what a generation took, whether or not it brought anything. Never throws: nobody loses
 * their replies to a count.
 */
export async function countTokens(
  deps: Deps,
  { spender, used }: { spender: Spender; used: readonly { input: number; output: number }[] },
): Promise<void> {
  const { houseTokensADay, personTokensADay } = deps.config.writer;
  const added = used.reduce(
    (sum, { input, output }) => sum + wholeTokens(input) + wholeTokens(output),
    0,
  );
  if (added === 0 || (houseTokensADay === null && personTokensADay === null)) return;
  try {
    const { kind, subject } = describeSpender(spender);
    const parameters = [subject, deps.clock.databaseNow(), added];
    const days = await deps.database.run<{ house: number }>(ADD[kind], parameters);
    if (houseTokensADay === null) return;
    for (const { house } of days) {
      raiseAlarms(deps, { budget: houseTokensADay, before: house - added, after: house });
    }
  } catch (error) {
    deps.logger.warn({ err: error, tokens: added }, 'tokens not counted');
  }
}

/** One row counts for all instances, so that each share is crossed once. */
function raiseAlarms(
  { logger, metrics }: Deps,
  { budget, before, after }: { budget: number; before: number; after: number },
): void {
  metrics.showTokenBudget(after / budget);
  for (const { share, words } of ALARMS) {
    const bound = share * budget;
    if (before < bound && after >= bound) logger.error({ tokens: after, budget }, words);
  }
}

async function readDay(
  deps: Deps,
  spender: Spender,
): Promise<{ house: number; own: number; resetsAt: Date } | null> {
  try {
    const { kind, subject } = describeSpender(spender);
    const [day] = await deps.database.run<{ house: number; own: number; resetsAt: Date }>(
      READ[kind],
      [subject, deps.clock.databaseNow()],
    );
    return day ?? null;
  } catch (error) {
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}

function describeSpender(spender: Spender): { kind: 'person' | 'address'; subject: string } {
  return 'userId' in spender
    ? { kind: 'person', subject: spender.userId }
    : { kind: 'address', subject: spender.address };
}

/** Drops the sums of days that are over. */
export async function deleteOldTokenDays(
  deps: Pick<GenerationDeps, 'database' | 'clock'>,
): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

const TODAY = READ_NOW('$2');

const READ = forEachKindOfSpender(
  'tokens_read',
  ({ column }) => `
    select
      coalesce((select tokens from token_days where day = ${DAY(TODAY)}), 0)::float8 as house,
      coalesce((
        select tokens from usage_logs where log_date = ${DAY(TODAY)} and ${column} = $1::text
      ), 0)::float8 as own,
      ${RESETS_AT(TODAY)} as "resetsAt"`,
);

/** The day may have no row yet: a reply of yesterday's set is changed, or midnight passed meanwhile. */
const ADD = forEachKindOfSpender(
  'tokens_add',
  ({ column, who }) => `
    with own as (
      insert into usage_logs (${column}, log_date, count, tokens)
      select who.subject, ${DAY(TODAY)}, 0, $3::bigint from (${who}) as who (subject)
      on conflict (${column}, log_date) do update
        set tokens = usage_logs.tokens + excluded.tokens
    )
    insert into token_days (day, tokens)
    values (${DAY(TODAY)}, $3::bigint)
    on conflict (day) do update set tokens = token_days.tokens + excluded.tokens
    returning tokens::float8 as house`,
);

/** One statement for each kind: "a person's or an address's" is planned anew for all days each time. */
function forEachKindOfSpender(
  name: string,
  write: (spender: { column: 'user_id' | 'ip_address'; who: string }) => string,
) {
  // Who deleted their account meanwhile leaves no row behind.
  const person = {
    column: 'user_id',
    who: 'select "userId" from users where "userId" = $1::text',
  } as const;
  const address = { column: 'ip_address', who: 'select $1::text' } as const;
  return {
    person: { name: `${name}_person`, text: write(person) },
    address: { name: `${name}_address`, text: write(address) },
  };
}

const DELETE_OLD = {
  name: 'tokens_delete_old',
  text: `delete from token_days where day < ${DAY(NOW('$1'))} - 1`,
};
