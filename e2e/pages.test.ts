import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { setUpSite } from './set-up-site.ts';
import { chooseAccount } from './visitor.ts';

const site = setUpSite();

test.each([
  ['/', 'The reply you wish you had thought of'],
  ['/premium', 'Upgrade to Premium'],
  ['/contact', 'Contact Us'],
  ['/feedback', 'Feedback'],
  ['/newsletter', 'Newsletter'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
])(
  '%s: no fault that axe knows in either light, no sideways scrolling, nothing too small for a finger',
  async (path, heading) => {
    await using visitor = await site.visit(path, { width: 360 });
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, { onlyColours: true });
  },
);

test('signed in, with replies: no fault that axe knows', async () => {
  await using visitor = await site.visit('/', { as: 'grace@example.com' });
  const { page } = visitor;
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('Is it too late to learn this?');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Copy' }).count()).toBe(5);
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await expectAccessible(page);
});

test('where posts are fetched by their address the Privacy page says so', async () => {
  await using visitor = await site.visit('/privacy');
  await visitor.page.getByText('is asked for at its network by this server').waitFor();
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
  expect(await visitor.page.getByRole('blockquote').textContent()).toBe('/nowhere');
  await expectAccessible(visitor.page);
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
  await theme.waitFor(); // it comes with the page
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

test('in both lights the main button is full of colour and legible, also while the box is empty; in the dark each surface is lighter than the one below; each tone has a hue and an icon of its own', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  for (const colorScheme of ['light', 'dark'] as const) {
    // Where its colour would be on its way from one light to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.reload();
    const button = page.getByRole('button', { name: 'Generate Replies' });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    const { backgroundColor, color, opacity } = await styleOf(button);
    expect(opacity).toBe('1');
    expect(contrast(backgroundColor, color)).toBeGreaterThan(4.5);
    const card = await styleOf(page.getByRole('region', { name: 'Write replies' }));
    expect(contrast(backgroundColor, card.backgroundColor)).toBeGreaterThan(3);
    if (colorScheme === 'dark') {
      const box = await styleOf(page.getByLabel('Enter the tweet you want to reply to'));
      const raised = await styleOf(page.getByRole('button', { name: 'Sign in with Google' }));
      const back = await styleOf(page.locator('body'));
      const steps = [box, card, raised].map((one) => lightness(one.backgroundColor));
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      expect(lightness(back.backgroundColor)).toBeLessThan(lightness(card.backgroundColor));
    }
    const marks = await page.locator('label:has([name="tone"])').evaluateAll((labels) =>
      labels.map((label) => {
        const { backgroundColor: hue, maskPosition } = getComputedStyle(label, '::before');
        return { hue, maskPosition };
      }),
    );
    expect(new Set(marks.map(({ hue }) => hue)).size).toBe(3);
    expect(new Set(marks.map(({ maskPosition }) => maskPosition)).size).toBe(3);
  }
});

function styleOf(element: Locator) {
  return element.evaluate((shown) => {
    const { backgroundColor, color, opacity } = getComputedStyle(shown);
    return { backgroundColor, color, opacity };
  });
}

/** WCAG 2's relative luminance of 'rgb(1, 2, 3)'. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors.map(lightness).toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

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
  expect(await page.getByLabel('Message').inputValue()).toBe('');
});

test('a message that is half written is still there after a look at another page', async () => {
  await using visitor = await site.visit('/contact');
  const { page } = visitor;
  await page.getByLabel('Message').fill('My second attempt at');
  await page.getByRole('link', { name: 'Feedback' }).click();
  const feedback = page.getByLabel('Feedback', { exact: true });
  expect(await feedback.inputValue()).toBe('');
  await feedback.fill('Less of it');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  expect(await page.getByLabel('Message').inputValue()).toBe('My second attempt at');
});

test('a message that is half written is not there for who comes after the sign-out', async () => {
  await using visitor = await site.visit('/', { as: 'leaver@example.com' });
  const { page, context } = visitor;
  const other = await context.newPage();
  await other.goto(`${site.server().url}/contact`);
  await other.getByLabel('Message').fill('And about my children');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabel('Message').fill('It is about my divorce');
  await page.getByLabel(/^Your e-mail/).fill('other@example.com');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  expect(await page.getByLabel('Message').inputValue()).toBe('');
  expect(await page.getByLabel(/^Your e-mail/).inputValue()).toBe('');
  await expect.poll(() => other.getByLabel('Message').inputValue()).toBe('');
});

test('nor for who signs in where the session ended by itself; who wrote it before signing in keeps it', async () => {
  await using visitor = await site.visit('/', { as: 'expired@example.com' });
  const { page, context } = visitor;
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabel('Message').fill('It is about my divorce');
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto(`${site.server().url}/`);
  await chooseAccount(other, 'next@example.com');
  await expect.poll(() => page.getByLabel(/^Your e-mail/).inputValue()).toBe('next@example.com');
  expect(await page.getByLabel('Message').inputValue()).toBe('');
  await using newcomer = await site.visit('/contact');
  const field = newcomer.page.getByLabel('Message');
  await field.fill('How do I sign in?');
  const signingIn = await newcomer.context.newPage();
  await signingIn.goto(`${site.server().url}/`);
  await chooseAccount(signingIn, 'newcomer@example.com');
  const email = newcomer.page.getByLabel(/^Your e-mail/);
  await expect.poll(() => email.inputValue()).toBe('newcomer@example.com');
  expect(await field.inputValue()).toBe('How do I sign in?');
});

test('who is signed in need not type their e-mail address, and gives it with no feedback unasked', async () => {
  await using visitor = await site.visit('/contact', { as: 'known@example.com' });
  const { page } = visitor;
  const email = page.getByLabel(/^Your e-mail/);
  await expect.poll(() => email.inputValue()).toBe('known@example.com');
  await email.fill('');
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await expect.poll(() => email.inputValue()).toBe('known@example.com');
  await page.getByRole('link', { name: 'Feedback' }).click();
  await page.getByRole('heading', { name: 'Feedback' }).waitFor();
  expect(await email.inputValue()).toBe('');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
  expect(await email.inputValue()).toBe(''); // what was taken out stays so
});

test('the header and the footer lead where the description says', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const linksOf = (name: string) =>
    page.getByRole('navigation', { name }).getByRole('link').allTextContents();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Tools, Shop and Blog are shown only when a target is set.
  expect(await linksOf('Site')).toEqual(['Home', 'Contact Us']);
  expect(await linksOf('More')).toEqual([
    'Terms',
    'Privacy',
    'Accessibility',
    'Newsletter',
    'Feedback',
  ]);
});

test('a page that breaks shows the crash screen, and one without a root says so', async () => {
  await using broken = await site.visit('/', { allow: /.*/, as: 'breaks@example.com' });
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
    const html = (await answer.text()).replace('id="root"', '');
    await route.fulfill({ response: answer, body: html });
  });
  await rootless.page.reload();
  await rootless.page.getByText('App Error: could not find root element').waitFor();
});
