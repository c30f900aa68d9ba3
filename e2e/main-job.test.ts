import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { COPIED_MS, holdTimers } from './hold-timers.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const POST =
  'Remote work is not the problem. Your managers never learned to measure output, so they measured chairs.';

const MINUTE_MS = 60_000;
const STEP_MS = 100;

const site = setUpSite({ isEmbedded: true }); // as whoever clones it has it

test('sign in, five replies, copy, 5 to 4, then the limit, sign out', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await page.getByText('Sign in to track your usage and purchase premium features').waitFor();
  await signIn(page, 'ada@example.com');
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('5');
  await page.getByText('of 5 daily uses').waitFor();
  await page.getByText('(Premium: 30/day)').waitFor();

  const box = page.getByLabel('Enter the tweet you want to reply to');
  const button = page.getByRole('button', { name: 'Generate Replies' });
  expect(await button.isDisabled()).toBe(true);
  await box.fill(POST);
  await page.getByText(`${POST.length}/1080`).waitFor();
  await button.click();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  const replies = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Copy' }) });
  await expect.poll(() => replies.getByRole('listitem').count()).toBe(5);
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('4');
  expect(await box.inputValue()).toBe('');
  await page.getByText('0/1080').waitFor();

  const first = replies.getByRole('listitem').first();
  const words = (await first.getByRole('paragraph').textContent()) ?? '';
  // Only the test moves the page's clock: what is shown for 2 s is gone soon on a busy machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await first.getByRole('button', { name: 'Copy' }).click();
  const copied = first.getByRole('button', { name: 'Copied!' });
  await copied.waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
  let shownMs = 0;
  for (; shownMs < MINUTE_MS && (await copied.isVisible()); shownMs += STEP_MS) {
    await page.clock.runFor(STEP_MS);
  }
  await first.getByRole('button', { name: 'Copy reply 1', exact: true }).waitFor();
  expect(shownMs).toBeGreaterThan(1800);
  expect(shownMs).toBeLessThan(4000);
  await page.clock.resume();
  await holdTimers(page, COPIED_MS);

  // Where the browser refuses its clipboard, the old way does it.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
  });
  const second = replies.getByRole('listitem').nth(1);
  await second.getByRole('button', { name: 'Copy' }).click();
  await second.getByRole('button', { name: 'Copied!' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await second.getByRole('paragraph').textContent(),
  );

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Crafted Replies' }).count()).toBe(0);

  for (const left of ['3', '2', '1']) {
    await box.fill(POST);
    await button.click();
    await expect.poll(() => page.getByTestId('remaining').textContent()).toBe(left);
  }
  await box.fill('What I would have asked next');
  await page.getByRole('button', { name: 'Nice' }).click();
  await page.getByRole('heading', { name: 'Daily Usage Limit Reached' }).waitFor();
  await page.getByText('What I would have asked next').waitFor(); // there is no box now
  await page.getByText("You've used all your 5 replies for today.").waitFor();
  await page.getByText('Upgrade to Premium for 30 replies per day!').waitFor();
  expect(await box.count()).toBe(0);
  // The last replies can still be copied.
  await expect.poll(() => replies.getByRole('listitem').count()).toBe(5);
  for (const name of ['Change', 'Five more', 'Informal']) {
    expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  }

  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored['user_email']).toBe('ada@example.com');
  expect(JSON.parse(stored['usageData'] as string)).toMatchObject({ count: 5, remaining: 0 });

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-out', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter');
  const underWay = page.getByRole('button', { name: 'Signing out...' });
  expect(await underWay.getAttribute('aria-disabled')).toBe('true');
  answer();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Said, and the keyboard is at the way back in.
  await page.getByRole('status').filter({ hasText: 'Signed out' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Sign in with Google');
});

test('a sign-out that fails says so, and can be tried again', async () => {
  await using visitor = await site.visit('/', { as: 'stays@example.com', allow: /status of 503/ });
  const { page } = visitor;
  const json = { error: 'Away.', code: 'database_unavailable', requestId: 'x' };
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 503, json }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText('Failed to sign out').waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
});

