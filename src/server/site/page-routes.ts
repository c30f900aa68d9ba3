import { serveStatic } from '@hono/node-server/serve-static';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { PAGES } from '#contract/paths.ts';
import type { SiteFacts } from '#contract/site.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { SiteDeps } from './site-deps.ts';

export interface Pages {
  /** Folder of the built front end. */
  folder: string;
  facts: SiteFacts;
}

const YEAR_SECONDS = 31_536_000;

/**
 * The front end: its files, and its one page for every address it knows. Any other address gets
 * the same page, which says that there is nothing here, with status 404.
 */
export function pageRoutes(deps: SiteDeps, pages: Pages): Hono<AppEnv> {
  const html = putFacts(readFileSync(join(pages.folder, 'index.html'), 'utf8'), pages.facts);
  const known = new Set<string>(Object.values(PAGES));
  const routes = new Hono<AppEnv>();

  routes.get('/index.html', (c) => c.redirect(PAGES.home, 301));
  routes.get('*', async (c, next) => {
    if (!known.has(c.req.path)) return next();
    const elsewhere = toPublicHost(c.req.url, deps.config.publicUrl);
    if (elsewhere !== null) return c.redirect(elsewhere, 302);
    return c.html(html, 200, { 'Cache-Control': 'no-cache' });
  });
  routes.get(
    '*',
    serveStatic({
      root: pages.folder,
      onFound: (path, c) => {
        const isHashed = path.includes('/assets/');
        c.header(
          'Cache-Control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    }),
  );
  routes.get('*', (c) => c.html(html, 404, { 'Cache-Control': 'no-cache' }));
  return routes;
}

/** A data block, not a script: the Content-Security-Policy has nothing to say about it. */
function putFacts(html: string, facts: SiteFacts): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="site-facts">${json}</script></head>`,
  );
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
