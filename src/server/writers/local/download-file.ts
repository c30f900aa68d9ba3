import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { partsOf } from './model-store.ts';

/** Silence of the source after which a connection is given up. */
const IDLE_MS = 30_000;
/** Breaks in a row without a byte in between; then the person decides. */
const TRIES = 5;
/** Before the next try, doubled each time. */
const PAUSE_MS = 1000;
const MAX_REDIRECTS = 5;
/** Answers after which it is no use to ask again at once. */
const FINAL: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 451]);

/** Hugging Face counts the requests of five minutes, of all who share an address. */
const TOO_MANY = ', too many requests from this network: wait some minutes';
/** Companies look into what is encrypted with a certificate of their own, which Node does not know. */
const UNTRUSTED = ': NODE_USE_SYSTEM_CA=1 trusts the certificates that this machine does';

/** Why a file could not be downloaded, in words for the person who asked for it. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/** The connection broke, or the source asks for patience: another try goes on where it stopped. */
class BrokenError extends Error {
  override name = 'BrokenError';
}

export interface Download {
  url: string;
  /** Written when it is whole and checked, never before. */
  file: string;
  bytes: number;
  sha256: string;
  fetch: typeof fetch;
  /** Waits; passed in so that tests need not. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  signal: AbortSignal;
  onProgress?: (doneBytes: number) => void;
  /** Told when all is there and is being compared with its checksum. */
  onCheck?: () => void;
  idleMs?: number;
}

/**
 * Downloads a file of which size and checksum are known beforehand. What is there already of it is
 * gone on with, as long as the source has the same file; what came broken or changed is not kept.
 * @throws DownloadError in words; or the signal's reason. What has come so far stays beside `file`.
 */
export async function downloadFile(download: Download): Promise<void> {
  const { file, bytes, signal, sleep } = download;
  const [part, note] = partsOf(file);
  mkdirSync(dirname(file), { recursive: true });
  for (let failures = 0; sizeOf(part) !== bytes;) {
    const before = sizeOf(part);
    try {
      await downloadOn(download);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof BrokenError)) throw error;
      failures = sizeOf(part) > before ? 1 : failures + 1;
      if (failures >= TRIES) throw new DownloadError(describeBreak(error, sizeOf(part), bytes));
      await sleep(PAUSE_MS * 2 ** (failures - 1), signal);
    }
  }
  download.onCheck?.();
  if ((await hashFile(part, signal)) !== download.sha256) {
    discard(file);
    throw new DownloadError(
      `What came from ${download.url} is not the file that was asked for: its checksum is another. Nothing of it was kept. Run this again; if it happens again, the mirror or something on the way changes files.`,
    );
  }
  renameSync(part, file);
  rmSync(note, { force: true });
}

/** Asks for what is missing, once. */
async function downloadOn(download: Download): Promise<void> {
  const { file, bytes, url } = download;
  const [part, note] = partsOf(file);
  const known = readNote(note, download.sha256);
  if (known === null || sizeOf(part) > bytes) discard(file);
  const from = sizeOf(part);
  const silence = new AbortController();
  const { response, told } = await ask(download, { from, etag: known?.etag ?? null, silence });
  const stop = async () => {
    await response.body?.cancel().catch(() => undefined); // it is not wanted any more
  };
  try {
    refuseOther(response, { told, from, download });
  } catch (error) {
    await stop();
    throw error;
  }
  // 200 where a part was asked for: the file, or the way that it is served, is another one now.
  const isOn = response.status === 206;
  const etag = response.headers.get('etag');
  await writeFile(note, JSON.stringify({ url, sha256: download.sha256, etag }));
  await append(response, { download, part, from: isOn ? from : 0, silence });
  if (sizeOf(part) < bytes) throw new BrokenError('the answer ended too early');
}

async function append(
  response: Response,
  options: { download: Download; part: string; from: number; silence: AbortController },
): Promise<void> {
  const { download, part, from, silence } = options;
  const { bytes, idleMs = IDLE_MS, onProgress } = download;
  const output = await open(part, from === 0 ? 'w' : 'a').catch(refuseDisk);
  const clock = setTimeout(() => silence.abort(), idleMs);
  let at = from;
  try {
    for await (const piece of readBody(response)) {
      clock.refresh();
      if (at + piece.length > bytes) throw changed(download, 'it is longer than it should be');
      await output.writeFile(piece).catch(refuseDisk);
      at += piece.length;
      onProgress?.(at);
    }
    await output.sync();
  } finally {
    clearTimeout(clock);
    await output.close();
  }
}

async function* readBody(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const next = await reader.read().catch((cause: unknown) => {
        throw new BrokenError('the connection broke', { cause });
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => undefined); // already broken or read to its end
  }
}