test('the account chooser is shown again at the next sign-in, and remembers added accounts; other tabs follow', async () => {
  await using visitor = await site.visit();
  const { page, context } = visitor;
  await signIn(page, 'new.person@example.org');
  const isLive = (request: Request) => request.url().endsWith('/api/profile/live');
  const other = await context.newPage();
  await Promise.all([other.waitForRequest(isLive), other.goto(site.server().url)]);
  await other.getByText('new.person@example.org').waitFor();
  // A tab that cannot be seen lets its connection go, and asks for it again when it can.
  await Promise.all([
    other.waitForEvent('requestfailed', isLive),
    other.evaluate(showAs, 'hidden' as const),
  ]);
  await Promise.all([other.waitForRequest(isLive), other.evaluate(showAs, 'visible' as const)]);
  // The card grows when it knows the uses, and a button that moves may be missed.
  await page.getByTestId('remaining').waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await other.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opening;
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await popup.getByRole('button', { name: 'new.person@example.org' }).click();
  await page.getByText('new.person@example.org').waitFor();
  await other.getByText('new.person@example.org').waitFor();
});

/** Runs in the page, as if another tab came before it, or went. */
function showAs(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('every way a sign-in can go wrong has its words and leaves the page usable', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const box = page.getByLabel('Enter the tweet you want to reply to');
  await box.fill(POST);
  const openPopup = async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    return opening;
  };
  const alert = page.getByRole('alert');

  const closed = await openPopup();
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  await closed.getByRole('heading').waitFor();
  await closed.close();
  await alert.filter({ hasText: 'closed before sign-in finished' }).waitFor();

  const cancelled = await openPopup();
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await alert.filter({ hasText: 'Sign-in was cancelled' }).waitFor();
  // What it said stays: nobody asks any more why it was closed, which is found out within 2 s.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await alert.textContent()).toContain('Sign-in was cancelled');

  const unverified = await openPopup();
  await unverified.getByRole('button', { name: 'unverified@example.com' }).click();
  await alert.filter({ hasText: 'no verified e-mail address' }).waitFor();

  await page.evaluate(() => {
    window.open = () => null;
  });
  const isBlocked = alert.filter({ hasText: 'Your browser blocked the sign-in window' });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await isBlocked.waitFor();

  expect(await box.inputValue()).toBe(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await alert.filter({ hasText: 'Please sign in with Google to use this feature' }).waitFor();
  expect(await isBlocked.count()).toBe(1);
  expect(await box.inputValue()).toBe(POST);
});

test('a sign-in whose window cannot say that it is done is found out', async () => {
  await using visitor = await site.visit();
  const { page, context } = visitor;
  await context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await signIn(page, 'silent@example.com');
});

test('a tab whose session ended elsewhere says so and keeps the post', async () => {
  await using visitor = await site.visit('/', { as: 'stale@example.org' });
  const { page, context } = visitor;
  await page.getByLabel('Enter the tweet you want to reply to').fill(POST);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Please sign in with Google to use this feature' })
    .waitFor();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.getByLabel('Enter the tweet you want to reply to').inputValue()).toBe(POST);
});

