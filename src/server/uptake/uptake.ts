import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createSeal } from '../config/create-seal.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/** Whose a set is: a person's, or that of a visitor's address. */
const ownerSchema = z.union([z.object({ userId: z.string() }), z.object({ address: z.string() })]);

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
  /** How many were handed over. */
  replies: z.int(),
});
export type ShownSet = z.infer<typeof shownSetSchema>;

/** A set by the name that only who got it has. */
const namedSetSchema = shownSetSchema.extend({ id: z.uuid() });
export type NamedSet = z.infer<typeof namedSetSchema>;

/** What is counted of a set; what a share is of. */
export type UptakeKey = Pick<ShownSet, 'day' | 'tone' | 'language' | 'writer' | 'brief'>;

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
  /** @returns null for what is no name of ours, or was changed */
  open(uptakeId: string): NamedSet | null;
  /** Adds the sets since the last time to the database. What fails is kept for the next. */
  flush(deps: DatabaseDeps): Promise<void>;
}

const SEALED_AS = 'set';

/**
 * Counts sets in memory, written now and then: a process that is killed loses those since the last
 * flush. Marks are never in memory.
 * @param secret the same for all instances
 */
export function createUptake(secret: string): Uptake {
  const seal = createSeal({ purpose: 'uptake', secrets: [secret] });
  let shown = new Map<string, UptakeKey & { sets: number; replies: number }>();

  function add({ sets, replies, ...key }: UptakeKey & { sets: number; replies: number }): void {
    const name = JSON.stringify(Object.values(key));
    const former = shown.get(name) ?? { sets: 0, replies: 0 };
    shown.set(name, { ...key, sets: former.sets + sets, replies: former.replies + replies });
  }

  return {
    show: ({ owner, ...set }) => {
      const { day, tone, language, writer, brief, replies } = set;
      add({ day, tone, language, writer, brief, sets: 1, replies });
      // A name of its own: that of the generation would lead to the person.
      const named: NamedSet = { id: randomUUID(), owner, ...set };
      return seal.seal(JSON.stringify(named), SEALED_AS);
    },
    open: (uptakeId) => {
      const text = seal.open(uptakeId, SEALED_AS);
      // One of another version is as good as none.
      return text === null ? null : (namedSetSchema.safeParse(JSON.parse(text)).data ?? null);
    },
    flush: async ({ database }) => {
      if (shown.size === 0) return;
      const taken = [...shown.values()];
      shown = new Map();
      try {
        await database.run(ADD, [JSON.stringify(taken)]);
      } catch (error) {
        for (const counts of taken) add(counts);
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
