import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite();

test('choices are folded away, obeyed, and remembered', async () => {
  await using visitor = await site.visit('/', { as: 'ada@example.com' });
  const { page } = visitor;
  expect(await page.getByLabel('Posted on').isVisible()).toBe(false);
  await page.getByText('More choices').click();
  await page.getByLabel('Replies', { exact: true }).selectOption('3');
  await page.getByLabel('Language').selectOption('de');
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('Tabs are better than spaces.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(3);

  await page.reload();
  // The replies are there again, and need the room.
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByText('More choices · 3 replies · Deutsch').click();
  expect(await page.getByLabel('Replies', { exact: true }).inputValue()).toBe('3');
  expect(await page.getByLabel('Language').inputValue()).toBe('de');
});

test('what another tab chose counts here too, until something is chosen here', async () => {
  await using visitor = await site.visit('/', { as: 'tabs@example.com' });
  const { page, context } = visitor;
  await page.getByText('More choices').click();
  await page.getByLabel('Replies', { exact: true }).waitFor(); // read by now
  const other = await context.newPage();
  await other.goto(site.server().url);
  await other.getByText('More choices').click();
  await other.getByLabel('Replies', { exact: true }).selectOption('3');
  const sent = page.waitForRequest('**/api/quick-action');
  await page.getByLabel('Enter the tweet you want to reply to').fill('Tabs are better.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ choices: { count: 3 } });
});

test('where what names the choices cannot be downloaded the page goes on without', async () => {
  await using visitor = await site.visit('/', { allow: /ERR_FAILED/ });
  const { page } = visitor;
  await page.evaluate(() => localStorage.setItem('choices', '{"count":3}'));
  const isPart = /\/assets\/choices-parts-/;
  await page.route(isPart, (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.reload()]);
  await page.getByText('More choices', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  await page.unroute(isPart);
  await page.reload();
  await page.getByText('More choices · 3 replies').waitFor();
});

test('who wrote the tweet and what it answers go along once, and are not remembered', async () => {
  await using visitor = await site.visit('/', { as: 'origin@example.com' });
  const { page } = visitor;
  await page.getByText('More choices').click();
  await page.getByLabel('Who wrote the tweet').fill('@ann, who sells spaces');
  await page.getByLabel('What the tweet answers').fill('Spaces are fine.');
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('Tabs are better than spaces.');
  const asking = page.waitForRequest('**/api/quick-action');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  expect((await asking).postDataJSON()).toMatchObject({
    author: '@ann, who sells spaces',
    context: 'Spaces are fine.',
  });
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByText('More choices').click();
  await expect.poll(async () => page.getByLabel('Who wrote the tweet').inputValue()).toBe('');
  expect(await page.getByLabel('What the tweet answers').inputValue()).toBe('');
});

test('one reply: another, shorter, edited in place, and handed on, without a use', async () => {
  await using visitor = await site.visit('/', { as: 'grace@example.com' });
  const { page } = visitor;
  await page.getByText('More choices').click();
  await page.getByLabel('Posted on').selectOption('x');
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('Tabs are better than spaces.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Share reply 1 on X' }) })
    .first();
  const words = async () => (await card.getByRole('paragraph').textContent()) ?? '';
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await card.getByRole('button', { name: 'Refine' }).click();
  const first = await words();
  const asking = page.waitForRequest('**/api/revise');
  await card.getByRole('button', { name: 'Another' }).click();
  const asked = (await asking).postDataJSON() as { reply: string; others: string[] };
  await expect.poll(words).not.toBe(first);
  // What stands beside it is not to be said again.
  expect(asked.reply).toBe(first);
  expect(asked.others).toHaveLength(4);
  expect(asked.others).not.toContain(first);
  await page.getByText('Reply 1 is new; 9 changes left.').first().waitFor();
  const second = await words();
  await card.getByRole('button', { name: 'Softer' }).click();
  await expect.poll(words).not.toBe(second);

  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByLabel('Edit the reply').fill('My own words, https://example.com/a/long/address');
  await card.getByText('37/280').waitFor();
  await card.getByRole('button', { name: 'Done' }).click();
  await card.getByText('37/280').waitFor({ state: 'detached' });
  // What its network would not take goes on saying so.
  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByLabel('Edit the reply').fill('x'.repeat(281));
  await card.getByRole('button', { name: 'Done' }).click();
  await card.getByText('281/280').waitFor();
  await card.getByRole('button', { name: 'Edit' }).click();
  const own = 'My own words & signs: #1 + 50 %? https://example.com/a/long/address';
  await card.getByLabel('Edit the reply').fill(own);
  await card.getByRole('button', { name: 'Done' }).click();
  await expect.poll(words).toBe(own);
  await card.getByRole('button', { name: 'Copy' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('My own words');
  const address = new URL(
    (await card.getByRole('link', { name: 'Share' }).getAttribute('href')) ?? '',
  );
  expect(address.hostname).toBe('x.com');
  const row = card.getByRole('group', { name: 'Reply 1', exact: true }).locator('button, a');
  const tops = await row.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(address.searchParams.get('text')).toBe(own);
  expect(await page.getByTestId('remaining').textContent()).toBe('4');
});

test('a reply for Threads is handed to the address that Threads has now', async () => {
  await using visitor = await site.visit('/', { as: 'threader@example.org' });
  const { page } = visitor;
  await page.getByText('More choices').click();
  await page.getByLabel('Posted on').selectOption('threads');
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('Tabs are better than spaces.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const share = page.getByRole('link', { name: 'Share reply 1 on Threads' });
  expect(await share.getAttribute('href')).toMatch(
    /^https:\/\/www\.threads\.com\/intent\/post\?text=\S/,
  );
});

/** A set, and the directions of its first reply. */
async function openRefine(page: Page): Promise<void> {
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('Tabs are better than spaces.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await page.getByRole('button', { name: 'Refine' }).first().click();
}

test('after ten changes the eleventh says what to do', async () => {
  await using visitor = await site.visit('/', { allow: /status of 429/, as: 'ten@example.org' });
  const { page } = visitor;
  await openRefine(page);
  const another = page.getByRole('button', { name: 'Another' }).first();
  for (let change = 0; change < 11; change += 1) {
    const answered = page.waitForResponse('**/api/revise');
    await another.click();
    await answered;
  }
  await page.getByRole('alert').filter({ hasText: 'Generate new replies instead.' }).waitFor();
});

test('a change that was refused and counted says so, and what is left', async () => {
  await using visitor = await site.visit('/', { allow: /status of 422/, as: 'nine@example.org' });
  const { page } = visitor;
  await openRefine(page);
  await page.getByText('10 left in this set').waitFor();
  const error = 'That took one of the changes of this set: 4 left.';
  const refusal = { error, code: 'revision_refused', requestId: 'x', revisionsLeft: 4 };
  await page.route('**/api/revise', (route) => route.fulfill({ status: 422, json: refusal }));
  await page.getByRole('button', { name: 'Shorter' }).first().click();
  await page.getByRole('alert').getByText(error).waitFor();
  await page.getByText('4 left in this set').waitFor();
});

test('a change that comes takes the refusal before it away, and fills an editor that was emptied', async () => {
  await using visitor = await site.visit('/', { allow: /status of 422/, as: 'twice@example.org' });
  const { page } = visitor;
  await openRefine(page);
  const refusal = { error: 'Not this time.', code: 'writer_unusable', requestId: 'x' };
  await page.route('**/api/revise', (route) => route.fulfill({ status: 422, json: refusal }));
  const another = page.getByRole('button', { name: 'Another' });
  await another.click();
  await page.getByRole('alert').getByText('Not this time.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Edit reply 1' }).click();
  const editor = page.getByLabel('Edit the reply');
  await editor.fill(' ');
  await another.click();
  await page.getByText('Reply 1 is new; 9 changes left.').first().waitFor();
  await expect.poll(() => editor.inputValue()).toMatch(/\w/);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a painful post is answered gently, and the screen says so', async () => {
  await using visitor = await site.visit('/', { as: 'care@example.org' });
  const { page } = visitor;
  await page.getByLabel('Enter the tweet you want to reply to').fill('My dog died last night.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const why = page.getByText('This post sounds painful, so these replies are gentle');
  const first = page.getByRole('group', { name: 'Reply 1', exact: true });
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? NaN;
  await first.waitFor();
  expect(await topOf(why)).toBeLessThan(await topOf(first));
  // In another tone they would be the same.
  await page.getByRole('button', { name: 'Five more' }).waitFor();
  await page.getByText('(one use)', { exact: true }).waitFor();
  expect(await page.getByText('or in another tone').count()).toBe(0);
  // The one that was picked does not stand beside them as if it were theirs.
  expect(await page.getByText('Rage Bait').count()).toBe(0);
  expect(await page.locator('[data-tone]').count()).toBe(0);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('1 set', { exact: true }).waitFor();
  expect(await page.getByText('Rage Bait').count()).toBe(0);
});