test('a generation that fails keeps the post, the use, and the replies before it; one that breaks off keeps what came', async () => {
  await using visitor = await site.visit('/', { allow: /status of 503/, as: 'keeps@example.org' });
  const { page } = visitor;
  const box = page.getByLabel('Enter the tweet you want to reply to');
  await box.fill(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const copies = page.getByRole('button', { name: 'Copy' });
  await expect.poll(() => copies.count()).toBe(5);
  const cards = page.getByRole('listitem').filter({ has: copies });
  const replies = await cards.getByRole('paragraph').allTextContents();
  expect(replies).toHaveLength(5);

  await page.route('**/api/quick-action', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The reply writer is busy.', code: 'writer_busy', requestId: 'x' },
    }),
  );
  await box.fill('Another post');
  const askingForUses = page.waitForRequest('**/api/usage');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('alert').filter({ hasText: 'The reply writer is busy.' }).waitFor();
  await askingForUses;
  expect(await box.inputValue()).toBe('Another post');
  expect(await page.getByTestId('remaining').textContent()).toBe('4');
  for (const reply of replies) await page.getByText(reply, { exact: true }).waitFor();

  await page.route('**/api/quick-action', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: reply\ndata: {"index":0,"text":"The one that came through."}\n\n',
    }),
  );
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('alert').filter({ hasText: 'The connection broke off' }).waitFor();
  await page.getByText('The one that came through.').waitFor();
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(1);
  expect(await box.inputValue()).toBe('Another post');

  // A server that cannot say how many are left does not take the number off the page.
  let refused = 0;
  await page.route('**/api/usage', (route) => {
    refused += 1;
    return route.fulfill({
      status: 503,
      json: { error: 'Away.', code: 'database_unavailable', requestId: 'x' },
    });
  });
  // Counted, not caught: the page that leaves may be asking as well, and its answer never ends.
  const before = refused;
  await page.reload();
  await expect.poll(() => refused).toBeGreaterThan(before);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.getByTestId('remaining').textContent()).toBe('4');
});

test('an answer that is not ours is named by its status', async () => {
  await using visitor = await site.visit('/', { allow: /status of 502/, as: 'proxy@example.org' });
  const { page } = visitor;
  await page.route('**/api/quick-action', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByLabel('Enter the tweet you want to reply to').fill(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Edge function error: 502 Unknown error' })
    .waitFor();
});

test('the box takes 1080 characters, ignores the rest and says so', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const box = page.getByLabel('Enter the tweet you want to reply to');
  await box.fill('x'.repeat(1080));
  await box.press('End');
  await box.pressSequentially('yz');
  expect(await box.inputValue()).toBe('x'.repeat(1080));
  await page.getByText('1080/1080').waitFor();
  const told = page.getByText('Only the first 1080 characters were kept.');
  expect(await told.count()).toBe(0);
  await page.evaluate((post) => navigator.clipboard.writeText(post), 'and more');
  await box.press('ControlOrMeta+V');
  await told.waitFor();
  await box.press('Backspace');
  await expect.poll(() => told.count()).toBe(0);
  // Of a sign that is cut in two nothing comes: the server takes no half of one.
  await box.fill('');
  await page.evaluate(
    (post) => navigator.clipboard.writeText(post),
    `${'x'.repeat(1079)}😀 and more`,
  );
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect.poll(() => box.inputValue()).toBe('x'.repeat(1079));
});

test('by keyboard alone: tone, post, generate', async () => {
  await using visitor = await site.visit('/', { as: 'keys@example.org' });
  const { page } = visitor;
  await page.locator('#rage').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('#nice').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Generate Replies' }).focus();
  await page.keyboard.press('Enter'); // nothing to answer: into the box
  await page.keyboard.type('I finally ran my first marathon today!');
  await page.keyboard.press('Meta+Enter'); // as on a Mac
  await expect.poll(() => page.getByRole('button', { name: 'Copy' }).count()).toBe(5);
});

test('the debug line switches what this browser shows, and nothing on the server', async () => {
  await using visitor = await site.visit('/', { as: 'debug@example.org' });
  const { page } = visitor;
  await page.getByText('of 5 daily uses').waitFor();
  const line = page.getByRole('button', { name: /^User ID: .{6}$/ });
  await line.click();
  await page.getByText('Debug: shown as it is with premium').waitFor();
  await page.getByText('of 30 daily uses').waitFor();
  await page.getByText('Premium', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Upgrade to Premium' }).count()).toBe(0);
  const limit = await page.evaluate(
    async () => ((await (await fetch('/api/usage')).json()) as { limit: number }).limit,
  );
  expect(limit).toBe(5);
  await line.click();
  await page.getByText('of 5 daily uses').waitFor();
});
