import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { SiteFacts } from '#contract/site.ts';
import { pageRoutes } from './page-routes.ts';
import type { SiteDeps } from './site-deps.ts';
import { describeFile } from './built-files.ts';
import { isForNobody } from './put-words.ts';

const HTML =
  '<!doctype html>\n<html lang="en"><head></head><body><div id="root"></div></body></html>';
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], imports: ['_libraries'] },
  _libraries: { file: 'assets/libraries-1.js' },
  _ui: { file: 'assets/ui-1.js', css: ['assets/ui-1.css'], imports: ['_libraries', 'index.html'] },
  'premium/premium-page.tsx': { file: 'assets/premium-page-1.js', imports: ['_ui', 'index.html'] },
};
const SESSION = `riposte_session=${'s'.repeat(43)}`;

function createPages(given: Partial<SiteFacts> = {}, fails = false) {
  const facts = { debugTools: false, ...given } as SiteFacts; // the words here are made of no other
  const config = { ...readConfig({}), publicUrl: 'http://riposte.test' };
  const routes = pageRoutes({ config, logger: pino({ level: 'silent' }) } as SiteDeps, {
    html: HTML,
    files: new Map(
      Object.entries({ '/.vite/manifest.json': MANIFEST }).map(([path, made]) => [
        path,
        describeFile(Buffer.from(JSON.stringify(made)), path),
      ]),
    ),
    facts: () => facts,
    prerender: ({ debugTools }, { isNobody }) =>
      fails
        ? Promise.reject(new Error('It cannot be made'))
        : Promise.resolve(
            `<p>${isNobody ? 'Nobody' : 'Somebody'}, ${debugTools ? 'with tools' : 'plain'}</p>`,
          ),
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    routes.request(`http://riposte.test${path}`, { headers });
  return { facts, get };
}

const rootOf = async (answer: Response) =>
  /<div id="root">(.*)<\/div>/.exec(await answer.text())?.[1];

test('the main page comes with its words, which know from the cookie alone whether nobody is there', async () => {
  const { get } = createPages();
  expect(await rootOf(await get('/'))).toBe('<p>Nobody, plain</p>');
  expect(isForNobody(await (await get('/')).text())).toBe(true);
  expect(await rootOf(await get('/', { Cookie: SESSION }))).toBe('<p>Somebody, plain</p>');
  const dark = await (await get('/', { Cookie: `${SESSION}; theme=dark` })).text();
  expect(isForNobody(dark)).toBe(false);
  expect(dark).toContain('<html data-theme="dark" lang="en">');
  expect(await rootOf(await get('/', { Cookie: 'riposte_session=no token' }))).toMatch(
    /^<p>Nobody/,
  );
  expect((await get('/')).headers.get('Vary')).toMatch(/Cookie/);
});

test('other pages bring none, known or not, and say all the same whether nobody is there', async () => {
  const { get } = createPages();
  for (const [path, status] of [
    ['/premium', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain('<div id="root"></div>');
    expect(isForNobody(html)).toBe(true);
    expect(isForNobody(await (await get(path, { Cookie: SESSION })).text())).toBe(false);
  }
});

test('who has the page gets 304 until a fact changes, in its words too', async () => {
  const { get, facts } = createPages();
  const ETag = (await get('/')).headers.get('ETag') ?? '';
  expect((await get('/', { 'If-None-Match': ETag })).status).toBe(304);
  expect((await get('/', { 'If-None-Match': ETag, Cookie: SESSION })).status).toBe(200);
  facts.debugTools = true;
  const changed = await get('/', { 'If-None-Match': ETag });
  expect(changed.status).toBe(200);
  expect(await rootOf(changed)).toBe('<p>Nobody, with tools</p>');
});

test('where the words cannot be made, or belong to what comes later, the page makes them by itself', async () => {
  expect(await rootOf(await createPages({}, true).get('/'))).toBe('');
  const asking = { anonymousGenerations: true, humanVerification: 'altcha' } as const;
  const { get } = createPages(asking);
  expect(await rootOf(await get('/'))).toBe('');
  expect(await rootOf(await get('/', { Cookie: SESSION }))).toBe('<p>Somebody, plain</p>');
});

test('a page names its own files, and those that they need, beside the first script’s', async () => {
  const { get } = createPages();
  const html = await (await get('/premium')).text();
  const named = [...html.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)];
  expect(named.map(([, rel, file]) => [rel, file])).toEqual([
    ['modulepreload', '/assets/premium-page-1.js'],
    ['modulepreload', '/assets/ui-1.js'],
    ['stylesheet', '/assets/ui-1.css'],
  ]);
  for (const path of ['/', '/nowhere']) {
    expect(await (await get(path)).text()).not.toContain('<link');
  }
});

test('a page is in the language that is asked for, its words come later, and caches are told', async () => {
  const { get } = createPages();
  const german = await get('/', { 'Accept-Language': 'de-DE,en;q=0.5' });
  expect(german.headers.get('Vary')).toMatch(/Accept-Language/);
  const html = await german.text();
  expect(html).toContain('lang="de"');
  expect(html).toContain('<div id="root"></div>');
  const ETag = german.headers.get('ETag') ?? '';
  expect((await get('/', { 'If-None-Match': ETag })).status).toBe(200);
  const picked = await get('/', { 'Accept-Language': 'de', Cookie: 'language=ar; theme=dark' });
  expect(await picked.text()).toMatch(/<html [^>]*lang="ar" dir="rtl"/);
});
