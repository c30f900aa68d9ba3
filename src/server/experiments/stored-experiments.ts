import { z } from 'zod';
import { ARM_LABELS, type ArmLabel } from '#contract/arms.ts';
import type { BegunExperiment } from '#contract/experiments.ts';
import type { Connection } from '../database/database.ts';
import { NOW } from '../database/now.ts';

/** Notified with each beginning and end. */
export const EXPERIMENT_CHANNEL = 'experiments';
/** Of those that ended, so many are read. */
export const ENDED_LISTED = 10;

const armsSchema = z.array(
  z.object({ label: z.enum(ARM_LABELS), writer: z.string(), share: z.int() }),
);
export type StoredArm = z.infer<typeof armsSchema>[number];

/** An experiment as the database has it, with what its arms came to. */
export interface StoredExperiment {
  id: string;
  name: string;
  begunAt: Date;
  endedAt: Date | null;
  arms: (StoredArm & { sets: number; setsTaken: number })[];
}

/** What an instance needs to have people written to by their arms. */
export interface RunningExperiment {
  id: string;
  arms: readonly StoredArm[];
}

/** @returns null where none runs */
export async function readRunning(
  connection: Pick<Connection, 'run'>,
): Promise<RunningExperiment | null> {
  const [row] = await connection.run<{ id: string; arms: unknown }>(READ_RUNNING, []);
  return row === undefined ? null : { id: row.id, arms: armsSchema.parse(row.arms) };
}

/** The one that runs, and the last that ended, the latest first. */
export async function readExperiments(
  connection: Pick<Connection, 'run'>,
): Promise<StoredExperiment[]> {
  const rows = await connection.run<Row>(READ, [ENDED_LISTED]);
  return rows.map(({ id, name, begun_at: begunAt, ended_at: endedAt, arms, counts }) => ({
    ...{ id, name, begunAt, endedAt },
    arms: armsSchema.parse(arms).map((arm) => {
      const own = counts.find(({ label }) => label === arm.label);
      return { ...arm, sets: own?.sets ?? 0, setsTaken: own?.setsTaken ?? 0 };
    }),
  }));
}

/** @returns its id; null where one runs already */
export async function storeExperiment(
  tx: Pick<Connection, 'run'>,
  { name, arms, now }: BegunExperiment & { now: Date | null },
): Promise<string | null> {
  const labelled = arms.map((arm, index) => ({ label: ARM_LABELS[index], ...arm }));
  const [row] = await tx.run<{ id: string }>(BEGIN, [now, name, JSON.stringify(labelled)]);
  if (row === undefined) return null;
  await tx.run(TELL, [EXPERIMENT_CHANNEL]);
  return row.id;
}

/** @returns what ended; null where this one did not run */
export async function endStored(
  tx: Pick<Connection, 'run'>,
  { id, now }: { id: string; now: Date | null },
): Promise<{ name: string; arms: readonly StoredArm[] } | null> {
  const [row] = await tx.run<{ name: string; arms: unknown }>(END, [now, id]);
  if (row === undefined) return null;
  await tx.run(TELL, [EXPERIMENT_CHANNEL]);
  return { name: row.name, arms: armsSchema.parse(row.arms) };
}

interface Row {
  id: string;
  name: string;
  begun_at: Date;
  ended_at: Date | null;
  arms: unknown;
  counts: { label: ArmLabel; sets: number; setsTaken: number }[];
}

const READ_RUNNING = {
  name: 'experiment_read_running',
  text: 'select id, arms from experiments where ended_at is null',
};

const READ = {
  name: 'experiments_read',
  text: `
    select id, name, begun_at, ended_at, arms, (
      select coalesce(json_agg(json_build_object(
        'label', arm, 'sets', sets, 'setsTaken', sets_taken)), '[]')
      from experiment_counts where experiment_id = experiments.id
    ) as counts
    from experiments
    order by ended_at desc nulls first, begun_at desc
    limit $1::int + 1`,
};

const BEGIN = {
  name: 'experiment_begin',
  text: `
    insert into experiments (begun_at, name, arms) values (${NOW('$1')}, $2, $3::jsonb)
    on conflict do nothing
    returning id`,
};

const END = {
  name: 'experiment_end',
  text: `
    update experiments set ended_at = ${NOW('$1')}
    where id = $2::uuid and ended_at is null
    returning name, arms`,
};

const TELL = { name: 'experiments_tell', text: "select pg_notify($1, 'changed')" };
