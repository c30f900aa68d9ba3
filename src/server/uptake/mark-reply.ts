import { MARKS, MOST_REPLIES, TAKING_MARKS, type Mark } from '#contract/uptake.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { hashToken } from '../identity/sessions.ts';
import { DAY } from '../database/day.ts';
import type { UptakeDeps } from './uptake.ts';

/** What a request brings to mark with. */
interface Asker {
  /** Of a session; null where it has none. */
  token: string | null;
  /** What who has none is counted by. */
  address: string;
}

/**
 * Counts what somebody did with a reply: one statement, which finds out whether the set is theirs and
 * young enough, and whether this was counted already. What may not count does nothing.
 * @param marking.reply its place in the set, from 0
 */
export async function markReply(
  deps: UptakeDeps,
  marking: { asker: Asker; uptakeId: string; reply: number; mark: Mark },
): Promise<void> {
  const { asker, uptakeId, reply, mark } = marking;
  const set = deps.uptake.open(uptakeId);
  if (set === null || reply >= set.replies) return;
  const { owner } = set;
  if ('address' in owner && owner.address !== asker.address) return;
  await deps.database.run(MARK, [
    deps.clock.databaseNow(),
    asker.token === null ? null : hashToken(asker.token),
    'address' in owner ? null : owner.userId,
    set.id,
    set.day,
    ...[set.tone, set.language, set.writer, set.brief],
    mark,
    String(bitOf(mark, reply)),
    String(bitsOf([reply])),
    String(bitsOf(Array.from({ length: MOST_REPLIES }, (_, index) => index))),
    set.arm?.experimentId ?? null,
    set.arm?.label ?? null,
  ]);
}

/** Drops what was marked of sets that can be marked no more; the counts stay. */
export async function deleteOldMarks(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD_MARKS, [deps.clock.databaseNow()]);
}

/** Drops counts of days that no overview shows any more. */
export async function deleteOldUptake(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD_COUNTS, [deps.clock.databaseNow()]);
}

/** In the row of a set: a bit for each reply, mark after mark. */
function bitOf(mark: Mark, reply: number): bigint {
  return 1n << BigInt(MARKS.indexOf(mark) * MOST_REPLIES + reply);
}

/** All that make one of these replies a taken one. */
function bitsOf(replies: readonly number[]): bigint {
  return replies
    .flatMap((reply) => TAKING_MARKS.map((mark) => bitOf(mark, reply)))
    .reduce((bits, bit) => bits | bit, 0n);
}

/** A reply is taken by the first of its taking marks, and so is its set. */
const COUNTED = {
  ...Object.fromEntries(MARKS.map((mark) => [mark, `($10 = '${mark}')::int`])),
  replies_taken: '(marked.marks & $12::bigint = $11::bigint)::int',
  sets_taken: '(marked.marks & $13::bigint = $11::bigint)::int',
};
const COLUMNS = Object.keys(COUNTED);

const MARK = {
  name: 'uptake_mark',
  text: `
    with clock as (select ${NOW('$1')} as now),
    marked as (
      insert into uptake_sets (id, day, marks)
      select $4::uuid, $5::date, $11::bigint from clock
      where $5::date >= ${DAY('clock.now')} - 1 and ($3::text is null or exists (
        select 1 from sessions
        where sessions.token_hash = $2::text and sessions.user_id = $3::text
          and sessions.expires_at > clock.now
      ))
      on conflict (id) do update set marks = uptake_sets.marks | excluded.marks
        where uptake_sets.marks & excluded.marks = 0
      returning marks
    ),
    counted as (
      insert into uptake_counts (day, tone, language, writer, brief, ${COLUMNS.join(', ')})
      select $5::date, $6::text, $7::text, $8::text, $9::text, ${Object.values(COUNTED).join(', ')}
      from marked
      on conflict (day, tone, language, writer, brief) do update
      set ${COLUMNS.map((column) => `${column} = uptake_counts.${column} + excluded.${column}`).join(', ')}
      returning day
    )
    insert into experiment_counts (experiment_id, arm, sets_taken)
    select $14::uuid, $15::text, 1
    from marked, counted -- in this order for all, so that no two wait for each other
    where $14::uuid is not null and ${COUNTED.sets_taken} = 1
    on conflict (experiment_id, arm) do update
    set sets_taken = experiment_counts.sets_taken + 1`,
};

const DELETE_OLD_MARKS = {
  name: 'uptake_delete_old_marks',
  text: `delete from uptake_sets where day < ${DAY(NOW('$1'))} - 1`,
};

const DELETE_OLD_COUNTS = {
  name: 'uptake_delete_old_counts',
  text: `delete from uptake_counts where day < ${DAY(NOW('$1'))} - 400`,
};
