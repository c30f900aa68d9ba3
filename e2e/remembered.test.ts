import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { UNDO_MS } from '#contract/limits.ts';
import { expectAccessible } from './expect-accessible.ts';
import { holdTimers } from './hold-timers.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const site = setUpSite();

test('a usage check that fails is said; the number is the last that was known, of nobody else, and of an unused day where none is stored', async () => {
  await using visitor = await site.visit('/', { allow: /status of 503/, as: 'unsure@example.com' });
  const { page } = visitor;
  await page.getByTestId('remaining').waitFor();
  await page.route('**/api/usage', (route) => route.fulfill(AWAY));
  await useTwoHere(page);
  await page.reload();
  await page.getByText('Your account cannot be checked right now').waitFor();
  expect(await page.getByTestId('remaining').textContent()).toBe('3');
  await storeSomebodyElse(page);
  await page.reload();
  await page.getByText('Your account cannot be checked right now').waitFor();
  expect(await page.getByTestId('remaining').textContent()).toBe('5');
  await page.getByText('of 5 daily uses').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

const AWAY = {
  status: 503,
  json: { error: 'Away.', code: 'database_unavailable', requestId: 'x' },
};

/** As the page stores it itself. */
async function useTwoHere(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('usageData') ?? '{}');
  await expect.poll(async () => JSON.parse(await kept())).toMatchObject({ count: 0, remaining: 5 });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('usageData') ?? '') as object;
    localStorage.setItem('usageData', JSON.stringify({ ...kept, count: 2, remaining: 3 }));
  });
}

async function storeSomebodyElse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const day = { userId: 'else', date: new Date().toISOString().slice(0, 10), isPremium: true };
    localStorage.setItem('isPremium', 'true');
    localStorage.setItem('user_email', 'somebody@else.example');
    localStorage.setItem('usageData', JSON.stringify({ ...day, count: 3, remaining: 27 }));
  });
}

async function generate(page: Page, post: string): Promise<void> {
  await page.getByLabel('Enter the tweet you want to reply to').fill(post);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: /history/i }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
}

