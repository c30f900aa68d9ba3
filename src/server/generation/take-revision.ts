import { hash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { REVISIONS_PER_GENERATION } from '#contract/limits.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/** A change of one reply that was taken from its generation's ten. */
export interface TakenRevision {
  revisionsLeft: number;
  /** For a change that came to nothing. */
  giveBack(): Promise<void>;
}

/**
 * Takes one of the changes that a generation pays for, or does not return.
 * @throws AppError revision_unknown for a generation that is not this person's, is over, or was of
 *   another post; revisions_used_up
 */
export async function takeRevision(
  deps: DatabaseDeps,
  generation: { id: string; userId: string; tweetText: string },
): Promise<TakenRevision> {
  const { id, userId, tweetText } = generation;
  const [row] = await deps.database.run<{ revisions: number | null }>(TAKE, [
    id,
    userId,
    hashPost(tweetText),
    deps.clock.databaseNow(),
  ]);
  if (row === undefined) throw new AppError('revision_unknown');
  if (row.revisions === null) throw new AppError('revisions_used_up');
  return {
    revisionsLeft: REVISIONS_PER_GENERATION - row.revisions,
    giveBack: async () => {
      await deps.database.run(GIVE_BACK, [id]);
    },
  };
}

/** What is kept of a post: enough to know it again, nothing to read. */
export function hashPost(tweetText: string): string {
  return hash('sha256', tweetText.trim(), 'base64url');
}

/** Drops generations whose replies can no longer be changed. */
export async function deleteOldGenerations(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

const TAKE = {
  name: 'revision_take',
  text: `
    with known as (
      select id from generations
      where id = $1::uuid and user_id = $2 and post_hash = $3 and expires_at > ${NOW('$4')}
    ),
    taken as (
      update generations set revisions = revisions + 1 from known
      where generations.id = known.id and generations.revisions < ${REVISIONS_PER_GENERATION}
      returning generations.revisions
    )
    select taken.revisions from known left join taken on true`,
};

const GIVE_BACK = {
  name: 'revision_give_back',
  text: 'update generations set revisions = greatest(0, revisions - 1) where id = $1::uuid',
};

const DELETE_OLD = {
  name: 'generations_delete_old',
  text: `delete from generations where expires_at < ${NOW('$1')}`,
};
