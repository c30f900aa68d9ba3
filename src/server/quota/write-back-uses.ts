import type { Clock } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { NOW } from '../database/now.ts';
import { giveBackStatement } from './reserve-use.ts';

/** Uses written back in one statement. */
const BATCH = 500;

interface TakenUse {
  id: string;
  userId: string;
  /** The UTC day it counts for, YYYY-MM-DD. */
  day: string;
  /** Whether the database counts it as well; 'perhaps' while the answer is out. */
  isTold: 'no' | 'perhaps' | 'yes';
}

/** A use whose replies were delivered and that the database does not know to be final. */
export interface OwedUse extends TakenUse {
  postHash: string;
}

/** A use taken by memory whose generation is under way. */
export interface HeldUse extends TakenUse {
  holdMs: number;
}

/** What the database does not know yet, by the uses' ids; abandoned and owed ones go from here once it does. */
interface Untold {
  /** Reservations that it may have made: the answer got lost. */
  abandoned: Set<string>;
  held: Map<string, HeldUse>;
  owed: Map<string, OwedUse>;
}

/**
 * Tells the database what it missed, by adding: uses whose replies were delivered, and those that are
 * held. Each use counts once, however often this is interrupted and begun again.
 */
export async function writeBackUses(
  { database, clock }: { database: Pick<Database, 'run'>; clock: Clock },
  { abandoned, held, owed }: Untold,
): Promise<void> {
  // Those of this moment: more may come as fast as they go.
  for (const ids of batchesOf(abandoned)) {
    await database.run(GIVE_BACK_ABANDONED, [ids]);
    for (const id of ids) abandoned.delete(id);
  }
  const untold = [...held.values()].filter(({ isTold }) => isTold !== 'yes');
  for (const batch of batchesOf(untold)) {
    const uses = batch.filter(({ id }) => held.has(id)); // the others have ended meanwhile
    for (const use of uses) use.isTold = 'perhaps';
    await database.run(HOLD, [
      ...listColumns(uses),
      uses.map(({ holdMs }) => holdMs),
      clock.databaseNow(),
    ]);
    for (const use of uses) use.isTold = 'yes';
  }
  for (const uses of batchesOf(owed.values())) {
    await database.run(KEEP_OWED, [
      ...listColumns(uses),
      uses.map(({ postHash }) => postHash),
      clock.databaseNow(),
    ]);
    for (const { id } of uses) owed.delete(id);
  }
}

function batchesOf<Value>(values: Iterable<Value>): Value[][] {
  const all = [...values];
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );
}

function listColumns(uses: readonly TakenUse[]): [string[], string[], string[]] {
  return [uses.map(({ id }) => id), uses.map(({ userId }) => userId), uses.map(({ day }) => day)];
}

/**
 * Counts uses that were taken by memory before their replies are there, so that the limit knows of
 * them. The reservation makes it happen once, and lets the sweep find those whose holder died.
 */
const HOLD = {
  name: 'quota_hold_taken',
  text: `
    with taken as (
      select * from unnest($1::uuid[], $2::text[], $3::date[], $4::int[])
        as taken (id, user_id, log_date, hold_ms)
    ),
    held as (
      insert into usage_reservations (id, user_id, log_date, expires_at)
      select taken.id, taken.user_id, taken.log_date,
        ${NOW('$5')} + taken.hold_ms * interval '1 millisecond'
      from taken join users on users."userId" = taken.user_id
      on conflict (id) do nothing
      returning user_id, log_date
    )
    insert into usage_logs (user_id, log_date, count, created_at)
    select held.user_id, held.log_date, count(*)::int, ${NOW('$5')}
    from held group by held.user_id, held.log_date order by held.user_id
    on conflict (user_id, log_date) do update set count = usage_logs.count + excluded.count`,
};

/**
 * Makes uses final after the fact. The row in generations makes it happen once. Where the
 * reservation is still there its use is counted already; where it is gone (swept), or never was
 * (taken by memory), it is added. For people who are still there: a deleted account stays empty.
 */
const KEEP_OWED = {
  name: 'quota_keep_owed',
  text: `
    with owed as (
      select * from unnest($1::uuid[], $2::text[], $3::date[], $4::text[])
        as owed (id, user_id, log_date, post_hash)
    ),
    held as (
      delete from usage_reservations using owed where usage_reservations.id = owed.id
      returning usage_reservations.id
    ),
    fresh as (
      insert into generations (id, user_id, post_hash, expires_at)
      select owed.id, owed.user_id, owed.post_hash, ${NOW('$5')} + interval '1 day'
      from owed join users on users."userId" = owed.user_id
      on conflict (id) do nothing
      returning id
    )
    insert into usage_logs (user_id, log_date, count, created_at)
    select owed.user_id, owed.log_date, count(*)::int, ${NOW('$5')}
    from owed join fresh on fresh.id = owed.id
    where not exists (select 1 from held where held.id = owed.id)
    group by owed.user_id, owed.log_date order by owed.user_id
    on conflict (user_id, log_date) do update set count = usage_logs.count + excluded.count`,
};

const GIVE_BACK_ABANDONED = {
  name: 'quota_give_back_abandoned',
  text: giveBackStatement('where id = any($1::uuid[])'),
};
