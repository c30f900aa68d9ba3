import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Request, Response as PageResponse } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from '#contract/paths.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

/**
 * Of JavaScript before anything is clicked, as it is sent; React itself is two thirds of it. Who is
 * signed in gets their strip besides.
 */
const MOST_BYTES = { signedOut: 80_000, signedIn: 82_000 };
/** Of the faces, for who reads Latin; and of all that a first visit fetches, compressed. */
const MOST_FACE_BYTES = 45_000;
const MOST_BYTES_IN_ALL = 150_000;
const BUILT_FILES = new URL('../dist/web/assets/', import.meta.url);

/** Of HTML and styles, compressed: what a server sends before it waits to hear that it arrived. */
const MOST_PAGE_BYTES = 14_000;
const BOX = 'Enter the tweet you want to reply to';

/** A text says nothing of an icon: the browser may ask for one where there is none. */
const NO_ICON = /status of 404/;
const site = setUpSite();

/** Loads the page anew, and adds up its JavaScript once nothing more is asked for. */
async function measureScripts(page: Page): Promise<{ bytes: number; files: string[] }> {
  const answers = new Map<string, PageResponse>();
  const note = (answer: PageResponse) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('.js')) answers.set(pathname, answer);
  };
  page.on('response', note);
  await page.reload();
  await page.getByLabel('Enter the tweet you want to reply to').waitFor();
  await page.getByText(/^An example|daily uses/).waitFor();
  page.off('response', note); // what comes later may be left by the page before it is read
  const scripts = await Promise.all([...answers.values()].map((answer) => answer.body()));
  const bytes = scripts.map((body) => brotliCompressSync(body).length);
  return { bytes: bytes.reduce((sum, size) => sum + size, 0), files: [...answers.keys()] };
}

test('the main page needs at most 80 kB of JavaScript before first use, 82 kB signed in', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const signedOut = await measureScripts(page);
  expect(signedOut.files).not.toEqual([]);
  expect(signedOut.bytes).toBeLessThan(MOST_BYTES.signedOut);
  await signIn(page, 'bytes@example.org');
  const signedIn = await measureScripts(page);
  expect(signedIn.bytes).toBeLessThan(MOST_BYTES.signedIn);
  expect(signedIn.files.some((file) => file.includes('/signed-in-'))).toBe(true);
  expect(signedOut.files.some((file) => file.includes('/signed-in-'))).toBe(false);
});

test('a first visit fetches at most 150 kB, of it 45 kB of faces for Latin; those of another script come with its first letter', async () => {
  await using visitor = await site.visit('/robots.txt', { allow: NO_ICON });
  const { page } = visitor;
  const answers = new Map<string, PageResponse>();
  const note = (answer: PageResponse) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/')) answers.set(pathname, answer);
  };
  page.on('response', note);
  const sizeOf = async ([name, answer]: [string, PageResponse]) => {
    const body = await answer.body();
    return (name.endsWith('.woff2') ? body : gzipSync(body)).length;
  };
  const sum = async (some: [string, PageResponse][]) => {
    const sizes = await Promise.all(some.map(sizeOf));
    return sizes.reduce((total, size) => total + size, 0);
  };
  await page.goto(site.server().url, { waitUntil: 'networkidle' });
  await page.getByText(/^An example/).waitFor();
  await page.evaluate(() => document.fonts.ready);
  page.off('response', note); // what comes later may be left by the page before it is read
  const faces = [...answers].filter(([name]) => name.endsWith('.woff2'));
  expect(faces.length).toBe(2);
  expect(faces.every(([name]) => name.includes('-latin-'))).toBe(true);
  expect(await sum(faces)).toBeLessThan(MOST_FACE_BYTES);
  expect(await sum([...answers])).toBeLessThan(MOST_BYTES_IN_ALL);
  const kept = await fetch(site.server().url + faces[0]?.[0]);
  expect(kept.headers.get('Cache-Control')).toContain('immutable');

  const box = page.getByLabel('Enter the tweet you want to reply to');
  for (const [words, script] of [
    ['Привет', 'cyrillic'],
    ['Γεια', 'greek'],
  ] as const) {
    const asking = page.waitForRequest(new RegExp(`-${script}-.*\\.woff2$`));
    await box.fill(words);
    await asking;
  }
});

