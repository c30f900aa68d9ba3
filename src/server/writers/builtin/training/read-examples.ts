import { readdirSync, readFileSync } from 'node:fs';
import { classifyPost } from '#server/writers/builtin/classify-post.ts';
import type { Language } from '#server/reading/detect-language.ts';
import { findFeatures, type Feature } from '#server/writers/builtin/post-features.ts';
import { POST_KINDS, type PostKind } from '#server/writers/builtin/post-kinds.ts';

/** A post and what it is; where two kinds are equally right, both. */
export interface Example {
  text: string;
  kinds: PostKind[];
  features: Feature[];
}

const FOLDER = new URL('posts/', import.meta.url);

/**
 * The posts in `training/posts/<language>`: a file for each kind, a post a line, `\n` for a break
 * within it. A post that stands in two files is of both kinds.
 * @throws Error for a file that is named after no kind
 */
export function readExamples(language: Language): Example[] {
  const folder = new URL(`${language}/`, FOLDER);
  const kindsOf = new Map<string, PostKind[]>();
  for (const file of readdirSync(folder).toSorted()) {
    const kind = POST_KINDS.find((known) => `${known}.txt` === file);
    if (kind === undefined) throw new Error(`${language}/${file}: no kind has this name.`);
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    for (const line of lines.filter((text) => text.trim() !== '')) {
      kindsOf.set(line, [...(kindsOf.get(line) ?? []), kind]);
    }
  }
  return [...kindsOf].map(([line, kinds]) => {
    const text = line.replaceAll(String.raw`\n`, '\n');
    return { text, kinds, features: findFeatures(text, classifyPost(text, language)) };
  });
}