test('the last sets are on this device: found, edited as they were, taken up, removed, switched off, gone with signing out', async () => {
  await using visitor = await site.visit('/', { width: 360, as: 'historian@example.com' });
  const { page } = visitor;
  await generate(page, 'I moved to Lisbon today!');
  await page.getByRole('button', { name: 'Edit reply 1' }).click();
  await page.getByLabel('Edit the reply').fill('Send pastéis de nata');
  await generate(page, 'My sourdough starter died again.');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByText('cleared.').waitFor();

  await openHistory(page);
  await page.getByText('2 sets').waitFor();
  await page.getByLabel('Search').fill('PASTÉIS');
  await page.getByText('1 set', { exact: true }).waitFor();
  await page.getByText('Send pastéis de nata').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take up again' }).click();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await page.getByText('Send pastéis de nata').waitFor();
  await page.getByRole('blockquote').getByText('I moved to Lisbon today!').waitFor();
  // What was cleared before would take the place of it.
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  await openHistory(page);
  const sourdough = page.getByRole('listitem').filter({ hasText: 'sourdough' });
  await holdTimers(page, UNDO_MS);
  await sourdough.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('1 set', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 sets').waitFor();
  const isKeeping = page.getByLabel('Keep my sets on this device');
  await isKeeping.uncheck();
  await page.getByText('Nothing is kept.').waitFor();
  // Sets that are brought back are kept, and so are those that come.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 sets').waitFor();
  expect(await isKeeping.isChecked()).toBe(true);
  await isKeeping.uncheck();
  await page.getByText('Nothing is kept.').waitFor();
  // Who switches it on again is not told that it is off, while the step back is there.
  await isKeeping.check();
  await page.getByText('1 set', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await page.getByText('Nothing is kept').count()).toBe(0);
  await isKeeping.uncheck();
  await page.getByText('Nothing is kept.').waitFor();
  await page.goto(site.server().url);
  await generate(page, 'Nobody is to remember this.');
  await openHistory(page);
  await page.getByText('Nothing is kept.').waitFor();
  await page.getByLabel('Keep my sets on this device').check();
  await page.getByText('1 set', { exact: true }).waitFor(); // a page that is left at once writes nothing more
  await page.goto(site.server().url);
  await page.getByText('Nobody is to remember this.').waitFor();
  await openHistory(page);
  await page.getByText('1 set', { exact: true }).waitFor();

  await page.goto(site.server().url);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.goto(`${site.server().url}/history`);
  await page.getByText('Nothing yet.').waitFor();
  expect(await page.evaluate(readKept)).toEqual([]);
});

test('the history has what was written while its page was elsewhere or closed, and nothing that was removed', async () => {
  await using visitor = await site.visit('/', { as: 'wanderer@example.com' });
  const { page } = visitor;
  await generate(page, 'I moved to Lisbon today!');
  await openHistory(page);
  await page.getByText('1 set', { exact: true }).waitFor(); // a page that is left at once writes nothing more
  await page.goBack();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await page.evaluate(leaveInTheMiddle);
  await page.reload();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await openHistory(page);
  await page.getByText('2 sets').waitFor();
  await page.goBack(); // it is looked at once more, and kept no second time
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await openHistory(page);
  await page.getByText('2 sets').waitFor();
  // What is not shown is not removed along with what is.
  const removeAll = page.getByRole('button', { name: 'Remove all' });
  await removeAll.waitFor();
  await page.getByLabel('Search').fill('no such words');
  await removeAll.waitFor({ state: 'detached' });
  await page.getByLabel('Search').fill('');
  await removeAll.waitFor();

  await page.getByRole('button', { name: 'Take up again' }).last().click();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/quick-action*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('Enter the tweet you want to reply to').fill('My sourdough starter died.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.goBack(); // to the history, while it is written
  const takeUp = page.getByRole('button', { name: 'Take up again' }).last();
  await takeUp.dispatchEvent('click'); // it keeps its place
  expect(new URL(page.url()).pathname).toBe('/history');
  const answered = page.waitForResponse(/quick-action/);
  gate.resolve();
  await (await answered).finished();
  await expect.poll(() => takeUp.getAttribute('aria-disabled')).not.toBe('true');
  await takeUp.click(); // an older one, in the place of what nobody has seen
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await openHistory(page);
  await page.getByRole('listitem').filter({ hasText: 'sourdough' }).waitFor();

  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByText('Nothing yet.').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await openHistory(page);
  await page.getByText('Nothing yet.').waitFor();
});

test('each tab has its own post again after a reload', async () => {
  await using visitor = await site.visit('/', { as: 'two-posts@example.com' });
  const { page, context } = visitor;
  const boxOf = (tab: Page) => tab.getByLabel('Enter the tweet you want to reply to');
  await boxOf(page).fill('The post of the first tab');
  const other = await context.newPage();
  await other.goto(site.server().url);
  await boxOf(other).fill('The post of the second tab');
  await page.reload();
  await page.getByText('two-posts@example.com').waitFor();
  expect(await boxOf(page).inputValue()).toBe('The post of the first tab');
});

test('what another tab kept meanwhile is not removed along with what is shown', async () => {
  await using visitor = await site.visit('/', { as: 'tabs@example.com' });
  const { page, context } = visitor;
  await generate(page, 'I moved to Lisbon today!');
  await openHistory(page);
  await page.getByText('1 set', { exact: true }).waitFor();
  const other = await context.newPage();
  await other.goto(site.server().url);
  await generate(other, 'My sourdough starter died again.');
  await openHistory(other);
  await other.getByText('2 sets').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('1 set', { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'sourdough' }).waitFor();
});

test('who signs in after a session that ended by itself finds only their own sets, from the first on', async () => {
  await using visitor = await site.visit('/', { as: 'left.open@example.com' });
  const { page, context } = visitor;
  await generate(page, 'My sister and I do not speak any more.');
  await openHistory(page);
  await page.getByText('1 set', { exact: true }).waitFor();
  await context.clearCookies();
  await page.goto(site.server().url);
  await signIn(page, 'came.next@example.com');
  await openHistory(page);
  await page.getByText('Nothing yet.').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await generate(page, 'I moved to Lisbon today!');
  await openHistory(page);
  await page.getByText('1 set', { exact: true }).waitFor();
  expect(await page.getByText('My sister').count()).toBe(0);
  expect(JSON.stringify(await page.evaluate(readKept))).not.toContain('My sister');
});

test('the history of a browser that keeps nothing says so', async () => {
  await using visitor = await site.visit('/robots.txt', { allow: /status of 404/ });
  const { page } = visitor;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto(`${site.server().url}/history`);
  await page
    .getByRole('alert')
    .getByText('This browser does not let Riposte keep anything')
    .waitFor();
});

/** Runs in the page: the set on its desk becomes another one, of which some replies had come when it was closed. */
function leaveInTheMiddle(): void {
  const kept = JSON.parse(sessionStorage.getItem('desk') ?? '') as { set: object };
  const work = JSON.stringify({ ...kept, set: { ...kept.set, id: 'half', end: 'running' } });
  for (const shelf of [sessionStorage, localStorage]) shelf.setItem('desk', work);
}

/** Runs in the page: what lies in its database, whoever it is of. */
async function readKept(): Promise<unknown[]> {
  const opening = indexedDB.open('riposte');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('history').objectStore('history').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  return reading.result;
}