/** What the source said of the file on the way to it, and who had the last word. */
interface Told {
  /** Null where it said nothing. */
  sha256: string | null;
  host: string;
}

/** Follows redirects by hand: Hugging Face tells the checksum in the first answer only. */
async function ask(
  download: Download,
  { from, etag, silence }: { from: number; etag: string | null; silence: AbortController },
): Promise<{ response: Response; told: Told }> {
  const { idleMs = IDLE_MS, signal } = download;
  const headers: Record<string, string> = {
    'accept-encoding': 'identity',
    ...(from > 0 && { range: `bytes=${from}-` }),
    // A weak one cannot promise that the bytes are the same; then the checksum alone decides.
    ...(from > 0 && etag !== null && !etag.startsWith('W/') && { 'if-range': etag }),
  };
  const told: Told = { sha256: null, host: '' };
  let url = download.url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    told.host = new URL(url).host;
    const clock = setTimeout(() => silence.abort(), idleMs);
    const response = await download
      .fetch(url, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([signal, silence.signal]),
      })
      .catch((cause: unknown) => {
        throw new BrokenError(`${told.host} cannot be reached${describeCause(cause)}`, { cause });
      })
      .finally(() => clearTimeout(clock));
    told.sha256 ??=
      /^"?([0-9a-f]{64})"?$/.exec(response.headers.get('x-linked-etag') ?? '')?.[1] ?? null;
    const next =
      response.status >= 300 && response.status < 400 && response.headers.get('location');
    if (typeof next !== 'string') return { response, told };
    await response.body?.cancel();
    url = new URL(next, url).href;
  }
  throw new DownloadError(`${download.url} leads from address to address without an end.`);
}

/** In the words of the innermost cause: fetch itself says only that it failed. */
function describeCause(error: unknown): string {
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return '';
  const code = 'code' in cause ? String(cause.code) : '';
  const isOfCertificate = code.includes('CERT') || code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE';
  return ` (${cause.message}${isOfCertificate ? UNTRUSTED : ''})`;
}

/** An answer that does not bring the rest of this file is not written. */
function refuseOther(
  response: Response,
  { told, from, download }: { told: Told; from: number; download: Download },
): void {
  const { url, bytes, sha256, file } = download;
  const { status, headers } = response;
  if (told.sha256 !== null && told.sha256 !== sha256) {
    throw changed(download, 'the source tells another checksum for it');
  }
  if (status === 416) {
    discard(file); // it is shorter than what we have of it
    throw new BrokenError('the source has less than what is here');
  }
  if (status !== 200 && status !== 206) {
    const why = `${told.host} answered ${status}${status === 429 ? TOO_MANY : ''}`;
    if (!FINAL.has(status)) throw new BrokenError(why);
    throw new DownloadError(
      `${url} cannot be had: ${why}. See whether the address opens in a browser; MODEL_MIRROR names another place with the same paths.`,
    );
  }
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');
  const total = status === 206 ? range?.[2] : headers.get('content-length');
  if (status === 206 && Number(range?.[1]) !== from) {
    throw new BrokenError('the source sent another part than it was asked for');
  }
  if (typeof total === 'string' && Number(total) !== bytes) {
    throw changed(download, `it has ${total} bytes there instead of ${bytes}`);
  }
}

function changed({ url, file }: Download, how: string): DownloadError {
  discard(file);
  return new DownloadError(
    `The file at ${url} is not the one that is known: ${how}. Nothing of it was kept.`,
  );
}

function describeBreak(error: BrokenError, size: number, bytes: number): string {
  const percent = Math.floor((size / bytes) * 100);
  const kept =
    size === 0
      ? 'Nothing of it is here'
      : `${percent} % is here and stays; run this again to go on`;
  return `The download broke off: ${error.message}. ${kept}. Behind a proxy set HTTPS_PROXY; MODEL_MIRROR names another place with the same paths.`;
}

function refuseDisk(error: NodeJS.ErrnoException): never {
  const why = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
  throw new DownloadError(
    `The download cannot be written: ${why}. What is here of it stays; make room and run this again, or take it away with npm run model -- remove NAME.`,
    { cause: error },
  );
}

function readNote(note: string, sha256: string): { etag: string | null } | null {
  try {
    const { sha256: of, etag } = JSON.parse(readFileSync(note, 'utf8')) as Record<string, unknown>;
    return of === sha256 ? { etag: typeof etag === 'string' ? etag : null } : null;
  } catch {
    return null; // none, or one that broke: what is there of the file is of no known origin
  }
}

function discard(file: string): void {
  for (const one of partsOf(file)) rmSync(one, { force: true });
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function hashFile(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file, { signal, highWaterMark: 1 << 20 })) {
    hash.update(piece as Buffer); // a stream of bytes
  }
  return hash.digest('hex');
}
