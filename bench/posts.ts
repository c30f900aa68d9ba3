import { readFileSync } from 'node:fs';

/** A post to measure a writer on. */
export interface Post {
  text: string;
  /** What it is, for English posts. */
  kind?: string;
  /** For posts in other languages; 'other' for those the built-in writer does not write. */
  language?: string;
}

/** Posts of every kind and language, written for measuring; never tuned for one by one. */
export const POSTS: readonly Post[] = ['en', 'others'].flatMap(
  (file) =>
    JSON.parse(readFileSync(new URL(`./posts/${file}.json`, import.meta.url), 'utf8')) as Post[], // our own files
);
