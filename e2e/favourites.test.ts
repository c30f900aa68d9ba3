import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { UNDO_MS } from '#contract/limits.ts';
import { expectAccessible } from './expect-accessible.ts';
import { holdTimers, hurryTimers } from './hold-timers.ts';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite();

async function becomePremium(page: Page): Promise<void> {
  await page.goto(`${site.server().url}/premium`);
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Start Using Premium Features' }).click();
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  await page.getByRole('radio', { name: 'Nice' }).check();
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
}

test('save two replies, find one, delete it, undo, take them along as CSV', async () => {
  await using visitor = await site.visit('/', { width: 360, as: 'collector@example.com' });
  const { page } = visitor;
  await becomePremium(page);
  await generate(page);
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Copy' }) });
  const first = (await cards.nth(0).locator('p').first().textContent()) ?? '';
  await cards.nth(0).getByRole('button', { name: 'Save' }).click();
  await cards.nth(1).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Saved' }).count()).toBe(2);
  await cards.nth(1).getByRole('button', { name: 'Saved' }).click();
  await cards.nth(1).getByRole('button', { name: 'Save', pressed: false }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Saved' }).count()).toBe(2);

  await page.reload();
  await expect.poll(() => page.getByRole('button', { name: 'Saved' }).count()).toBe(2);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await page.getByText('2 replies').waitFor();
  await page.getByLabel('Search').fill(first.slice(0, 20));
  await page.getByText('1 reply').waitFor();
  await page.getByText(first).waitFor();
  await expectAccessible(page);

  await holdTimers(page, UNDO_MS); // it goes by the press, not by itself
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No saved reply has these words.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(first).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('button', { name: 'Saved' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Save', pressed: false }).first().click();
  await expect.poll(() => page.getByRole('button', { name: 'Saved' }).count()).toBe(2);
  await page.goForward();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export to CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain('"I moved to Lisbon today!"');
  expect(csv.split('\r\n')).toHaveLength(4);

  await page.getByLabel('Read in').selectOption('Deutsch');
  await expect.poll(() => page.getByText('Nett', { exact: true }).count()).toBe(2);
});

test('of more than a page all are counted, and the rest is shown at a press', async () => {
  await using visitor = await site.visit('/', { as: 'hoarder@example.com' });
  const { page } = visitor;
  await becomePremium(page);
  await page.evaluate(saveMany, 60);
  await page.goto(`${site.server().url}/favourites`);
  await page.getByText('60 replies').waitFor();
  const items = page.getByRole('listitem').filter({ hasText: 'Reply number' });
  expect(await items.count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => items.count()).toBe(60);
});

test('what is saved is counted as taken; edited afterwards it is another reply to save', async () => {
  await using visitor = await site.visit('/', { as: 'edits@example.com' });
  const { page } = visitor;
  await becomePremium(page);
  await generate(page);
  const telling = page.waitForRequest('**/api/uptake');
  await page.getByRole('button', { name: 'Save reply 1' }).click();
  expect((await telling).postDataJSON()).toMatchObject({ reply: 0, mark: 'saved' });
  await page.getByRole('button', { name: 'Saved reply 1' }).waitFor();
  await page.getByRole('button', { name: 'Edit reply 1' }).click();
  await page.getByLabel('Edit the reply').fill('In my own words.');
  await page.getByRole('button', { name: 'Done reply 1' }).click();
  await page.getByRole('button', { name: 'Save reply 1', pressed: false }).click();
  await page.getByRole('button', { name: 'Saved reply 1' }).waitFor();
  await page.goto(`${site.server().url}/favourites`);
  await page.getByText('2 replies').waitFor();
  await page.getByText('In my own words.').waitFor();
});

test('the way back from a deletion stays while the keyboard is there, and goes by itself otherwise', async () => {
  await using visitor = await site.visit('/', { as: 'slow@example.com' });
  const { page } = visitor;
  await becomePremium(page);
  await generate(page);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.goto(`${site.server().url}/favourites`);
  await page.getByText('1 reply').waitFor();
  await hurryTimers(page, UNDO_MS);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect
    .poll(() => undo.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await undo.count()).toBe(1);
  await page.getByLabel('Search').focus();
  await undo.waitFor({ state: 'detached' });
});

test('without premium saving says what it takes, and loses nothing', async () => {
  await using visitor = await site.visit('/', { allow: /status of 403/, as: 'free@example.com' });
  const { page } = visitor;
  await generate(page);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('status').filter({ hasText: 'This is part of premium.' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0); // nothing went wrong
  await page.getByRole('link', { name: 'See what premium is' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(5);
  await page.goto(`${site.server().url}/favourites`);
  await page.getByText('Saving replies is part of premium.').waitFor();
});

test('by keyboard alone the place is kept among favorites, sets and tones, whatever comes and goes', async () => {
  await using visitor = await site.visit('/', { as: 'keyboard@example.com' });
  const { page } = visitor;
  await becomePremium(page);
  await generate(page);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  const press = async (name: string, shown: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByText(shown, { exact: true }).waitFor();
    const isKept = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    await expect.poll(isKept, { message: `${name} at ${page.url()}` }).toBe(true);
  };

  await page.goto(`${site.server().url}/favourites`);
  await press('Delete', 'Deleted.');
  await press('Undo', '1 reply');

  await page.goto(`${site.server().url}/history`);
  await press('Remove', '5 replies removed.');
  await press('Undo', '1 set');

  await page.goto(`${site.server().url}/tones`);
  await press('New tone', 'Nearest to');
  expect(await page.evaluate(() => scrollY)).toBe(0); // however far down the page goes
  await page.getByLabel('Name').fill('Dry');
  await press('Save tone', '1 of 10');
  await press('Edit Dry', 'Nearest to');
  await press('Cancel', '1 of 10');
  await press('Delete Dry', 'Deleted.');
  await press('Undo', '1 of 10');
});

/** In the page. */
async function saveMany(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await fetch('/api/favourites', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reply: `Reply number ${number}`, post: '', tone: 'nice' }),
    });
  }
}
