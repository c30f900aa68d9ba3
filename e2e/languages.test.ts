import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite();

test('a browser that asks for German gets it, in errors too; English is picked, remembered, and left again', async () => {
  await using visitor = await site.visit('/', {
    as: 'sprache@example.com',
    locale: 'de-DE',
    allow: /status of 400/,
  });
  const { page } = visitor;
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.getByText('von 5 Nutzungen am Tag').waitFor();
  const refused = await page.evaluate(async () => {
    const answer = await fetch('/api/quick-action', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tweetText: '', tone: 'nice' }),
    });
    return (await answer.json()) as unknown;
  });
  expect(refused).toMatchObject({
    code: 'tweet_empty',
    error: 'Der Tweet ist leer. Füge den Text ein, auf den du antworten willst.',
  });
  await page.getByLabel('Nett', { exact: true }).check();
  await page
    .getByLabel('Gib den Tweet ein, auf den du antworten möchtest')
    .fill('Tabs are better than spaces.');
  await page.getByRole('button', { name: 'Antworten erstellen' }).click();
  await page.getByRole('heading', { name: 'Ausgefeilte Antworten' }).waitFor();
  await page.getByRole('button', { name: 'Leeren' }).waitFor();
  await expect.poll(() => page.getByTestId('remaining').innerText()).toBe('4');

  await page.getByLabel('Lesen auf').selectOption('English');
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(5);
  await page.reload();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.getByLabel('Read in').selectOption('Deutsch');
  await page.getByRole('heading', { name: 'Ausgefeilte Antworten' }).waitFor();
});

test('in Arabic the pages run from right to left, and nothing is too wide for a phone or hard to use', async () => {
  await using visitor = await site.visit('/', { locale: 'ar', width: 360 });
  const { page } = visitor;
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  // What the box asks for stands on the page's side, a post on its own.
  const box = page.getByLabel('أدخل التغريدة التي تريد الرد عليها');
  const boxSide = () => box.evaluate((each) => getComputedStyle(each).direction);
  for (const [post, side] of [
    ['', 'rtl'],
    ['Tabs', 'ltr'],
    ['', 'rtl'],
  ] as const) {
    await box.fill(post);
    await expect.poll(boxSide).toBe(side);
  }
  for (const [path, heading] of [
    ['/', 'الرد الذي تمنيت لو خطر لك'],
    ['/premium', 'الترقية إلى Premium'],
    ['/privacy', 'الخصوصية'],
  ] as const) {
    if (path !== '/') await page.goto(site.server().url + path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { onlyColours: true });
  }
});

test('in Arabic an address, and what is written in another script, runs as it is written; places for replies are mirrored', async () => {
  const email = '24.hours-7@example.com';
  await using visitor = await site.visit('/', { locale: 'ar', as: email });
  const { page } = visitor;
  const isFromTheLeft = (words: string) =>
    page.getByText(words, { exact: true }).evaluate(({ firstChild }) => {
      const [first, last] = [0, (firstChild?.textContent?.length ?? 0) - 1].map((at) => {
        const letter = document.createRange();
        letter.setStart(firstChild as Text, at); // found by its text
        letter.setEnd(firstChild as Text, at + 1);
        return letter.getBoundingClientRect().left;
      });
      return (first ?? NaN) < (last ?? NaN);
    });
  expect(await isFromTheLeft(email)).toBe(true);
  await page.getByText('خيارات أخرى').click();
  const wish = page.getByLabel('ما ينبغي أن تقوله الردود');
  await wish.fill('Be brief!');
  expect(await isFromTheLeft('Be brief!')).toBe(true);
  // As in the box: the mark at its end stands at its right.
  expect(await wish.evaluate((field) => getComputedStyle(field).unicodeBidi)).toBe('plaintext');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/quick-action', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('أدخل التغريدة التي تريد الرد عليها').fill('Tabs');
  await page.getByRole('button', { name: 'إنشاء الردود' }).click();
  const frame = page.locator('[class$=results_frame]').first();
  expect(await frame.evaluate((place) => getComputedStyle(place).scale)).toBe('-1 1');
  release();
  await page.goto(`${site.server().url}/account`);
  await page.getByText(email, { exact: true }).waitFor();
  expect(await isFromTheLeft(email)).toBe(true);
});

test.each(['de', 'es', 'fr', 'pt', 'ja'])(
  'in %s nothing is too wide for a phone',
  async (locale) => {
    await using visitor = await site.visit('/', {
      locale,
      width: 360,
      as: `${locale}@example.com`,
    });
    const { page } = visitor;
    for (const path of ['/', '/premium', '/account']) {
      if (path !== '/') await page.goto(site.server().url + path);
      await page.locator('h1').first().waitFor();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide).toBe(0);
    }
    // Who is signed in stands in one strip, with the way out whole.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.server().url);
    const words = page.locator('[class$=profile-card_fold]');
    for (const each of [words, words.locator('time')]) {
      await expect.poll(() => each.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    }
    // One line, as high as a finger wants it.
    const way = page.locator('[class$=profile-card_rank] a');
    expect(await way.evaluate((link) => link.getBoundingClientRect().height)).toBe(44);
  },
);
