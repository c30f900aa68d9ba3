import { AppError } from '#contract/errors.ts';
import { createSeal, type Seal } from '../../config/create-seal.ts';
import type { Database } from '../../database/database.ts';
import { makeWriter, type SelectedWriter, type Surroundings } from '../model/select-writer.ts';
import { withFallback } from '../model/with-fallback.ts';
import type { Writer } from '../writer.ts';
import {
  describeStored,
  nameWriter,
  openWriter,
  readEnvironment,
  readStoredWriters,
  withAccess,
  WRITER_CHANNEL,
  type StoredWriter,
  type StoredWriters,
} from './stored-writers.ts';

/** Who writes on this instance, as operators change it. */
export interface WriterSettings {
  /** Always the one of the moment; `settle` gives the one that stays. */
  writer: Writer;
  /** Null where no secret outside of the database is set: nothing can be kept. */
  seal: Seal | null;
  /**
   * Who could write here: those of the order, what the environment names, the built-in one; each with
   * the order behind it.
   */
  candidates: () => ReadonlyMap<string, Writer>;
  /** What writes where operators chose nothing, once it was needed. */
  selected: () => SelectedWriter | null;
  /** Reads what is kept, and has it write. Where that fails, the former writer goes on. */
  refresh(): Promise<void>;
}

/** What the environment decides is as if nothing was kept. */
const NOTHING_KEPT: StoredWriters = { revision: 0, writers: [] };

interface Found {
  writer: Writer;
  candidates: ReadonlyMap<string, Writer>;
}

/**
 * Has those write whom operators chose, from the moment that any instance keeps the choice. AI_MODEL
 * wins over all of them. What was missed while nothing could be heard is read again.
 * @param options.select makes who writes without a choice; called when it is needed, and once
 * @param options.secrets encrypt what is kept, the first also what will be
 */
export async function followWriterSettings(
  options: Surroundings & {
    database: Database;
    select: () => Promise<SelectedWriter>;
    secrets: readonly string[];
  },
): Promise<WriterSettings> {
  const { database, logger, config } = options;
  const [first, ...others] = options.secrets;
  const purpose = 'writer settings';
  const seal = first === undefined ? null : createSeal({ purpose, secrets: [first, ...others] });
  const isLocked = config.writer.model !== null;
  let selecting: Promise<SelectedWriter> | null = null;
  let selected: SelectedWriter | null = null;
  let revision = -1;

  let current = await find();
  let underWay: Promise<void> = Promise.resolve();
  const refresh = () => {
    underWay = underWay.then(replace);
    return underWay;
  };
  if (!isLocked) {
    await database.listen(WRITER_CHANNEL, () => void refresh());
    await refresh(); // what was kept since the first look
  }
  return {
    writer: {
      get name() {
        return current.writer.name;
      },
      settle: () => current.writer,
      failure: () => current.writer.failure?.() ?? null,
      write: (request, given) => current.writer.write(request, given),
    },
    candidates: () => current.candidates,
    seal,
    selected: () => selected,
    refresh,
  };

  async function replace(): Promise<void> {
    try {
      current = await find();
    } catch (error) {
      logger.warn({ err: error }, 'who writes cannot be read; the former writer goes on');
    }
  }

  async function find(): Promise<Found> {
    const stored = isLocked ? NOTHING_KEPT : await readStoredWriters(database);
    if (stored.revision === revision) return current;
    const fallback = await makeFallback();
    const chosen = await makeChosen(stored.writers);
    const order = chosen.length > 0 ? [...chosen, ...fallback] : [await makeSelected()];
    const found = await describeOrder(order, fallback);
    revision = stored.revision;
    return found;
  }

  async function makeSelected(): Promise<Named> {
    selecting ??= options.select();
    selected = await selecting;
    return { name: selected.writer.name, writer: selected.writer };
  }

  /** @returns in order; none where there is none that can write */
  async function makeChosen(stored: readonly StoredWriter[]): Promise<Named[]> {
    const chosen: Named[] = [];
    for (const each of stored) {
      const writer = await makeStored(each);
      if (writer !== null) chosen.push({ name: describeStored(each), writer });
    }
    return chosen;
  }

  async function makeFallback(): Promise<Named[]> {
    const { fallbackModel: name } = config.writer;
    return name === null ? [] : [{ name, writer: await makeWriter(name, options) }];
  }

  async function describeOrder(
    order: readonly Named[],
    fallback: readonly Named[],
  ): Promise<Found> {
    const builtin = { name: 'builtin', writer: await makeWriter('builtin', options) };
    const candidates = new Map<string, Writer>();
    for (const { name, writer } of [...order, ...fallback, builtin]) {
      const behind = order.map((each) => each.writer).filter((each) => each !== writer);
      if (!candidates.has(name)) candidates.set(name, chain([writer, ...behind]));
    }
    return { writer: chain(order.map((each) => each.writer)), candidates };
  }

  async function makeStored(stored: StoredWriter): Promise<Writer | null> {
    const access = readEnvironment(config, stored.provider) ?? openWriter(seal, stored);
    if (access === null) {
      logger.error(
        { writer: nameWriter(stored) },
        'the key kept for this writer cannot be read with SETTINGS_KEY: paste it again in the tab Writer',
      );
      return null;
    }
    const writer = await makeWriter(nameWriter(stored), {
      ...options,
      config: withAccess(config, access),
    });
    return access.key === null ? writer : hideKey(writer, access.key);
  }
}

interface Named {
  /** As in AI_MODEL, with the address where an operator typed one. */
  name: string;
  writer: Writer;
}

/** Each takes over where the one before it fails. */
function chain(order: readonly Writer[]): Writer {
  return order.reduceRight((later, earlier) => withFallback(earlier, later));
}

/** Providers are known to repeat a key that they refuse; the log knows those of the settings only. */
function hideKey(writer: Writer, key: string): Writer {
  return {
    name: writer.name,
    failure: () => writer.failure?.() ?? null,
    async *write(request, options) {
      try {
        yield* writer.write(request, options);
      } catch (error) {
        if (!(error instanceof AppError) || !(error.cause instanceof Error)) throw error;
        const cause = new Error(error.cause.message.replaceAll(key, '[secret]'));
        throw new AppError(error.code, { cause });
      }
    },
  };
}
