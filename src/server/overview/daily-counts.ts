import type { Database } from '../database/database.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { CountName } from '../http/metrics.ts';
import { DAY } from '../database/day.ts';

/** Counts in memory and writes now and then: nobody waits for a statistic. */
export interface DailyCounts {
  /** @param label what of it: a cause, a model, the upper bound of a bucket; '' for none */
  add(name: CountName, label: string, by?: number): void;
  /** Adds what was counted since the last time to the database. What fails is kept for the next. */
  flush(deps: DatabaseDeps): Promise<void>;
}

/**
 * A process that is killed loses what it counted since the last flush; uses are not counted here.
 */
export function createDailyCounts(): DailyCounts {
  let counts = new Map<string, { name: CountName; label: string; count: number }>();

  function add(name: CountName, label: string, by = 1): void {
    const key = `${name} ${label}`;
    const entry = counts.get(key) ?? { name, label, count: 0 };
    entry.count += by;
    counts.set(key, entry);
  }

  return {
    add,
    flush: async ({ database, clock }) => {
      if (counts.size === 0) return;
      const taken = [...counts.values()];
      counts = new Map();
      try {
        await database.run(ADD, [JSON.stringify(taken), clock.databaseNow()]);
      } catch (error) {
        for (const { name, label, count } of taken) add(name, label, count);
        throw error;
      }
    },
  };
}

/** Keeps how many people have premium today, which no event adds up to. */
export async function countPremium(deps: {
  database: Pick<Database, 'run'>;
  clock: DatabaseDeps['clock'];
}): Promise<void> {
  await deps.database.run(COUNT_PREMIUM, [deps.clock.databaseNow()]);
}

/** Days that no overview shows any more. */
export async function deleteOldCounts(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

const ADD = {
  name: 'daily_counts_add',
  text: `
    insert into daily_counts (day, name, label, count)
    select ${DAY('clock.now')}, taken.name, taken.label, taken.count
    from json_to_recordset($1::json) as taken (name text, label text, count bigint),
      (select ${NOW('$2')} as now) as clock
    on conflict (day, name, label) do update set count = daily_counts.count + excluded.count`,
};

const COUNT_PREMIUM = {
  name: 'daily_counts_premium',
  text: `
    insert into daily_counts (day, name, label, count)
    select ${DAY(NOW('$1'))}, 'premium', '', count(*) from users where "isPremium"
    on conflict (day, name, label) do update set count = excluded.count`,
};

const DELETE_OLD = {
  name: 'daily_counts_delete_old',
  text: `delete from daily_counts where day < ${DAY(NOW('$1'))} - 400`,
};
