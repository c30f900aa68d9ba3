import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { POST_KINDS, type PostKind } from '../post-kinds.ts';

/** A post and what it is; where two kinds are equally right, both. */
export interface Example {
  text: string;
  kinds: PostKind[];
}

const FOLDER = new URL('posts/', import.meta.url);
const PACKED = '.txt.gz';

/**
 * The posts in `posts/`: a packed file for each kind, a post a line, `\n` for a break within it. A post
 * that stands in two files is of both kinds.
 * @throws Error for a file that is named after no kind
 */
export function readExamples(): Example[] {
  const kindsOf = new Map<string, PostKind[]>();
  for (const file of listFiles(PACKED)) {
    const name = file.slice(0, -PACKED.length);
    const kind = POST_KINDS.find((known) => known === name);
    if (kind === undefined) throw new Error(`${file}: no kind has this name.`);
    const lines = unpack(file).split('\n');
    for (const line of lines.filter((text) => text.trim() !== '')) {
      kindsOf.set(line, [...(kindsOf.get(line) ?? []), kind]);
    }
  }
  return [...kindsOf].map(([line, kinds]) => ({
    text: line.replaceAll(String.raw`\n`, '\n'),
    kinds,
  }));
}

/** Lays the posts beside their packed files, to be edited. */
export function unpackPosts(): void {
  for (const file of listFiles(PACKED)) {
    writeFileSync(new URL(file.slice(0, -'.gz'.length), FOLDER), unpack(file));
  }
}

/** Packs the posts that lie there to be edited, and removes them. */
export function packPosts(): void {
  for (const file of listFiles('.txt')) {
    const path = new URL(file, FOLDER);
    writeFileSync(new URL(`${file}.gz`, FOLDER), gzipSync(readFileSync(path), { level: 9 }));
    rmSync(path);
  }
}

function listFiles(ending: string): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ending))
    .toSorted();
}

function unpack(file: string): string {
  return gunzipSync(readFileSync(new URL(file, FOLDER))).toString('utf8');
}
