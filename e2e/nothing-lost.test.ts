import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const BOX = 'Enter the tweet you want to reply to';
const site = setUpSite({ env: () => Promise.resolve({ ANONYMOUS_GENERATIONS: '1' }) });

async function generate(page: Page, post: string): Promise<void> {
  await page.getByLabel('Enter the tweet you want to reply to').fill(post);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: /history/i }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
}

test('a set that was removed from the history stays removed', async () => {
  await using visitor = await site.visit('/', { as: 'remover@example.com' });
  const { page } = visitor;
  await generate(page, 'I moved to Lisbon today!');
  await openHistory(page);
  await page.getByText('1 set', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByText('Nothing yet.').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await openHistory(page);
  await page.getByText('Nothing yet.').waitFor();
});

test('a set that was written while another page was shown is in the history, and not lost', async () => {
  await using visitor = await site.visit('/', { as: 'wanderer@example.com' });
  const { page } = visitor;
  await generate(page, 'I moved to Lisbon today!');
  await openHistory(page);
  await page.getByRole('button', { name: 'Take up again' }).click();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/quick-action*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('Enter the tweet you want to reply to').fill('My sourdough starter died.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.goBack(); // to the history, while it is written
  await page.getByRole('heading', { name: 'History' }).waitFor();
  const answered = page.waitForResponse(/quick-action/);
  gate.resolve();
  await (await answered).finished();
  const takeUp = page.getByRole('button', { name: 'Take up again' });
  await expect.poll(() => takeUp.getAttribute('aria-disabled')).not.toBe('true');
  await takeUp.last().click(); // the older set
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await openHistory(page);
  await page.getByRole('listitem').filter({ hasText: 'sourdough' }).waitFor();
});

test('two tones that are deleted one right after the other are both gone', async () => {
  await using visitor = await site.visit('/', { as: 'deleter@example.com' });
  const { page } = visitor;
  await page.goto(`${site.server().url}/premium`);
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Start Using Premium Features' }).click();
  await page.getByRole('link', { name: 'Make a tone of your own' }).click();
  for (const [place, name] of ['Dry', 'Wet'].entries()) {
    await page.getByRole('button', { name: 'New tone' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save tone' }).click();
    await page.getByText(`${place + 1} of 10`).waitFor();
  }
  await page.route('**/api/preferences', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000)); // a slow network
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete Dry' }).click();
  await page.getByRole('button', { name: 'Delete Wet' }).click();
  await page.getByText('0 of 10').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByText(/^\d of 10$/).waitFor();
  expect(await page.getByText(/^\d of 10$/).textContent()).toBe('0 of 10');
});

test('who goes on as a visitor after their session is over sees the replies', async () => {
  await using visitor = await site.visit('/', { as: 'expired@example.com' });
  const { page, context } = visitor;
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  await context.clearCookies();
  // The page is looked at again two minutes later.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.getByText('of 5 daily uses').waitFor();
  const asked = page.waitForResponse(/quick-action/);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  expect((await asked).status()).toBe(200);
  await (await asked).finished();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor({ timeout: 10_000 });
});

test('a visitor who signs in while replies are written gets them', async () => {
  await using visitor = await site.visit('/');
  const { page } = visitor;
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/quick-action*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await signIn(page, 'late@example.com');
  gate.resolve();
  await page.getByRole('button', { name: 'Clear All' }).waitFor({ timeout: 10_000 });
});

test('the author of a fetched post is not that of the next post that is pasted', async () => {
  await using visitor = await site.visit('/', { as: 'paster@example.com' });
  const { page } = visitor;
  await page.route('**/api/post-by-address*', (route) =>
    route.fulfill({
      json: {
        text: 'Tabs are better than spaces.',
        isCut: false,
        author: 'Ada Lovelace',
        address: 'https://x.com/ada/status/20',
        network: 'x',
      },
    }),
  );
  await page.getByLabel(BOX).fill('https://x.com/ada/status/20');
  await expect
    .poll(() => page.getByLabel(BOX).inputValue(), { timeout: 10_000 })
    .toBe('Tabs are better than spaces.');
  await page.getByLabel(BOX).fill('My sourdough starter died, says Bob.'); // all of it replaced
  const asking = page.waitForRequest(/quick-action/);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const sent = (await asking).postDataJSON() as { tweetText: string; author?: string };
  expect(sent.tweetText).toContain('Bob');
  expect(sent.author ?? '').toBe('');
});

test('a long post that is pasted by the button is answered, wherever it is cut', async () => {
  await using visitor = await site.visit('/', { as: 'emoji@example.com', allow: /status of 4/ });
  const { page } = visitor;
  await page.evaluate(
    (post) => navigator.clipboard.writeText(post),
    `${'a '.repeat(MAX_TWEET_CHARACTERS / 2 - 1)}b😀 and more`,
  );
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect.poll(() => page.getByLabel(BOX).inputValue()).toMatch(/ b$/); // and half an emoji not
  const answered = page.waitForResponse(/quick-action/);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBe(200);
});
