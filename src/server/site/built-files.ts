import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';

/** By their names in Accept-Encoding, the smallest first; the ending is that of the file beside. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The page itself has its addresses, and its facts to be put in. */
export const INDEX = '/index.html';
/** A year: the name of such a file changes with what is in it. */
const FOR_EVER = 'public, max-age=31536000, immutable';

type Encoding = (typeof ENCODINGS)[number]['name'] | 'identity';

/** One file of the front end as it is sent, whole and compressed. */
export interface BuiltFile {
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
  type: string;
}

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  /** With its quotes. Each encoding has its own, as they differ byte by byte. */
  etag: string;
}

/**
 * Reads a built front end into memory: it is small, and what is sent from there costs nothing.
 * @param folder where the build lies; `x.br` and `x.gz` are `x` compressed
 * @returns each file by its path in an address, such as `/assets/a.js`
 */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  const isCompressed = (path: string) =>
    ENCODINGS.some(({ ending }) => path.endsWith(ending) && all.has(path.slice(0, -ending.length)));
  return new Map(
    paths
      .filter((path) => !isCompressed(path))
      .map((path) => {
        const file = describeFile(readFileSync(path), path);
        for (const { name, ending } of ENCODINGS)
          if (all.has(path + ending)) file.bodies[name] = toBody(readFileSync(path + ending));
        return [path.slice(folder.length).replaceAll(sep, '/'), file];
      }),
  );
}

/** @returns null where there is no such file */
export function readText(files: ReadonlyMap<string, BuiltFile>, path: string): string | null {
  const bytes = files.get(path)?.bodies.identity.bytes;
  return bytes === undefined ? null : Buffer.from(bytes).toString();
}

/**
 * Sends what is asked for by the path of a file, before anything else is done for the request: no log,
 * no count, nobody's name.
 */
export function serveFiles(files: ReadonlyMap<string, BuiltFile>): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req;
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined || path === INDEX) return next();
    return sendFile(c, file, { cacheControl: path.startsWith('/assets/') ? FOR_EVER : 'no-cache' });
  };
}

/** @param path its ending tells the type */
export function describeFile(bytes: Uint8Array, path: string): BuiltFile {
  return {
    bodies: { identity: toBody(bytes) },
    type: getMimeType(path) ?? `application/${extname(path).slice(1) || 'octet-stream'}`,
  };
}

/**
 * A file of a text that is made here, compressed once for everybody.
 * @param path its ending tells the type
 */
export async function makeFile(text: string, path: string): Promise<BuiltFile> {
  const file = describeFile(Buffer.from(text), path);
  file.bodies.br = toBody(await promisify(brotliCompress)(text));
  file.bodies.gzip = toBody(await promisify(gzip)(text));
  return file;
}

export function toBody(bytes: Uint8Array): Body {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes: new Uint8Array(bytes), etag: `"${hash}"` };
}

/**
 * Answers with a file in the smallest form that the browser takes: 304 where it has it, 206 where it
 * asks for a part (RFC 9110, one range only).
 * @param options.status of the whole file
 */
export function sendFile(
  c: Context,
  file: BuiltFile,
  options: { status?: 200 | 404; cacheControl: string },
): Response {
  const { status = 200, cacheControl } = options;
  const encoding = chooseEncoding(c, file);
  const { bytes, etag } = file.bodies[encoding] ?? file.bodies.identity;
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl,
    ETag: etag,
    ...(hasChoice(file) && { Vary: 'Accept-Encoding' }),
  };
  if (status === 200 && hasAlready(c.req.header('If-None-Match'), etag))
    return c.body(null, 304, headers);

  headers['Content-Type'] = file.type;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const range = status === 200 ? readRange(c, { etag, size: bytes.length }) : null;
  if (range === null) {
    headers['Accept-Ranges'] = 'bytes';
    headers['Content-Length'] = String(bytes.length);
    return c.body(bytes, status, headers);
  }
  if (range.start > range.end) {
    return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` });
  }
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${bytes.length}`;
  headers['Content-Length'] = String(range.end + 1 - range.start);
  return c.body(bytes.subarray(range.start, range.end + 1), 206, headers);
}

function hasChoice({ bodies }: BuiltFile): boolean {
  return Object.keys(bodies).length > 1;
}

function chooseEncoding(c: Context, file: BuiltFile): Encoding {
  if (!hasChoice(file)) return 'identity';
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ENCODINGS.map(({ name }) => name).filter((name) => file.bodies[name]),
    default: 'identity',
    // Browsers name all that they take alike; which is best is ours to say.
    match: (asked, { supports, default: none }) =>
      supports.find((name) => isTaken(name, asked)) ?? none,
  }) as Encoding;
}

function isTaken(name: string, asked: readonly { type: string; q: number }[]): boolean {
  const own = asked.find(({ type }) => type.toLowerCase() === name);
  return ((own ?? asked.find(({ type }) => type === '*'))?.q ?? 0) > 0;
}

function hasAlready(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known
    .split(',')
    .map((one) => one.trim().replace('W/', ''))
    .some((one) => one === etag || one === '*');
}

/** @returns the first and the last byte asked for, first beyond last where there is none; null for all */
function readRange(
  c: Context,
  { etag, size }: { etag: string; size: number },
): { start: number; end: number } | null {
  const condition = c.req.header('If-Range');
  if (condition !== undefined && condition !== etag) return null;
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header('Range') ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return { start: Math.max(0, size - Number(last)), end: size - 1 };
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start: Number(first), end };
}
