import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { downloadFile, type Download } from './download-file.ts';
import { serveFile } from './testing/serve-file.ts';

const CONTENT = randomBytes(1_000_000);
const NEVER = new AbortController().signal;

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function setUp(options: { pauseMs?: number } = {}) {
  const server = await serveFile(CONTENT, options);
  const folder = mkdtempSync(join(tmpdir(), 'riposte-download-'));
  const file = join(folder, 'models', 'tiny.gguf');
  const waited: number[] = [];
  const download = (changes: Partial<Download> = {}) =>
    downloadFile({
      ...{ url: `${server.url}/tiny.gguf`, file, bytes: CONTENT.length, sha256: hash(CONTENT) },
      ...{ fetch, signal: NEVER },
      sleep: (ms) => {
        waited.push(ms);
        return Promise.resolve();
      },
      ...changes,
    });
  return {
    server,
    file,
    waited,
    download,
    whatIsThere: () =>
      existsSync(join(folder, 'models')) ? readdirSync(join(folder, 'models')) : [],
    [Symbol.asyncDispose]: async () => {
      rmSync(folder, { recursive: true, force: true });
      await server[Symbol.asyncDispose]();
    },
  };
}

test('a file comes whole, with its progress, and nothing else is left', async () => {
  await using site = await setUp();
  const progress: number[] = [];
  await site.download({ onProgress: (done) => progress.push(done) });
  expect(readFileSync(site.file).equals(CONTENT)).toBe(true);
  expect(site.whatIsThere()).toEqual(['tiny.gguf']);
  expect(progress.at(-1)).toBe(CONTENT.length);
});

test('a connection that breaks, stalls or is answered 503 is gone on with where it stopped', async () => {
  await using site = await setUp();
  site.server.misbehave({ cutAfter: 300_000 }, { status: 503 }, { stallAfter: 200_000 });
  await site.download({ idleMs: 300 });
  expect(readFileSync(site.file).equals(CONTENT)).toBe(true);
  const [first, ...others] = site.server.asked;
  expect(first?.range).toBeUndefined();
  const starts = others.map(({ range }) => Number(/\d+/.exec(range ?? '')?.[0]));
  expect(starts[0]).toBeGreaterThan(0);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(others.every(({ ifRange }) => ifRange === '"v1"')).toBe(true);
});

test('one that was stopped is gone on with by the next, and only by the bytes that are missing', async () => {
  await using site = await setUp({ pauseMs: 20 });
  const stopping = new AbortController();
  const stopped = site.download({
    signal: stopping.signal,
    onProgress: (done) => {
      if (done > 300_000) stopping.abort();
    },
  });
  await expect(stopped).rejects.toThrow('aborted');
  expect(existsSync(site.file)).toBe(false);
  const { size } = statSync(`${site.file}.part`);
  expect(size).toBeGreaterThan(300_000);
  await site.download();
  expect(site.server.asked.at(-1)?.range).toBe(`bytes=${size}-`);
  expect(readFileSync(site.file).equals(CONTENT)).toBe(true);
});

test('a source that gives up again and again is left, in words, with what has come kept', async () => {
  await using site = await setUp();
  site.server.misbehave(
    { cutAfter: 300_000 },
    ...Array.from({ length: 5 }, () => ({ status: 502 })),
  );
  await expect(site.download()).rejects.toThrow(/broke off: .* 502.*run this again to go on/);
  expect(site.whatIsThere().toSorted()).toEqual(['tiny.gguf.part', 'tiny.gguf.part-note']);
  expect(site.waited).toEqual([1000, 2000, 4000, 8000]);
});

test('a file that changed between the break and the going on is begun anew, and never spliced', async () => {
  await using site = await setUp();
  const other = randomBytes(CONTENT.length);
  site.server.misbehave({ cutAfter: 300_000 });
  await expect(
    site.download({
      sleep: () => {
        site.server.replace(other);
        return Promise.resolve();
      },
    }),
  ).rejects.toThrow('its checksum is another');
  expect(site.whatIsThere()).toEqual([]);
  // Were it another that was asked for, it would have come whole.
  await site.download({ sha256: hash(other) });
  expect(readFileSync(site.file).equals(other)).toBe(true);
});

test.each([
  ['a longer file', { content: randomBytes(1_000_001) }, 'it has 1000001 bytes there'],
  ['a shorter file', { content: randomBytes(10) }, 'it has 10 bytes there'],
  ['other bytes', { content: randomBytes(1_000_000) }, 'its checksum is another'],
  [
    'another checksum told by the source',
    { manner: { headers: { 'x-linked-etag': `"${'0'.repeat(64)}"` } } },
    'the source tells another checksum',
  ],
  ['a page in place of the file', { content: Buffer.from('<html>') }, 'it has 6 bytes there'],
  ['no such file', { manner: { status: 404 } }, /answered 404.*MODEL_MIRROR/],
  ['a file that wants an account', { manner: { status: 401 } }, 'answered 401'],
])('%s is refused in words, and nothing is kept', async (_name, how, words) => {
  await using site = await setUp();
  if ('content' in how && how.content !== undefined) site.server.replace(how.content);
  if ('manner' in how && how.manner !== undefined) site.server.misbehave(how.manner);
  await expect(site.download()).rejects.toThrow(words);
  expect(site.whatIsThere().filter((name) => name !== 'tiny.gguf.part-note')).toEqual([]);
});

test('what is left of another file is not gone on with', async () => {
  await using site = await setUp();
  site.server.misbehave(
    { cutAfter: 300_000 },
    ...Array.from({ length: 5 }, () => ({ status: 502 })),
  );
  await expect(site.download()).rejects.toThrow('broke off');
  const other = randomBytes(CONTENT.length);
  site.server.replace(other);
  await site.download({ sha256: hash(other) });
  expect(site.server.asked.at(-1)?.range).toBeUndefined();
});

const UNTRUSTED = Object.assign(new Error('self-signed certificate in certificate chain'), {
  code: 'SELF_SIGNED_CERT_IN_CHAIN',
});

test.each([
  [undefined, /127.0.0.1:\d+ cannot be reached\. /],
  [new Error('getaddrinfo ENOTFOUND mirror'), /reached \(getaddrinfo ENOTFOUND mirror\)/],
  [
    new Error('cancelled', { cause: new Error('Proxy response (407)') }),
    /\(Proxy response \(407\)\)/,
  ],
  [UNTRUSTED, /\(self-signed certificate in certificate chain: NODE_USE_SYSTEM_CA=1/],
])('a host that cannot be reached is named, with the innermost cause: %s', async (cause, words) => {
  await using site = await setUp();
  const refused = () => Promise.reject(new TypeError('fetch failed', { cause }));
  await expect(site.download({ fetch: refused })).rejects.toThrow(words);
});

test('of a file that lies elsewhere, the one who refuses it is named', async () => {
  await using site = await setUp();
  await using elsewhere = await serveFile(CONTENT);
  elsewhere.misbehave({ status: 403 });
  const location = `${elsewhere.url}/store/tiny.gguf`;
  site.server.misbehave({ status: 302, headers: { location } });
  const { host } = new URL(elsewhere.url);
  await expect(site.download()).rejects.toThrow(`${host} answered 403`);
});

test('a source that has had too many requests is said to want some minutes', async () => {
  await using site = await setUp();
  site.server.misbehave(...Array.from({ length: 5 }, () => ({ status: 429 })));
  await expect(site.download()).rejects.toThrow(
    'answered 429, too many requests from this network',
  );
});
