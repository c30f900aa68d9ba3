import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const site = setUpSite({ env: () => Promise.resolve({ HUMAN_VERIFICATION: 'altcha' }) });
const turnstileSite = setUpSite({
  env: () =>
    Promise.resolve({
      HUMAN_VERIFICATION: 'turnstile',
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: 'never sent anywhere here',
    }),
});

const MINUTE_MS = 60_000;

/** In place of Cloudflare's: keeps what it was given, and counts how often it began anew. */
const WIDGET = `
  window.resets = 0;
  window.turnstile = {
    render: (element, options) => {
      window.given = options;
      element.textContent = 'The widget';
      return 'one';
    },
    reset: () => { window.resets += 1; },
    remove: () => {},
  };`;
interface Given {
  sitekey: string;
  retry: string;
  'retry-interval': number;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => boolean;
}
type WidgetWindow = typeof globalThis & { given: Given; resets: number };

test('the challenge stands before the input, one click solves it, and it is not asked again', async () => {
  await using visitor = await site.visit('/', {
    width: 360,
    allow: /status of 403/,
    as: 'human@example.com',
  });
  const { page } = visitor;
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor();
  await page.getByRole('button', { name: "I'm human" }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  const generate = page.getByRole('button', { name: 'Generate Replies' });
  expect(await generate.isDisabled()).toBe(true);
  await page.getByRole('button', { name: "I'm human" }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor({ state: 'hidden' });
  await generate.click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await page.reload();
  await page.getByText('of 5 daily uses').waitFor();
  await page.getByLabel('Enter the tweet you want to reply to').fill('Again');
  await expect.poll(() => generate.isDisabled()).toBe(false);

  // Until the service says that it was too long ago.
  const json = { error: 'Verify first.', code: 'verification_required', requestId: 'x' };
  await page.route('**/api/quick-action', (route) => route.fulfill({ status: 403, json }));
  await page.route('**/api/verification', (route) =>
    route.fulfill({ json: { kind: 'altcha', isVerified: false } }),
  );
  await generate.click();
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor();
  expect(await page.getByLabel('Enter the tweet you want to reply to').inputValue()).toBe('Again');
});

test('a challenge that could not be fetched is fetched again after ten seconds, unasked, and one that could not be sent is sent', async () => {
  await using visitor = await site.visit('/', { allow: /Failed to load resource/ });
  const { page } = visitor;
  await page.clock.install();
  await page.route('**/api/verification', (route) =>
    route.fulfill({ status: 503, json: { error: 'Away.', code: 'database_unavailable' } }),
  );
  const answered = page.waitForResponse('**/api/verification');
  await signIn(page, 'patient@example.com');
  await (await answered).finished();
  await page.getByText('Loading the challenge...').waitFor();
  await page.unroute('**/api/verification');
  await page.clock.runFor(10_000);
  const human = page.getByRole('button', { name: "I'm human" });
  await human.waitFor();
  let read = 0;
  let sent = 0;
  await page.route('**/api/verification', async (route) => {
    if (route.request().method() !== 'POST') {
      read += 1;
      return route.continue();
    }
    sent += 1;
    return sent <= 2 ? route.abort() : route.continue();
  });
  // From here on only the test moves the page's clock, a little at a time until the page has drawn.
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await page.clock.runFor(10_000);
  await human.click();
  const again = page.getByText('It is tried again in 10 seconds.');
  await expect
    .poll(() => page.clock.runFor(1).then(() => again.isVisible()), { interval: 20 })
    .toBe(true);
  expect(read).toBe(1); // at the click, and never unasked once it is there
  expect(await human.isDisabled()).toBe(false);
  // Pressed before it is due, it is due ten seconds after that, and not before as well.
  await page.clock.runFor(5000);
  await human.click();
  await expect.poll(() => page.clock.runFor(1).then(() => sent), { interval: 20 }).toBe(2);
  await expect
    .poll(() => page.clock.runFor(1).then(() => again.isVisible()), { interval: 20 })
    .toBe(true);
  await page.clock.runFor(8000);
  await page.clock.runFor(1000);
  expect(await human.isVisible()).toBe(true); // nothing is under way
  expect(sent).toBe(2);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor({ state: 'hidden' });
  expect(sent).toBe(3);
});

test('a tab whose challenge was solved in another meanwhile goes on at the click, and sends nothing', async () => {
  await using visitor = await site.visit('/', { as: 'tabs@example.com' });
  const { page, context } = visitor;
  const other = await context.newPage();
  await other.goto(page.url());
  const sent: string[] = [];
  other.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  for (const tab of [other, page]) await tab.getByRole('button', { name: "I'm human" }).waitFor();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: "I'm human" }).click();
    await tab.getByRole('heading', { name: "Verify You're Human" }).waitFor({ state: 'hidden' });
  }
  expect(sent).not.toContain('POST /api/verification');
});

test('a challenge that this browser cannot solve is said in the words of the catalogue', async () => {
  await using visitor = await site.visit('/', { allow: /Failed to load resource|ERR_FAILED/ });
  const { page } = visitor;
  await page.route('**/solve.worker-*.js', (route) => route.abort());
  await signIn(page, 'unsolved@example.com');
  await page.getByRole('button', { name: "I'm human" }).click();
  await page.getByRole('alert').getByText('The challenge was not solved, is too old').waitFor();
});

test('the widget from elsewhere begins anew when it expires, fails, or its token is not good', async () => {
  await using visitor = await turnstileSite.visit('/', { allow: /Failed to load resource/ });
  const { page } = visitor;
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
  );
  await page.route('**/api/verification', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: 'Not solved.', code: 'verification_failed' } })
      : route.continue(),
  );
  await signIn(page, 'human@example.com');
  await page.getByText('The widget').waitFor();
  const readResets = () => page.evaluate(() => (globalThis as WidgetWindow).resets);
  const given = await page.evaluate(() => {
    const { sitekey, retry, 'retry-interval': everyMs } = (globalThis as WidgetWindow).given;
    return { sitekey, retry, everyMs };
  });
  expect(given).toEqual({ sitekey: 'site-key', retry: 'auto', everyMs: 10_000 });
  await page.evaluate(() => (globalThis as WidgetWindow).given['expired-callback']());
  expect(await readResets()).toBe(1);
  expect(await page.evaluate(() => (globalThis as WidgetWindow).given['error-callback']())).toBe(
    true,
  );
  expect(await readResets()).toBe(2);
  await page.evaluate(() => (globalThis as WidgetWindow).given.callback('a token'));
  await page.getByText('Not solved.').waitFor();
  await expect.poll(readResets).toBe(3);
  expect(await page.getByRole('button', { name: 'Generate Replies' }).isDisabled()).toBe(true);
});
