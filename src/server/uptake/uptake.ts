import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createSeal } from '../config/create-seal.ts';
import type { Statement } from '../database/database.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/** Whose a set is: a person's, or that of a visitor's address. */
const ownerSchema = z.union([z.object({ userId: z.string() }), z.object({ address: z.string() })]);

/** Of an experiment. */
const armSchema = z.object({ experimentId: z.uuid(), label: z.string() });
type PlacedArm = z.infer<typeof armSchema>;

/** What counts of a set that was shown: no word of the post or of a reply. */
const shownSetSchema = z.object({
  owner: ownerSchema,
  /** The UTC day that its use was taken from, YYYY-MM-DD. */
  day: z.iso.date(),
  /** As it was written: a built-in one, or 'own'. */
  tone: z.string(),
  /** Of the replies. */
  language: z.string(),
  writer: z.string(),
  /** '' where there was none. */
  brief: z.string(),
  /** Of the experiment that it stands in; null for none. */
  arm: armSchema.nullable(),
  /** How many were handed over. */
  replies: z.int(),
});
export type ShownSet = z.infer<typeof shownSetSchema>;

/** A set by the name that only who got it has. */
const namedSetSchema = shownSetSchema.extend({ id: z.uuid() });
type NamedSet = z.infer<typeof namedSetSchema>;

export interface UptakeDeps extends DatabaseDeps {
  uptake: Uptake;
}

/** How the sets that are shown become counts of what people take. */
export interface Uptake {
  /**
   * Counts a set that was shown whole, and names it for who got it. All that marking it takes is
   * sealed in the name: nothing is stored until something is marked.
   */
  show(set: ShownSet): string;
  /**
   * Counts a set for an arm, from its first reply on, however it ends: one that people stop is one
   * that they did not take. Stored before anybody can mark it, so that no look finds more of them
   * taken than there were; where the database is away, with the next that `flush` stores.
   */
  place(deps: DatabaseDeps, arm: PlacedArm): Promise<void>;
  /** @returns null for what is no name of ours, or was changed */
  open(uptakeId: string): NamedSet | null;
  /** Adds the sets since the last time to the database. What fails is kept for the next. */
  flush(deps: DatabaseDeps): Promise<void>;
}

const SEALED_AS = 'set';

/**
 * Counts sets in memory, written now and then: a process that is killed loses those since the last
 * flush. Marks, and sets of experiments, are in the database at once.
 * @param secret the same for all instances
 */
export function createUptake(secret: string): Uptake {
  const seal = createSeal({ purpose: 'uptake', secrets: [secret] });
  const shown = createPending(ADD);
  const placed = createPending(ADD_TO_ARMS);
  return {
    show: ({ owner, ...set }) => {
      const { day, tone, language, writer, brief, replies } = set;
      shown.add({ day, tone, language, writer, brief }, { sets: 1, replies });
      // A name of its own: that of the generation would lead to the person.
      const named: NamedSet = { id: randomUUID(), owner, ...set };
      return seal.seal(JSON.stringify(named), SEALED_AS);
    },
    place: async ({ database }, arm) => {
      const counts = { sets: 1, replies: 0 };
      try {
        await database.run(ADD_TO_ARMS, [JSON.stringify([{ ...arm, ...counts }])]);
      } catch {
        placed.add(arm, counts);
      }
    },
    open: (uptakeId) => {
      const text = seal.open(uptakeId, SEALED_AS);
      // One of another version is as good as none.
      return text === null ? null : (namedSetSchema.safeParse(JSON.parse(text)).data ?? null);
    },
    flush: async ({ database }) => {
      await shown.flush(database);
      await placed.flush(database);
    },
  };
}

interface Counts {
  sets: number;
  replies: number;
}

/** Counts that are in memory until a statement has added them. */
function createPending(statement: Statement): {
  add: (key: object, counts: Counts) => void;
  flush: (database: DatabaseDeps['database']) => Promise<void>;
} {
  let pending = new Map<string, { key: object; counts: Counts }>();
  function add(key: object, { sets, replies }: Counts): void {
    const name = JSON.stringify(Object.values(key));
    const { counts: former } = pending.get(name) ?? { counts: { sets: 0, replies: 0 } };
    const counts = { sets: former.sets + sets, replies: former.replies + replies };
    pending.set(name, { key, counts });
  }
  return {
    add,
    flush: async (database) => {
      if (pending.size === 0) return;
      const taken = [...pending.values()];
      pending = new Map();
      try {
        const rows = taken.map(({ key, counts }) => ({ ...key, ...counts }));
        await database.run(statement, [JSON.stringify(rows)]);
      } catch (error) {
        for (const { key, counts } of taken) add(key, counts);
        throw error;
      }
    },
  };
}

const ADD = {
  name: 'uptake_add_sets',
  // In one order, so that two instances do not wait for each other.
  text: `
    insert into uptake_counts (day, tone, language, writer, brief, sets, replies)
    select shown.* from json_to_recordset($1::json) as shown
      (day date, tone text, language text, writer text, brief text, sets int, replies int)
    order by day, tone, language, writer, brief
    on conflict (day, tone, language, writer, brief) do update
    set sets = uptake_counts.sets + excluded.sets,
      replies = uptake_counts.replies + excluded.replies`,
};

const ADD_TO_ARMS = {
  name: 'uptake_add_to_arms',
  text: `
    insert into experiment_counts (experiment_id, arm, sets)
    select placed."experimentId", placed.label, placed.sets from json_to_recordset($1::json) as placed
      ("experimentId" uuid, label text, sets int)
    order by placed."experimentId", placed.label
    on conflict (experiment_id, arm) do update
    set sets = experiment_counts.sets + excluded.sets`,
};
