import type { DatabaseDeps } from '../database/database-deps.ts';

const DAYS_AHEAD = 7;
/** Long enough for the operator's month and for questions about it. */
export const USAGE_DAYS_KEPT = 90;
const PARTITION_LOCK = 7_261_002;

/**
 * Makes a partition of usage_logs for each of the next days and drops those of days long past, so
 * that old days cost a drop and not a delete. A day whose rows already lie in the default
 * partition stays there.
 */
export async function maintainUsagePartitions(deps: DatabaseDeps): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async ({ run }) => {
    const ask = (text: string, ...parameters: unknown[]) => run({ name: '', text }, parameters);
    await ask('select pg_advisory_xact_lock($1)', PARTITION_LOCK);
    for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
      const [from, to] = [toDay(now, ahead), toDay(now, ahead + 1)];
      await ask(`
        do $$ begin
          if to_regclass('${partitionName(from)}') is null
            and not exists (select 1 from usage_logs_other_days where log_date = '${from}')
          then
            create table ${partitionName(from)} partition of usage_logs
              for values from ('${from}') to ('${to}');
          end if;
        end $$`);
    }
    const first = toDay(now, -USAGE_DAYS_KEPT);
    await ask(`
      do $$ declare old text; begin
        for old in
          select inhrelid::regclass::text from pg_inherits
          where inhparent = 'usage_logs'::regclass
            and inhrelid::regclass::text ~ '^usage_logs_\\d{8}$'
            and inhrelid::regclass::text < '${partitionName(first)}'
        loop execute 'drop table ' || old; end loop;
      end $$`);
    // Days that had no partition of their own when they were counted, as imported ones have none.
    await ask('delete from usage_logs_other_days where log_date < $1', first);
  });
}

/** 'YYYY-MM-DD' in UTC, some days away. */
function toDay(time: Date, daysAway: number): string {
  const day = new Date(time);
  day.setUTCDate(day.getUTCDate() + daysAway);
  return day.toISOString().slice(0, 10);
}

function partitionName(day: string): string {
  return `usage_logs_${day.replaceAll('-', '')}`;
}
