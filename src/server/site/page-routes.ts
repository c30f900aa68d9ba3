import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { PAGES } from '#contract/paths.ts';
import type { SiteFacts } from '#contract/site.ts';
import { THEME_COOKIE, THEMES, type Theme } from '#contract/theme.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeFile, INDEX, sendFile, toBody, type BuiltFile } from './built-files.ts';
import { putTheme, readTheme } from './put-theme.ts';
import type { SiteDeps } from './site-deps.ts';

export interface Pages {
  /** The built front end. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Asked for each page: some of them can change. */
  facts: () => SiteFacts;
}

/**
 * The front end's one page, for every address that it knows. Any other address gets the same page,
 * which says that there is nothing here, with status 404.
 */
export function pageRoutes(deps: SiteDeps, { files, facts }: Pages): Hono<AppEnv> {
  let put: { json: string; pages: Map<Theme, BuiltFile> } | null = null;
  const readPages = () => {
    const json = JSON.stringify(facts());
    if (put?.json !== json) put = { json, pages: putFacts(files, json) };
    return put.pages;
  };
  readPages(); // the first person need not wait until they are compressed
  const known = new Set<string>(Object.values(PAGES));
  const routes = new Hono<AppEnv>();

  routes.get(INDEX, (c) => c.redirect(PAGES.home, 301));
  routes.get('*', (c) => {
    const { path } = c.req;
    if (!known.has(path)) return sendPage(c, readPages(), 404);
    const elsewhere = toPublicHost(c.req.url, deps.config.publicUrl);
    if (elsewhere !== null) return c.redirect(elsewhere, 302);
    return sendPage(c, readPages(), 200);
  });
  return routes;
}

/** In the theme that the browser remembers, so that no other one is seen first. */
function sendPage(c: Context, pages: ReadonlyMap<Theme, BuiltFile>, status: 200 | 404): Response {
  const page = pages.get(readTheme(getCookie(c, THEME_COOKIE)));
  if (page === undefined) throw new Error('a theme has no page');
  const answer = sendFile(c, page, { status, cacheControl: 'no-cache' });
  answer.headers.append('Vary', 'Cookie');
  return answer;
}

/** A data block, not a script: the Content-Security-Policy has nothing to say about it. */
function putFacts(files: ReadonlyMap<string, BuiltFile>, facts: string): Map<Theme, BuiltFile> {
  const html = files.get(INDEX)?.bodies.identity.bytes;
  if (html === undefined) throw new Error('the built front end has no index.html');
  const json = facts.replaceAll('<', '\\u003c');
  const whole = Buffer.from(html)
    .toString()
    .replace(
      '</head>',
      () => `<script type="application/json" id="site-facts">${json}</script></head>`,
    );
  return new Map(THEMES.map(({ id }) => [id, compress(putTheme(whole, id))]));
}

function compress(html: string): BuiltFile {
  const page = describeFile(Buffer.from(html), 'index.html');
  page.bodies.br = toBody(brotliCompressSync(html));
  page.bodies.gzip = toBody(gzipSync(html));
  return page;
}

/**
 * Sign-in returns to PUBLIC_URL, and cookies belong to one host name: someone who opened
 * 127.0.0.1 is sent to localhost, or the other way round. Other hosts are the proxy's business.
 */
function toPublicHost(requestUrl: string, publicUrl: string): string | null {
  const asked = new URL(requestUrl);
  const wanted = new URL(publicUrl);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  const isAlias = loopback.includes(asked.hostname) && loopback.includes(wanted.hostname);
  if (!isAlias || asked.hostname === wanted.hostname) return null;
  return `${wanted.origin}${asked.pathname}${asked.search}`;
}
