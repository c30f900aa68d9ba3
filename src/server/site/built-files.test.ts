import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { readBuiltFiles, serveFiles } from './built-files.ts';

const SCRIPT = 'console.log("a"); '.repeat(200);
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const folder = mkdtempSync(join(tmpdir(), 'riposte-files-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'a.js'), SCRIPT);
writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, 'assets', 'a.js.gz'), gzipSync(SCRIPT));
writeFileSync(join(folder, 'icon.svg'), ICON);
writeFileSync(join(folder, 'index.html'), 'the page');
afterAll(() => rmSync(folder, { recursive: true }));

const app = new Hono();
app.use(serveFiles(readBuiltFiles(folder)));
app.all('*', (c) => c.text('elsewhere', 418));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['BR', 'br', brotliDecompressSync],
  ['*', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
  ['deflate', null, (bytes: Buffer) => bytes],
  ['', null, (bytes: Buffer) => bytes],
])('a browser that takes %j gets %s', async (accepted, encoding, unpack) => {
  const answer = await get('/assets/a.js', { 'Accept-Encoding': accepted });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
  expect(unpack(bytes).toString()).toBe(SCRIPT);
});

test('a file with its content in its name is kept for a year, any other is asked about again', async () => {
  const hashed = await get('/assets/a.js');
  expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const named = await get('/icon.svg');
  expect(named.headers.get('Cache-Control')).toBe('no-cache');
  expect(named.headers.get('Vary')).toBeNull();
  expect(await named.text()).toBe(ICON);
});

test('who has it already gets 304 without it; what was kept as gzip is not what is sent as brotli', async () => {
  const first = await get('/assets/a.js', { 'Accept-Encoding': 'gzip' });
  const etag = first.headers.get('ETag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/assets/a.js', { 'Accept-Encoding': 'gzip', 'If-None-Match': known });
    expect(again.status, known).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
    expect(await again.text()).toBe('');
  }
  const other = await get('/assets/a.js', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
  expect(other.status).toBe(200);
});

test.each([
  ['bytes=0-3', 0, 4],
  ['bytes=5-', 5, undefined],
  ['bytes=-6', -6, undefined],
  ['bytes=3-999999', 3, undefined],
])('a part is sent as it was asked for: %s', async (range, start, end) => {
  const answer = await get('/assets/a.js', { Range: range });
  const part = SCRIPT.slice(start, end);
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe(part);
  const from = SCRIPT.indexOf(part) === 0 ? 0 : (start + SCRIPT.length) % SCRIPT.length;
  expect(answer.headers.get('Content-Range')).toBe(
    `bytes ${from}-${from + part.length - 1}/${SCRIPT.length}`,
  );
});

test('a part beyond the end is refused; of a file that changed since, or badly asked for, the whole is sent', async () => {
  const beyond = await get('/assets/a.js', { Range: `bytes=${SCRIPT.length}-` });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('Content-Range')).toBe(`bytes */${SCRIPT.length}`);
  const { headers } = await get('/assets/a.js');
  const etag = headers.get('ETag') ?? '';
  const statuses = await Promise.all(
    [
      { Range: 'bytes=0-3', 'If-Range': etag },
      { Range: 'bytes=0-3', 'If-Range': '"former"' },
      { Range: 'bytes=0-1,3-4' },
      { Range: 'bytes=-' },
      { Range: 'lines=1-2' },
    ].map(async (asked) => (await get('/assets/a.js', asked)).status),
  );
  expect(statuses).toEqual([206, 200, 200, 200, 200]);
});

test('HEAD tells the length and sends nothing; other methods and paths, and the page, are not files', async () => {
  const head = await app.request('/assets/a.js', { method: 'HEAD' });
  expect(head.headers.get('Content-Length')).toBe(String(SCRIPT.length));
  expect(await head.text()).toBe('');
  for (const [method, path] of [
    ['POST', '/assets/a.js'],
    ['GET', '/assets/a.js.br'],
    ['GET', '/assets/../icon.svg/'],
    ['GET', '/index.html'],
    ['GET', '/'],
  ] as const)
    expect((await app.request(path, { method })).status, path).toBe(418);
});
