import type { Logger } from 'pino';
import type { ArmLabel } from '#contract/arms.ts';
import type { Database } from '../database/database.ts';
import type { WriterSettings } from '../writers/settings/follow-writer-settings.ts';
import type { Writer } from '../writers/writer.ts';
import { chooseArm } from './choose-arm.ts';
import { EXPERIMENT_CHANNEL, readRunning } from './stored-experiments.ts';

/** The experiment that runs, as this instance holds it: nothing is asked on the way to a reply. */
export interface Experiments {
  /** @returns null where none runs */
  armOf(person: string): Arm | null;
  /** By name, who writes for an arm here; none where no experiment runs. */
  writerNames(): string[];
  /** Reads which one runs. Where that fails, what was known goes on. */
  refresh(): Promise<void>;
}

/** Where a person stands. */
interface Arm {
  experimentId: string;
  label: ArmLabel;
  /** Null where it is not there any more: the ordinary one writes, and the set counts for the arm. */
  writer: Writer | null;
}

/**
 * Follows which experiment runs, from the moment that any instance begins or ends one.
 * @param options.secret the same for all instances: a person has one arm everywhere
 */
export async function followExperiments(options: {
  database: Database;
  logger: Logger;
  secret: string;
  writerSettings: Pick<WriterSettings, 'candidates'>;
}): Promise<Experiments> {
  const { database, logger, secret, writerSettings } = options;
  let running = await readRunning(database);
  let underWay: Promise<void> = Promise.resolve();
  const refresh = () => {
    underWay = underWay.then(replace);
    return underWay;
  };
  await database.listen(EXPERIMENT_CHANNEL, () => void refresh());
  await refresh(); // what was begun since the first look
  return {
    armOf: (person) => {
      if (running === null) return null;
      const arm = chooseArm(running, { person, secret });
      if (arm === null) return null;
      const writer = writerSettings.candidates().get(arm.writer) ?? null;
      return { experimentId: running.id, label: arm.label, writer };
    },
    writerNames: () =>
      (running?.arms ?? []).flatMap(
        (arm) => writerSettings.candidates().get(arm.writer)?.name ?? [],
      ),
    refresh,
  };

  async function replace(): Promise<void> {
    try {
      running = await readRunning(database);
    } catch (error) {
      logger.warn({ err: error }, 'the experiment cannot be read; what was known goes on');
    }
  }
}
