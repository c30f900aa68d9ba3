import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { compareSmall, makeSmall } from './compare-pictures.ts';
import { setUpSite } from './set-up-site.ts';

/** The pictures that somebody looked at and accepted, made small. */
const ACCEPTED = join(import.meta.dirname, 'accepted');
/** Where a picture that differs is put, to be looked at beside the accepted one. */
const FOUND = join(import.meta.dirname, '../node_modules/.cache/looks');
/** `ACCEPT_LOOKS=1 npm test -- e2e/looks.test.ts` accepts what is there. */
const IS_ACCEPTING = process.env['ACCEPT_LOOKS'] === '1';
/** What another build of the browser may draw differently, in cells of 8 px: half a word. */
const MOST_CELLS = 6;
/** What is another one each time. */
const VARIES = 'time, [class*="user-id-line"]';
const REPLIES = [
  'Six people is a meeting. Seven is a studio audience with laptops.',
  'The seventh person is only there to say "great point" and take the last croissant.',
  'A podcast at least has the decency to be skippable at double speed.',
  'I have been muted in meetings that had fewer listeners than this post.',
  'Put an advert in the middle and it might finally end on time.',
];

const site = setUpSite();

interface Look {
  name: string;
  path: string;
  width: 360 | 1280;
  dark?: true;
  locale?: string;
  as?: string;
  /** From the loaded page to what is to be seen. */
  prepare: (page: Page) => Promise<unknown>;
}

const see = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();

const seeHeading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

/** Every post is answered by the same five. */
async function showReplies(page: Page): Promise<void> {
  const events = REPLIES.map(
    (text, index) => `event: reply\ndata: ${JSON.stringify({ index, text })}\n\n`,
  );
  const end = 'event: done\ndata: {"notices":[],"generationId":"x","uptakeId":"x"}\n\n';
  await page.route('**/api/quick-action', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: events.join('') + end }),
  );
  await page.getByTestId('remaining').waitFor();
  const post = 'A meeting with more than six people in it is a podcast, and nobody subscribed.';
  await page.getByLabel('Enter the tweet you want to reply to').fill(post);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await page.mouse.move(0, 0);
}

const LOOKS: readonly Look[] = [
  { name: 'home', path: '/', width: 360, prepare: see(/^An example/) },
  { name: 'home-wide-dark', path: '/', width: 1280, dark: true, prepare: see(/^An example/) },
  { name: 'home-german', path: '/', width: 360, locale: 'de', prepare: see(/^Ein Beispiel/) },
  {
    name: 'replies-dark',
    path: '/',
    width: 360,
    dark: true,
    as: 'ada@example.com',
    prepare: showReplies,
  },
  { name: 'replies-wide', path: '/', width: 1280, as: 'bob@example.com', prepare: showReplies },
  { name: 'premium', path: '/premium', width: 360, prepare: see(/^\$/) },
  {
    name: 'premium-wide-dark',
    path: '/premium',
    width: 1280,
    dark: true,
    prepare: see(/^\$/),
  },
  {
    name: 'not-found',
    path: '/nowhere',
    width: 360,
    dark: true,
    prepare: seeHeading('There is no page here'),
  },
  { name: 'contact-wide', path: '/contact', width: 1280, prepare: seeHeading('Contact Us') },
  {
    name: 'privacy-dark',
    path: '/privacy',
    width: 360,
    dark: true,
    prepare: seeHeading('Privacy'),
  },
];

/** In the page: the icons come after the words, and on a busy machine after the picture was taken. */
async function loadPictures(): Promise<void> {
  const masks = [...document.querySelectorAll('*')].flatMap((each) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { maskImage, backgroundImage } = getComputedStyle(each, part);
      return [...`${maskImage} ${backgroundImage}`.matchAll(/url\("([^"]+)"\)/g)];
    }),
  );
  const sources = [...document.images].map(({ src }) => src);
  const all = new Set([...sources, ...masks.flatMap(([, source]) => source ?? [])]);
  await Promise.all(
    [...all].map((source) => {
      const picture = new Image();
      picture.src = source;
      return picture.decode();
    }),
  );
}

test.each(LOOKS)('$name looks as it was accepted', async (look) => {
  const { name, path, width, dark = false, locale, as, prepare } = look;
  await using visitor = await site.visit(path, {
    ...{ width, dark, allow: /status of 404/ },
    ...(locale !== undefined && { locale }),
    ...(as !== undefined && { as }),
  });
  const { page, context } = visitor;
  await prepare(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(loadPictures);
  await page.evaluate((varies) => {
    for (const each of document.querySelectorAll<HTMLElement>(varies)) each.style.display = 'none';
  }, VARIES);
  const picture = await page.screenshot({ animations: 'disabled' });
  const browser = context.browser();
  if (browser === null) throw new Error('Each visitor has a browser');
  const now = await makeSmall(browser, picture);
  const file = join(ACCEPTED, `${name}.png`);
  if (IS_ACCEPTING) {
    mkdirSync(ACCEPTED, { recursive: true });
    writeFileSync(file, now.png);
    return;
  }
  const accepted = await makeSmall(browser, readFileSync(file), { isSmall: true });
  const { cells, from, to } = compareSmall(accepted, now);
  const found = join(FOUND, `${name}.png`);
  if (cells <= MOST_CELLS) {
    rmSync(found, { force: true });
    return;
  }
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(found, picture);
  const where = `between ${from?.x},${from?.y} and ${to?.x},${to?.y}`;
  expect.fail(
    `${cells} places look otherwise than accepted, ${where}: see ${found}. ` +
      'If that is right: ACCEPT_LOOKS=1 npm test -- e2e/looks.test.ts',
  );
});
