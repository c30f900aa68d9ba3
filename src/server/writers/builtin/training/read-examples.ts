import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { POST_KINDS, type PostKind } from '../post-kinds.ts';

/** A post and what it is; where two kinds are equally right, both. */
export interface Example {
  text: string;
  kinds: PostKind[];
}

const FOLDER = new URL('posts/', import.meta.url);
const FEED = new URL('feed.txt', import.meta.url);
const PACKED = '.txt.gz';

/**
 * The posts in `posts/`: a packed file for each kind, a post a line, `\n` for a break within it. A post
 * that stands in two files is of both kinds.
 * @throws Error for a file that is named after no kind
 */
export function readExamples(): Example[] {
  const kindsOf = new Map<string, PostKind[]>();
  for (const file of listFiles(PACKED)) {
    const kind = findKind(file.slice(0, -PACKED.length));
    const lines = unpack(file).split('\n');
    for (const line of lines.filter((text) => text.trim() !== '')) {
      kindsOf.set(line, [...(kindsOf.get(line) ?? []), kind]);
    }
  }
  return [...kindsOf].map(([line, kinds]) => ({ text: toText(line), kinds }));
}

/**
 * The posts of `feed.txt.gz`, in the mix in which feeds have them: a post a line, its kinds and a tab
 * before it.
 * @throws Error for a kind that is not known
 */
export function readFeed(): Example[] {
  const lines = gunzipSync(readFileSync(packed(FEED)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [kinds = '', text = ''] = line.split('\t');
    return { text: toText(text), kinds: kinds.split(' ').map(findKind) };
  });
}

function findKind(name: string): PostKind {
  const kind = POST_KINDS.find((known) => known === name);
  if (kind === undefined) throw new Error(`No kind is called ${name}.`);
  return kind;
}

function toText(line: string): string {
  return line.replaceAll(String.raw`\n`, '\n');
}

/** Lays the posts beside their packed files, to be edited. */
export function unpackPosts(): void {
  for (const file of listFiles(PACKED)) {
    writeFileSync(new URL(file.slice(0, -'.gz'.length), FOLDER), unpack(file));
  }
  writeFileSync(FEED, gunzipSync(readFileSync(packed(FEED))));
}

/** Packs the posts that lie there to be edited, and removes them. */
export function packPosts(): void {
  for (const path of [...listFiles('.txt').map((file) => new URL(file, FOLDER)), FEED]) {
    if (!existsSync(path)) continue;
    writeFileSync(packed(path), gzipSync(readFileSync(path), { level: 9 }));
    rmSync(path);
  }
}

function packed(path: URL): URL {
  return new URL(`${path.href}.gz`);
}

function listFiles(ending: string): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ending))
    .toSorted();
}

function unpack(file: string): string {
  return gunzipSync(readFileSync(new URL(file, FOLDER))).toString('utf8');
}
