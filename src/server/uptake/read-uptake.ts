import {
  MARKS,
  UPTAKE_SIDES,
  type Share,
  type Uptake,
  type UptakeRow,
  type UptakeSide,
} from '#contract/uptake.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { DAY } from '../database/day.ts';
import { wilsonInterval } from './wilson-interval.ts';

const COLUMNS = ['sets', 'replies', 'sets_taken', 'replies_taken', ...MARKS] as const;

type Counts = Record<(typeof COLUMNS)[number], number>;
type CountsRow = Counts & Record<UptakeSide, string>;

/**
 * What people did with the sets of the last days, whenever they did it.
 * @param days how many, today included
 */
export async function readUptake(deps: DatabaseDeps, days: number): Promise<Uptake> {
  const rows = await deps.database.run<CountsRow>(READ, [deps.clock.databaseNow(), days]);
  const by = Object.fromEntries(UPTAKE_SIDES.map((side) => [side, describeSide(rows, side)]));
  // Object.fromEntries forgets which names it was given.
  return { all: describeRow('', rows), ...(by as Record<UptakeSide, UptakeRow[]>) };
}

/** The most sets first. */
function describeSide(rows: readonly CountsRow[], side: UptakeSide): UptakeRow[] {
  return [...Map.groupBy(rows, (row) => row[side])]
    .map(([label, own]) => describeRow(label, own))
    .toSorted(
      (one, other) =>
        other.setsTaken.of - one.setsTaken.of || one.label.localeCompare(other.label, 'en'),
    );
}

function describeRow(label: string, rows: readonly CountsRow[]): UptakeRow {
  const sum = (column: keyof Counts) => rows.reduce((total, row) => total + row[column], 0);
  const ofReplies = (column: keyof Counts) => describeShare(sum(column), sum('replies'));
  return {
    label,
    setsTaken: describeShare(sum('sets_taken'), sum('sets')),
    repliesTaken: ofReplies('replies_taken'),
    copied: sum('copied'),
    saved: sum('saved'),
    posted: sum('posted'),
    edited: ofReplies('edited'),
    refined: ofReplies('refined'),
  };
}

/** A set whose process was killed may be marked and not be counted: it was there all the same. */
export function describeShare(count: number, counted: number): Share {
  const of = Math.max(count, counted);
  const { low, high } = wilsonInterval(count, of) ?? { low: null, high: null };
  return { count, of, low, high };
}

const READ = {
  name: 'uptake_read',
  text: `
    select tone, language, writer, brief,
      ${COLUMNS.map((column) => `sum(${column})::int as ${column}`).join(', ')}
    from uptake_counts
    where day > ${DAY(NOW('$1'))} - $2::int
    group by tone, language, writer, brief`,
};
