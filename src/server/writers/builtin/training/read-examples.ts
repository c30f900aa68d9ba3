import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Language } from '../../../reading/detect-language.ts';
import { POST_KINDS, type PostKind } from '../post-kinds.ts';

/** A post and what it is; where two kinds are equally right, both. */
export interface Example {
  text: string;
  kinds: PostKind[];
}

/** A post of which is known whether it wants care. */
export interface CareExample {
  text: string;
  wantsCare: boolean;
}

const HERE = new URL('.', import.meta.url);
const POSTS = new URL('posts/', HERE);
const CARE = new URL('care/', HERE);
const PACKED = '.txt.gz';

/**
 * The posts in `posts/`: a packed file for each kind, a post a line, `\n` for a break within it. A post
 * that stands in two files is of both kinds.
 * @throws Error for a file that is named after no kind
 */
export function readExamples(): Example[] {
  const kindsOf = new Map<string, PostKind[]>();
  for (const file of listFiles(POSTS, PACKED)) {
    const kind = findKind(file.slice(0, -PACKED.length));
    const lines = unpack(new URL(file, POSTS)).split('\n');
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
  const lines = unpack(new URL(`feed${PACKED}`, HERE))
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [kinds = '', text = ''] = line.split('\t');
    return { text: toText(text), kinds: kinds.split(' ').map(findKind) };
  });
}

/** Posts in a language of which nothing else is read: a post a line, `1` or `0` and a tab before it. */
export function readCareExamples(language: Language): CareExample[] {
  const lines = unpack(new URL(`${language}${PACKED}`, CARE))
    .trimEnd()
    .split('\n');
  return lines.map((line) => ({ text: toText(line.slice(2)), wantsCare: line.startsWith('1') }));
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
  for (const path of listAll(PACKED)) {
    writeFileSync(new URL(path.href.slice(0, -'.gz'.length)), gunzipSync(readFileSync(path)));
  }
}

/** Packs the posts that lie there to be edited, and removes them. */
export function packPosts(): void {
  for (const path of listAll('.txt')) {
    writeFileSync(packed(path), gzipSync(readFileSync(path), { level: 9 }));
    rmSync(path);
  }
}

function packed(path: URL): URL {
  return new URL(`${path.href}.gz`);
}

function listAll(ending: string): URL[] {
  return [POSTS, CARE, HERE].flatMap((folder) =>
    listFiles(folder, ending).map((file) => new URL(file, folder)),
  );
}

function listFiles(folder: URL, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted();
}

function unpack(path: URL): string {
  return gunzipSync(readFileSync(path)).toString('utf8');
}
