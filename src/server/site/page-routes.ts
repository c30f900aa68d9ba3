import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { PAGES } from '#contract/paths.ts';
import type { Language } from '#contract/language.ts';
import type { Prerender, SiteFacts } from '#contract/site.ts';
import { THEME_COOKIE, type Theme } from '#contract/theme.ts';
import type { AppEnv } from '../http/app-env.ts';
import { languageOf } from '../http/choose-language.ts';
import { readSessionToken } from '../identity/sessions.ts';
import { INDEX, makeFile, sendFile, type BuiltFile } from './built-files.ts';
import { readEarlyFiles } from './early-files.ts';
import type { Shell } from './inline-styles.ts';
import { putLanguage } from './put-language.ts';
import { putTheme, readTheme } from './put-theme.ts';
import { putNobody, putWords } from './put-words.ts';
import type { SiteDeps } from './site-deps.ts';

export interface Pages {
  /** The built front end. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Asked for each page: some of them can change. */
  facts: () => SiteFacts;
  prerender: Prerender;
}

/** What makes one page differ from another, before its script. */
interface Kind {
  /** Null for an address where there is nothing. */
  path: string | null;
  isNobody: boolean;
  theme: Theme;
  language: Language;
}

/**
 * The front end's one page, for every address that it knows. Any other address gets the same page,
 * which says that there is nothing here, with status 404.
 */
export function pageRoutes(deps: SiteDeps, pages: Pages & Pick<Shell, 'html'>): Hono<AppEnv> {
  const readPage = createPageReader(deps, pages);
  // The first person need not wait until it is made.
  void readPage({ path: PAGES.home, isNobody: true, theme: 'system', language: 'en' });
  const known = new Set<string>(Object.values(PAGES));
  const routes = new Hono<AppEnv>();

  routes.get(INDEX, (c) => c.redirect(PAGES.home, 301));
  routes.get('*', async (c) => {
    const { path } = c.req;
    const isKnown = known.has(path);
    const elsewhere = toPublicHost(c.req.url, deps.config.publicUrl);
    if (isKnown && elsewhere !== null) return c.redirect(elsewhere, 302);
    const page = await readPage({
      path: isKnown ? path : null,
      isNobody: readSessionToken(deps.config, c.req.raw.headers) === null,
      theme: readTheme(getCookie(c, THEME_COOKIE)),
      language: languageOf(c),
    });
    const answer = sendFile(c, page, { status: isKnown ? 200 : 404, cacheControl: 'no-cache' });
    answer.headers.append('Vary', 'Cookie, Accept-Language');
    return answer;
  });
  return routes;
}

/** Each kind of page is made when it is first asked for, and again when a fact has changed. */
function createPageReader(
  { logger }: Pick<SiteDeps, 'logger'>,
  { files, html, facts, prerender }: Parameters<typeof pageRoutes>[1],
): (kind: Kind) => Promise<BuiltFile> {
  const early = readEarlyFiles(files);
  let made = { json: '', pages: new Map<string, Promise<BuiltFile>>() };

  return (kind) => {
    const now = facts();
    const json = JSON.stringify(now);
    if (made.json !== json) made = { json, pages: new Map() };
    const name = Object.values(kind).join();
    const known = made.pages.get(name) ?? make(kind, now);
    made.pages.set(name, known);
    return known;
  };

  async function make(
    { path, isNobody, theme, language }: Kind,
    now: SiteFacts,
  ): Promise<BuiltFile> {
    // What comes from a later file cannot be taken over with the rest.
    const asksVisitors = now.anonymousGenerations && now.humanVerification !== 'off';
    // Words of another language come with its catalogue.
    const isMade = path === PAGES.home && language === 'en';
    const hasWords = isMade && !(isNobody && asksVisitors);
    const words = hasWords ? await prerender(now, { isNobody }).catch(tell) : '';
    const hasEarly = path !== null && !(path === PAGES.home && isNobody);
    const head = (hasEarly ? (early.get(path) ?? '') : '') + describeFacts(now);
    const whole = (isNobody ? putNobody(html) : html).replace('</head>', () => `${head}</head>`);
    return makeFile(putTheme(putLanguage(putWords(whole, words), language), theme), INDEX);
  }

  /** The page makes its words by itself, then. */
  function tell(error: unknown): string {
    logger.error({ err: error }, 'the main page could not be made beforehand');
    return '';
  }
}

/** A data block, not a script: the Content-Security-Policy has nothing to say about it. */
function describeFacts(facts: SiteFacts): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-facts">${json}</script>`;
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
