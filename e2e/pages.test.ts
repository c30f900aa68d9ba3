import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite();

test.each([
  ['/', 'The reply you wish you had thought of'],
  ['/premium', 'Upgrade to Premium'],
  ['/contact', 'Contact Us'],
  ['/feedback', 'Feedback'],
  ['/newsletter', 'Newsletter'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
])('%s: no fault that axe knows, no sideways scrolling, in both lights', async (path, heading) => {
  for (const dark of [false, true]) {
    await using visitor = await site.visit(path, { width: 360, dark });
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectAccessible(page, { onlyColours: dark });
  }
});

test('signed in, with replies: no fault that axe knows', async () => {
  await using visitor = await site.visit('/', { as: 'grace@example.com' });
  const { page } = visitor;
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('Is it too late to learn this?');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Copy' }).count()).toBe(5);
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await page.waitForTimeout(300); // the replies' entrance changes their contrast
  await expectAccessible(page);
});

test('/index.html leads to /', async () => {
  await using visitor = await site.visit('/index.html');
  expect(new URL(visitor.page.url()).pathname).toBe('/');
});

test('an address that leads nowhere says so, with status 404', async () => {
  await using visitor = await site.visit('/', { allow: /status of 404/ });
  const answer = await visitor.page.goto(`${site.server().url}/nowhere`);
  expect(answer?.status()).toBe(404);
  await visitor.page.getByRole('heading', { name: 'There is no page here' }).waitFor();
});

test('the theme that is picked is there before any script, on every page and after a reload, until the system’s is picked', async () => {
  await using visitor = await site.visit('/terms', { allow: /ERR_FAILED|status of 404/ });
  const { page } = visitor;
  const shown = () =>
    page.evaluate(() => ({
      back: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      window: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    }));
  const light = { ...(await shown()), scheme: 'light' };
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = { ...(await shown()), scheme: 'dark' };
  expect(dark.back).not.toBe(light.back);
  expect(dark.window).not.toEqual(light.window);
  await page.emulateMedia({ colorScheme: 'light' });

  const theme = page.getByLabel('Theme');
  await theme.focus();
  await page.keyboard.press('End'); // of the list
  expect(await theme.inputValue()).toBe('dark');
  expect(await shown()).toEqual(dark);
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of ['/', '/nowhere', '/terms']) {
    await page.goto(site.server().url + path);
    expect(await shown()).toEqual(dark);
  }
  await page.unroute(/\.js$/);
  await page.reload();
  expect(await theme.inputValue()).toBe('dark');
  await expectAccessible(page);
  await theme.selectOption('Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await shown()).toEqual(light);

  await theme.selectOption('System');
  expect((await shown()).back).toBe(dark.back);
  await page.reload();
  expect((await shown()).window).toEqual(dark.window);
  expect(await visitor.context.cookies()).toEqual([]);
});

test('a message reaches the operator’s inbox, and a bad address keeps what was written', async () => {
  await using visitor = await site.visit('/contact', { allow: /status of 400/ });
  const { page } = visitor;
  await page.getByLabel('Your e-mail, for the answer').fill('me@nowhere');
  await page.getByLabel('Message').fill('Hello there');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('alert').filter({ hasText: 'Enter a valid e-mail address.' }).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello there');
  await page.getByLabel('Your e-mail, for the answer').fill('me@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Sent. Thank you, you will be answered by e-mail.').waitFor();
});

test('the header and the footer lead where the description says', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const linksOf = (name: string) =>
    page.getByRole('navigation', { name }).getByRole('link').allTextContents();
  // Tools, Shop and Blog are shown only when a target is set.
  expect(await linksOf('Site')).toEqual(['Home', 'Contact Us']);
  expect(await linksOf('More')).toEqual(['Terms', 'Privacy', 'Newsletter', 'Feedback']);
});

test('a page that breaks shows the crash screen, and one without a root says so', async () => {
  await using broken = await site.visit('/', { allow: /.*/ });
  await broken.page.route('**/api/profile', (route) =>
    route.fulfill({ json: { userId: 5, displayName: null } }),
  );
  await broken.page.reload();
  await broken.page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await broken.page.getByRole('button', { name: 'Refresh Page' }).waitFor();
  broken.complaints.length = 0;

  await using rootless = await site.visit();
  await rootless.page.route(`${site.server().url}/`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<div id="root"></div>', '');
    await route.fulfill({ response: answer, body: html });
  });
  await rootless.page.reload();
  await rootless.page.getByText('App Error: could not find root element').waitFor();
});
