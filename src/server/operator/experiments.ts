import type { ArmLabel } from '#contract/arms.ts';
import { AppError } from '#contract/errors.ts';
import type { BegunExperiment, Experiment, Experiments } from '#contract/experiments.ts';
import { MAX_WRITERS } from '#contract/writer-providers.ts';
import { findDifferences } from '../experiments/find-differences.ts';
import {
  ENDED_LISTED,
  endStored,
  readExperiments,
  storeExperiment,
  type StoredArm,
  type StoredExperiment,
} from '../experiments/stored-experiments.ts';
import { describeShare } from '../uptake/read-uptake.ts';
import {
  describeStored,
  readStoredWriters,
  sealWriter,
  storeWriters,
  type StoredWriter,
} from '../writers/settings/stored-writers.ts';
import type { Connection } from '../database/database.ts';
import { writeAudit, type Actor } from './audit-log.ts';
import type { OperatorDeps } from './operator-deps.ts';

/** What the tab shows. */
export async function listExperiments(deps: OperatorDeps): Promise<Experiments> {
  const stored = await readExperiments(deps.database);
  const { writers } = await readStoredWriters(deps.database);
  const candidates = new Set(deps.writerSettings.candidates().keys());
  const described = stored.map((each) =>
    describeExperiment(each, {
      isThere: (writer) => candidates.has(writer),
      canBeFirst: (writer) => orderWith(deps, { writers, first: writer }) !== null,
    }),
  );
  return {
    candidates: [...candidates],
    running: described.find(({ endedAt }) => endedAt === null) ?? null,
    ended: described.filter(({ endedAt }) => endedAt !== null).slice(0, ENDED_LISTED),
  };
}

function describeExperiment(
  { id, name, begunAt, endedAt, arms }: StoredExperiment,
  knows: Record<'isThere' | 'canBeFirst', (writer: string) => boolean>,
): Experiment {
  // A set that the database missed may be taken before it is counted: it was there all the same.
  const counted = arms.map((arm) => ({ ...arm, sets: Math.max(arm.sets, arm.setsTaken) }));
  return {
    ...{ id, name },
    begunAt: begunAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    arms: counted.map(({ label, writer, share, sets, setsTaken }) => ({
      ...{ label, writer, share },
      isThere: knows.isThere(writer),
      canBeFirst: knows.canBeFirst(writer),
      setsTaken: describeShare(setsTaken, sets),
    })),
    differences: findDifferences(counted),
  };
}

/**
 * Has each arm's writer write for its share of the people, on every instance.
 * @throws AppError experiment_writer_missing, experiment_running
 */
export async function beginExperiment(
  deps: OperatorDeps,
  typed: BegunExperiment,
  actor: Actor,
): Promise<void> {
  const candidates = deps.writerSettings.candidates();
  if (!typed.arms.every(({ writer }) => candidates.has(writer))) {
    throw new AppError('experiment_writer_missing');
  }
  await deps.database.transaction(async (tx) => {
    const now = deps.clock.databaseNow();
    const id = await storeExperiment(tx, { ...typed, now });
    if (id === null) throw new AppError('experiment_running');
    await writeAudit(deps, tx, {
      ...actor,
      action: 'begin experiment',
      target: typed.name,
      details: { id, arms: typed.arms.map(({ writer, share }) => `${share} % ${writer}`) },
    });
  });
  await deps.experiments.refresh();
}

/**
 * Ends an experiment: the ordinary writer writes for all again.
 * @param asked.writeWith the arm whose writer becomes the first of those that are kept
 * @throws AppError experiment_over, experiment_writer_missing
 */
export async function endExperiment(
  deps: OperatorDeps,
  { id, writeWith }: { id: string; writeWith?: ArmLabel | undefined },
  actor: Actor,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const ended = await endStored(tx, { id, now: deps.clock.databaseNow() });
    if (ended === null) throw new AppError('experiment_over');
    const first =
      writeWith === undefined ? null : await putFirst(deps, tx, { arms: ended.arms, writeWith });
    await writeAudit(deps, tx, {
      ...actor,
      action: 'end experiment',
      target: ended.name,
      details: { id, writesNow: first },
    });
  });
  await deps.experiments.refresh();
  await deps.writerSettings.refresh();
}

/** @returns the writer's name */
async function putFirst(
  deps: OperatorDeps,
  tx: Connection,
  asked: { arms: readonly StoredArm[]; writeWith: ArmLabel },
): Promise<string> {
  const { arms, writeWith } = asked;
  const { revision, writers } = await readStoredWriters(tx);
  const arm = arms.find(({ label }) => label === writeWith);
  const next = arm === undefined ? null : orderWith(deps, { writers, first: arm.writer });
  if (arm === undefined || next === null) throw new AppError('experiment_writer_missing');
  const isStored = await storeWriters(tx, { revision, writers: next });
  return isStored ? arm.writer : putFirst(deps, tx, asked); // others were saved meanwhile
}

/** @returns the writers kept, with one of them or the built-in one as the first; null where it cannot be */
function orderWith(
  { config, writerSettings }: OperatorDeps,
  { writers, first: name }: { writers: readonly StoredWriter[]; first: string },
): StoredWriter[] | null {
  if (config.writer.model !== null) return null;
  const first = writers.find((stored) => describeStored(stored) === name);
  if (first !== undefined) return [first, ...writers.filter((stored) => stored !== first)];
  const { seal } = writerSettings;
  // Without a seal the tab is locked: nobody could take it away again.
  if (name !== 'builtin' || seal === null || writers.length >= MAX_WRITERS) return null;
  const builtin = { provider: name, model: name, baseUrl: null, key: null } as const;
  return [sealWriter(seal, builtin), ...writers];
}