test.each([360, 1280])(
  'at %i px nothing moves when the faces come late, and without them all is there',
  async (width) => {
    const allow = new RegExp(`preload|ERR_FAILED|${NO_ICON.source}`);
    await using visitor = await site.visit('/robots.txt', { width, allow });
    const { page } = visitor;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.server().url, { waitUntil: 'domcontentloaded' });
    await page.getByText(/^An example/).waitFor();
    const placesOf = () =>
      page
        .locator('header a, h1, h1 + p, main section, figure > *, footer a')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    const hasFace = () => page.evaluate(() => document.fonts.check("600 1em 'Brygada 1918'"));
    expect(await hasFace()).toBe(false);
    const before = await placesOf();
    release();
    await expect.poll(hasFace).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    expect(await placesOf()).toEqual(before);

    await page.unroute(/\.woff2$/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'The reply you wish you had thought of' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test('the main page has its words and its box before any script, in one piece under 14 kB with its styles', async () => {
  const answer = await fetch(site.server().url);
  const html = await answer.text();
  const words = ['The reply you wish you had thought of', 'Sign in with Google', 'An example'];
  for (const each of [...words, 'id="tweet"', '<noscript>']) expect(html).toContain(each);
  expect(html).not.toMatch(/<link (?!type="text\/plain")[^>]*rel="stylesheet"/);
  expect(gzipSync(html).length).toBeLessThan(MOST_PAGE_BYTES);
  const again = await fetch(site.server().url, {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);

  await using visitor = await site.visit('/', { withoutScript: true });
  const { page } = visitor;
  await page.getByRole('heading', { name: 'The reply you wish you had thought of' }).waitFor();
  await page.getByLabel(BOX).fill('It takes what is typed');
  const notice = page.locator('noscript p');
  expect(await notice.textContent()).toContain('Riposte needs JavaScript to write replies.');
  const [above, box] = [await notice.boundingBox(), await page.getByLabel(BOX).boundingBox()];
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(box?.y ?? NaN);
  expect(above?.width).toBeLessThan(700);
  expect(await notice.evaluate((shown) => getComputedStyle(shown).borderTopStyle)).toBe('solid');
});

test('what is typed and picked before the script is there stays, and to send it does nothing', async () => {
  await using visitor = await site.visit('/robots.txt', { allow: NO_ICON });
  const { page } = visitor;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.server().url, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Nice' }).check();
  await page.getByText('More choices').click();
  const box = page.getByLabel(BOX);
  await box.pressSequentially('I moved to Lisbon');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Generate Replies' }).click({ force: true });
  await box.focus();
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.getByText('17/1080').waitFor();
  expect(await box.inputValue()).toBe('I moved to Lisbon');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText('In fairness, the seventh person').waitFor();
  expect(await page.getByRole('radio', { name: 'Nice' }).isChecked()).toBe(true);
  await page.getByLabel('Who wrote the tweet').waitFor();
});

test.each([undefined, 'still@example.org'])(
  'nothing moves while the page comes: %s',
  async (as) => {
    await using visitor = await site.visit('/robots.txt', { allow: NO_ICON, ...(as && { as }) });
    const { page } = visitor;
    const shiftsOf = await watchShifts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.server().url, { waitUntil: 'networkidle' });
      await page.getByText(/^An example|daily uses/).waitFor();
      expect(await shiftsOf()).toEqual([]);
    }
  },
);

test.each([undefined, 'slow@example.org'])(
  'nothing moves where a page comes after its frame, and who is there after that: %s',
  async (as) => {
    await using visitor = await site.visit('/robots.txt', { allow: NO_ICON, ...(as && { as }) });
    const { page } = visitor;
    const shiftsOf = await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 900 });
    const paths = [PAGES.premium, PAGES.terms, PAGES.privacy, PAGES.accessibility, PAGES.contact];
    const files = await addGate(page, /-page-[^/]*\.js$/);
    const profile = await addGate(page, '**/api/profile');
    for (const path of as === undefined
      ? paths
      : [PAGES.premium, PAGES.account, PAGES.tones, PAGES.favourites, PAGES.history]) {
      files.close();
      profile.close();
      await page.goto(site.server().url + path, { waitUntil: 'commit' });
      await page.getByText('Loading...', { exact: true }).waitFor();
      files.open();
      if (as !== undefined) await page.getByText('Loading your account...').waitFor();
      profile.open();
      await page.locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(), path).toEqual([]);
    }
  },
);

test('each page names all scripts and styles that it begins with', async () => {
  await using visitor = await site.visit('/robots.txt', { allow: NO_ICON });
  const { page } = visitor;
  for (const path of Object.values(PAGES)) {
    if (path === PAGES.adminDashboard) continue; // sends a visitor to the other one
    const html = await (await fetch(site.server().url + path)).text();
    const asked: string[] = [];
    const note = (request: Request) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(site.server().url + path);
    await page.getByRole('heading').first().waitFor();
    page.off('request', note);
    const files = asked.filter((file) => /^\/assets\/.*\.(?:js|css)$/.test(file));
    const late = files.filter((file) => !html.includes(`"${file}"`));
    expect(late, path).toEqual([]);
  }
});

test('what shows replies is fetched when a person turns to the box, before the button is pressed', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const fetching = page.waitForRequest(/\/assets\/writing-.*\.js$/);
  await page.getByLabel('Enter the tweet you want to reply to').focus();
  await fetching;
});

test('no page downloads the schema library: limits live apart from schemas', () => {
  const scripts = readdirSync(BUILT_FILES).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const withSchemas = scripts.filter((name) =>
    readFileSync(new URL(name, BUILT_FILES), 'utf8').includes('ZodError'),
  );
  expect(withSchemas).toEqual([]);
});

test('the licences of all that the page is built from go with it', async () => {
  const answer = await fetch(`${site.server().url}/licenses.txt`);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  for (const name of [
    'react',
    'react-dom',
    'wouter',
    'uplot',
    'eventsource-parser',
    '@fontsource/brygada-1918',
  ]) {
    expect(text).toMatch(new RegExp(`^## ${name} - `, 'm'));
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text.match(/SIL OPEN FONT LICENSE Version 1.1/g)?.length).toBe(2);
  const worker = readdirSync(BUILT_FILES).find((name) => name.includes('.worker-')) ?? '';
  expect(readFileSync(new URL(worker, BUILT_FILES), 'utf8')).toContain('altcha-lib\n\nMIT License');
});

/** Keeps back what a page asks for from `close` to `open`. */
async function addGate(page: Page, what: string | RegExp) {
  let open = () => {};
  let opened = Promise.resolve();
  await page.route(what, async (route) => {
    await opened;
    await route.continue();
  });
  return {
    close: () => {
      opened = new Promise((resolve) => (open = resolve));
    },
    open: () => open(),
  };
}

/** @returns what has moved on the page until now: by how much, and which elements */
async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const all = globalThis as typeof globalThis & { shifts: unknown[] };
    all.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        all.shifts.push([value, ...sources.map(({ node }) => node?.nodeName)]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return page.evaluate(() => (globalThis as typeof globalThis & { shifts: unknown[] }).shifts);
  };
}

/** Not in TypeScript's library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
