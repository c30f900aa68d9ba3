import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { TONES } from '#contract/tones.ts';
import { UsageError } from './name-writer.ts';

const tone = z.enum(TONES.map(({ id }) => id));
const grades = z.string().regex(/^[ABC]*$/);

const postsFile = z
  .array(
    z.object({ post: z.string().trim().min(1).max(MAX_TWEET_CHARACTERS), tone: tone.optional() }),
  )
  .min(1)
  .transform((posts) =>
    posts.map(({ post, ...chosen }, index) => ({
      post,
      tone: chosen.tone ?? TONES[index % TONES.length]?.id ?? 'rage',
    })),
  );

/** One reader's vote on one post: the better set, and a grade for each reply of both. */
const vote = z.object({ preferred: z.enum(['one', 'two', 'neither']), one: grades, two: grades });

const pair = z.object({
  post: z.string(),
  tone,
  /** Which writer's set stands on the left. */
  left: z.enum(['one', 'two']),
  one: z.array(z.string()),
  two: z.array(z.string()),
  /** Null: not read yet. */
  vote: vote.nullable(),
});

const readingFile = z.object({
  reader: z.string(),
  seed: z.string(),
  writers: z.object({ one: z.string(), two: z.string() }),
  pairs: z.array(pair),
});

export type PostToAnswer = z.infer<typeof postsFile>[number];
export type Vote = z.infer<typeof vote>;
export type Pair = z.infer<typeof pair>;
/** What one reader made of a comparison: posts, both sets, votes. */
export type Reading = z.infer<typeof readingFile>;

/**
 * The posts of a file: a list of objects with a `post`, and a `tone` where it should not be the next in
 * turn.
 * @throws UsageError where it is something else
 */
export function readPosts(path: string): PostToAnswer[] {
  return parseFile(path, postsFile);
}

/** @throws UsageError where the file is no reading */
export function readReading(path: string): Reading {
  return parseFile(path, readingFile);
}

function parseFile<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof z.ZodError) {
      throw new UsageError(`${path}: ${z.prettifyError(error)}`, { cause: error });
    }
    throw new UsageError(`${path}: ${(error as Error).message}`, { cause: error }); // of node's own
  }
}
